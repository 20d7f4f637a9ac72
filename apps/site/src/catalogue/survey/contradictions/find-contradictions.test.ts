import { expect, test } from 'vitest'
import { parseItineraries } from '../../responses/places/parse-itinerary.ts'
import { buildAgeCodeRegExp, SANDBOX_AGE_CODE_TEMPLATE } from '../../responses/products/age-code.ts'
import { parseProduct } from '../../responses/products/parse-product.ts'
import {
  CONTRADICTION_CHECKS,
  findContradictions,
  type SurveyedStart,
  type SurveyedTourGroup,
} from './find-contradictions.ts'

const QUAY = { latitude: 47.5, longitude: -2.5 }
const ABBEY = { latitude: 47.9, longitude: -2.1 }
const ELSEWHERE = { latitude: 58.2, longitude: -6.4 }
const CENTRES = new Map([
  ['PORT', QUAY],
  ['ISLE', ELSEWHERE],
])
const HOUR = 3_600_000

/** A day trip of which every statement fits the others. */
const TRIP = {
  id: 7,
  name: 'The abbey: day trip',
  cityCode: 'PORT',
  cityDisplayName: 'Port',
  city: { timeZone: 'Europe/Paris' },
  primarySubCategory: { id: 1143, displayName: 'Day trips' },
  shortSummary: 'An abbey among orchards, and ten hours to see it.',
  highlights: '<ul><li>Never more than <b>eight</b> guests</li><li>A two-hour walk round the walls</li></ul>',
  inclusions: '<ul><li>Return transport by coach</li></ul>',
  exclusions: '<ul><li>Hotel pickup</li></ul>',
  minDuration: 10 * HOUR,
  maxDuration: 10 * HOUR,
  startPoint: QUAY,
  startLocation: { ...QUAY, addressLine1: '5 Harbour Steps' },
  variants: [{ id: 1, name: 'By coach', variantInfo: '', tours: [{ id: 70, maxPax: 8 }] }],
}

type Answer = Readonly<Record<string, unknown>>

const section = (type: string, name: string, location: object, minutes: number | null, rank: number) => ({
  ...{ type, rank, location },
  details: { name, passBy: false, timeForNextSection: minutes },
})

function itineraryOf(minutes: number, start: object = QUAY): Answer {
  const sections = [
    section('START_LOCATION', 'Harbour', start, minutes, 0),
    section('STOP', 'Abbey', ABBEY, minutes, 1),
    section('END_LOCATION', 'Harbour', start, null, 2),
  ]
  return { id: 1, type: 'BUS', details: { duration: { hours: 10, minutes: 0 } }, sections }
}

const MORNING: SurveyedStart = { date: '2027-03-04', startTime: '08:00', endTime: '18:00', remaining: 8, tourId: 70 }

interface Said {
  readonly product?: Answer
  readonly itinerary?: Answer
  readonly starts?: readonly SurveyedStart[]
  readonly isEnglish?: boolean
}

/** The day trip with some statements replaced. */
function surveyed(said: Said): SurveyedTourGroup {
  const reading = {
    lang: 'en',
    currency: 'EUR',
    ceiling: 1000,
    readAt: 7,
    ageCode: buildAgeCodeRegExp(SANDBOX_AGE_CODE_TEMPLATE),
  } as const
  const product = parseProduct({ ...TRIP, ...said.product }, reading)
  const parsed = parseItineraries({ itineraries: [said.itinerary ?? itineraryOf(60)] })
  if (!product || !parsed?.itinerary) throw new Error('unreadable')
  const { itinerary } = parsed
  return { product, itinerary, starts: said.starts ?? [MORNING], centres: CENTRES, isEnglish: said.isEnglish ?? true }
}

const found = (said: Said) => findContradictions(surveyed(said)).map(({ id, evidence }) => [id, evidence])

const sunsetCruise = (startTime: string, endTime?: string): Said => ({
  product: { name: 'Sunset cruise', primarySubCategory: null, inclusions: '', highlights: '', shortSummary: '' },
  starts: [{ date: '2027-03-04', startTime, tourId: 70, ...(endTime ? { endTime } : {}) }],
})
const hours = (openingTime: string, closingTime: string) => ({ operatingScheduleInfo: { openingTime, closingTime } })
const start = (startTime: string, endTime: string) => ({ ...MORNING, startTime, endTime })
const inclusions = (text: string) => ({ inclusions: `<ul><li>Return transport</li><li>${text}</li></ul>` })
const age = (years: number) => ({ code: `AGE_FROM_${years}`, displayName: `${years}+`, type: 'AGE' })
const ticket = (parts: Answer) => ({ variants: [{ ...TRIP.variants[0], ...parts }] })

