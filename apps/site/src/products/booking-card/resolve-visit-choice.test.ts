import { describe, expect, test } from 'vitest'
import type { Calendar, Slot } from '../../catalogue/calendar.ts'
import type { Price, Variant } from '../../catalogue/product.ts'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import { partyTotalOf } from '../party/party-total.ts'
import { resolveVisitChoice } from './resolve-visit-choice.ts'

const TODAY = '2026-12-01'
const price = (amount: number, isFrom = true): Price => ({
  display: { amount, currency: 'EUR' },
  per: 'person',
  isFrom,
})
const entry: Variant = { id: 1, name: 'Entry', info: '', tourIds: [11], price: price(20) }
const guided: Variant = { id: 2, name: 'Guided', info: '', tourIds: [12, 13], price: price(50) }
const product = { variants: [entry, guided], price: price(20) }
const calendar: Calendar = {
  days: [
    { date: '2026-11-30', tourIds: [11], price: price(1) },
    { date: '2026-12-01', tourIds: [], price: price(2) },
    { date: '2026-12-02', tourIds: [11, 12, 13], price: price(22) },
    { date: '2026-12-05', tourIds: [11], price: price(21, false) },
    { date: '2027-02-01', tourIds: [12], price: price(60, false) },
  ],
}
const slot = (startTime: string, tourId: number, remaining: number | undefined, amount: number): Slot => ({
  startTime,
  tourId,
  ...(remaining === undefined ? {} : { remaining }),
  price: price(amount, false),
})
const slots = [
  slot('09:00', 11, 0, 22),
  slot('09:00', 12, 4, 55),
  slot('10:00', 11, 7, 22),
  slot('10:00', 13, undefined, 57),
]
const plan = (choice: AddressChoices, starts: readonly Slot[] | undefined = slots) =>
  resolveVisitChoice(product, { calendar, slots: starts }, choice, TODAY)
const pick = ({ price: of, booking, missing, month }: ReturnType<typeof plan>) => ({
  costs: of && [of.display.amount, of.isFrom],
  booking,
  missing,
  month,
})

describe('what a choice costs, and what the booking link takes along', () => {
  test.each<[string, AddressChoices, object]>([
    ['nothing', {}, { costs: [20, true], booking: {}, missing: undefined, month: '2026-12' }],
    [
      'a day',
      { day: '2026-12-02' },
      { costs: [22, true], booking: { date: '2026-12-02' }, missing: undefined, month: '2026-12' },
    ],
    [
      'a variant, which has one tour',
      { variantId: 1 },
      { costs: [20, true], booking: { variantId: 1, tourId: 11 }, missing: undefined, month: '2026-12' },
    ],
    [
      'a day and a variant with one start left',
      { day: '2026-12-02', variantId: 1 },
      {
        costs: [22, false],
        booking: { date: '2026-12-02', variantId: 1, tourId: 11 },
        missing: undefined,
        month: '2026-12',
      },
    ],
    [
      'a day and a variant with several tours',
      { day: '2026-12-02', variantId: 2 },
      { costs: [55, true], booking: { date: '2026-12-02', variantId: 2 }, missing: undefined, month: '2026-12' },
    ],
    ['yesterday', { day: '2026-11-30' }, { costs: [20, true], booking: {}, missing: 'day', month: '2026-12' }],
    ['a sold-out day', { day: '2026-12-01' }, { costs: [20, true], booking: {}, missing: 'day', month: '2026-12' }],
    ['a closed day', { day: '2026-12-03' }, { costs: [20, true], booking: {}, missing: 'day', month: '2026-12' }],
    [
      'a day of another year',
      { day: '2031-01-01' },
      { costs: [20, true], booking: {}, missing: 'day', month: '2026-12' },
    ],
    [
      'a variant that is not sold on the day',
      { day: '2027-02-01', variantId: 1 },
      { costs: [60, false], booking: { date: '2027-02-01' }, missing: 'variant', month: '2027-02' },
    ],
    [
      'a variant that nobody has',
      { variantId: 9 },
      { costs: [20, true], booking: {}, missing: 'variant', month: '2026-12' },
    ],
    [
      'a start, whose variant the link names too',
      { day: '2026-12-02', tourId: 12 },
      {
        costs: [55, false],
        booking: { date: '2026-12-02', variantId: 2, tourId: 12 },
        missing: undefined,
        month: '2026-12',
      },
    ],
    [
      'a start of another variant',
      { day: '2026-12-02', variantId: 2, tourId: 11 },
      { costs: [55, true], booking: { date: '2026-12-02', variantId: 2 }, missing: 'start', month: '2026-12' },
    ],
    ['a month', { month: '2027-01' }, { costs: [20, true], booking: {}, missing: undefined, month: '2027-01' }],
    [
      'a month too late',
      { month: '2027-03' },
      { costs: [20, true], booking: {}, missing: undefined, month: '2026-12' },
    ],
  ])('%s', (_, choice, expected) => {
    expect(pick(plan(choice))).toEqual(expected)
  })

  // spec: D.visit.4
  test('without its starts a day has its own price, and a variant only where no other can be meant', () => {
    const without = (choice: AddressChoices) => pick(resolveVisitChoice(product, { calendar }, choice, TODAY)).costs
    expect(without({ day: '2026-12-02' })).toEqual([22, true])
    expect(without({ day: '2026-12-02', variantId: 1 })).toBeUndefined()
    expect(without({ day: '2026-12-05', variantId: 1 })).toEqual([21, false])
  })
})

