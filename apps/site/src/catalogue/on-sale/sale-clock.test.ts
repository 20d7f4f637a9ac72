import { describe, expect, test } from 'vitest'
import type { TourStart } from '../calendar.ts'
import {
  firstSaleDay,
  isOnSale,
  latestFirstSaleDay,
  nextSaleDayChangeAt,
  restrictDayToOnSale,
  saleEndOf,
} from './sale-clock.ts'

const MINUTE = 60_000
const at = (now: string, timeZone: string, minutes = 0) => ({
  now: Date.parse(now),
  timeZone,
  cutOff: minutes * MINUTE,
})
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)

describe('a start', () => {
  test.each([
    ['has a minute left', '2026-11-26T14:29:00Z', 'Europe/London', '14:30', 0, true],
    ['has begun', '2026-11-26T14:30:00Z', 'Europe/London', '14:30', 0, false],
    ['is further than the cut-off', '2026-11-26T13:29:00Z', 'Europe/London', '14:30', 60, true],
    ['is as near as the cut-off', '2026-11-26T13:30:00Z', 'Europe/London', '14:30', 60, false],
    ['in Kathmandu, 5:45 ahead', '2026-11-26T08:44:00Z', 'Asia/Kathmandu', '14:30', 0, true],
    ['in Kathmandu, begun', '2026-11-26T08:45:00Z', 'Asia/Kathmandu', '14:30', 0, false],
    ['in Buenos Aires, 3 behind', '2026-11-26T17:29:00Z', 'America/Argentina/Buenos_Aires', '14:30', 0, true],
    ['in Buenos Aires, begun', '2026-11-26T17:30:00Z', 'America/Argentina/Buenos_Aires', '14:30', 0, false],
    ['in Auckland, 13 ahead in summer', '2026-11-26T01:29:00Z', 'Pacific/Auckland', '14:30', 0, true],
    ['in Auckland, begun', '2026-11-26T01:30:00Z', 'Pacific/Auckland', '14:30', 0, false],
    // spec: D.visit.22
  ] as const)('%s', (_, now, zone, startTime, cutOff, expected) => {
    expect(isOnSale({ date: '2026-11-26', startTime }, at(now, zone, cutOff))).toBe(expected)
  })

  test.each([
    ['before clocks are put forward', '2027-03-28', '00:30', '2027-03-28T00:30'],
    ['in the hour that is left out: as much later', '2027-03-28', '01:30', '2027-03-28T01:30'],
    ['after it', '2027-03-28', '02:30', '2027-03-28T01:30'],
    ['before clocks are put back', '2026-10-25', '00:30', '2026-10-24T23:30'],
    ['in the hour that comes twice: the first', '2026-10-25', '01:30', '2026-10-25T00:30'],
    ['after it', '2026-10-25', '02:30', '2026-10-25T02:30'],
  ])('%s', (_, date, startTime, expected) => {
    expect(iso(saleEndOf({ date, startTime }, at('2026-10-01T00:00:00Z', 'Europe/London')))).toBe(expected)
  })

  test('on an island that puts its clocks back by half an hour', () => {
    const clock = at('2026-10-01T00:00:00Z', 'Australia/Lord_Howe')
    expect(iso(saleEndOf({ date: '2027-04-04', startTime: '01:45' }, clock))).toBe('2027-04-03T14:45')
  })
})

