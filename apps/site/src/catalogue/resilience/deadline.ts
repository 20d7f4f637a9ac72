/** A point in time, counted from construction, until which several promises may be awaited. */
export class Deadline {
  readonly #until: number

  /** @param milliseconds until then */
  constructor(milliseconds: number) {
    this.#until = performance.now() + milliseconds
  }

  /**
   * Resolves to the result of `work`, or to `otherwise` when it takes too long.
   *
   * @param patience upper limit in milliseconds, if shorter than the time to the deadline
   * @throws whatever `work` throws before that
   */
  async within<T, U>(work: Promise<T>, otherwise: U, patience = Number.POSITIVE_INFINITY): Promise<T | U> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<U>((resolve) => {
      const left = Math.min(patience, this.#until - performance.now())
      timer = setTimeout(resolve, Math.max(0, left), otherwise)
    })
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
