import { expect, test } from 'vitest'
import type { Itinerary } from '../catalogue-schema.ts'
import { buildItinerary, encodePolyline } from './itinerary.ts'

const BRIDGE = { latitude: 48.8575, longitude: 2.34 }
const TOWER = { latitude: 48.8584, longitude: 2.2945 }
const itinerary: Itinerary = {
  tourGroupId: 1,
  type: 'BOAT',
  durationMinutes: 60,
  sections: [BRIDGE, TOWER].map((place) => ({
    ...place,
    name: {} as Itinerary['sections'][number]['name'],
    passBy: false,
    minutesToNext: 0,
    kilometresToNext: 0,
  })),
}

test('the way goes straight from stop to stop, or along the river that is given for it', () => {
  const polylineOf = (one: Itinerary) => buildItinerary(one, 'en', false).map.itineraryRoute.polyline
  expect(polylineOf(itinerary)).toBe(encodePolyline([BRIDGE, TOWER]))
  const bend = { latitude: 48.8639, longitude: 2.3136 }
  expect(
    polylineOf({ ...itinerary, route: [BRIDGE, bend, TOWER].map(({ latitude, longitude }) => [latitude, longitude]) }),
  ).toBe(encodePolyline([BRIDGE, bend, TOWER]))
})