const FAULTS: readonly (readonly [string, Said, id: string, evidence: string])[] = [
  [
    'a trip that starts where it goes to, by its itinerary',
    { product: { startPoint: ABBEY, startLocation: { ...ABBEY, addressLine1: 'Abbey Square' }, exclusions: '' } },
    'meets-at-destination',
    'it starts at Abbey Square, which its itinerary reaches as “Abbey”',
  ],
  [
    'a trip with a ride that starts far from the city',
    {
      product: { startPoint: ABBEY, startLocation: { ...ABBEY, addressLine1: 'Abbey Square' } },
      itinerary: itineraryOf(60, ABBEY),
    },
    'meets-at-destination',
    'it takes visitors there, and starts at Abbey Square, 54 km from the middle of Port',
  ],
  [
    'a start in another city',
    {
      product: { startPoint: ELSEWHERE, startLocation: ELSEWHERE, primarySubCategory: null },
      itinerary: itineraryOf(60, ELSEWHERE),
    },
    'meets-in-another-city',
    'it is of Port, and starts at its startLocation, in ISLE',
  ],
  [
    'a start a long way from its city',
    {
      product: { startPoint: { latitude: 49, longitude: -2 }, startLocation: null, primarySubCategory: null },
      itinerary: itineraryOf(60, { latitude: 49, longitude: -2 }),
    },
    'meets-in-another-city',
    'it is of Port, and starts at its startLocation, 171 km from the middle of it',
  ],
  [
    'an itinerary that begins elsewhere',
    { itinerary: itineraryOf(60, { latitude: 47.52, longitude: -2.5 }) },
    'itinerary-starts-elsewhere',
    'the itinerary begins at “Harbour”, 2.2 km from 5 Harbour Steps, where visitors start',
  ],
  [
    'legs that leave no time at the stop',
    { itinerary: itineraryOf(254) },
    'legs-exceed-duration',
    'its legs take 4 h 14 min + 4 h 14 min = 8 h 28 min of 10 h',
  ],
  [
    'another duration in the summary',
    { product: { shortSummary: 'Twelve hours in the orchards.' } },
    'duration-in-text',
    '“Twelve hours in the orchards.”, but it takes 10 h',
  ],
  [
    'a part that takes longer than the whole',
    { product: { ...inclusions('A walk of 11 hours') } },
    'duration-in-text',
    '“A walk of 11 hours”, but it takes 10 h',
  ],
  [
    'half a day of ten hours',
    { product: { name: 'The abbey: half-day trip' } },
    'duration-in-text',
    '“half-day trip”, but it takes 10 h',
  ],
  [
    'an evening after closing time',
    { product: hours('09:00', '18:00'), starts: [start('09:00', '18:00'), start('18:00', '21:00')] },
    'start-outside-hours',
    'it is open from 09:00 to 18:00, and on 2027-03-04 it starts at 18:00 and ends at 21:00',
  ],
  [
    'a visit that ends after closing time',
    { product: hours('09:00', '18:00'), starts: [start('17:00', '21:00')] },
    'start-outside-hours',
    'it is open from 09:00 to 18:00, and on 2027-03-04 it starts at 17:00 and ends at 21:00',
  ],
  [
    'a start before it opens',
    { product: hours('10:00', '18:00'), starts: [{ date: '2027-03-04', startTime: '08:00', tourId: 70 }] },
    'start-outside-hours',
    'it is open from 10:00 to 18:00, and on 2027-03-04 it starts at 08:00',
  ],
  [
    'a sunset cruise in the dark',
    sunsetCruise('20:30', '21:30'),
    'far-from-sunset',
    '“Sunset cruise” starts at 20:30 on 2027-03-04, when the sun sets at 18:58',
  ],
  [
    'a sunset cruise at lunch',
    sunsetCruise('12:00', '13:00'),
    'far-from-sunset',
    '“Sunset cruise” starts at 12:00 on 2027-03-04, when the sun sets at 18:58',
  ],
  [
    'a booking that is larger than the group',
    { product: ticket({ tours: [{ id: 70, maxPax: 12 }] }) },
    'larger-than-promised',
    '“Never more than eight guests”, but one booking of “By coach” takes 12 people',
  ],
  [
    'more places left than the group has',
    { starts: [{ ...MORNING, remaining: 12 }] },
    'larger-than-promised',
    '“Never more than eight guests”, but 12 places are left on 2027-03-04 at 08:00 (“By coach”)',
  ],
  [
    'a ticket that is larger than its own name',
    { product: ticket({ name: 'Car, up to 3 passengers', tours: [{ id: 70, maxPax: 4 }] }) },
    'larger-than-promised',
    '“Car, up to 3 passengers”, but one booking of “Car, up to 3 passengers” takes 4 people',
  ],
  [
    'a pick-up that only the text has',
    { product: { ...inclusions('Pickup from your hotel') } },
    'pickup-only-in-text',
    '“Pickup from your hotel”, but hasHotelPickup is false',
  ],
  [
    'a pick-up that is excluded',
    { product: { hasHotelPickup: true } },
    'pickup-not-in-text',
    'hasHotelPickup is true, but “Hotel pickup” is excluded',
  ],
  [
    'a pick-up that no text has',
    { product: { hasHotelPickup: true, exclusions: '' } },
    'pickup-not-in-text',
    'hasHotelPickup is true, but no text names a pick-up',
  ],
  [
    'a transfer that claims hotel pick-up',
    { product: { flowType: 'SHARED_AIRPORT_TRANSFER', hasHotelPickup: true } },
    'transfer-as-hotel-pickup',
    'it takes people to or from an airport, and claims hotel pick-up',
  ],
  [
    'levels that nobody tells',
    { product: { ...inclusions('The card says which levels it opens') } },
    'levels-not-told',
    '“The card says which levels it opens”, but no ticket has a variantInfo',
  ],
  [
    'an age that the text does not admit',
    { product: { ...inclusions('For ages eight and over'), descriptors: [age(6)] } },
    'age-in-text',
    '“For ages eight and over”, but its descriptor says from 6',
  ],
]

