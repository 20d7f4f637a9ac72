import { type DestinationStream, type Logger, pino } from 'pino'
import { type ErrorReporter, errorReportOfLogLine } from './error-reports/error-report.ts'

interface LoggerOptions {
  readonly level: string
  readonly destination: DestinationStream
  /** Absent where errors are reported to nobody. */
  readonly reports: Pick<ErrorReporter, 'report'> | undefined
}

const ERROR = 50

/** The log. What it writes as an error is reported once too, so that both follow one rule (reporter.ts). */
export function createLogger({ level, destination, reports }: LoggerOptions): Logger {
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
