import type { SaveAttempt } from '../save-indicator/save-attempt.ts'

const WINDOWS_KEPT = 1000

/** Tells which saves of a form come after a newer one, for the windows that have saved last. */
export class SaveOrder {
  readonly #newest = new Map<string, number>()

  /** Whether a newer save of the document by the same window has come before; notes this one. @param document any name of it */
  isOvertaken(document: string, { window, attempt }: SaveAttempt): boolean {
    const key = `${window} ${document}`
    const known = this.#newest.get(key)
    if (known !== undefined && attempt < known) return true
    this.#newest.delete(key)
    this.#newest.set(key, attempt)
    const [oldest] = this.#newest.keys()
    if (this.#newest.size > WINDOWS_KEPT && oldest !== undefined) this.#newest.delete(oldest)
    return false
  }
}
