import { describe, expect, test } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'
import { parseSlots, parseStarts } from './parse-slots.ts'

const READING = { lang: 'en', currency: 'GBP', ceiling: 18_000, readAt: 5 } as const
const day = (more: object = {}) => ({
  primaryPax: 'ADULT',
  listingPrice: 43.75,
  retailPrice: 46,
  extraCharges: 0,
  isPricingInclusiveOfExtraCharges: false,
  availableTourIds: [4700],
  discountAvailable: true,
  ...more,
})
const answerOf = (dates: object, metadata: unknown = { startDate: '2026-12-01', endDate: '', currency: 'GBP' }) => ({
  dates,
  metadata,
})
const priceOf = (more: object) => parseCalendar(answerOf({ '2026-12-01': day(more) }), READING)?.days[0]?.price?.price
const gbp = (amount: number) => ({ amount, currency: 'GBP' })

describe('a calendar', () => {
  test('days in their order, each with its price and no discount; a day without tours is sold out', () => {
    const dates = { '2026-12-03': day({ availableTourIds: [] }), '2026-12-01': day() }
    const price = {
      price: { display: gbp(43.75), per: 'adult', isFrom: false },
      readAt: 5,
    }
    expect(parseCalendar(answerOf(dates), READING)).toEqual({
      days: [
        { date: '2026-12-01', tourIds: [4700], price },
        { date: '2026-12-03', tourIds: [], price },
      ],
    })
  })

  test.each([
    ['charges that come on top', { extraCharges: 2.1 }, 45.85],
    ['charges that are in it', { extraCharges: 2.1, isPricingInclusiveOfExtraCharges: true }, 43.75],
    ['sums of fractions', { listingPrice: 0.1, extraCharges: 0.2 }, 0.3],
    ['a price of zero', { listingPrice: 0 }, undefined],
    ['no price', { listingPrice: null }, undefined],
    ['a price in words', { listingPrice: '43' }, undefined],
    ['less than nothing', { extraCharges: -60 }, undefined],
    ['more than anything costs', { listingPrice: 18_001 }, undefined],
  ])('%s', (_, more, amount) => {
    expect(priceOf(more)?.display.amount).toBe(amount)
  })

  test('it says what its price is of', () => {
    const display = { amount: 43.75, currency: 'GBP' }
    expect(priceOf({ availableTourIds: [1, 2] })).toEqual({ display, isFrom: true, per: 'adult' })
    expect(priceOf({ primaryPax: 'SENIOR' })).toEqual({ display, isFrom: false, per: 'person' })
    expect(priceOf({ primaryPax: 'GROUP' })).toEqual({ display, isFrom: false, per: 'group' })
  })

  test('none at all, with dates that are empty text', () => {
    expect(parseCalendar(answerOf({}, { startDate: '', endDate: '', currency: 'GBP' }), READING)).toEqual({ days: [] })
  })

  // spec: D.visit.6
  test('of three years, of a sold-out year and of one day', () => {
    const dates = (count: number, more: object) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10),
          day(more),
        ]),
      )
    const years = parseCalendar(answerOf(dates(1096, {})), READING)?.days ?? []
    expect([years.length, years.at(-1)?.date]).toEqual([1096, '2029-11-30'])
    const soldOut = parseCalendar(answerOf(dates(365, { availableTourIds: [] })), READING)?.days ?? []
    expect([soldOut.length, soldOut.flatMap(({ tourIds }) => tourIds)]).toEqual([365, []])
    expect(parseCalendar(answerOf(dates(1, {})), READING)?.days).toHaveLength(1)
  })

  test('in another currency, or in one that it does not say, it has days and no prices', () => {
    for (const metadata of [{ currency: 'ISK' }, {}, null, 'GBP']) {
      const calendar = parseCalendar(answerOf({ '2026-12-01': day() }, metadata), READING)
      expect(calendar).toEqual({ days: [{ date: '2026-12-01', tourIds: [4700] }] })
    }
  })

  test('what is no day is left out, alone', () => {
    const dates = { '2026-02-30': day(), tomorrow: day(), '2026-12-01': day({ availableTourIds: [1, 'x', null, -2] }) }
    const days = parseCalendar(answerOf(dates), READING)?.days
    expect(days?.map(({ date, tourIds }) => [date, tourIds])).toEqual([['2026-12-01', [1]]])
  })

  test.each([
    undefined,
    null,
    'x',
    [],
    {},
    { dates: [] },
    { dates: null },
    answerOf({ x: day() }),
    answerOf({ '2026-12-01': 7 }),
  ])('%j is none', (value) => {
    expect(parseCalendar(value, READING)).toBeUndefined()
  })
})

