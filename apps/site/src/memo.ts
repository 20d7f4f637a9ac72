/** Answers of a pure function, by key. When it is full, it forgets the answer that has not been used for longest. */
export class Memo<V> {
  /** The least recently used first: a map iterates in the order of insertion. */
  readonly #answers = new Map<string, V>()
  readonly #max: number

  /** @param max number of answers */
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
