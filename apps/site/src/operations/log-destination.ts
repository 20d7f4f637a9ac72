import { pino } from 'pino'

/** Bytes of the write buffer; flushed when the process ends. */
const LOG_BUFFER = 4096
/** Milliseconds between flushes. */
const LOG_FLUSH = 500
/** Upper limit of buffered bytes while writing fails; further lines are dropped. */
const MAX_BUFFERED = 1_048_576

type Destination = ReturnType<typeof pino.destination>

/**
 * The log's destination. Write errors, such as a full disk, do not end the process; lines are buffered and written
 * later.
 *
 * @param fd standard output by default
 */
export function createLogDestination(fd = 1): Destination {
  const options = { sync: false, minLength: LOG_BUFFER, maxLength: MAX_BUFFERED, periodicFlush: LOG_FLUSH }
  const destination = pino.destination({ ...options, dest: fd })
  // Without a listener an error event would end the process.
  destination.on('error', () => undefined)
  return destination
}
