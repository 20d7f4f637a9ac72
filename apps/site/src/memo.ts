/**
 * Answers of a pure function, by key. Bounded in the simplest way: when it is full it starts anew, which costs one
 * computation per key and nothing on every look-up, as keeping an order would.
 */
export class Memo<V> {
  readonly #answers = new Map<string, V>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): V | undefined {
    return this.#answers.get(key)
  }

  set(key: string, answer: V): void {
    if (this.#answers.size >= this.#max) this.#answers.clear()
    this.#answers.set(key, answer)
  }
}
