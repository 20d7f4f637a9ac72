import type { CalendarDay, Slot } from '../calendar.ts'
import type { Price, Product, ProductCard } from '../product.ts'
import { ListingPriceCorrections } from './listing-price-corrections.ts'
import { lowestPriceOf } from './main-price.ts'

/** Two contradicting prices, of which the second is shown. */
export interface PriceContradiction {
  readonly tgid: number
  readonly of: 'tour group' | 'variant' | 'day'
  readonly currency: string
  readonly said: number
  readonly shown: number | undefined
}

/** The days of a tour group as its page has loaded them. */
interface KnownDays {
  /** From today on; empty when the calendar is unavailable. */
  readonly days: readonly CalendarDay[]
  /** When the oldest of the prices was read, in milliseconds since the epoch. */
  readonly readAt: number
  /** Whether cards may use the result: not when the calendar is missing or a day has been corrected by its starts. */
  readonly isRemembered: boolean
}

interface PriceReconcilerSettings {
  readonly tell: (contradiction: PriceContradiction) => void
  readonly now: () => number
}

/**
 * Resolves contradicting prices (docs/decisions/042): what can be booked wins. The calendar wins over the listing
 * price, the starts of a day win over the calendar, and a variant that is cheaper than the cheapest day has no price.
 * Each contradiction is reported.
 */
export class PriceReconciler {
  readonly #replaced: ListingPriceCorrections
  readonly #settings: PriceReconcilerSettings

  constructor(settings: PriceReconcilerSettings) {
    this.#settings = settings
    this.#replaced = new ListingPriceCorrections(settings.now)
  }

  /** A tour group with prices that agree with its calendar. */
  ofProduct(product: Product, { days, readAt, isRemembered }: KnownDays): Product {
    const { price: listed, tgid } = product
    if (!listed) return product
    const { currency } = listed.display
    const price = borneOut(listed, days)
    const isReplaced = price !== listed
    const replaced = isReplaced ? { listed: listed.display.amount, price, readAt } : undefined
    if (isRemembered) this.#replaced.set(tgid, currency, replaced)
    if (isReplaced) this.#tell({ tgid, of: 'tour group' }, listed, price)
    const lowest = lowestOnSale(days)
    const variants = product.variants.map((variant) => {
      const { price: own, ...priceless } = variant
      if (!own || !lowest?.isWhole || !isComparable(own, lowest.price) || !isLess(own, lowest.price)) return variant
      this.#tell({ tgid, of: 'variant' }, own, undefined)
      return priceless
    })
    return { ...product, price, variants }
  }

  /** A day with the price of its starts. */
  ofDay(tgid: number, day: CalendarDay, slots: readonly Slot[]): CalendarDay {
    const agreed = withLowestStartPrice(day, slots)
    if (agreed !== day && day.price) this.#tell({ tgid, of: 'day' }, day.price, agreed.price)
    return agreed
  }

  /** A card with its page's price, if that is known to differ; makes no call. */
  ofCard<T extends ProductCard>(card: T, dependencies: { readonly pricedAt: (time: number) => void }): T {
    const { price, tgid } = card
    const replaced = price && this.#replaced.get(tgid, price.display)
    if (!replaced) return card
    dependencies.pricedAt(replaced.readAt)
    return { ...card, price: replaced.price }
  }

  #tell(about: Pick<PriceContradiction, 'tgid' | 'of'>, said: Price, shown: Price | undefined): void {
    const { amount, currency } = said.display
    this.#settings.tell({ ...about, currency, said: amount, shown: shown?.display.amount })
  }
}

/**
 * The listing price, or the lowest price of the days if they contradict it. When the price of a day is unknown, a lower
 * listing price may be that day's and stays.
 */
function borneOut(listed: Price, days: readonly CalendarDay[]): Price {
  const lowest = lowestOnSale(days)
  if (!lowest || !isComparable(listed, lowest.price) || isSame(listed, lowest.price)) return listed
  return isLess(listed, lowest.price) && !lowest.isWhole ? listed : lowest.price
}

/** The lowest price of the days on sale, and whether every day has a price. */
function lowestOnSale(days: readonly CalendarDay[]) {
  const onSale = days.filter(({ tourIds }) => tourIds.length > 0)
  const lowest = lowestPriceOf(onSale.flatMap(({ price }) => price ?? []))
  return lowest && { price: lowest, isWhole: onSale.every(({ price }) => price) }
}

/** A day with the lowest price of its starts that have tickets, where all of their prices are known. */
export function withLowestStartPrice(day: CalendarDay, slots: readonly Slot[]): CalendarDay {
  const open = slots.filter(({ tourId, remaining }) => remaining !== 0 && day.tourIds.includes(tourId))
  const lowest = lowestPriceOf(open.flatMap(({ price }) => price ?? []))
  const isWhole = open.every(({ price }) => price)
  if (!lowest || !isWhole || !day.price || !isComparable(day.price, lowest) || isSame(day.price, lowest)) return day
  return { ...day, price: lowest }
}

/** A price per group and a price per person are not comparable. */
function isComparable(one: Price, other: Price): boolean {
  return (one.per === 'group') === (other.per === 'group')
}

function isSame(one: Price, other: Price): boolean {
  return one.display.amount === other.display.amount
}

function isLess(one: Price, other: Price): boolean {
  return one.display.amount < other.display.amount
}
