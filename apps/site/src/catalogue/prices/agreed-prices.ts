import { PRICE_AGE_LIMIT } from '../../cache/lifetime.ts'
import { Memo } from '../../memo.ts'
import type { CalendarDay, Slot } from '../calendar.ts'
import type { Price, Product, ProductCard } from '../product.ts'

/** A listing price that the calendar refuted, and what stands in its place. */
interface Refuted {
  /** What was listed. */
  readonly listed: number
  readonly price: Price
  /** Milliseconds since the epoch. */
  readonly readAt: number
}

/** Two prices of one thing, of which the second is shown. */
export interface Contradiction {
  readonly tgid: number
  readonly of: 'tour group' | 'variant' | 'day'
  readonly currency: string
  readonly said: number
  readonly shown: number | undefined
}

/** What the page of a tour group knows of its days. */
interface KnownDays {
  /** From today on; none where the calendar cannot be had. */
  readonly days: readonly CalendarDay[]
  /** When the oldest of the prices was read, in milliseconds since the epoch. */
  readonly readAt: number
  /** Whether cards say what is found out: not where the calendar is missing, or one day of it has the price of its starts. */
  readonly isRemembered: boolean
}

interface AgreedPricesSettings {
  readonly tell: (contradiction: Contradiction) => void
  readonly now: () => number
}

const MOST_REMEMBERED = 50_000

/**
 * One number where the catalogue says two (docs/decisions/042): what can be booked wins. The calendar beats the listing price, the
 * starts of a day beat the calendar, and a ticket that claims to cost less than the cheapest day has no price. Each time is told.
 */
export class AgreedPrices {
  readonly #refuted = new Memo<Refuted | undefined>(MOST_REMEMBERED)
  readonly #settings: AgreedPricesSettings

  constructor(settings: AgreedPricesSettings) {
    this.#settings = settings
  }

  /** A tour group whose prices its calendar bears out. */
  ofProduct(product: Product, { days, readAt, isRemembered }: KnownDays): Product {
    const { price: listed, tgid } = product
    if (!listed) return product
    const { currency } = listed.display
    const price = borneOut(listed, days)
    const isRefuted = price !== listed
    const refuted = isRefuted ? { listed: listed.display.amount, price, readAt } : undefined
    if (isRemembered) this.#refuted.set(`${tgid} ${currency}`, refuted)
    if (isRefuted) this.#tell({ tgid, of: 'tour group' }, listed, price)
    const lowest = lowestOnSale(days)
    const variants = product.variants.map((variant) => {
      const { price: own, ...priceless } = variant
      if (!own || !lowest?.isWhole || !isComparable(own, lowest.price) || !isLess(own, lowest.price)) return variant
      this.#tell({ tgid, of: 'variant' }, own, undefined)
      return priceless
    })
    return { ...product, price, variants }
  }

  /** A day whose price is that of its starts. */
  ofDay(tgid: number, day: CalendarDay, slots: readonly Slot[]): CalendarDay {
    const agreed = withStarts(day, slots)
    if (agreed !== day && day.price) this.#tell({ tgid, of: 'day' }, day.price, agreed.price)
    return agreed
  }

  /** A card with what its page says, where that is known to be something else; nobody asks the catalogue for it. */
  ofCard<T extends ProductCard>(card: T, dependencies: { readonly pricedAt: (time: number) => void }): T {
    const { price, tgid } = card
    const refuted = price && this.#refuted.get(`${tgid} ${price.display.currency}`)
    const isYoung = refuted && this.#settings.now() - refuted.readAt < PRICE_AGE_LIMIT
    if (!isYoung || refuted.listed !== price?.display.amount) return card
    dependencies.pricedAt(refuted.readAt)
    return { ...card, price: refuted.price }
  }

  #tell(about: Pick<Contradiction, 'tgid' | 'of'>, said: Price, shown: Price | undefined): void {
    const { amount, currency } = said.display
    this.#settings.tell({ ...about, currency, said: amount, shown: shown?.display.amount })
  }
}

/**
 * The listing price itself, or what the days say instead. Where some day has no price that is known, a listing price below the
 * others may be that day's, and stays.
 */
function borneOut(listed: Price, days: readonly CalendarDay[]): Price {
  const lowest = lowestOnSale(days)
  if (!lowest || !isComparable(listed, lowest.price) || isSame(listed, lowest.price)) return listed
  return isLess(listed, lowest.price) && !lowest.isWhole ? listed : lowest.price
}

/** The lowest price of the days that can be had, and whether the price of each is known. */
function lowestOnSale(days: readonly CalendarDay[]) {
  const onSale = days.filter(({ tourIds }) => tourIds.length > 0)
  const lowest = lowestOf(onSale.flatMap(({ price }) => price ?? []))
  return lowest && { price: lowest, isWhole: onSale.every(({ price }) => price) }
}

function withStarts(day: CalendarDay, slots: readonly Slot[]): CalendarDay {
  const open = slots.filter(({ tourId, remaining }) => remaining !== 0 && day.tourIds.includes(tourId))
  const lowest = lowestOf(open.flatMap(({ price }) => price ?? []))
  const isWhole = open.every(({ price }) => price)
  if (!lowest || !isWhole || !day.price || !isComparable(day.price, lowest) || isSame(day.price, lowest)) return day
  return { ...day, price: lowest }
}

/** "From", where another of them costs something else. */
function lowestOf(prices: readonly Price[]): Price | undefined {
  const [lowest] = prices.toSorted((one, other) => one.display.amount - other.display.amount)
  return lowest && { ...lowest, isFrom: lowest.isFrom || prices.some((price) => !isSame(price, lowest)) }
}

/** What a group pays says nothing of what one of it pays. */
function isComparable(one: Price, other: Price): boolean {
  return (one.per === 'group') === (other.per === 'group')
}

function isSame(one: Price, other: Price): boolean {
  return one.display.amount === other.display.amount
}

function isLess(one: Price, other: Price): boolean {
  return one.display.amount < other.display.amount
}
