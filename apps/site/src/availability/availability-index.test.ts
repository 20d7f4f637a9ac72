import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Calendar, Slot } from '../catalogue/calendar.ts'
import type { WithTimedPrices } from '../catalogue/prices/price-age.ts'
import type { Price } from '../catalogue/product.ts'
import { instantOf } from '../i18n/zoned-time.ts'
import { AvailabilityIndex } from './availability-index.ts'
import type { DayAvailability } from './day-availability.ts'

const ZONE = 'Europe/London'
const TODAY = '2026-12-01'
const NOON = instantOf(TODAY, '12:00', ZONE)
const HOUR = 3_600_000

const price = (amount: number, per: Price['per'] = 'adult'): Price => ({
  display: { amount, currency: 'GBP' },
  per,
  isFrom: false,
})

/** A calendar answer: an amount is an open day, `soldOut` one without tours; other days are missing. */
function calendar(days: Readonly<Record<string, number | 'soldOut'>>, readAt: number): WithTimedPrices<Calendar> {
  return {
    days: Object.entries(days)
      .toSorted()
      .map(([date, amount]) =>
        amount === 'soldOut' ? { date, tourIds: [] } : { date, tourIds: [7], price: { price: price(amount), readAt } },
      ),
  }
}

function slot(
  startTime: string,
  left: number | 'unlimited' | undefined,
  amount: number,
  readAt: number,
): WithTimedPrices<Slot> {
  return {
    ...{ startTime, tourId: 7 },
    ...(left !== undefined && { left }),
    prices: [{ band: 'ADULT', price: { price: price(amount), readAt } }],
  }
}

let now = NOON
let index: AvailabilityIndex
let dependencies: RenderDependencies
beforeEach(() => {
  now = NOON
  index = new AvailabilityIndex({ cutOffOf: () => 0, now: () => now })
  index.recordVenue({ tgid: 1, timeZone: ZONE })
})

function read(from: string, to = from, currency: 'GBP' | 'EUR' = 'GBP'): readonly DayAvailability[] {
  dependencies = new RenderDependencies()
  return index.read([1], { from, to }, { currency, dependencies }).get(1) ?? []
}

const told = (days: readonly DayAvailability[]) =>
  days.map(({ day, state, price }) => [day, state, ...(price ? [price.display.amount] : [])])

test('the prices of groups keep the sizes that pay them', () => {
  const groups = [
    { band: 'GROUP', price: price(300, 'group'), sizes: { min: 1, max: 4 } },
    { band: 'GROUP', price: price(420, 'group'), sizes: { min: 5, max: 8 } },
  ]
  const prices = groups.map((group) => ({ ...group, price: { price: group.price, readAt: NOON } }))
  index.recordCalendar(1, 'GBP', calendar({ '2026-12-02': 300 }, NOON), NOON)
  index.recordSlots(1, '2026-12-02', 'GBP', [{ startTime: '10:00', tourId: 7, left: 8, prices }], NOON)
  expect(read('2026-12-02')[0]?.slots).toEqual([{ start: '10:00', tourId: 7, left: 8, prices: groups }])
})

// spec: D.days.10
test('an access performance runs on days on which its tour is left, by the calendar or by the starts', () => {
  const days = calendar({ '2026-12-02': 20, '2026-12-03': 20, '2026-12-04': 20 }, NOON).days.map((one, place) => ({
    ...one,
    tourIds: place === 1 ? [7, 8] : [7],
  }))
  const runsOn = () => read('2026-12-02', '2026-12-04').map(({ performances }) => performances?.[0]?.isOpen)
  index.recordCalendar(1, 'GBP', { days }, NOON)
  expect(runsOn()).toEqual([undefined, undefined, undefined])
  index.recordVenue({ tgid: 1, accessTours: [{ tourId: 8, trait: 'captioned', access: 'Captioned' }] })
  expect(runsOn()).toEqual([false, true, false])
  const starts = [slot('14:00', 4, 20, NOON), { ...slot('19:30', 0, 20, NOON), tourId: 8 }]
  index.recordSlots(1, '2026-12-03', 'GBP', starts, NOON + 1)
  expect(runsOn()).toEqual([false, false, false])
  // An answer in a language in which none is recognised takes none away.
  index.recordVenue({ tgid: 1, accessTours: [] })
  expect(runsOn()).toEqual([false, false, false])
})

