import { map, onMount } from 'nanostores'

const CARD = '[data-booking="card"][data-priced]'

/** The shown price of a tour group, and whether a new one is being loaded. */
export interface PriceState {
  /** The formatted price; empty without one. */
  readonly words: string
  readonly isPending: boolean
}

/** Specification, section 3: prices of the page's tour groups by id, read from the page. */
export const prices = map<Readonly<Record<string, PriceState>>>({})

onMount(prices, () => readPrices())

/** Marks a price as being reloaded. */
export function markPricePending(tgid: string): void {
  prices.setKey(tgid, { words: prices.get()[tgid]?.words ?? '', isPending: true })
}

/** Reads all prices from the page; none is being loaded any more. */
export function readPrices(): void {
  const cards = typeof document === 'undefined' ? [] : document.querySelectorAll<HTMLElement>(CARD)
  for (const card of cards) {
    const words = card.querySelector('strong')?.lastChild?.textContent ?? ''
    prices.setKey(card.dataset.priced ?? '', { words, isPending: false })
  }
}

export function isAnyPricePending(): boolean {
  return Object.values(prices.get()).some(({ isPending }) => isPending)
}
