import type { ProductCard } from '../catalogue/product.ts'
import type { ListChoice, ListOrder } from '../request/address/choices/list-choice.ts'
import type { DayOffersOfList } from './day-offers/day-offers-of-list.ts'
import type { DayOffer } from './day-offers/offer-on-days.ts'
import { effectivePriceAmount } from './filters/filters.ts'

type NumberOf = (product: ProductCard, offer: DayOffer | undefined) => number | undefined

/** Each order by its numbers, lowest first; the second decides between equals of the first. */
const ORDERS: Readonly<Record<ListOrder, readonly NumberOf[]>> = {
  price: [effectivePriceAmount],
  rating: [({ rating }) => rating && -rating.average, ({ rating }) => rating && -rating.count],
  duration: [({ duration }) => duration?.min],
  soonest: [
    ({ nextAvailableDate }, offer) => {
      const day = offer?.state === 'open' ? offer.day : nextAvailableDate
      return day === undefined ? undefined : Date.parse(day)
    },
  ],
}

/** The list in the chosen order: ascending, unknown values last; ties keep the catalogue's order. */
export function sortProducts(
  products: readonly ProductCard[],
  choice: ListChoice,
  days: DayOffersOfList,
): readonly ProductCard[] {
  const numbers = ORDERS[choice.sort?.[0] as ListOrder]
  if (numbers === undefined) return products
  const offerOf = days.offersBy(choice)
  const keyed = products.map((product) => {
    const offer = offerOf(product)
    return { product, keys: numbers.map((numberOf) => numberOf(product, offer) ?? Number.POSITIVE_INFINITY) }
  })
  return keyed.toSorted((one, other) => compare(one.keys, other.keys)).map(({ product }) => product)
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((key, index) => key !== other[index])
  return place < 0 ? 0 : (one[place] ?? 0) < (other[place] ?? 0) ? -1 : 1
}
