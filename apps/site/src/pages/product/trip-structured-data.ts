import { addStartStop } from '../../blocks/itinerary/add-start-stop.ts'
import type { ItineraryStop, VisitLocation } from '../../catalogue/product.ts'
import type { ShownOffer } from '../metadata/build-structured-data.ts'
import type { StructuredNode, TouristTrip, TripPlace } from '../metadata/structured-data-schema.ts'

/**
 * Where the page's tour starts, what it passes and where it ends, as a trip; nothing of a ticket to a place, and nothing
 * where the start is unknown. A pick-up at a hotel has no place.
 *
 * @param url the page's canonical address
 */
export function tripStructuredData(offer: ShownOffer | undefined, url: string): StructuredNode[] {
  const { product, itinerary } = offer ?? {}
  if (!product || product.beginning === 'place') return []
  const { name, startLocation, endLocation, beginning } = product
  const stops = itinerary ? addStartStop(itinerary, product).stops.map(placeOfStop) : []
  const origin = beginning === 'pickup' ? undefined : (placeOf(startLocation) ?? stops[0])
  const end = placeOf(endLocation)
  const places = stops.length === 0 && end ? [end] : stops
  if (!origin && places.length === 0) return []
  const trip: TouristTrip = {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name,
    url,
    ...(origin ? { tripOrigin: origin } : {}),
    ...(places.length > 0 ? { itinerary: places } : {}),
  }
  return [trip]
}

function placeOf(location: VisitLocation | undefined): TripPlace | undefined {
  if (!location?.addressLine) return undefined
  const { addressLine, latitude, longitude } = location
  return { ...named(addressLine), address: addressLine, geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function placeOfStop({ name, place }: ItineraryStop): TripPlace {
  if (!place) return named(name)
  const { latitude, longitude } = place
  return { ...named(name), geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function named(name: string) {
  return { '@type': 'Place' as const, name }
}