const start = (more: object = {}) => ({
  startDate: '2026-12-01',
  startTime: '09:30:00',
  endTime: null,
  tourId: 4700,
  priceProfile: {
    priceProfileType: 'PER_PERSON',
    persons: [
      { type: 'CHILD', retailPrice: 20, listingPrice: 20, extraCharges: 1, discount: 0 },
      { type: 'ADULT', retailPrice: 40, listingPrice: 40, extraCharges: 1.5, discount: 0 },
    ],
    groups: [],
  },
  paxAvailability: [{ remaining: 27, availability: 'LIMITED' }],
  ...more,
})
const startsOf = (...availabilities: unknown[]) => ({ availabilities, currencyCode: 'GBP' })
const slotOf = (more: object) => parseSlots(startsOf(start(more)), '2026-12-01', READING)?.slots[0]

describe('starts', () => {
  test('in the order of the day, with what an adult pays and what is left', () => {
    const answer = startsOf(start(), start({ startTime: '08:00', tourId: 4701 }), start({ startDate: '2026-12-02' }))
    const price = { price: { display: gbp(41.5), per: 'adult', isFrom: false }, readAt: 5 }
    const child = { price: { display: gbp(21), per: 'person', isFrom: false }, readAt: 5 }
    const prices = [
      { band: 'CHILD', price: child },
      { band: 'ADULT', price },
    ]
    expect(parseSlots(answer, '2026-12-01', READING)).toEqual({
      slots: [
        { startTime: '08:00', tourId: 4701, left: 27, remaining: 27, price, prices },
        { startTime: '09:30', tourId: 4700, left: 27, remaining: 27, price, prices },
      ],
    })
  })

  test.each<[string, unknown, number | undefined, number | 'unlimited' | undefined]>([
    ['limited', [{ remaining: 3, availability: 'LIMITED' }], 3, 3],
    [
      'the best of several',
      [
        { remaining: 3, availability: 'LIMITED' },
        { remaining: 9, availability: 'LIMITED' },
      ],
      9,
      9,
    ],
    ['unlimited', [{ remaining: 0, availability: 'UNLIMITED' }], undefined, 'unlimited'],
    ['closed', [{ remaining: 12, availability: 'CLOSED' }], 0, 0],
    ['a word that nobody knows', [{ remaining: 4, availability: 'HARDLY' }], 4, 4],
    ['less than none', [{ remaining: -4, availability: 'LIMITED' }], 0, undefined],
    ['nothing said', [], 0, undefined],
    ['nonsense', 'many', 0, undefined],
  ])('%s: what may be sold, and what is known', (_, paxAvailability, remaining, left) => {
    const slot = slotOf({ paxAvailability })
    expect([slot?.remaining, slot?.left]).toEqual([remaining, left])
  })

  test('an impossible number of tickets is told', () => {
    const told: unknown[] = []
    const answer = startsOf(start({ paxAvailability: [{ remaining: -4, availability: 'LIMITED' }] }))
    parseSlots(answer, '2026-12-01', { ...READING, report: (dropped) => told.push(dropped) })
    expect(told).toEqual([{ field: 'paxAvailability[].remaining', reason: 'unreadable' }])
  })

  test('it ends after midnight too; an end that is no time is left out', () => {
    expect([slotOf({ endTime: '01:15:00' })?.endTime, slotOf({ endTime: 'late' })?.endTime]).toEqual([
      '01:15',
      undefined,
    ])
  })

  // A price of zero is a trap where adults pay it, and a free infant is not.
  test.each<[string, readonly object[], readonly (readonly [string, number])[]]>([
    [
      'a free infant',
      [
        { type: 'ADULT', listingPrice: 40 },
        { type: 'INFANT', listingPrice: 0 },
      ],
      [
        ['ADULT', 40],
        ['INFANT', 0],
      ],
    ],
    [
      'a free adult',
      [
        { type: 'ADULT', listingPrice: 0 },
        { type: 'CHILD', listingPrice: 20 },
      ],
      [],
    ],
    ['only free bands', [{ type: 'INFANT', listingPrice: 0 }], []],
    [
      'a senior for nothing',
      [
        { type: 'ADULT', listingPrice: 40 },
        { type: 'SENIOR', listingPrice: 0 },
      ],
      [['ADULT', 40]],
    ],
  ])('prices by age band: %s', (_, persons, expected) => {
    const slot = slotOf({ priceProfile: { priceProfileType: 'PER_PERSON', persons, groups: [] } })
    expect((slot?.prices ?? []).map(({ band, price }) => [band, price.price.display.amount])).toEqual(expected)
  })

  test('a group has one price, and another currency none', () => {
    const priceProfile = {
      priceProfileType: 'PER_GROUP',
      persons: [],
      groups: [{ type: 'GROUP', minSize: 1, maxSize: 6, retailPrice: 300, listingPrice: 300, extraCharges: 0 }],
    }
    const price = { display: gbp(300), per: 'group', isFrom: false }
    expect(slotOf({ priceProfile })?.price?.price).toEqual(price)
    expect(slotOf({ priceProfile })?.prices).toEqual([
      { band: 'GROUP', price: { price, readAt: 5 }, sizes: { min: 1, max: 6 } },
    ])
    const foreign = { ...startsOf(start()), currencyCode: 'USD' }
    expect(parseSlots(foreign, '2026-12-01', READING)?.slots[0]).toEqual({
      startTime: '09:30',
      tourId: 4700,
      left: 27,
      remaining: 27,
    })
    expect(slotOf({ priceProfile: null })).toEqual({ startTime: '09:30', tourId: 4700, left: 27, remaining: 27 })
  })

  test('a day without starts has none, a spoiled answer is none', () => {
    expect(parseSlots(startsOf(), '2026-12-01', READING)).toEqual({ slots: [] })
    for (const value of [null, {}, { availabilities: 7 }, startsOf(start({ startTime: 'noon' })), startsOf(7)])
      expect(parseSlots(value, '2026-12-01', READING)).toBeUndefined()
  })
})

