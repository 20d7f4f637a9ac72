import { isBadInput } from './is-bad-input.ts'

/** Characters of a line that is no error. */
const LONGEST_LINE = 200

/** What a driver appends to a statement that the database refused: its values, which are people's words and hashes of passwords. */
const VALUES = /\nparams: [\s\S]*$/

/** What the log says of an error, and of what caused it: all but the values of statements. */
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

/** What of pino's logger is written with. */
interface Logger {
  readonly info: (line: object, words: string) => void
}

/**
 * Whether whoever asked is to blame, such as for a wrong password: nothing failed. By the status, for the bundler shortens the
 * names of classes by which Payload would choose a level.
 */
function isOfAsker(error: Error): boolean {
  const status = 'status' in error ? Number(error.status) : 500
  return (status >= 400 && status < 500) || isBadInput(error)
}

/** Where a line has no words of its own it gets those of its error, which are cut here for the same reason. */
function writeLine(this: Logger, line: unknown[], write: (this: unknown, ...line: Line) => void): void {
  const [object, words, ...values] = line
  const error = object instanceof Error ? object : errorIn(object)
  if (error && words === undefined && isOfAsker(error)) {
    this.info({ refused: 'status' in error ? error.status : 400 }, firstLine(messageOf(error)))
    return
  }
  write.call(this, object, words === undefined && error ? messageOf(error) : words, ...values)
}

/** A driver's sentence goes on with its statement. */
function firstLine(words: string): string {
  return words.split('\n', 1)[0]?.slice(0, LONGEST_LINE) ?? ''
}

function errorIn(object: unknown): Error | undefined {
  const err = typeof object === 'object' && object !== null && 'err' in object ? object.err : undefined
  return err instanceof Error ? err : undefined
}

/** How the content system logs: one line of JSON for each thing, without secrets (docs/operations/logs.md). */
export function logOptions(level: string) {
  return { level, name: 'cms', serializers: { err: describeError }, hooks: { logMethod: writeLine } }
}
