/**
 * Remembers which tags were purged since when, so that a value computed from data older than a purge is never stored:
 * note the generation before loading, ask before storing.
 */
export class PurgeGenerations {
  #current = 0
  /** Generations up to this one were forgotten; whoever started before must not store. */
  #forgotten = 0
  readonly #byTag = new Map<string, number>()
  readonly #maxTags: number

  constructor(maxTags = 10_000) {
    this.#maxTags = maxTags
  }

  get current(): number {
    return this.#current
  }

  purge(tags: Iterable<string>): void {
    this.#current += 1
    for (const tag of tags) {
      this.#byTag.delete(tag)
      this.#byTag.set(tag, this.#current)
    }
    this.#forget()
  }

  /** Whether any of the tags was purged after `generation` was the current one. */
  isPurgedSince(generation: number, tags: Iterable<string>): boolean {
    if (generation < this.#forgotten) return true
    for (const tag of tags) if ((this.#byTag.get(tag) ?? 0) > generation) return true
    return false
  }

  #forget(): void {
    for (const [tag, generation] of this.#byTag) {
      if (this.#byTag.size <= this.#maxTags) return
      this.#byTag.delete(tag)
      this.#forgotten = generation
    }
  }
}