describe('starts', () => {
  test('each in order of time, whatever it costs, and whether there are tickets', () => {
    const soldOut = { paxAvailability: [{ remaining: 0, availability: 'CLOSED' }] }
    const answer = startsOf(
      start({ startDate: '2026-12-02', startTime: '19:30', ...soldOut }),
      start({ startDate: '2026-12-02', startTime: '14:30', priceProfile: null }),
      start({ startDate: '2026-12-02', startTime: '14:30:00', tourId: 4701, paxAvailability: [] }),
      start(),
      start({ startDate: 'tomorrow' }),
      start({ startTime: '25:00' }),
    )
    expect(parseStarts(answer)).toEqual({
      starts: [
        { date: '2026-12-01', startTime: '09:30', tourId: 4700, isSoldOut: false, left: 27 },
        { date: '2026-12-02', startTime: '14:30', tourId: 4700, isSoldOut: false, left: 27 },
        { date: '2026-12-02', startTime: '14:30', tourId: 4701, isSoldOut: false },
        { date: '2026-12-02', startTime: '19:30', tourId: 4700, isSoldOut: true, left: 0 },
      ],
    })
  })

  test('of too many the first, and the day from which on some are left out', () => {
    const days = ['2026-12-03', '2026-12-01', '2026-12-02']
    const starts = (count: number) =>
      days.flatMap((startDate) => Array.from({ length: count }, (_, tour) => start({ startDate, tourId: 1 + tour })))
    expect(parseStarts(startsOf(...starts(100)))?.cutOn).toBeUndefined()
    const cut = parseStarts(startsOf(...starts(101)))
    expect([cut?.starts.length, cut?.starts.at(-1)?.date, cut?.cutOn]).toEqual([300, '2026-12-03', '2026-12-03'])
    expect(parseStarts(startsOf(...starts(150)))?.cutOn).toBe('2026-12-03')
    expect(parseStarts(startsOf(...starts(200)))?.cutOn).toBe('2026-12-02')
  })

  test('none is an answer; one of which nothing can be used is not', () => {
    expect(parseStarts(startsOf())).toEqual({ starts: [] })
    expect([parseStarts(startsOf(start({ startDate: 'x' }))), parseStarts({})]).toEqual([undefined, undefined])
  })
})
