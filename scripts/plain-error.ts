/** An error whose message is a clear sentence for the person at the terminal; printed without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
