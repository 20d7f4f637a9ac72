import { kilometresBetween } from '../../catalogue/kilometres-between.ts'
import type { Itinerary, ItineraryStop, Product, VisitLocation, VisitStartKind } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { ProductFact } from './product-facts.ts'

/** What a start location is called; with a pick-up it is where the tour itself begins. */
export const START_LOCATION_LABEL_KEYS: Readonly<Record<VisitStartKind, MessageKey>> = {
  pickup: 'where.begins',
  departure: 'where.departure',
  meeting: 'map.meetingPoint',
  place: 'where.begins',
}

/** What an end location is called. */
export function endLocationLabelKey(beginning: VisitStartKind): MessageKey {
  return beginning === 'departure' ? 'where.arrival' : 'product.endPoint'
}

/** Below this distance two places are the same. */
const SAME_PLACE_KILOMETRES = 0.3

/** Pick-up, start and end, each where the catalogue says it; the end may be known from the itinerary alone. */
export function locationFactsOf(
  { beginning, startLocation, endLocation }: Product,
  itinerary: Itinerary | undefined,
  { t }: PageContext,
): readonly ProductFact[] {
  const end = endLocation?.addressLine ? addressWords(endLocation) : itineraryEnd(startLocation, itinerary, t)
  return [
    { icon: 'car', label: t('where.pickup'), lines: beginning === 'pickup' ? [t('where.atHotel')] : [] },
    { icon: 'pin', label: t(START_LOCATION_LABEL_KEYS[beginning]), ...addressWords(startLocation) },
    { icon: 'pin', label: t(endLocationLabelKey(beginning)), ...end },
  ]
}

type Where = Pick<ProductFact, 'lines' | 'place'>

function addressWords(place: VisitLocation | undefined): Where {
  return place?.addressLine ? { lines: [place.addressLine], place } : { lines: [] }
}

function itineraryEnd(start: VisitLocation | undefined, itinerary: Itinerary | undefined, t: PageContext['t']): Where {
  const first = itinerary?.stops.find(({ kind }) => kind === 'start')
  const last = itinerary?.stops.findLast(({ kind }) => kind === 'end')
  if (!last) return { lines: [] }
  const isSame = isNear(last, start) || isNear(last, first?.place)
  if (isSame) return { lines: [t('where.endsAtStart')] }
  return { lines: [last.name], ...(last.place ? { place: last.place } : {}) }
}

function isNear({ place }: ItineraryStop, other: VisitLocation | undefined): boolean {
  return place !== undefined && other !== undefined && kilometresBetween(place, other) < SAME_PLACE_KILOMETRES
}
