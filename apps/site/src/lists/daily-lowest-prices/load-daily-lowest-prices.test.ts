import { expect, test } from 'vitest'
import type { DayAvailability } from '../../availability/day-availability.ts'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Calendar } from '../../catalogue/calendar.ts'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import { Deadline } from '../../catalogue/resilience/deadline.ts'
import { nextDates } from '../../products/calendar/day-states.ts'
import { loadDailyLowestPrices } from './load-daily-lowest-prices.ts'

const TODAY = '2026-11-20'
const DATES = nextDates(TODAY)
const CONTEXT: CatalogueContext = {
  lang: 'en',
  currency: 'EUR',
  dependencies: new RenderDependencies(),
  pageIdentifier: 'test',
  deadline: new Deadline(1000),
}

const price = (amount: number, per: Price['per'] = 'adult'): Price => ({
  display: { amount, currency: 'EUR' },
  per,
  isFrom: true,
})

const card = (tgid: number, from: number | undefined, more: Partial<ProductCard> = {}): ProductCard => ({
  tgid,
  name: `Tour ${tgid}`,
  flowType: 'NORMAL',
  pictures: [],
  summary: '',
  cityName: 'Paris',
  cityCode: 'PARIS',
  ...(from === undefined ? {} : { price: price(from) }),
  ...more,
})

/** On sale on all days at one price, but where another is named; `0` is a day that is sold out. */
const calendar = (usual: number, others: Readonly<Record<string, number>> = {}): Calendar => ({
  days: DATES.map((date) => {
    const amount = others[date] ?? usual
    return { date, tourIds: amount > 0 ? [1] : [], ...(amount > 0 ? { price: price(amount) } : {}) }
  }),
})

/** The lowest price of each day, and whose calendars were asked for. */
async function load(
  products: readonly ProductCard[],
  calendars: Readonly<Record<number, Calendar | undefined>>,
  known: Readonly<Record<number, readonly DayAvailability[]>> = {},
) {
  const availability = { read: () => new Map(Object.entries(known).map(([tgid, days]) => [Number(tgid), days])) }
  const asked: number[] = []
  const catalogue = {
    calendar: async (tgid: number) => {
      asked.push(tgid)
      return calendars[tgid]
    },
  }
  const days = await loadDailyLowestPrices(products, { catalogue, availability, context: CONTEXT, today: TODAY })
  return {
    days,
    asked,
    amounts: days.map((day) => (day.isClosed ? 'closed' : (day.price?.display.amount ?? 'unknown'))),
  }
}

const all = <T>(value: T): T[] => DATES.map(() => value)
/** The days with others in some places. */
const but = <T>(value: T, places: Readonly<Record<number, T>>): T[] => DATES.map((_, place) => places[place] ?? value)
const day = (place: number) => DATES[place] ?? ''

// spec: D.compare.17
test('calendars are merged: each day has the lowest price of all', async () => {
  const { amounts, days } = await load([card(1, 20), card(2, 15)], {
    1: calendar(20, { [day(3)]: 0 }),
    2: calendar(30, { [day(1)]: 15, [day(3)]: 0 }),
  })
  expect(days.map(({ date }) => date)).toEqual(DATES)
  expect(amounts).toEqual(but<number | string>(20, { 1: 15, 3: 'closed' }))
})

test('whose lowest price is no lower than what is found is not asked', async () => {
  const cheap = Array.from({ length: 8 }, (_, place) => card(place + 1, 10 + place))
  const dear = Array.from({ length: 392 }, (_, place) => card(place + 100, 40))
  const { amounts, asked } = await load([...dear, ...cheap], {
    1: calendar(10),
    ...known(cheap.slice(1), calendar(30)),
  })
  expect(amounts).toEqual(all(10))
  expect(asked).toEqual(cheap.map(({ tgid }) => tgid))
})

test('nor who cannot be had before the days are over, nor groups, nor what has no price', async () => {
  const later = card(2, 5, { nextAvailableDate: '2026-12-04' })
  const group = card(3, 1, { price: price(1, 'group') })
  const { asked } = await load([later, group, card(4, undefined), card(1, 9)], { 1: calendar(9) })
  expect(asked).toEqual([1])
})

// spec: D.compare.17
test('a price that is not proved by twenty-four calendars is not shown', async () => {
  const many = Array.from({ length: 400 }, (_, place) => card(place + 1, 10))
  const { amounts, asked } = await load(many, known(many, calendar(12, { [day(2)]: 10 })))
  expect(amounts).toEqual(but<number | string>('unknown', { 2: 10 }))
  expect(asked).toHaveLength(24)
})

test('a calendar that cannot be had leaves those days open that it could lower', async () => {
  const { amounts } = await load([card(1, 20), card(2, 10, { nextAvailableDate: day(5) })], { 1: calendar(20) })
  expect(amounts).toEqual(DATES.map((_, place) => (place < 5 ? 20 : 'unknown')))
})

const on = (place: number, state: DayAvailability['state'], amount?: number): DayAvailability => ({
  ...{ day: day(place), state, readAt: 0 },
  ...(amount !== undefined && { price: price(amount) }),
})

// spec: D.days.2
test('of days that the index knows no calendar is asked', async () => {
  const { amounts, asked } = await load(
    [card(1, 20), card(2, 10)],
    {},
    {
      1: DATES.map((_, place) => (place === 4 ? on(place, 'soldOut') : on(place, 'open', 20))),
      2: DATES.map((_, place) => (place === 2 ? on(place, 'open', 10) : on(place, 'closed'))),
    },
  )
  expect(amounts).toEqual(but<number | string>(20, { 2: 10, 4: 'closed' }))
  expect(asked).toEqual([])
})

test('of days that the index does not know it is, where it can be cheaper', async () => {
  const dear = DATES.map((_, place) => on(place, 'open', 20))
  const { amounts, asked } = await load(
    [card(1, 20), card(2, 10), card(3, 25), card(4, 15)],
    { 2: calendar(30, { [day(3)]: 10 }), 4: undefined },
    { 1: dear, 2: [on(0, 'soldOut')], 4: dear.slice(1).map((one) => ({ ...one, price: price(15) })) },
  )
  expect(amounts).toEqual(but<number | string>(15, { 0: 'unknown', 3: 10 }))
  expect(asked).toEqual([2, 4])
})

test('of nothing nothing is known to be had', async () => {
  expect((await load([], {})).amounts).toEqual(all('closed'))
})

function known(products: readonly ProductCard[], one: Calendar): Record<number, Calendar> {
  return Object.fromEntries(products.map(({ tgid }) => [tgid, one]))
}
