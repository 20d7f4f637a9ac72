import { expect, test } from 'vitest'
import { addStartStop } from '../../blocks/itinerary/add-start-stop.ts'
import type { Itinerary, Product } from '../../catalogue/product.ts'
import { parseItineraries } from '../../catalogue/responses/places/parse-itinerary.ts'
import { parseProduct } from '../../catalogue/responses/products/parse-product.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { tripStructuredData } from '../../pages/product/trip-structured-data.ts'
import { featureLabelsOf } from '../features.tsx'
import { locationFactsOf } from './location-facts.ts'
import type { ProductFact } from './product-facts.ts'
import { transferFactsOf } from './transfer-facts.ts'

const QUAY = { latitude: 47.5, longitude: -2.5 }
const ABBEY = { latitude: 47.9, longitude: -2.1 }
const START = { startLocation: { ...QUAY, addressLine1: '5 Harbour Steps' } }
const END = { endLocation: { ...ABBEY, addressLine1: 'Abbey Square' } }
const GUIDED = { code: 'GUIDED', displayName: 'Guided', type: 'TOUR' }

function parse(answer: object): Product {
  const reading = { lang: 'en', currency: 'EUR', ceiling: 1000, readAt: 7 } as const
  const product = parseProduct({ id: 7, name: 'The abbey', ...answer }, reading)
  if (!product) throw new Error('unreadable')
  const { price: _, variants, ...rest } = product
  return { ...rest, variants: variants.map(({ price: __, ...variant }) => variant) }
}

const section = (type: string, name: string, location: object, more: object = {}) => ({
  ...{ type, rank: 1, location },
  details: { name, ...more },
})

function itineraryOf(...sections: readonly object[]): Itinerary | undefined {
  return parseItineraries({ itineraries: [{ sections }] })?.itinerary
}

const ROUND_TRIP = itineraryOf(
  section('END_LOCATION', 'Harbour', QUAY),
  section('STOP', 'Abbey', ABBEY),
  section('START_LOCATION', 'Harbour', QUAY, { passBy: true }),
)

const told = (facts: readonly ProductFact[]) =>
  facts.filter(({ lines }) => lines.length > 0).map(({ label, lines }) => [label, ...lines])

test.each<readonly [string, object, Itinerary | undefined, readonly (readonly string[])[]]>([
  ['a place to go to', START, undefined, [['Where it begins', '5 Harbour Steps']]],
  ['a guide to meet', { ...START, descriptors: [GUIDED] }, undefined, [['Meeting point', '5 Harbour Steps']]],
  [
    'a day trip',
    { ...START, ...END, primarySubCategory: { id: 1143, displayName: 'Day trips' } },
    undefined,
    [
      ['Meeting point', '5 Harbour Steps'],
      ['Where it ends', 'Abbey Square'],
    ],
  ],
  [
    'a pick-up',
    { ...START, hasHotelPickup: true, descriptors: [GUIDED] },
    undefined,
    [
      ['Pickup', 'At your hotel'],
      ['Where it begins', '5 Harbour Steps'],
    ],
  ],
  [
    'a transfer, which has no hotel pick-up',
    { ...START, ...END, flowType: 'SHARED_AIRPORT_TRANSFER', hasHotelPickup: true },
    undefined,
    [
      ['Departure', '5 Harbour Steps'],
      ['Arrival', 'Abbey Square'],
    ],
  ],
  [
    'a ferry',
    { ...START, primarySubCategory: { id: 1108, displayName: 'Ferry tickets' } },
    undefined,
    [['Departure', '5 Harbour Steps']],
  ],
  [
    'an end that the itinerary alone tells',
    START,
    itineraryOf(section('START_LOCATION', 'Harbour', QUAY), section('END_LOCATION', 'Abbey', ABBEY)),
    [
      ['Where it begins', '5 Harbour Steps'],
      ['Where it ends', 'Abbey'],
    ],
  ],
  [
    'a way back',
    START,
    ROUND_TRIP,
    [
      ['Where it begins', '5 Harbour Steps'],
      ['Where it ends', 'Back at the starting point'],
    ],
  ],
  ['nothing told', {}, undefined, []],
])('%s', (_, answer, itinerary, expected) => {
  expect(told(locationFactsOf(parse(answer), itinerary, fixturePageContext()))).toEqual(expected)
})

