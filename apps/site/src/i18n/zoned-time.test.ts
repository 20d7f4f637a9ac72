import { TZDate, tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { endOfToday, instantOf, isoToday } from './zoned-time.ts'

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)

test.each([
  ['an ordinary time', 'Europe/London', '2026-11-26', '19:30', '2026-11-26T19:30'],
  ['of an hour that comes twice the first', 'Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30'],
  ['the time after it', 'Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00'],
  ['in an hour that is left out as much later', 'Europe/London', '2027-03-28', '01:30', '2027-03-28T01:30'],
  ['in America', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
  ['of half an hour that comes twice the first', 'Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45'],
  ['in Nepal', 'Asia/Kathmandu', '2026-11-26', '00:10', '2026-11-25T18:25'],
  ['on a midnight that is left out', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00'],
  ['on a midnight that comes twice the first', 'America/Havana', '2026-11-01', '00:00', '2026-11-01T04:00'],
])('%s', (_, timeZone, date, time, expected) => {
  expect(iso(instantOf(date, time, timeZone))).toBe(expected)
})

test.each([
  ['of 23 hours', 'Europe/Paris', '2027-03-28T08:00', '2027-03-28T22:00'],
  ['of 25 hours', 'Europe/Paris', '2026-10-25T08:00', '2026-10-25T23:00'],
  ['before a midnight that comes twice', 'America/Havana', '2026-10-31T12:00', '2026-11-01T04:00'],
  ['whose midnight is left out', 'America/Santiago', '2026-09-05T12:00', '2026-09-06T04:00'],
])('a day %s ends', (_, timeZone, now, expected) => {
  expect(iso(endOfToday({ now: Date.parse(`${now}Z`), timeZone }))).toBe(expected)
})

/** Some whose clocks change at midnight, or whose offset is no whole hour. */
const ZONES = [
  ...[
    'Europe/London',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'America/Havana',
  ],
  ...['Africa/Cairo', 'Asia/Beirut', 'America/St_Johns', 'Pacific/Kiritimati', 'Etc/GMT+12', 'UTC', 'Asia/Kolkata'],
]
const FROM = Date.parse('2024-01-01')
const TO = Date.parse('2031-01-01')

test('the day in a time zone, and its end, are those of the very instant', () => {
  assert(
    property(
      constantFrom(...ZONES),
      integer({ min: FROM, max: TO }),
      integer({ min: 0, max: 900_000 }),
      (zone, now, later) => {
        for (const instant of [now, now + later]) {
          const date = format(instant, 'yyyy-MM-dd', { in: tz(zone) })
          const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
          const moment = { now: instant, timeZone: zone }
          expect([isoToday(moment), endOfToday(moment)]).toEqual([
            date,
            new TZDate(year, month - 1, day + 1, zone).getTime(),
          ])
        }
      },
    ),
    { numRuns: 500 },
  )
})

test.each(ZONES)('the day changes in %s at the instant that its end names', (timeZone) => {
  for (let now = FROM; now < TO; now += 86_400_000 * 13.7) {
    const end = endOfToday({ now, timeZone })
    expect(isoToday({ now: end, timeZone }) > isoToday({ now: end - 1, timeZone })).toBe(true)
    expect(isoToday({ now: end - 1, timeZone })).toBe(isoToday({ now, timeZone }))
  }
})
