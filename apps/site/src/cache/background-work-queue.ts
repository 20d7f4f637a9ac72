import { setTimeout as sleep } from 'node:timers/promises'

/** What is to be done when its turn has come; nothing where it is not wanted any more by then. */
type Work = () => Promise<unknown> | undefined

/** More than that many at once are left undone, until they are asked for again. */
const MOST_WAITING = 1000

/** Work aside from the requests: one thing at a time, and never for more than a small part of the processor. */
export class BackgroundWorkQueue {
  readonly #waiting = new Map<string, Work>()
  readonly #restTimes: number
  readonly #rest: (milliseconds: number) => Promise<unknown>
  #isRunning = false

  /**
   * @param restTimes how many times as long as it worked it rests: 19 is a twentieth of one core
   * @param rest waits; it keeps no process alive
   */
  constructor(
    restTimes: number,
    rest = (milliseconds: number): Promise<unknown> => sleep(milliseconds, undefined, { ref: false }),
  ) {
    this.#restTimes = restTimes
    this.#rest = rest
  }

  add(key: string, work: Work): void {
    if (this.#waiting.size >= MOST_WAITING) return
    this.#waiting.set(key, work)
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (const [key, work] of this.#waiting) {
      this.#waiting.delete(key)
      const started = performance.now()
      // What fails stays as it is.
      await work()?.catch(() => undefined)
      await this.#rest((performance.now() - started) * this.#restTimes)
    }
    this.#isRunning = false
  }
}
