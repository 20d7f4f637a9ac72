import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseItineraries } from './parse-itinerary.ts'

const START = { latitude: 38.5, longitude: -120.2 }
const END = { latitude: 40.7, longitude: -120.95 }
const POLYLINE = '_p~iF~ps|U_ulLnnqC'

const section = (rank: number, type: string, location: object, more = {}) => ({
  id: rank,
  type,
  location,
  rank,
  details: { name: `Stop ${rank}`, description: '', passBy: false, inclusion: null, ...more },
})
const answerOf = (sections: unknown, polyline: unknown = POLYLINE, duration: unknown = { hours: 1, minutes: 30 }) => ({
  itineraries: [{ id: 1, type: 'BOAT', map: { itineraryRoute: { polyline } }, details: { duration }, sections }],
})

const sections = [
  section(2_147_483_647, 'END_LOCATION', END),
  section(0, 'START_LOCATION', START, {
    name: 'Pont <b>Neuf</b>',
    description: '<p>Meet at the steps.</p><script>x()</script>',
    inclusion: 'INCLUDED',
    timeForNextSection: 6,
    distanceForNextSection: 0.6,
  }),
]
const stops = [
  {
    name: 'Pont Neuf',
    kind: 'start',
    passBy: false,
    description: 'Meet at the steps.',
    included: true,
    millisecondsToNext: 360_000,
    kilometresToNext: 0.6,
    place: START,
  },
  { name: 'Stop 2147483647', kind: 'end', passBy: false, place: END },
]

test('stops by their rank, with what lies between them, and the route', () => {
  expect(parseItineraries(answerOf(sections))).toEqual({
    itinerary: { stops, route: [START, END], duration: 5_400_000 },
  })
})

test.each(['_p~iF~ps|U_ulLnn', '', 'й', null, 7])('instead of the line %j it goes from stop to stop', (polyline) => {
  expect(parseItineraries(answerOf(sections, polyline))?.itinerary?.route).toEqual([START, END])
})

test('one stop is an itinerary, of 200 a hundred are kept, a stop without a name is none', () => {
  expect(parseItineraries(answerOf([section(0, 'STOP', START)], null))?.itinerary?.stops).toHaveLength(1)
  const many = Array.from({ length: 200 }, (_, rank) => section(rank, 'STOP', START))
  expect(parseItineraries(answerOf(many))?.itinerary?.stops).toHaveLength(100)
  expect(parseItineraries(answerOf([section(0, 'STOP', START, { name: ' <b></b>' })]))).toBeUndefined()
})

test('what cannot be is left out', () => {
  const odd = section(
    0,
    'TELEPORT',
    { latitude: 91, longitude: 0 },
    {
      passBy: 'maybe',
      inclusion: 'PERHAPS',
      timeForNextSection: -5,
      distanceForNextSection: 1e9,
    },
  )
  expect(parseItineraries(answerOf([odd, null, {}], null, 'long'))).toEqual({
    itinerary: { stops: [{ name: 'Stop 0', kind: 'stop', passBy: false }], route: [] },
  })
})

test.each([null, 'text', {}, { itineraries: null }, { itineraries: [null] }, answerOf('none')])(
  '%j is no answer',
  (value) => {
    expect(parseItineraries(value)).toBeUndefined()
  },
)

test('no itinerary is an answer', () => {
  expect(parseItineraries({ itineraries: [] })).toEqual({})
})

test('whatever comes, nothing is thrown', () => {
  fc.assert(fc.property(fc.jsonValue(), (item) => void parseItineraries(answerOf([item], item, item))))
})
