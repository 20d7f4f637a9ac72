import type { ProductCard } from '../../catalogue/product.ts'
import type { CardDay } from '../../products/card/card-day.ts'
import type { ListChoice } from '../../request/address/choices/list-choice.ts'
import { type Party, USUAL_PARTY } from '../../request/address/choices/party.ts'
import { DaysOfList } from './days-of-list.ts'
import { type DayOffer, type OpenDay, totalOn } from './offer-on-days.ts'
import { type IndexSources, readDays } from './read-days.ts'

/** What each card says of its days, by tour group id. */
export type CardDays = ReadonlyMap<number, CardDay>

/** What cards that are no list with filters say of the days and the party of a choice. */
export function loadCardDays(products: readonly ProductCard[], sources: IndexSources): CardDays {
  return cardDaysOf(products, sources.choice, new DaysOfList(readDays(products, sources)))
}

/** What cards say of the chosen days; without any, of the next available one if the address names a party. */
export function cardDaysOf(products: readonly ProductCard[], choice: ListChoice, days: DaysOfList): CardDays {
  const offerOf = days.offersBy(choice)
  return new Map(
    products.flatMap((product) => {
      const cardDay = cardDayOf(product, offerOf(product), days)
      return cardDay ? [[product.tgid, cardDay] as const] : []
    }),
  )
}

function cardDayOf(product: ProductCard, offer: DayOffer | undefined, days: DaysOfList): CardDay | undefined {
  if (offer) return offer.state === 'open' ? chosenDay(offer, days.party) : { kind: offer.state }
  if (days.party === USUAL_PARTY) return undefined
  const next = days.next(product)
  const total = next?.state === 'open' ? totalOn(next, days.party) : undefined
  return next?.state === 'open' && total ? { kind: 'next', day: next.day, total } : undefined
}

function chosenDay(open: OpenDay, party: Party): CardDay {
  const total = totalOn(open, party)
  return { kind: 'chosen', day: open.day, ...(open.price && { price: open.price }), ...(total && { total }) }
}
