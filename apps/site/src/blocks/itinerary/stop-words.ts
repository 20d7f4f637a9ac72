import type { ItineraryStop } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** What is to be known of a stop beside its name. */
export function stopNotes({ kind, passBy, included }: ItineraryStop, { t }: PageContext): string[] {
  return [
    kind === 'start' && t('itinerary.start'),
    kind === 'end' && t('itinerary.end'),
    passBy && t('itinerary.passBy'),
    included === true && t('itinerary.included'),
    included === false && kind === 'stop' && !passBy && t('itinerary.notIncluded'),
  ].flatMap((note) => note || [])
}

/** How long and how far it is to the next stop; empty when nobody says. */
export function wayToNext({ millisecondsToNext, kilometresToNext }: ItineraryStop, { format }: PageContext): string {
  return [
    millisecondsToNext && format.duration(millisecondsToNext),
    kilometresToNext && format.distance(kilometresToNext),
  ]
    .flatMap((part) => part || [])
    .join(' · ')
}
