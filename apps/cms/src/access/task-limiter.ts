/** Limits how many tasks run at once; the others wait, first in, first out. */
export class TaskLimiter {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#mostWaiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>((start) => this.#waiting.push(start))
    else this.#running += 1
    try {
      return await work()
    } finally {
      // The next task takes over the slot at once, so that no new task gets in between.
      const start = this.#waiting.shift()
      if (start) start()
      else this.#running -= 1
    }
  }
}
