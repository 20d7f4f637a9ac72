/** Does one thing at a time; of what is asked for meanwhile, the last alone. */
export class LatestOnly<T> {
  readonly #run: (value: T) => Promise<void>
  #next: { readonly value: T } | undefined
  #isRunning = false

  /** @param run a failure is its own affair: the next one runs all the same */
  constructor(run: (value: T) => Promise<void>) {
    this.#run = run
  }

  ask(value: T): void {
    this.#next = { value }
    if (!this.#isRunning) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isRunning = true
    while (this.#next) {
      const { value } = this.#next
      this.#next = undefined
      await this.#run(value).catch(() => undefined)
    }
    this.#isRunning = false
  }
}
