import { expect, test } from 'vitest'
import type { Slot } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'
import type { Party } from '../request/address/choices/party.ts'
import { tourGroupFactsFromCatalogue } from './tour-group-facts-from-catalogue.ts'

const DATE = '2026-12-05'
const LATER = '2026-12-06'
/** Two people at most, or at least four; each ticket has one tour. */
const tickets = {
  variants: [
    { tourIds: [1], partySize: { max: 2 } },
    { tourIds: [2], partySize: { min: 4 } },
  ],
} as unknown as Product
const party = (adults: number): Party => ({ adults, children: 0, infants: 0 })
const slot = (startTime: string, tourId: number): Slot => ({ startTime, tourId })

/** What is known of a day on which both tours have tickets, or one. */
function dayFor(people: Party, slots: readonly Slot[], tourIds: readonly number[] = [1, 2], product = tickets) {
  const calendar = { days: [{ date: DATE, tourIds }] }
  const visitors = { party: people, isAskedLater: false, timeZone: 'Europe/Rome' }
  return tourGroupFactsFromCatalogue({ product, calendar, slots: new Map([[DATE, slots]]) }, visitors).onDay(DATE)
}

const timesFor = (people: Party, slots: readonly Slot[]) => {
  const day = dayFor(people, slots)
  return day.kind === 'open' ? day.starts.map(({ time, tourId, hasRoom }) => `${time} ${tourId} ${hasRoom}`) : day.kind
}

const TIMES = [
  [2, ['09:00 1 true', '10:00 2 false', '11:00 1 true']],
  [3, ['09:00 1 false', '10:00 2 false', '11:00 1 false']],
  [5, ['09:00 1 false', '10:00 2 true', '11:00 2 true']],
] as const
// spec: D.trip.2
test.each(TIMES)('of tickets for two and for four or more %i people can have %j', (count, expected) => {
  const slots = [slot('09:00', 1), slot('10:00', 2), slot('11:00', 1), slot('11:00', 2)]
  expect(timesFor(party(count), slots)).toEqual(expected)
})

const DAYS = [
  [2, [1, 2], 'open'],
  [3, [1, 2], 'soldOut'],
  [2, [2], 'soldOut'],
  [5, [2], 'open'],
  [5, [1], 'soldOut'],
] as const
// spec: D.trip.2
test.each(DAYS)('to %i visitors at any time a day of the tours %j is %s', (count, tourIds, kind) => {
  expect(dayFor(party(count), [], tourIds).kind).toBe(kind)
})

test('a tour of no known ticket may be booked by whom any ticket is for, and what has no tickets by all', () => {
  const start = { time: '09:00', tourId: 9, hasRoom: true, left: undefined, endTime: undefined, total: undefined }
  expect(dayFor(party(5), [slot('09:00', 9)], [9])).toEqual({ kind: 'open', starts: [start] })
  const none = { variants: [] } as unknown as Product
  expect(dayFor(party(99), [], [9], none).kind).toBe('open')
})

test('each day is read once', () => {
  const visitors = { party: party(2), isAskedLater: false, timeZone: 'Europe/Rome' }
  const calendar = { days: [{ date: DATE, tourIds: [1] }] }
  const { onDay } = tourGroupFactsFromCatalogue(
    { product: tickets, calendar, slots: new Map([[DATE, [slot('09:00', 1)]]]) },
    visitors,
  )
  expect(onDay(DATE)).toBe(onDay(DATE))
  expect(onDay(LATER)).toBe(onDay(LATER))
})
