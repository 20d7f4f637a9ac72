import { map, onMount } from 'nanostores'

const CARD = '[data-booking="card"][data-priced]'

/** What a tour group costs as the page says it, and whether another price of it is on its way. */
export interface ShownPrice {
  /** In the visitor's words; empty where the page has none. */
  readonly words: string
  readonly isPending: boolean
}

/** Specification, section 3: the prices of the tour groups that can be chosen on the page, by number. Filled from the page. */
export const prices = map<Readonly<Record<string, ShownPrice>>>({})

onMount(prices, () => readPrices())

/** Another price was asked for: the one that is shown is about to be another. */
export function awaitPrice(tgid: string): void {
  prices.setKey(tgid, { words: prices.get()[tgid]?.words ?? '', isPending: true })
}

/** Nothing is on its way any more: each price is what the page says now. */
export function readPrices(): void {
  const cards = typeof document === 'undefined' ? [] : document.querySelectorAll<HTMLElement>(CARD)
  for (const card of cards) {
    const words = card.querySelector('strong')?.lastChild?.textContent ?? ''
    prices.setKey(card.dataset.priced ?? '', { words, isPending: false })
  }
}

export function isPricePending(): boolean {
  return Object.values(prices.get()).some(({ isPending }) => isPending)
}