test('an itinerary starts where visitors do, whatever the ranks of its sections', () => {
  const kinds = ROUND_TRIP?.stops.map(({ kind, passBy }) => [kind, passBy])
  expect(kinds).toEqual([
    ['start', false],
    ['stop', false],
    ['end', false],
  ])
  const alone = itineraryOf(section('STOP', 'Abbey', ABBEY))
  expect(alone && addStartStop(alone, parse(START)).stops.map(({ name, kind, place }) => [name, kind, place])).toEqual([
    ['5 Harbour Steps', 'start', QUAY],
    ['Abbey', 'stop', ABBEY],
  ])
  expect(alone && addStartStop(alone, parse({}))).toEqual(alone)
})

test('a page describes a trip from its origin, and no trip of a ticket', () => {
  const offerOf = (product: Product, itinerary?: Itinerary) => ({
    ...{ product, itinerary, price: undefined, timeZone: 'Europe/Paris', isAvailable: true },
  })
  const url = 'https://www.lantern.example/abbey/'
  const geo = (place: object) => ({ geo: { '@type': 'GeoCoordinates', ...place } })
  expect(tripStructuredData(offerOf(parse({ ...START, descriptors: [GUIDED] }), ROUND_TRIP), url)).toEqual([
    {
      '@type': 'TouristTrip',
      '@id': `${url}#trip`,
      name: 'The abbey',
      url,
      tripOrigin: { '@type': 'Place', name: '5 Harbour Steps', address: '5 Harbour Steps', ...geo(QUAY) },
      itinerary: ['Harbour', 'Abbey', 'Harbour'].map((name) => ({
        ...{ '@type': 'Place', name },
        ...geo(name === 'Abbey' ? ABBEY : QUAY),
      })),
    },
  ])
  const fetched = tripStructuredData(offerOf(parse({ ...START, ...END, hasHotelPickup: true })), url)
  expect(fetched.map((trip) => Object.keys(trip))).toEqual([['@type', '@id', 'name', 'url', 'itinerary']])
  expect(tripStructuredData(offerOf(parse(START), ROUND_TRIP), url)).toEqual([])
  expect(tripStructuredData(offerOf(parse({ descriptors: [GUIDED] })), url)).toEqual([])
})

const RIDE = {
  flowType: 'PRIVATE_AIRPORT_TRANSFER',
  descriptors: [
    { code: 'HOTEL_PICKUP', displayName: 'Hotel pickup', type: 'TRANSFER' },
    { code: 'AIRPORT_TO_DOOR', displayName: 'To your door', type: 'TRANSFER' },
    { code: 'ALL_TERMINALS', displayName: 'All terminals', type: 'TRANSFER' },
    { code: 'LUGGAGE', displayName: 'One suitcase', type: 'TRANSFER' },
    { code: 'MEET_AND_GREET', displayName: 'A sign with your name', type: 'SERVICE' },
  ],
  variants: [
    { id: 1, name: 'Car', tours: [{ id: 70, maxPax: 3 }] },
    { id: 2, name: 'Van, 7 seats', tours: [{ id: 71, maxPax: 7 }] },
  ],
}

test('a transfer has its direction, terminals, passengers and luggage, each in one place', () => {
  const page = fixturePageContext()
  expect(told(transferFactsOf(parse(RIDE), page))).toEqual([
    ['Direction', 'To your door'],
    ['Airport and terminal', 'All terminals'],
    ['Passengers', 'Car: up to 3', 'Van, 7 seats'],
    ['Luggage', 'One suitcase'],
  ])
  expect(featureLabelsOf(parse(RIDE), page).map(({ words }) => words)).toEqual(['A sign with your name'])
  expect(told(transferFactsOf(parse({ ...RIDE, variants: RIDE.variants.slice(0, 1) }), page))).toContainEqual([
    'Passengers',
    'up to 3',
  ])
})

test('of a ride with others the largest booking is no number of seats', () => {
  expect(told(transferFactsOf(parse({ ...RIDE, flowType: 'SHARED_AIRPORT_TRANSFER' }), fixturePageContext()))).toEqual([
    ['Direction', 'To your door'],
    ['Airport and terminal', 'All terminals'],
    ['Luggage', 'One suitcase'],
  ])
})

test('of what the catalogue does not tell, and of other tours, nothing is said', () => {
  const page = fixturePageContext()
  expect(told(transferFactsOf(parse({ flowType: 'PRIVATE_AIRPORT_TRANSFER' }), page))).toEqual([])
  expect(told(transferFactsOf(parse({ ...RIDE, flowType: 'NORMAL' }), page))).toEqual([])
})
