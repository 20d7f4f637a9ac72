/** A failure whose message is one clear sentence for the person at the terminal; shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
