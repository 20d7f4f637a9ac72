/** The causes of an error on one line, innermost last: drivers wrap the reason in an error for the statement. */
export function causeMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  return (cause.message.split('\n')[0] ?? '').trim() || error.name
}
