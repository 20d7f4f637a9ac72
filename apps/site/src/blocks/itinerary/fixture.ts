import type { Itinerary, ItineraryStop } from '../../catalogue/product.ts'
import type { BlockFixturesOf } from '../block.ts'

const block = { id: 'itinerary', type: 'itinerary', tgid: 7119 } as const

const stops: readonly ItineraryStop[] = [
  {
    name: 'Square du Vert-Galant',
    kind: 'start',
    passBy: false,
    description: 'Down the steps behind the rider & to the left.',
    millisecondsToNext: 360_000,
    kilometresToNext: 0.6,
    place: { latitude: 48.8574, longitude: 2.3405 },
  },
  {
    name: 'Orsay',
    kind: 'stop',
    passBy: true,
    millisecondsToNext: 840_000,
    kilometresToNext: 2.6,
    place: { latitude: 48.86, longitude: 2.3266 },
  },
  {
    name: 'Eiffel Tower',
    kind: 'stop',
    passBy: false,
    included: true,
    place: { latitude: 48.8584, longitude: 2.2945 },
  },
  { name: 'Square du Vert-Galant', kind: 'end', passBy: false, place: { latitude: 48.8574, longitude: 2.3405 } },
]
const routeOf = (list: readonly ItineraryStop[]) => list.flatMap(({ place }) => place ?? [])
const tour: Itinerary = { stops, route: routeOf(stops), duration: 3_600_000 }

const german = 'Straßenbahnendhaltestellenaufenthalt '
const sixty = Array.from(
  { length: 60 },
  (_, index): ItineraryStop => ({
    name: `${german.repeat(1 + (index % 4))}${index}`,
    kind: 'stop',
    passBy: index % 3 === 0,
    included: index % 2 === 0,
    description: german.repeat(index % 9),
    millisecondsToNext: 60_000 * (index + 1),
    kilometresToNext: 0.3 * (index + 1),
    place: { latitude: 48.85 + Math.sin(index) / 20, longitude: 2.3 + index / 400 },
  }),
)

const arabic: Itinerary = {
  stops: [
    { ...stops[0], name: 'ساحة فير غالان', kind: 'start', passBy: false, description: 'انزل الدرج خلف التمثال.' },
    { ...stops[2], name: 'برج إيفل', kind: 'end', passBy: false },
  ],
  route: tour.route,
}

export const itineraryFixtures: BlockFixturesOf<'itinerary'> = {
  usual: { block: { ...block, title: 'An hour on the Seine' }, data: tour },
  empty: { block, data: undefined },
  oneStop: { block, data: { stops: stops.slice(0, 1), route: routeOf(stops.slice(0, 1)) } },
  withoutPlaces: { block, data: { stops: [{ name: 'Somewhere', kind: 'stop', passBy: false }], route: [] } },
  long: { block: { ...block, title: german.repeat(6) }, data: { stops: sixty, route: routeOf(sixty) } },
  rightToLeft: { block: { ...block, title: 'ساعة على نهر السين' }, data: arabic },
}
