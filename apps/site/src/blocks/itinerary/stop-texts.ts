import type { ItineraryStop } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Notes on a stop, beside its name. */
export function stopLabels({ kind, passBy, included }: ItineraryStop, { t }: PageContext): string[] {
  return [
    kind === 'start' && t('itinerary.start'),
    kind === 'end' && t('itinerary.end'),
    passBy && t('itinerary.passBy'),
    included === true && t('itinerary.included'),
    included === false && kind === 'stop' && !passBy && t('itinerary.notIncluded'),
  ].flatMap((note) => note || [])
}

/** Duration and distance to the next stop; empty when unknown. */
export function timeAndDistanceToNext(
  { millisecondsToNext, kilometresToNext }: ItineraryStop,
  { format }: PageContext,
): string {
  return [
    millisecondsToNext && format.duration(millisecondsToNext),
    kilometresToNext && format.distance(kilometresToNext),
  ]
    .flatMap((part) => part || [])
    .join(' · ')
}
