import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '../i18n/day-number.ts'
import { instantOf } from '../i18n/zoned-time.ts'
import { AvailabilityIndex } from './availability-index.ts'
import { parseAvailabilityRow, toAvailabilityRow } from './availability-row.ts'
import { MAX_PAST_DAYS } from './sold-out-history.ts'

const ZONE = 'Europe/Paris'
const TGID = 7
/** A Saturday; the clocks change within the weeks after it. */
const FIRST = '2026-08-01'
const WEEKS = 20

let now = 0
let index: AvailabilityIndex
beforeEach(() => {
  index = newIndex()
  index.startRemembering()
})

function newIndex(): AvailabilityIndex {
  const made = new AvailabilityIndex({ cutOffOf: () => 0, now: () => now })
  made.recordVenue({ tgid: TGID, timeZone: ZONE })
  return made
}

/** The places left by start, as an answer says them at a time of a day. */
type Left = Readonly<Record<string, number>>

function look(date: string, at: string, left: Left, on = date): void {
  now = instantOf(on, at, ZONE)
  const slots = Object.entries(left).map(([startTime, places]) => ({ startTime, tourId: 1, left: places }))
  index.recordSlots(TGID, date, 'EUR', slots, now)
}

const NONE_LEFT: readonly (readonly [at: string, left: Left])[] = [
  ['07:00', { '10:00': 0, '11:00': 5 }],
  ['09:30', { '10:00': 0, '11:00': 0 }],
]
const ALL_LEFT: readonly (readonly [at: string, left: Left])[] = [['09:30', { '10:00': 3, '11:00': 5 }]]

/** Looks at days a week apart, from the first one on. @returns the day after the last of them, a week later */
function watch(days: readonly (readonly (readonly [at: string, left: Left])[])[], from = FIRST): string {
  for (const [week, looks] of days.entries()) {
    for (const [at, left] of looks) look(addDays(from, week * 7), at, left)
  }
  const next = addDays(from, days.length * 7)
  look(next, '08:00', { '10:00': 3, '11:00': 3 })
  return next
}

const evidenceIn = (of: AvailabilityIndex, date: string) => of.soldOutByWeekday(TGID)[new Date(date).getUTCDay()] ?? []
const evidence = (date: string) => evidenceIn(index, date)

describe('what the last days of a weekday tell', () => {
  test('how often a start sold out, and before all others; the day with which it began does not count', () => {
    const days = Array.from({ length: WEEKS }, (_, week) => (week % 10 < 7 ? NONE_LEFT : ALL_LEFT))
    const next = watch([NONE_LEFT, ...days])
    expect(evidence(next)).toEqual([
      { start: '10:00', days: 20, soldOut: 14, first: 14 },
      { start: '11:00', days: 20, soldOut: 14, first: 0 },
    ])
    expect(evidence(addDays(next, 1))).toEqual([])
  })

  // spec: D.hour.1
  test('nothing of fewer than eight days', () => {
    expect(evidence(watch(Array(8).fill(NONE_LEFT)))).toEqual([])
    index = newIndex()
    index.startRemembering()
    expect(evidence(watch(Array(9).fill(NONE_LEFT)))[0]).toEqual({ start: '10:00', days: 8, soldOut: 8, first: 8 })
  })

  // spec: D.hour.1
  test('nothing of a start that sold out on less than half of them', () => {
    const days = Array.from({ length: 11 }, (_, week) => (week < 5 ? NONE_LEFT : ALL_LEFT))
    expect(evidence(watch(days))).toEqual([])
  })

  test.each([
    ['both were gone at the next look', [['09:00', { '10:00': 0, '11:00': 0 }]], 0],
    [
      'the other one was gone before',
      [
        ['06:00', { '10:00': 2, '11:00': 0 }],
        ['09:00', { '10:00': 0, '11:00': 0 }],
      ],
      0,
    ],
    [
      'it was free again later',
      [
        ['06:00', { '10:00': 0, '11:00': 2 }],
        ['09:00', { '10:00': 1, '11:00': 2 }],
      ],
      12,
    ],
  ] as const)('a start is first or not: %s', (_, looks, first) => {
    const next = watch(Array(13).fill(looks))
    expect(evidence(next).find(({ start }) => start === '10:00')).toEqual({
      start: '10:00',
      days: 12,
      soldOut: 12,
      first,
    })
  })

  test.each([
    [10, [{ start: '10:00', days: 18, soldOut: 10, first: 10 }]],
    [8, []],
  ])('a day that was last seen with places, however early, is one of the days: %d of 18', (count, expected) => {
    const early = [['06:00', { '10:00': 9, '11:00': 9 }]] as const
    const days = Array.from({ length: 19 }, (_, week) => (week <= count ? NONE_LEFT : early))
    expect(evidence(watch(days)).slice(0, 1)).toEqual(expected)
  })

  test('an answer about many days at once is remembered of each, and one that was read before another, too', () => {
    for (let week = 0; week < 10; week += 1) {
      const saturday = addDays(FIRST, week * 7)
      now = instantOf(saturday, '06:00', ZONE)
      const days = [saturday, addDays(saturday, 1)]
      const starts = days.flatMap((date) => [
        { date, startTime: '10:00', tourId: 1, isSoldOut: true, left: 0 },
        { date, startTime: '11:00', tourId: 1, isSoldOut: false, left: 4 },
      ])
      index.recordStarts(TGID, { from: saturday, to: addDays(saturday, 1) }, starts, now)
    }
    const next = addDays(FIRST, 70)
    look(next, '08:00', { '10:00': 3 })
    look(addDays(next, 1), '08:00', { '10:00': 3 }, next)
    expect([evidence(next), evidence(addDays(next, 1))]).toEqual([
      [{ start: '10:00', days: 9, soldOut: 9, first: 9 }],
      [{ start: '10:00', days: 10, soldOut: 10, first: 10 }],
    ])
  })

  test('what is closed because it has begun is not sold out', () => {
    watch(Array(12).fill([['10:30', { '10:00': 0, '11:00': 5 }]]))
    expect(index.known(TGID)?.soldOut).toBeUndefined()
  })

  test('days that sell out before they come are remembered, and looks beyond midnight belong to the venue’s day', () => {
    for (let week = 0; week < 10; week += 1) {
      const day = addDays(FIRST, week * 7)
      look(day, '12:00', { '10:00': 0, '11:00': 5 }, addDays(day, -3))
      look(day, '09:30', { '11:00': 5 })
    }
    const next = addDays(FIRST, 70)
    look(next, '00:10', { '10:00': 3 })
    expect(evidence(next)).toEqual([{ start: '10:00', days: 9, soldOut: 9, first: 9 }])
  })

  test('tickets of one time are sold out when all are, and of what nobody counts nothing is known', () => {
    for (let week = 0; week < 10; week += 1) {
      const date = addDays(FIRST, week * 7)
      now = instantOf(date, '09:00', ZONE)
      const at = (startTime: string, left?: number) => ({
        startTime,
        tourId: 1,
        ...(left === undefined ? {} : { left }),
      })
      index.recordSlots(TGID, date, 'EUR', [at('10:00', 0), at('10:00', 2), at('11:00', 0), at('12:00')], now)
    }
    const next = addDays(FIRST, 70)
    look(next, '08:00', { '10:00': 3 })
    expect(evidence(next)).toEqual([{ start: '11:00', days: 9, soldOut: 9, first: 9 }])
  })
})