describe('the first day of which anything can be had', () => {
  test.each([
    ['ten minutes before midnight', '2026-11-26T22:50:00Z', 'Europe/Paris', 0, '2026-11-26', '2026-11-26T23:00'],
    ['ten minutes after it', '2026-11-26T23:10:00Z', 'Europe/Paris', 0, '2026-11-27', '2026-11-27T23:00'],
    ['with an hour of cut-off', '2026-11-26T22:10:00Z', 'Europe/Paris', 60, '2026-11-27', '2026-11-27T22:00'],
    ['with two days of it', '2026-11-26T22:10:00Z', 'Europe/Paris', 2880, '2026-11-28', '2026-11-26T23:00'],
    ['the day of 23 hours', '2027-03-28T10:00:00Z', 'Europe/Paris', 0, '2027-03-28', '2027-03-28T22:00'],
    ['the day of 25 hours', '2026-10-25T10:00:00Z', 'Europe/Paris', 0, '2026-10-25', '2026-10-25T23:00'],
    ['in Kathmandu', '2026-11-26T18:15:00Z', 'Asia/Kathmandu', 0, '2026-11-27', '2026-11-27T18:15'],
    ['in Auckland', '2026-11-26T11:00:00Z', 'Pacific/Auckland', 0, '2026-11-27', '2026-11-27T11:00'],
  ])('%s', (_, now, zone, cutOff, day, end) => {
    const clock = at(now, zone, cutOff)
    expect([firstSaleDay(clock), iso(nextSaleDayChangeAt(clock))]).toEqual([day, end])
    expect(firstSaleDay(clock) <= latestFirstSaleDay(clock)).toBe(true)
  })
})

describe('what is left of a day', () => {
  const day = { date: '2026-11-26', tourIds: [1, 2] }
  const start = (startTime: string, tourId: number, isSoldOut = false): TourStart => ({
    ...{ date: '2026-11-26', startTime, tourId, isSoldOut },
  })
  const hours = { opens: '09:00', closes: '18:00', nextOpenDate: '2026-11-26' }
  const left = (
    time: string,
    starts: readonly TourStart[],
    schedule: Parameters<typeof restrictDayToOnSale>[2] = undefined,
    minutes = 0,
    of = day,
  ) => {
    const found = restrictDayToOnSale(of, starts, schedule, at(`2026-11-26T${time}:00Z`, 'Europe/London', minutes))
    return [found.day?.tourIds, iso(found.until)]
  }

  test.each([
    ['both tours', '10:00', [start('11:00', 1), start('14:30', 2)], [[1, 2], '2026-11-26T11:00']],
    ['the one that still begins', '12:00', [start('11:00', 1), start('14:30', 2)], [[2], '2026-11-26T14:30']],
    ['nothing once all have begun', '23:08', [start('11:00', 1), start('14:30', 2)], [undefined, '2026-11-27T00:00']],
    ['no tour that is sold out', '12:00', [start('14:30', 1, true), start('14:30', 2)], [[2], '2026-11-26T14:30']],
    ['a tour of no known time', '12:00', [start('14:30', 2)], [[1, 2], '2026-11-26T14:30']],
    ['all of it without times or hours', '23:50', [], [[1, 2], '2026-11-27T00:00']],
  ] as const)('%s', (_, time, starts, expected) => {
    expect(left(time, starts)).toEqual(expected)
  })

  test.each([
    ['until it closes', '17:59', hours, 0, [[1, 2], '2026-11-26T18:00']],
    ['nothing when it has closed', '18:00', hours, 0, [undefined, '2026-11-27T00:00']],
    ['nothing within the cut-off of closing', '17:00', hours, 60, [undefined, '2026-11-26T23:00']],
    [
      'nothing on a day on which it is closed',
      '10:00',
      { ...hours, nextOpenDate: '2026-11-28' },
      0,
      [undefined, '2026-11-27T00:00'],
    ],
    [
      'all of it where it closes after midnight',
      '23:50',
      { ...hours, closes: '02:00' },
      0,
      [[1, 2], '2026-11-27T00:00'],
    ],
  ] as const)('without times %s', (_, time, schedule, minutes, expected) => {
    expect(left(time, [], schedule, minutes)).toEqual(expected)
  })

  test('of a day before nothing, of one to come and of one that is sold out all of it', () => {
    const nothing = { ...day, tourIds: [] }
    expect(left('23:08', [start('11:00', 1)], hours, 0, { ...day, date: '2026-11-25' })[0]).toBeUndefined()
    expect(left('23:08', [start('11:00', 1)], hours, 0, { ...day, date: '2026-11-27' })[0]).toEqual([1, 2])
    expect(left('10:00', [start('11:00', 1)], hours, 0, nothing)[0]).toEqual([])
  })
})
