/**
 * A bounded cache of a pure function's results for what is asked thousands of times a second: reading it costs one look-up and moves
 * nothing. When half of the most are new, the older half is forgotten, but for what was asked for since.
 */
export class GenerationalCache<V extends {}> {
  readonly #half: number
  #young = new Map<string, V>()
  #old = new Map<string, V>()

  /** @param max maximum number of results */
  constructor(max: number) {
    this.#half = max / 2
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: string, answer: V): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, answer)
  }
}
