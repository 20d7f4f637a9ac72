/** Runs one task at a time; of the values that arrive meanwhile only the last is run. */
export class LatestOnlyRunner<T> {
  readonly #run: (value: T) => Promise<void>
  #next: { readonly value: T } | undefined
  #isRunning = false

  /** @param run handles its own failures: the next run starts regardless */
  constructor(run: (value: T) => Promise<void>) {
    this.#run = run
  }

  send(value: T): void {
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
