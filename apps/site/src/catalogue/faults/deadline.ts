/** One moment until which several things are waited for, counted from its making. */
export class Deadline {
  readonly #until: number

  /** @param milliseconds until then */
  constructor(milliseconds: number) {
    this.#until = performance.now() + milliseconds
  }

  /**
   * What `work` gives, or `otherwise` when that takes too long.
   *
   * @param patience milliseconds after which to go on even before the deadline
   * @throws what `work` throws in time
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
