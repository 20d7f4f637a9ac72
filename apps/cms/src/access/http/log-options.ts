import { isInputError } from './is-input-error.ts'

/** Maximum length of a line that is no error. */
const MAX_LINE_LENGTH = 200

/** The values that a driver appends to a refused statement; they include user content and password hashes. */
const VALUES = /\nparams: [\s\S]*$/

/** An error and its causes for the log, without the values of statements. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const message = messageOf(error)
  const { status, code } = error as Error & { readonly status?: unknown; readonly code?: unknown }
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

function messageOf({ message }: Error): string {
  return message.replace(VALUES, '\nparams: …')
}

type Line = [object: unknown, message?: unknown, ...values: unknown[]]

/** The part of pino's logger that is used here. */
interface Logger {
  readonly info: (line: object, words: string) => void
}

/**
 * Whether the client caused the error, such as a wrong password. Decided by status, because the bundler shortens the class
 * names by which Payload would choose a level.
 */
function isOfAsker(error: Error): boolean {
  const status = 'status' in error ? Number(error.status) : 500
  return (status >= 400 && status < 500) || isInputError(error)
}

/** A line without a message gets that of its error, shortened for the same reason. */
function writeLine(this: Logger, line: unknown[], write: (this: unknown, ...line: Line) => void): void {
  const [object, words, ...values] = line
  const error = object instanceof Error ? object : errorIn(object)
  if (error && words === undefined && isOfAsker(error)) {
    this.info({ refused: 'status' in error ? error.status : 400 }, firstLine(messageOf(error)))
    return
  }
  write.call(this, object, words === undefined && error ? messageOf(error) : words, ...values)
}

/** A driver's message continues with its statement. */
function firstLine(words: string): string {
  return words.split('\n', 1)[0]?.slice(0, MAX_LINE_LENGTH) ?? ''
}

function errorIn(object: unknown): Error | undefined {
  const err = typeof object === 'object' && object !== null && 'err' in object ? object.err : undefined
  return err instanceof Error ? err : undefined
}

/** Log options of the content system: one line of JSON per event, without secrets (docs/operations/logs.md). */
export function logOptions(level: string) {
  return { level, name: 'cms', serializers: { err: describeError }, hooks: { logMethod: writeLine } }
}
