import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressOfTrip,
  countStops,
  MOST_DAYS,
  MOST_STOPS,
  type ParsedTrip,
  parseTrip,
  serializeTrip,
  type Trip,
} from './trip-address.ts'

test.each<[string, ParsedTrip]>([
  ['', { trip: { days: [] }, dropped: 0 }],
  ['?plan=7148', { trip: { days: [[{ tgid: 7148 }]] }, dropped: 0 }],
  [
    '?start=2026-12-05&plan=7148@10:30,7110;7120',
    {
      trip: { start: '2026-12-05', days: [[{ tgid: 7148, time: '10:30' }, { tgid: 7110 }], [{ tgid: 7120 }]] },
      dropped: 0,
    },
  ],
  [
    '?plan=7148%4010%3A30%2C7110%3B',
    { trip: { days: [[{ tgid: 7148, time: '10:30' }, { tgid: 7110 }], []] }, dropped: 0 },
  ],
  ['?plan=;;7', { trip: { days: [[], [], [{ tgid: 7 }]] }, dropped: 0 }],
  ['?plan=;', { trip: { days: [[], []] }, dropped: 0 }],
  ['?start=2026-12-05', { trip: { start: '2026-12-05', days: [] }, dropped: 0 }],
  ['?start=2026-02-30&plan=7', { trip: { days: [[{ tgid: 7 }]] }, dropped: 1 }],
  ['?start=&plan=', { trip: { days: [] }, dropped: 0 }],
  ['?plan=7,x,-1,7@25:00,7@10:3,7@,7@10:00@11:00,8', { trip: { days: [[{ tgid: 7 }, { tgid: 8 }]] }, dropped: 6 }],
  ['?plan=7,,8', { trip: { days: [[{ tgid: 7 }, { tgid: 8 }]] }, dropped: 1 }],
  ['?plan=x', { trip: { days: [] }, dropped: 1 }],
  ['?plan=%E0%A4', { trip: { days: [] }, dropped: 1 }],
  ['?plan=<script>', { trip: { days: [] }, dropped: 1 }],
  ['?plan=7&plan=8', { trip: { days: [[{ tgid: 7 }]] }, dropped: 0 }],
])('%j is %j', (search, expected) => {
  expect(parseTrip(search)).toEqual(expected)
})

// spec: D.trip.1
test('more days and stops than a trip may have are left out and counted', () => {
  const many = parseTrip(`?plan=${Array.from({ length: 40 }, (_, place) => place + 1).join()}`)
  expect([countStops(many.trip.days), many.dropped]).toEqual([MOST_STOPS, 10])
  const long = parseTrip(`?plan=${Array.from({ length: 20 }, (_, place) => place + 1).join(';')}`)
  expect([long.trip.days.length, long.dropped]).toEqual([MOST_DAYS, 6])
})

const stop = fc.record(
  {
    tgid: fc.integer({ min: 1, max: 999_999_999_999 }),
    time: fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  },
  { requiredKeys: ['tgid'] },
)
const start = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const trip: fc.Arbitrary<Trip> = fc
  .record({ start, days: fc.array(fc.array(stop, { maxLength: 4 }), { maxLength: 7 }) }, { requiredKeys: ['days'] })
  // One empty day is no trip yet.
  .filter(({ days }) => days.length !== 1 || days[0]?.length !== 0)

test('what is written is read again, and is written the same', () => {
  fc.assert(
    fc.property(trip, (any) => {
      expect(parseTrip(`?${serializeTrip(any)}`)).toEqual({ trip: any, dropped: 0 })
    }),
  )
})

test('any address is read without an error, within the bounds, and what was read has one form', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { trip: read } = parseTrip(`?plan=${text}`)
      expect(read.days.length <= MOST_DAYS && countStops(read.days) <= MOST_STOPS).toBe(true)
      expect(parseTrip(`?${serializeTrip(read)}`)).toEqual({ trip: read, dropped: 0 })
    }),
  )
})

test.each([
  [{ action: '/trip/', named: [] }, { days: [] }, undefined, '/trip/'],
  [
    { action: '/fr/trip/', named: [] },
    { start: '2026-12-05', days: [[{ tgid: 7 }]] },
    { adults: 1, children: 2, infants: 0 },
    '/fr/trip/?start=2026-12-05&plan=7&adults=1&children=2',
  ],
  [
    { action: '/trip/', named: [['uid', 'a.example']] },
    { days: [[{ tgid: 7 }]] },
    undefined,
    '/trip/?uid=a.example&plan=7',
  ],
] as const)('%j of %j for %j is at %s', (form, of, party, address) => {
  expect(addressOfTrip(form, of, party)).toBe(address)
})
