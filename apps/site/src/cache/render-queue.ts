/** More pages wait to be rendered than can be in time. The visitor is asked to come again (503). */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'

  constructor(waiting: number) {
    super(`${waiting} pages wait to be rendered`)
  }
}

/** Without a limit that somebody set: a second's work. */
const MOST_WAITING = 200
/** Whoever asks automatically can come again: of the places in the queue, crawlers get one in so many. */
const CRAWLERS_SHARE = 4

/**
 * Lets what takes milliseconds be done one after the other, one thing in each turn of the event loop: the beginning of a page,
 * each answer of the catalogue that is read for it, and its rendering. Whatever is ready, such as pages from the
 * cache, is answered in between and so waits for one of these at most. Who would wait too long is told so at once.
 */
export class RenderQueue {
  readonly #waiting: (() => void)[] = []
  /** What was begun comes first, so that little is under way at once. */
  readonly #begun: (() => void)[] = []
  readonly #limit: number
  #isCalled = false
  /** Turns that were refused since the start. */
  refused = 0

  /** @param limit how many pages may wait; at 4 ms a page, 200 are a second's work */
  constructor(limit: number = MOST_WAITING) {
    this.#limit = limit
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Resolves when a page may be begun.
   *
   * @throws OverloadedError when the queue is full: for crawlers when a quarter of it is
   */
  async start({ isBot }: { readonly isBot: boolean }): Promise<void> {
    const { length } = this.#waiting
    if (length >= (isBot ? this.#limit / CRAWLERS_SHARE : this.#limit)) {
      this.refused += 1
      throw new OverloadedError(length)
    }
    return this.#enter(this.#waiting)
  }

  /** Resolves when the next part may be done of what was begun. */
  yield(): Promise<void> {
    return this.#enter(this.#begun)
  }

  #enter(queue: (() => void)[]): Promise<void> {
    const turn = new Promise<void>((resolve) => queue.push(resolve))
    if (!this.#isCalled) setImmediate(this.#call)
    this.#isCalled = true
    return turn
  }

  readonly #call = (): void => {
    const turn = this.#begun.shift() ?? this.#waiting.shift()
    turn?.()
    // Set in this turn, so it is called in the next one, after what came in meanwhile.
    this.#isCalled = this.#begun.length + this.#waiting.length > 0
    if (this.#isCalled) setImmediate(this.#call)
  }
}
