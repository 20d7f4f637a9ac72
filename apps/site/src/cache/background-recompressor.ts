import { setTimeout as sleep } from 'node:timers/promises'

/** A page that can be made smaller at a price. */
interface Recompressible {
  recompress(): Promise<void>
}

/** Rests so many times as long as it worked: a twentieth of one core at most. */
const REST = 19
/** More than that many warm pages at once are left as they are, until they are asked for again. */
const MOST_WAITING = 1000

/** Makes warm pages smaller aside from the requests: one at a time, and never for more than a small part of the processor. */
export class BackgroundRecompressor {
  readonly #waiting = new Map<string, () => Recompressible | undefined>()
  readonly #rest: (milliseconds: number) => Promise<unknown>
  #isRunning = false

  /** @param rest waits; it keeps no process alive */
  constructor(rest = (milliseconds: number): Promise<unknown> => sleep(milliseconds, undefined, { ref: false })) {
    this.#rest = rest
  }

  /** @param find the page when its turn has come; nothing where it is gone by then */
  add(key: string, find: () => Recompressible | undefined): void {
    if (this.#waiting.size >= MOST_WAITING) return
    this.#waiting.set(key, find)
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (const [key, find] of this.#waiting) {
      this.#waiting.delete(key)
      const started = performance.now()
      // A page that cannot be made smaller stays as it is.
      await find()
        ?.recompress()
        .catch(() => undefined)
      await this.#rest((performance.now() - started) * REST)
    }
    this.#isRunning = false
  }
}
