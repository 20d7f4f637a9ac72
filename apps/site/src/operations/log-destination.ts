import { pino } from 'pino'

/** Lines are written together, up to so many bytes; the rest at the latest when the process ends. */
const LOG_BUFFER = 4096
/** … and at the latest after so many milliseconds. */
const LOG_FLUSH = 500
/** Bytes that wait where nothing can be written; what comes then is dropped. */
const MOST_UNWRITTEN = 1_048_576

type Destination = ReturnType<typeof pino.destination>

/**
 * Where the log goes. One that cannot be written, because its disk is full, is no reason to end: pages need no log. Lines wait, and
 * are written once there is room.
 *
 * @param fd standard output unless a test says so
 */
export function createLogDestination(fd = 1): Destination {
  const options = { sync: false, minLength: LOG_BUFFER, maxLength: MOST_UNWRITTEN, periodicFlush: LOG_FLUSH }
  const destination = pino.destination({ ...options, dest: fd })
  // An error that nobody hears ends the process.
  destination.on('error', () => undefined)
  return destination
}
