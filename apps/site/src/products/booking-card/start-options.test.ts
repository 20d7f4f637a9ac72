import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Slot } from '../../catalogue/calendar.ts'
import { buildStartOptions } from './start-options.ts'

const slot = (startTime: string, tourId: number, remaining: number | undefined, amount = 20): Slot => ({
  startTime,
  tourId,
  ...(remaining === undefined ? {} : { remaining }),
  price: { display: { amount, currency: 'EUR' }, per: 'adult', isFrom: false },
})
const offer = (slots: readonly Slot[], more: Partial<Parameters<typeof buildStartOptions>[1]> = {}) =>
  buildStartOptions(slots, { tourId: undefined, seats: 2, isAskedLater: false, groupSize: undefined, ...more }).map(
    ({ slot: { startTime, tourId, remaining }, kind, isChosen }) => [startTime, tourId, remaining, kind, isChosen],
  )

test('a start can be chosen where its tour has no other one that is left', () => {
  const slots = [
    slot('09:00', 1, 5),
    slot('10:00', 1, 5),
    slot('11:00', 2, 5),
    slot('12:00', 3, 5),
    slot('13:00', 3, 0),
  ]
  expect(offer(slots)).toEqual([
    ['09:00', 1, 5, 'laterChoice', false],
    ['10:00', 1, 5, 'laterChoice', false],
    ['11:00', 2, 5, 'choice', false],
    ['12:00', 3, 5, 'choice', false],
    ['13:00', 3, 0, 'soldOut', false],
  ])
  expect(offer(slots, { tourId: 3 }).filter(([, , , , isChosen]) => isChosen)).toEqual([
    ['12:00', 3, 5, 'choice', true],
  ])
  expect(offer(slots, { tourId: 1 }).filter(([, , , , isChosen]) => isChosen)).toEqual([])
})

test('the only start that is left is chosen, unless another was asked for', () => {
  const slots = [slot('09:00', 1, 0), slot('10:00', 1, undefined)]
  expect(offer(slots)).toEqual([
    ['09:00', 1, 0, 'soldOut', false],
    ['10:00', 1, undefined, 'choice', true],
  ])
  expect(offer(slots, { tourId: 9 })[1]).toEqual(['10:00', 1, undefined, 'choice', false])
})

test('of several at a time: the chosen one, otherwise the cheapest with room', () => {
  const slots = [slot('19:30', 1, 1, 20), slot('19:30', 2, 4, 40), slot('19:30', 3, 0, 10), slot('19:30', 4, 9, 60)]
  expect(offer(slots)).toEqual([['19:30', 2, 4, 'choice', false]])
  expect(offer(slots, { tourId: 4 })).toEqual([['19:30', 4, 9, 'choice', true]])
  expect(offer(slots, { seats: 10 })).toEqual([['19:30', 1, 1, 'tooFew', false]])
  expect(offer(slots, { groupSize: 3 })).toEqual([['19:30', 2, undefined, 'choice', false]])
})

test('nothing is a choice where the booking page asks for the date', () => {
  expect(offer([slot('19:30', 1, 5)], { tourId: 1, isAskedLater: true })).toEqual([
    ['19:30', 1, 5, 'laterChoice', false],
  ])
})

// spec: D.start.1
test('a choice names one start, and what is sold out or too small is none', () => {
  const slots = fc.array(
    fc
      .tuple(fc.constantFrom('09:00', '12:00', '19:30'), fc.integer({ min: 1, max: 4 }), fc.nat(4))
      .map(([time, tour, left]) => slot(time, tour, left)),
    { maxLength: 8 },
  )
  const wanted = { tourId: 2, isAskedLater: false, groupSize: undefined }
  fc.assert(
    fc.property(slots, fc.integer({ min: 1, max: 4 }), (day, seats) => {
      for (const { slot: one, kind, isChosen } of buildStartOptions(day, { ...wanted, seats })) {
        const open = day.filter(({ tourId, remaining }) => tourId === one.tourId && remaining !== 0)
        if (kind === 'choice') expect([open.length, (one.remaining ?? 0) >= seats]).toEqual([1, true])
        if (isChosen) expect([kind, one.tourId]).toEqual(['choice', 2])
      }
    }),
  )
})