describe('what is kept', () => {
  test('nothing before it is known what was stored, and nothing of what never sells out', () => {
    index = newIndex()
    watch(Array(3).fill(NONE_LEFT))
    expect(index.known(TGID)?.soldOut).toBeUndefined()
    index.startRemembering()
    watch(Array(3).fill(ALL_LEFT), addDays(FIRST, 28))
    expect(index.known(TGID)?.soldOut).toBeUndefined()
  })

  test('no history to which nothing was added for as long as its days count', () => {
    watch(Array(9).fill(NONE_LEFT))
    const whole = structuredClone(index.known(TGID)?.soldOut)
    now += (MAX_PAST_DAYS - 1) * 86_400_000
    index.forget()
    expect([whole?.past.size, index.known(TGID)?.soldOut]).toEqual([8, whole])
    now += 2 * 86_400_000
    expect(index.forget().historiesBefore).toBe(now - MAX_PAST_DAYS * 86_400_000)
    expect(index.known(TGID)?.soldOut).toBeUndefined()
  })

  test('the last twenty weeks, whatever happens', () => {
    const left = fc.record({ '10:00': fc.integer({ min: 0, max: 2 }), '11:00': fc.integer({ min: 0, max: 2 }) })
    fc.assert(
      fc.property(fc.array(left, { minLength: 160, maxLength: 200 }), (looks) => {
        index = newIndex()
        index.startRemembering()
        for (const [place, one] of looks.entries()) look(addDays(FIRST, place), '09:00', one)
        const last = addDays(FIRST, looks.length - 1)
        const { past = new Map(), coming = new Map() } = index.known(TGID)?.soldOut ?? {}
        expect(past.size).toBeLessThanOrEqual(MAX_PAST_DAYS)
        expect([...past.keys()].every((day) => day >= dayNumber(last) - MAX_PAST_DAYS)).toBe(true)
        expect(coming.size).toBeLessThanOrEqual(1)
        for (const { days, soldOut, first } of evidence(last)) {
          expect([first <= soldOut, soldOut <= days, days <= WEEKS]).toEqual([true, true, true])
        }
      }),
      { numRuns: 10 },
    )
  })

  test('is the same when it was stored and read', () => {
    watch(Array(9).fill(NONE_LEFT))
    const value = index.known(TGID)?.soldOut
    if (!value) throw new Error('nothing was remembered')
    const refused: string[] = []
    expect(
      parseAvailabilityRow(toAvailabilityRow(TGID, { kind: 'soldOut', value }), now, (_, why) => refused.push(why)),
    ).toEqual({
      kind: 'soldOut',
      value,
    })
    expect(refused).toEqual([])
  })

  test('another process takes it over', () => {
    const next = watch(Array(9).fill(NONE_LEFT))
    const other = newIndex()
    const value = index.known(TGID)?.soldOut
    expect(value && other.merge(TGID, { kind: 'soldOut', value })).toBe(true)
    expect(evidenceIn(other, next)).toEqual(evidence(next))
  })
})
