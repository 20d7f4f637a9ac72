import { type DestinationStream, type Logger, pino } from 'pino'
import { type ErrorReporter, errorReportOfLogLine } from './error-reports/error-report.ts'

interface LoggerOptions {
  readonly level: string
  readonly destination?: DestinationStream
  /** Absent where errors are reported to nobody. */
  readonly reports?: Pick<ErrorReporter, 'report'> | undefined
}

const ERROR = 50
/** Bytes of the write buffer; flushed when the process ends. */
const LOG_BUFFER = 4096
/** Milliseconds between flushes. */
const LOG_FLUSH = 500
/** Upper limit of buffered bytes while writing fails; further lines are dropped. */
const MAX_BUFFERED = 1_048_576

/** The log. What it writes as an error is reported once too, so that both follow one rule (reporter.ts). */
export function createLogger({ level, destination = createLogDestination(), reports }: LoggerOptions): Logger {
  if (!reports) return pino({ level, base: null }, destination)
  const hooks = {
    logMethod(this: Logger, args: Parameters<Logger['error']>, write: Logger['error'], severity: number) {
      const [fields, message] = args as unknown[]
      if (severity >= ERROR && typeof fields === 'object' && fields !== null && typeof message === 'string') {
        const report = errorReportOfLogLine(fields, message, Date.now())
        if (report) reports.report(report)
      }
      write.apply(this, args)
    },
  }
  return pino({ level, base: null, hooks }, destination)
}

/**
 * The log's destination. Write errors, such as a full disk, do not end the process; lines are buffered and written
 * later.
 *
 * @param fd standard output by default
 */
export function createLogDestination(fd = 1) {
  const options = { sync: false, minLength: LOG_BUFFER, maxLength: MAX_BUFFERED, periodicFlush: LOG_FLUSH }
  const destination = pino.destination({ ...options, dest: fd })
  // Without a listener an error event would end the process.
  destination.on('error', () => undefined)
  return destination
}
