/** An error as the log has it, without anything of a visitor. */
export interface ErrorReport {
  readonly message: string
  /** Milliseconds since the epoch. */
  readonly time: number
  /** What was thrown, where something was. */
  readonly error?: { readonly name: string; readonly message: string; readonly stack: string }
  readonly details: Readonly<Record<string, string | number | boolean>>
}

export interface ErrorReporter {
  readonly report: (report: ErrorReport) => void
  /** Waits for reports that are under way, two seconds at most. */
  readonly close: () => Promise<void>
}

/** Fields of log lines that are reported: nothing that a visitor sends. */
const REPORTED = [
  'pageIdentifier',
  'source',
  'kind',
  'status',
  'reason',
  'problem',
  'tgid',
  'document',
  'call',
] as const
/** A request's own line; what failed in it has a line before. */
const REQUEST = 'request'

/** @returns `undefined` for a line that tells of no error of its own */
export function errorReportOfLogLine(fields: object, message: string, time: number): ErrorReport | undefined {
  if (message === REQUEST) return undefined
  const known = new Map<string, unknown>(Object.entries(fields))
  const details = REPORTED.flatMap((name): [string, string | number | boolean][] => {
    const value = known.get(name)
    if (typeof value === 'string') return [[name, withoutVisitors(value)]]
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : []
  })
  const error = known.get('err')
  return {
    message,
    time,
    details: Object.fromEntries(details),
    ...(error instanceof Error && { error: describe(error) }),
  }
}

function describe({ name, message, stack = '' }: Error) {
  return { name, message: withoutVisitors(message), stack: withoutVisitors(stack) }
}

/** Texts of errors may quote an address: its query and mailboxes are left out. */
function withoutVisitors(text: string): string {
  return text.replaceAll(/\?[^\s"'<>)]+/g, '?…').replaceAll(/[^\s"'<>@:]+@[^\s"'<>@:]+\.[a-z]+/gi, '…')
}
