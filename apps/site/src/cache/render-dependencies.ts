/** What one rendering depends on, gathered while it loads. */
export class RenderDependencies {
  readonly #tags = new Set<string>()
  #oldestPrice = Number.POSITIVE_INFINITY
  #isDegraded = false
  #lacksPrices = false
  #lastsUntil = Number.POSITIVE_INFINITY

  get tags(): readonly string[] {
    return [...this.#tags]
  }

  /** When the oldest price of the page was fetched, in milliseconds since the epoch; infinite without prices. */
  get oldestPrice(): number {
    return this.#oldestPrice
  }

  /** Something that belongs on the page could not be had: worth another try soon. */
  get isDegraded(): boolean {
    return this.#isDegraded
  }

  /** Something that may have a price has none: perhaps it has none now, perhaps the catalogue lost it. */
  get lacksPrices(): boolean {
    return this.#lacksPrices
  }

  /** When something on the page stops being true by itself, such as today's date; infinite where nothing does. */
  get end(): number {
    return this.#lastsUntil
  }

  tag(...tags: readonly string[]): void {
    for (const name of tags) this.#tags.add(name)
  }

  pricedAt(time: number): void {
    this.#oldestPrice = Math.min(this.#oldestPrice, time)
  }

  lastsUntil(time: number): void {
    this.#lastsUntil = Math.min(this.#lastsUntil, time)
  }

  lackPrices(): void {
    this.#lacksPrices = true
  }

  degrade(): void {
    this.#isDegraded = true
  }
}