// spec: D.days.8
describe('the next open day', () => {
  const next = (currency: 'GBP' | 'EUR' = 'GBP') => {
    dependencies = new RenderDependencies()
    return index.nextOpenDay(1, { currency, dependencies })
  }

  test.each([
    [{ '2026-12-01': 20 }, '2026-12-01'],
    [{ '2026-12-01': 'soldOut', '2026-12-04': 20 }, '2026-12-04'],
    [{ '2026-12-01': 'soldOut', '2026-12-02': 'soldOut' }, undefined],
  ] as const)('of %j is %s', (days, expected) => {
    index.recordCalendar(1, 'GBP', calendar(days, NOON), NOON)
    expect([next(), next('EUR')]).toEqual([expected, expected])
  })

  test('is unknown without a calendar, and after the last start of today another', () => {
    expect(next()).toBeUndefined()
    index.recordCalendar(1, 'GBP', calendar({ '2026-12-01': 20, '2026-12-03': 30 }, NOON), NOON)
    index.recordSlots(1, TODAY, 'GBP', [slot('13:00', 4, 20, NOON)], NOON)
    expect([next(), dependencies.end]).toEqual([TODAY, NOON + HOUR])
    now += HOUR
    expect(next()).toBe('2026-12-03')
    expect(dependencies.oldestPrice).toBe(Number.POSITIVE_INFINITY)
  })

  test('is at each time what an index says that was never asked before', () => {
    const days = fc.constantFrom('2026-11-30', TODAY, '2026-12-02', '2026-12-03')
    const open = fc.dictionary(days, fc.constantFrom(20, 'soldOut' as const))
    const starts = fc.array(fc.tuple(fc.constantFrom('09:00', '13:00', '23:30'), fc.constantFrom(0, 4)))
    const records = fc.oneof(
      open.map((given) => (at: AvailabilityIndex) => at.recordCalendar(1, 'GBP', calendar(given, now), now)),
      fc.tuple(days, starts).map(([day, given]) => (at: AvailabilityIndex) => {
        const slots = given.map(([time, left]) => slot(time, left, 20, now))
        at.recordSlots(1, day, 'GBP', slots, now)
      }),
      fc.constant((at: AvailabilityIndex) => at.markStale([1])),
      fc.constantFrom('Europe/Rome', 'Asia/Tokyo').map((timeZone) => (at: AvailabilityIndex) => {
        at.recordVenue({ tgid: 2, timeZone, cityCode: 'X' })
      }),
    )
    const steps = fc.array(fc.tuple(fc.constantFrom(1000, HOUR, 11 * HOUR, 25 * HOUR), records), { minLength: 1 })
    const create = () => {
      const made = new AvailabilityIndex({ cutOffOf: () => 0, now: () => now })
      made.recordVenue({ tgid: 1, cityCode: 'X' })
      return made
    }
    const say = (at: AvailabilityIndex) => {
      dependencies = new RenderDependencies()
      const day = at.nextOpenDay(1, { currency: 'GBP', dependencies })
      return [day, [...dependencies.tags], dependencies.end, dependencies.isDegraded]
    }
    fc.assert(
      fc.property(steps, (given) => {
        now = NOON
        const asked = create()
        const done: [number, (at: AvailabilityIndex) => void][] = []
        for (const [wait, record] of given) {
          say(asked)
          now += wait
          const before = now
          const isRecorded = wait !== HOUR
          if (isRecorded) {
            record(asked)
            done.push([now, record])
          }
          const fresh = create()
          for (const [at, again] of done) {
            now = at
            again(fresh)
          }
          now = before
          expect(say(asked)).toEqual(say(fresh))
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('where no price is shown, days have none, and nothing depends on its age', () => {
  index.recordCalendar(1, 'GBP', calendar({ '2026-12-01': 20 }, NOON), NOON)
  index.recordSlots(1, TODAY, 'GBP', [slot('13:00', 4, 20, NOON)], NOON)
  dependencies = new RenderDependencies()
  const [day] =
    index.read([1], { from: TODAY, to: TODAY }, { currency: 'GBP', dependencies, isUnpriced: true }).get(1) ?? []
  expect([day?.state, day?.price, day?.slots]).toEqual([
    ...['open', undefined],
    [expect.objectContaining({ start: '13:00', left: 4, prices: [] })],
  ])
  expect(dependencies.oldestPrice).toBe(Number.POSITIVE_INFINITY)
})

describe('a calendar', () => {
  test('says which days are open, sold out or closed, until its last day', () => {
    index.recordCalendar(
      1,
      'GBP',
      calendar({ '2026-12-02': 20, '2026-12-03': 'soldOut', '2026-12-05': 30 }, NOON),
      NOON,
    )
    expect(told(read(TODAY, '2026-12-09'))).toEqual([
      ['2026-12-01', 'closed'],
      ['2026-12-02', 'open', 20],
      ['2026-12-03', 'soldOut'],
      ['2026-12-04', 'closed'],
      ['2026-12-05', 'open', 30],
    ])
  })

  test('in another currency has the states and no prices', () => {
    index.recordCalendar(1, 'GBP', calendar({ '2026-12-02': 20 }, NOON), NOON)
    expect(told(read('2026-12-02', '2026-12-02', 'EUR'))).toEqual([['2026-12-02', 'open']])
    expect(dependencies.oldestPrice).toBe(Number.POSITIVE_INFINITY)
  })

  test('without days says nothing, and neither does one of yesterday', () => {
    index.recordCalendar(1, 'GBP', calendar({}, NOON), NOON)
    index.recordCalendar(1, 'GBP', calendar({ '2026-12-03': 'soldOut' }, NOON - 24 * HOUR), NOON - 24 * HOUR)
    expect(read(TODAY, '2026-12-09')).toEqual([])
  })

  test('the page depends on it: on changes and on the age of its prices', () => {
    index.recordCalendar(1, 'GBP', calendar({ '2026-12-02': 20 }, NOON - HOUR), NOON - HOUR)
    read('2026-12-02')
    expect([dependencies.tags, dependencies.oldestPrice, dependencies.isDegraded]).toEqual([
      ['tour-group:1'],
      NOON - HOUR,
      false,
    ])
    index.markStale([1])
    read('2026-12-02')
    expect(dependencies.isDegraded).toBe(true)
  })
})

test('an empty index says nothing of the days to come, and that days before today are over', () => {
  expect(told(read('2026-11-30', '2026-12-20'))).toEqual([['2026-11-30', 'closed']])
})

describe('starts', () => {
  beforeEach(() => index.recordCalendar(1, 'GBP', calendar({ [TODAY]: 20, '2026-12-02': 20 }, NOON), NOON))

  test('with prices by age band and what is left', () => {
    index.recordSlots(
      1,
      '2026-12-02',
      'GBP',
      [slot('10:00', 3, 25, NOON + 1), slot('19:00', 0, 22, NOON + 1)],
      NOON + 1,
    )
    expect(read('2026-12-02')).toEqual([
      {
        ...{ day: '2026-12-02', state: 'open', readAt: NOON + 1, price: price(25), slotsReadAt: NOON + 1 },
        slots: [
          { start: '10:00', tourId: 7, left: 3, prices: [{ band: 'ADULT', price: price(25) }] },
          { start: '19:00', tourId: 7, left: 0, prices: [{ band: 'ADULT', price: price(22) }] },
        ],
      },
    ])
  })

  test('have doubtful prices after the provider said that something changed, until they are read again', () => {
    const record = (readAt: number) => index.recordSlots(1, '2026-12-02', 'GBP', [slot('10:00', 3, 25, readAt)], readAt)
    const isDoubted = () => read('2026-12-02')[0]?.hasDoubtfulPrices === true
    record(NOON - 1)
    expect(isDoubted()).toBe(false)
    index.markStale([1])
    expect(isDoubted()).toBe(true)
    record(NOON)
    expect(isDoubted()).toBe(false)
  })

  test.each<[string, readonly (number | 'unlimited' | undefined)[], number, string]>([
    ['newer, all gone', [0, 0], 1, 'soldOut'],
    ['older, all gone', [0, 0], -1, 'open'],
    ['newer, one not told', [0, undefined], 1, 'open'],
    ['newer, without limit', ['unlimited'], 1, 'open'],
    ['newer, none', [], 1, 'open'],
  ])('%s', (_, left, later, state) => {
    const slots = left.map((count, place) => slot(`1${place}:00`, count, 20, NOON + later))
    index.recordSlots(1, '2026-12-02', 'GBP', slots, NOON + later)
    expect(read('2026-12-02')[0]?.state).toBe(state)
  })

  test('that have begun are out, and the price is that of the others', () => {
    index.recordSlots(1, TODAY, 'GBP', [slot('11:00', 3, 20, NOON - 1), slot('19:00', 3, 35, NOON - 1)], NOON - 1)
    expect(told(read(TODAY))).toEqual([[TODAY, 'open', 35]])
    expect(dependencies.end).toBe(instantOf(TODAY, '19:00', ZONE))
    now = instantOf(TODAY, '19:00', ZONE)
    expect(told(read(TODAY))).toEqual([[TODAY, 'closed']])
  })

  test('of a venue whose time zone nobody knows are not told near today', () => {
    index.recordCalendar(2, 'GBP', calendar({ [TODAY]: 20, '2026-12-05': 20 }, NOON), NOON)
    for (const day of [TODAY, '2026-12-05'])
      index.recordSlots(2, day, 'GBP', [slot('11:00', 0, 20, NOON + 1)], NOON + 1)
    const days = index.read([2], { from: TODAY, to: '2026-12-05' }, { currency: 'GBP', dependencies }).get(2) ?? []
    expect(days.map(({ day, state, slots }) => [day, state, slots?.length])).toEqual([
      [TODAY, 'open', undefined],
      ['2026-12-02', 'closed', undefined],
      ['2026-12-03', 'closed', undefined],
      ['2026-12-04', 'closed', undefined],
      ['2026-12-05', 'soldOut', 1],
    ])
  })
})

/** 23:50 and 00:10 of the venue, across both clock changes. */
test.each([
  ['Europe/London', '2026-12-01', '23:50', '2026-12-01'],
  ['Europe/London', '2026-12-02', '00:10', '2026-12-02'],
  ['Pacific/Auckland', '2026-12-01', '23:50', '2026-12-01'],
  ['Pacific/Auckland', '2026-12-02', '00:10', '2026-12-02'],
  ['America/New_York', '2026-10-31', '23:50', '2026-10-31'],
  ['America/New_York', '2026-11-01', '00:10', '2026-11-01'],
  ['Europe/London', '2027-03-27', '23:50', '2027-03-27'],
  ['Europe/London', '2027-03-28', '00:10', '2027-03-28'],
])('in %s on %s at %s the first day is %s', (timeZone, date, time, first) => {
  now = instantOf(date, time, timeZone)
  index.recordVenue({ tgid: 1, timeZone })
  const days = Object.fromEntries(nearby(first).map((day) => [day, 20]))
  index.recordCalendar(1, 'GBP', calendar(days, now), now)
  const [from = '', to = ''] = [nearby(first)[0], nearby(first).at(-1)]
  const open = read(from, to).filter(({ state }) => state === 'open')
  expect(open.map(({ day }) => day)).toEqual(nearby(first).slice(2))
})

function nearby(date: string): readonly string[] {
  return [-2, -1, 0, 1, 2].map((days) => new Date(Date.parse(date) + days * 24 * HOUR).toISOString().slice(0, 10))
}

const DAYS = ['2026-12-02', '2026-12-03', '2026-12-04']
const answers = fc.uniqueArray(
  fc.record({
    readAt: fc.integer({ min: NOON - 20 * HOUR, max: NOON }),
    currency: fc.constantFrom('GBP' as const, 'EUR' as const),
    said: fc.oneof(
      fc.dictionary(
        fc.constantFrom(...DAYS),
        fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant('soldOut' as const)),
      ),
      fc.array(fc.option(fc.nat({ max: 3 }), { nil: undefined }), { maxLength: 3 }),
    ),
  }),
  { selector: ({ readAt }) => readAt, maxLength: 8 },
)
type Answers = typeof answers extends fc.Arbitrary<infer T> ? T : never

function recordAll(given: Answers, between: () => void = () => undefined): readonly DayAvailability[] {
  index = new AvailabilityIndex({ cutOffOf: () => 0, now: () => now })
  index.recordVenue({ tgid: 1, timeZone: ZONE })
  for (const { readAt, currency, said } of given) {
    if (Array.isArray(said)) {
      const slots = said.map((left, place) => slot(`1${place}:00`, left, 1 + (readAt % 99), readAt))
      index.recordSlots(1, '2026-12-03', currency, slots, readAt)
    } else index.recordCalendar(1, currency, calendar(said, readAt), readAt)
    between()
  }
  return read(TODAY, '2026-12-09')
}

test('answers in any order give the same: what the newest said', () => {
  fc.assert(
    fc.property(answers, fc.func(fc.integer()), (given, order) => {
      const shuffled = given.toSorted((one, other) => order(one.readAt) - order(other.readAt))
      expect(recordAll(shuffled)).toEqual(recordAll(given.toSorted((one, other) => one.readAt - other.readAt)))
      const newest = given
        .filter(({ said }) => !Array.isArray(said))
        .toSorted((one, other) => other.readAt - one.readAt)[0]
      const first = recordAll(shuffled).find(({ day }) => day === '2026-12-02')
      if (newest) expect(first?.state).toBe(stateSaid(newest.said, '2026-12-02'))
    }),
  )
})

test('what was read before an answer does not change what is read after it', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const alone = [recordAll(given), dependencies.oldestPrice]
      const readAll = () => (['GBP', 'EUR'] as const).forEach((currency) => void read(TODAY, '2026-12-09', currency))
      expect([recordAll(given, readAll), dependencies.oldestPrice]).toEqual(alone)
    }),
  )
})

function stateSaid(said: object, day: string): DayAvailability['state'] | undefined {
  if (Object.keys(said).length === 0) return undefined
  const amount: unknown = Object.entries(said).find(([name]) => name === day)?.[1]
  return amount === undefined ? 'closed' : amount === 'soldOut' ? 'soldOut' : 'open'
}

test('nothing is sold out that no answer said so', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const soldOut = recordAll(given).flatMap(({ day, state }) => (state === 'soldOut' ? [day] : []))
      for (const day of soldOut) {
        const isSaid = given.some(({ said }) =>
          Array.isArray(said)
            ? day === '2026-12-03' && said.length > 0 && said.every((left) => left === 0)
            : stateSaid(said, day) === 'soldOut',
        )
        expect(isSaid).toBe(true)
      }
    }),
  )
})
