/** One line, the innermost cause last: drivers wrap the reason in the statement that met it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  return (cause.message.split('\n')[0] ?? '').trim() || error.name
}
