import type { ProductCard } from '../../catalogue/product.ts'
import type { CardAvailability } from '../../products/card/card-availability.ts'
import type { ListChoice } from '../../request/address/choices/list-choice.ts'
import { type Party, USUAL_PARTY } from '../../request/address/choices/party.ts'
import { DayOffersOfList } from './day-offers-of-list.ts'
import { type DayOffer, lowestPartyTotalOn, type OpenDayOffer } from './offer-on-days.ts'
import { type ListAvailabilitySources, readListAvailability } from './read-list-availability.ts'

/** What each card says of its days, by tour group id. */
export type CardAvailabilityByTgid = ReadonlyMap<number, CardAvailability>

/** What cards that are no list with filters say of the days and the party of a choice. */
export function loadCardAvailabilities(
  products: readonly ProductCard[],
  sources: ListAvailabilitySources,
): CardAvailabilityByTgid {
  return resolveCardAvailabilities(
    products,
    sources.choice,
    new DayOffersOfList(readListAvailability(products, sources)),
  )
}

/** What cards say of the chosen days; without any, of the next available one if the address names a party. */
export function resolveCardAvailabilities(
  products: readonly ProductCard[],
  choice: ListChoice,
  days: DayOffersOfList,
): CardAvailabilityByTgid {
  const offerOf = days.offersBy(choice)
  return new Map(
    products.flatMap((product) => {
      const cardDay = cardDayOf(product, offerOf(product), days)
      return cardDay ? [[product.tgid, cardDay] as const] : []
    }),
  )
}

function cardDayOf(
  product: ProductCard,
  offer: DayOffer | undefined,
  days: DayOffersOfList,
): CardAvailability | undefined {
  if (offer) return offer.state === 'open' ? chosenDay(offer, days.party) : { kind: offer.state }
  if (days.party === USUAL_PARTY) return undefined
  const next = days.next(product)
  const total = next?.state === 'open' ? lowestPartyTotalOn(next, days.party) : undefined
  return next?.state === 'open' && total ? { kind: 'next', day: next.day, total } : undefined
}

function chosenDay(open: OpenDayOffer, party: Party): CardAvailability {
  const total = lowestPartyTotalOn(open, party)
  return { kind: 'chosen', day: open.day, ...(open.price && { price: open.price }), ...(total && { total }) }
}
