/** A bounded cache of a pure function's results (LRU). */
export class Memo<V> {
  /** In order of use, the least recently used first: maps iterate in order of insertion. */
  readonly #answers = new Map<string, V>()
  readonly #max: number

  /** @param max maximum number of results */
  constructor(max: number) {
    this.#max = max
  }

  get(key: string): V | undefined {
    const answer = this.#answers.get(key)
    if (answer !== undefined) this.set(key, answer)
    return answer
  }

  set(key: string, answer: V): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (this.#answers.size <= this.#max) return
    const oldest = this.#answers.keys().next()
    if (!oldest.done) this.#answers.delete(oldest.value)
  }
}