test('the starts of a day: one a time, the cheapest that has tickets, of the chosen variant alone', () => {
  const times = (choice: AddressChoices) =>
    plan(choice).starts.map(({ slot: { startTime, tourId }, kind, isChosen }) => [startTime, tourId, kind, isChosen])
  expect(times({ day: '2026-12-02' })).toEqual([
    ['09:00', 12, 'choice', false],
    ['10:00', 11, 'choice', false],
  ])
  expect(times({ day: '2026-12-02', variantId: 1 })).toEqual([
    ['09:00', 11, 'soldOut', false],
    ['10:00', 11, 'choice', true],
  ])
  expect(times({})).toEqual([])
})

test('variants with their prices: the lowest of all, or of the day, and which of them are gone', () => {
  const offers = (choice: AddressChoices) =>
    plan(choice).variants.map(({ variant, isChosen, gone, price: of }) => [
      variant.id,
      isChosen,
      gone,
      of?.display.amount,
    ])
  expect(offers({ variantId: 2 })).toEqual([
    [1, false, undefined, 20],
    [2, true, undefined, 50],
  ])
  expect(offers({ day: '2026-12-02' })).toEqual([
    [1, false, undefined, 22],
    [2, false, undefined, 55],
  ])
  const goneOn = (day: string, starts: readonly Slot[]) =>
    resolveVisitChoice(product, { calendar, slots: starts }, { day }, TODAY).variants.map(({ gone }) => gone)
  // Without starts it is not known whether the guided visit takes place.
  expect(goneOn('2026-12-05', [])).toEqual([undefined, 'soldOut'])
  const others = slots.filter(({ tourId }) => tourId === 11)
  expect(goneOn('2026-12-05', slots)).toEqual([undefined, 'soldOut'])
  expect(goneOn('2026-12-05', others)).toEqual([undefined, 'notThen'])
})

test('an empty calendar and none at all show today’s month, and choose nothing', () => {
  for (const dates of [{ calendar: { days: [] } }, {}]) {
    expect(resolveVisitChoice(product, dates, { day: '2026-12-02' }, TODAY)).toEqual({
      days: [],
      month: '2026-12',
      variants: [
        { variant: entry, isChosen: false, price: price(20) },
        { variant: guided, isChosen: false, price: price(50) },
      ],
      starts: [],
      bands: [],
      party: { adults: 2, children: 0, infants: 0 },
      price: price(20),
      booking: {},
      missing: 'day',
    })
  }
})

test('the age bands are those of what costs the price', () => {
  const child = { band: 'CHILD', price: price(10) }
  const prices = [{ band: 'ADULT', price: price(22) }, child]
  const banded = slots.map((one) => (one.startTime === '10:00' && one.tourId === 11 ? { ...one, prices } : one))
  const bandsOf = (choice: AddressChoices, starts: readonly Slot[] = banded) =>
    plan(choice, starts).bands.map(({ band, price: of }) => [band, of.display.amount])
  expect(bandsOf({ day: '2026-12-02' })).toEqual([
    ['ADULT', 22],
    ['CHILD', 10],
  ])
  expect(bandsOf({ day: '2026-12-02', variantId: 2 })).toEqual([])
  expect(bandsOf({ day: '2026-12-02' }, [])).toEqual([])
  const adults: Calendar = { days: [{ date: '2026-12-02', tourIds: [11], price: { ...price(20), per: 'adult' } }] }
  for (const choice of [{}, { day: '2026-12-02' }]) {
    const { bands } = resolveVisitChoice(product, { calendar: adults }, choice, TODAY)
    expect(bands.map(({ band, price: of }) => [band, of.display.amount])).toEqual([['ADULT', 20]])
  }
  expect(resolveVisitChoice(product, { calendar: adults }, { variantId: 1 }, TODAY).bands).toEqual([])
})

test('of prices per group the party pays that of the cheapest group that fits and has room', () => {
  const perGroup = (amount: number): Price => ({ ...price(amount), per: 'group' })
  const vehicle = (startTime: string, tourId: number, amount: number, max: number, remaining: number): Slot => ({
    ...{ startTime, tourId, remaining, price: perGroup(amount) },
    prices: [{ band: 'GROUP', price: perGroup(amount), sizes: { min: 1, max } }],
  })
  const vehicles = [
    vehicle('09:00', 11, 105, 3, 3),
    vehicle('10:00', 12, 150, 7, 7),
    vehicle('11:00', 12, 140, 7, 2),
    vehicle('12:00', 12, 141, 7, 7),
  ]
  const days = [{ date: '2026-12-02', tourIds: [11, 12], price: perGroup(105) }]
  const dates = { calendar: { days }, slots: vehicles }
  const totals = [2, 5].map((adults) => {
    const party = { adults, children: 0, infants: 0 }
    const { bands } = resolveVisitChoice(product, dates, { day: '2026-12-02', party }, TODAY)
    return partyTotalOf(bands, party)?.total.amount
  })
  expect(totals).toEqual([105, 141])
})
