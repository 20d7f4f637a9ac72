import { describe, expect, test } from 'vitest'
import type { Product } from '../../catalogue/product.ts'
import { parseProduct } from '../../catalogue/responses/products/parse-product.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { cancellationTexts } from './cancellation-texts.ts'
import { openingStatusOf } from './opening-status.ts'
import { cashbackText } from './product-facts.ts'

const ROME = 'Europe/Rome'
const at = (instant: string) => ({ now: Date.parse(instant), timeZone: ROME })
const hours = { opens: '09:00', closes: '18:00', nextOpenDate: '2027-03-04' }
const late = { opens: '20:00', closes: '02:00', nextOpenDate: '2027-03-04' }

describe('whether it is open, where the venue is', () => {
  test.each([
    [
      'before it opens',
      hours,
      '2027-03-04T07:59:59Z',
      { kind: 'opens', opens: '09:00', until: '2027-03-04T08:00:00Z' },
    ],
    ['when it opens', hours, '2027-03-04T08:00:00Z', { kind: 'open', closes: '18:00', until: '2027-03-04T17:00:00Z' }],
    [
      'until it closes',
      hours,
      '2027-03-04T16:59:59Z',
      { kind: 'open', closes: '18:00', until: '2027-03-04T17:00:00Z' },
    ],
    ['once it has closed', hours, '2027-03-04T17:00:00Z', { kind: 'closed' }],
    [
      'on the day before, by its own midnight',
      hours,
      '2027-03-03T22:59:59Z',
      { kind: 'opens', opens: '09:00', date: '2027-03-04', until: '2027-03-04T08:00:00Z' },
    ],
    ['after the day that is known', hours, '2027-03-05T12:00:00Z', undefined],
    ['past midnight', late, '2027-03-04T23:30:00Z', undefined],
    ['in the evening', late, '2027-03-04T22:30:00Z', { kind: 'open', closes: '02:00', until: '2027-03-05T01:00:00Z' }],
    ['in the small hours, when it may still be open', late, '2027-03-04T00:30:00Z', undefined],
    [
      'in the afternoon',
      late,
      '2027-03-04T12:00:00Z',
      { kind: 'opens', opens: '20:00', until: '2027-03-04T19:00:00Z' },
    ],
    ['without a day', { opens: '09:00', closes: '18:00' }, '2027-03-04T12:00:00Z', undefined],
    ['without hours', undefined, '2027-03-04T12:00:00Z', undefined],
    // The clocks go forward at two.
    [
      'in the night of summer time',
      { ...hours, nextOpenDate: '2027-03-28' },
      '2027-03-28T00:30:00Z',
      { kind: 'opens', opens: '09:00', until: '2027-03-28T07:00:00Z' },
    ],
    // spec: D.products.8, D.products.9
  ])('%s', (_, schedule, now, expected) => {
    const state = openingStatusOf(schedule, at(now))
    const until = expected && 'until' in expected ? { until: Date.parse(expected.until ?? '') } : {}
    expect(state).toEqual(expected && { ...expected, ...until })
  })
})

const product = { timeZone: ROME, isFinal: false, freeCancellationMinutes: 1440 } as Product
const start = { date: '2027-03-29', time: '09:30' }

describe('until when a booking can be cancelled', () => {
  const page = fixturePageContext()
  const words = (more: Partial<Product>, when?: typeof start) => cancellationTexts({ ...product, ...more }, when, page)
  const rule = 'Cancel free of charge until 1\u00A0day before the start.'

  test.each([
    ['a day before', {}, undefined, [rule]],
    [
      'the last moment',
      {},
      start,
      [rule, 'For Mon, Mar\u00a029, 9:30\u00a0AM, that means until Sun, Mar\u00a028, 9:30\u00a0AM.'],
    ],
    [
      'across the change of the clocks: 24 hours before',
      {},
      { date: '2027-03-28', time: '09:30' },
      [rule, 'For Sun, Mar\u00a028, 9:30\u00a0AM, that means until Sat, Mar\u00a027, 8:30\u00a0AM.'],
    ],
    [
      'of a start in the hour that comes twice: before the first',
      {},
      { date: '2027-10-31', time: '02:30' },
      [rule, 'For Sun, Oct\u00a031, 2:30\u00a0AM, that means until Sat, Oct\u00a030, 2:30\u00a0AM.'],
    ],
    ['a moment that is over', {}, { date: '2027-03-05', time: '09:30' }, [rule]],
    ['until it begins', { freeCancellationMinutes: 0 }, start, ['Cancel free of charge until the start.']],
    ['never', { isFinal: true }, start, ['Bookings cannot be cancelled.']],
  ] as const)('%s', (_, more, when, expected) => {
    expect(words(more, when)).toEqual(expected)
  })

  test('nothing where the catalogue says nothing', () => {
    const { freeCancellationMinutes: _, ...silent } = product
    expect(cancellationTexts(silent, start, page)).toEqual([])
  })
})

describe('cashback', () => {
  const listing = { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' }
  const parse = (cashback: object, price: object = listing) =>
    parseProduct(
      { id: 1, name: 'Louvre', listingPrice: { ...price, ...cashback } },
      { lang: 'en', currency: 'EUR', ceiling: 1000, readAt: 7 },
    )?.cashback

  test.each([
    [
      { cashbackType: 'PERCENTAGE', cashbackValue: 5 },
      { kind: 'percent', percent: 5 },
    ],
    [
      { cashbackType: 'ABSOLUTE', cashbackValue: 7.5 },
      { kind: 'amount', amount: { amount: 7.5, currency: 'EUR' } },
    ],
    [{ cashbackType: 'PERCENTAGE', cashbackValue: 0 }, undefined],
    [{ cashbackType: 'PERCENTAGE', cashbackValue: -5 }, undefined],
    [{ cashbackType: 'PERCENTAGE', cashbackValue: 120 }, undefined],
    [{ cashbackType: 'ABSOLUTE', cashbackValue: 0 }, undefined],
    [{ cashbackType: 'ABSOLUTE', cashbackValue: 5000 }, undefined],
    [{ cashbackType: 'POINTS', cashbackValue: 5 }, undefined],
    [{}, undefined],
    // spec: 3.names.1, D.display.7
  ])('%j', (cashback, expected) => {
    expect(parse(cashback)).toEqual(expected)
  })

  test('an amount in another currency is none', () => {
    expect(parse({ cashbackType: 'ABSOLUTE', cashbackValue: 5 }, { ...listing, currencyCode: 'USD' })).toBeUndefined()
  })

  const price = { display: { amount: 40, currency: 'EUR' }, per: 'person', isFrom: true } as const
  const percent = { kind: 'percent', percent: 5 } as const
  const amount = { kind: 'amount', amount: { amount: 7.5, currency: 'EUR' } } as const
  test.each([
    ['en', percent, '5% back after your visit'],
    ['de', percent, '5 % zurück nach dem Besuch'],
    ['en', amount, '€7.50 back after your visit'],
    ['fr', amount, '7,50 € remboursés après votre visite'],
    // spec: D.display.5, D.display.6
  ] as const)('in %s', (lang, cashback, expected) => {
    expect(cashbackText({ ...product, price, cashback }, fixturePageContext({ lang })).replace(/\s/g, ' ')).toBe(
      expected,
    )
  })

  test('none beside a price that is not shown', () => {
    expect(cashbackText({ ...product, cashback: percent }, fixturePageContext())).toBe('')
  })
})
