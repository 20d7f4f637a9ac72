/** What one rendering depends on, gathered while it loads. */
export class RenderDependencies {
  readonly #tags = new Set<string>()
  /** When the oldest price of the page was fetched, in milliseconds since the epoch; infinite without prices. */
  oldestPrice = Number.POSITIVE_INFINITY
  /** Something that belongs on the page could not be had: worth another try soon. */
  isDegraded = false
  /** Something that may have a price has none: perhaps it has none now, perhaps the catalogue lost it. */
  lacksPrices = false
  /** When something on the page stops being true by itself, such as today's date; infinite where nothing does. */
  end = Number.POSITIVE_INFINITY

  get tags(): readonly string[] {
    return [...this.#tags]
  }

  /** `oldestPrice`; `undefined` without prices. */
  get pricesReadAt(): number | undefined {
    return Number.isFinite(this.oldestPrice) ? this.oldestPrice : undefined
  }

  tag(...tags: readonly string[]): void {
    for (const name of tags) this.#tags.add(name)
  }

  pricedAt(time: number): void {
    this.oldestPrice = Math.min(this.oldestPrice, time)
  }

  lastsUntil(time: number): void {
    this.end = Math.min(this.end, time)
  }

  lackPrices(): void {
    this.lacksPrices = true
  }

  degrade(): void {
    this.isDegraded = true
  }
}