test('every check has a planted fault', () => {
  expect(CONTRADICTION_CHECKS.map(({ id }) => id).toSorted()).toEqual(
    [...new Set(FAULTS.map(([, , id]) => id))].toSorted(),
  )
})

test.each(FAULTS)('%s is the one finding', (_, said, id, evidence) => {
  expect(found(said)).toEqual([[id, evidence]])
})

test.each<readonly [string, Said]>([
  ['statements that fit', {}],
  [
    'legs as long as a cruise that stops nowhere',
    { product: { minDuration: 2 * HOUR, maxDuration: 2 * HOUR, ...name('Cruise') } },
  ],
  ['a walk away from the sight', { product: { shortSummary: 'Forty playhouses within a twenty-minute walk.' } }],
  ['a stop of two hours', { product: { ...inclusions('A two-hour visit of the abbey') } }],
  ['an audience after closing time', { product: hours('09:00', '18:00'), starts: [start('17:00', '18:30')] }],
  ['a bar that closes after midnight', { product: hours('18:00', '02:00'), starts: [start('23:00', '01:30')] }],
  ['a sunset cruise before sunset', sunsetCruise('18:00', '19:15')],
  [
    'a ticket that says how large it is',
    { product: ticket({ name: 'Bus, up to 30 people', tours: [{ id: 70, maxPax: 30 }] }), starts: [] },
  ],
  [
    'headsets',
    { product: { highlights: '<p>Headsets for groups of six or more</p>' }, starts: [{ ...MORNING, remaining: 40 }] },
  ],
  ['a pick-up that is denied', { product: { ...inclusions('Everything except hotel pickup') } }],
  [
    'a pick-up on both sides',
    { product: { ...inclusions('Pickup from your hotel'), hasHotelPickup: true, exclusions: '' } },
  ],
  [
    'a ride to a hotel',
    { product: { flowType: 'PRIVATE_AIRPORT_TRANSFER', ...inclusions('Picked up at your hotel') } },
  ],
  [
    'tickets that say what they open',
    { product: { ...inclusions('The card says which levels'), ...ticket({ variantInfo: 'Both levels' }) } },
  ],
  ['the age of the text', { product: { ...inclusions('Ages 8 and over'), descriptors: [age(8)] } }],
  ['an age that only the text tells', { product: { ...inclusions('Ages 8 and over') } }],
  [
    'ages of a part of the guests',
    { product: { ...inclusions('Free for ages six to twelve'), descriptors: [age(0)] } },
  ],
  ['texts in another language', { product: { shortSummary: 'Twelve hours in the orchards.' }, isEnglish: false }],
])('%s: nothing', (_, said) => {
  expect(found(said)).toEqual([])
})

/** As what it goes, and nothing of a day trip. */
function name(text: string): Answer {
  return { name: text, shortSummary: '', highlights: '', inclusions: '', primarySubCategory: null }
}
