/** More pages wait to be rendered than can be in time. The visitor is asked to come again (503). */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'

  constructor(waiting: number) {
    super(`${waiting} pages wait to be rendered`)
  }
}

/** Whoever asks automatically can come again: of the places in the queue, crawlers get one in so many. */
const CRAWLERS_SHARE = 4

/**
 * Lets pages be rendered one after the other, one in each turn of the event loop. Whatever is ready, such as pages from the
 * cache, is answered in between and so waits for one rendering at most. Who would wait too long is told so at once.
 */
export class RenderTurns {
  readonly #waiting: (() => void)[] = []
  readonly #limit: number
  /** Turns that were refused since the start. */
  refused = 0

  /** @param limit how many may wait; at 4 ms a page, 200 are a second's work */
  constructor(limit: number) {
    this.#limit = limit
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Resolves when it is one's turn.
   *
   * @throws OverloadedError when the queue is full: for crawlers when a quarter of it is
   */
  async next({ isBot }: { readonly isBot: boolean }): Promise<void> {
    const { length } = this.#waiting
    if (length >= (isBot ? this.#limit / CRAWLERS_SHARE : this.#limit)) {
      this.refused += 1
      throw new OverloadedError(length)
    }
    const turn = new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (length === 0) setImmediate(this.#call)
    return turn
  }

  readonly #call = (): void => {
    this.#waiting.shift()?.()
    // Set in this turn, so it is called in the next one, after what came in meanwhile.
    if (this.#waiting.length > 0) setImmediate(this.#call)
  }
}
