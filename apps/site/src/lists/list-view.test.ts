import { expect, test } from 'vitest'
import type { ProductCard } from '../catalogue/product.ts'
import { type ListChoice, parseListChoice, serializeListChoice } from '../request/address/choices/list-choice.ts'
import { pageNumbersWithGaps } from './list-pagination.tsx'
import { createListView } from './list-view.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const HOUR = 3_600_000

const card = (tgid: number, more: Partial<ProductCard>): ProductCard => ({
  tgid,
  name: `Tour ${tgid}`,
  flowType: 'NORMAL',
  pictures: [],
  summary: '',
  cityName: 'Paris',
  cityCode: 'PARIS',
  ...more,
})
const costs = (amount: number): Pick<ProductCard, 'price'> => ({
  price: { display: { amount, currency: 'EUR' }, per: 'person', isFrom: false },
})
const kind = (id: number): Pick<ProductCard, 'primarySubCategory'> => ({
  primarySubCategory: { id, displayName: `Kind ${id}` },
})

const ALL: readonly ProductCard[] = [
  card(1, {
    ...costs(40),
    ...kind(10),
    rating: { average: 4.6, count: 10 },
    duration: { min: 2 * HOUR },
    nextAvailableDate: '2026-11-20',
    freeCancellationMinutes: 0,
  }),
  card(2, {
    ...costs(12.5),
    ...kind(11),
    rating: { average: 4.6, count: 900 },
    duration: { min: HOUR, max: 3 * HOUR },
    nextAvailableDate: '2026-11-22',
    traits: ['skipTheLine', 'stepFree'],
  }),
  card(3, { ...kind(11), duration: { min: 9 * HOUR }, nextAvailableDate: '2026-12-24', isGuided: true }),
  card(4, { ...costs(90), ...kind(10), rating: { average: 3.9, count: 5 }, freeCancellationMinutes: 60 }),
]

const view = (search: string, all = ALL, pageSize = 24) =>
  createListView(all, { choice: parseListChoice(search) ?? {}, today: TODAY, pageSize })
const shown = (search: string) => view(search).products.map(({ tgid }) => tgid)

test.each<[string, number[]]>([
  ['', [1, 2, 3, 4]],
  // Without an index: open on the next day, not before it, and after it unknown, and last.
  ['?when=today', [1, 4]],
  ['?when=tomorrow', [1, 4]],
  ['?when=weekend', [2, 1, 4]],
  ['?when=month', [1, 2, 4]],
  ['?when=2026-11-21', [1, 4]],
  ['?when=2026-11-22', [2, 1, 4]],
  ['?when=2026-12-20..2026-12-31', [3, 1, 2, 4]],
  ['?min=40', [1, 4]],
  ['?max=40', [1, 2]],
  ['?min=13&max=89', [1]],
  ['?rating=4.5', [1, 2]],
  ['?rating=3.5', [1, 2, 4]],
  ['?duration=short', [1]],
  ['?duration=half&duration=day', [2, 3]],
  ['?kind=10', [1, 4]],
  ['?kind=10&kind=11', [1, 2, 3, 4]],
  ['?with=free-cancellation', [1, 4]],
  ['?with=free-cancellation&with=skip-the-line', []],
  ['?with=guide', [3]],
  ['?access=step-free', [2]],
  ['?access=step-free&kind=11&max=20', [2]],
  ['?access=signed', []],
  ['?city=PARIS', [1, 2, 3, 4]],
  ['?sort=price', [2, 1, 4, 3]],
  ['?sort=rating', [2, 1, 4, 3]],
  ['?sort=duration', [2, 1, 3, 4]],
  ['?sort=soonest', [1, 2, 3, 4]],
  ['?kind=10&sort=price', [1, 4]],
  // spec: D.find.12
])('%s shows %j', (search, tgids) => {
  expect(shown(search)).toEqual(tgids)
})

/** Options of each filter that is shown, with their counts. */
const counts = (search: string) =>
  Object.fromEntries(
    (view(search).filters ?? []).map(({ filter, options }) => [
      filter.name,
      Object.fromEntries(options.map(({ value, count }) => [value, count])),
    ]),
  )

// spec: D.compare.13
test('each option says how many are shown with it, beside all else that is chosen', () => {
  expect(counts('?show=filters')).toEqual({
    when: { today: 1, tonight: 0, tomorrow: 0, weekend: 1, week: 2, month: 2 },
    rating: { '4.5': 2, '3.5': 3 },
    duration: { short: 1, half: 1, day: 1 },
    kind: { 10: 2, 11: 2 },
    with: { 'free-cancellation': 2, 'day-before': 2, 'skip-the-line': 1, guide: 1 },
    access: { 'step-free': 1 },
  })
  // Of its own filter another value is counted as if it were chosen too or instead; of the others what is left of them.
  expect(counts('?kind=11')).toEqual({
    when: { today: 0, tonight: 0, tomorrow: 0, weekend: 1, week: 1, month: 1 },
    rating: { '4.5': 1, '3.5': 1 },
    duration: { short: 0, half: 1, day: 1 },
    kind: { 10: 2, 11: 2 },
    with: { 'free-cancellation': 0, 'day-before': 0, 'skip-the-line': 1, guide: 1 },
    access: { 'step-free': 1 },
  })
  expect(counts('?with=free-cancellation').with).toEqual({
    'free-cancellation': 2,
    'day-before': 2,
    'skip-the-line': 0,
    guide: 0,
  })
})

test('a chosen day on which nothing is stays among the days, so that another choice does not lose it', () => {
  const closed = [card(1, { nextAvailableDate: '2026-12-20' }), card(2, { nextAvailableDate: '2026-12-20' })]
  const chosen = (view('?when=tomorrow', closed).filters ?? []).map(({ filter, options }) => [
    filter.name,
    options.filter(({ isChosen }) => isChosen).map(({ value, count, unsure }) => [value, count, unsure]),
  ])
  expect(chosen).toEqual([['when', [['tomorrow', 0, 0]]]])
})

test('a limit that lets in what another does is not offered beside it, unless it is chosen', () => {
  expect(counts('?show=filters').rating).toEqual({ '4.5': 2, '3.5': 3 })
  expect(counts('?rating=4').rating).toEqual({ '4.5': 2, '4': 2, '3.5': 3 })
})

// spec: D.compare.13
test('a filter that all have alike, or none, is not shown, nor a range of one price', () => {
  const alike = [card(1, { ...costs(40), ...kind(10) }), card(2, { ...costs(40), ...kind(10) })]
  const { filters, prices } = view('?show=filters', alike)
  expect([filters?.map(({ filter }) => filter.name), prices]).toEqual([['when'], undefined])
  expect(view('').prices).toEqual({ lowest: 12, highest: 90 })
})

test('what the list does not know is not chosen; a limit that keeps nothing out is none', () => {
  const known = (search: string) => serializeListChoice(view(search).choice)
  expect(known('?kind=10&kind=99')).toBe('kind=10')
  expect(known('?city=ROME&language=de')).toBe('')
  expect(known('?when=2026-11-19')).toBe('')
  expect(known('?min=12&max=90')).toBe('')
  expect(known('?min=13&max=89&page=4')).toBe('min=13&max=89')
})

// spec: D.compare.15
test('where nothing fits, the values that stand in the way say how many are shown without them', () => {
  const { waysOut = [], total } = view('?kind=10&with=skip-the-line&max=20&sort=price&page=3')
  expect(total).toBe(0)
  const ways = waysOut.map(({ choice, count, without }) => [
    without.map(({ filter, value }) => `${filter.name}=${value}`),
    serializeListChoice(choice),
    count,
  ])
  expect(ways).toEqual([[['kind=10'], 'max=20&with=skip-the-line&sort=price', 1]])
  expect(view('?kind=10').waysOut).toBeUndefined()
})

test.each<[string, { page: number; pages: number; through: number; choice: ListChoice; tgids: number[] }]>([
  ['', { page: 1, pages: 2, through: 3, choice: {}, tgids: [1, 2, 3] }],
  ['?page=2', { page: 2, pages: 2, through: 4, choice: { page: ['2'] }, tgids: [4] }],
  ['?page=1000000000', { page: 2, pages: 2, through: 4, choice: { page: ['2'] }, tgids: [4] }],
  ['?page=2&kind=11', { page: 1, pages: 1, through: 2, choice: { kind: ['11'] }, tgids: [2, 3] }],
])('%s is a page of the list', (search, expected) => {
  const { page, pages, through, choice, products } = view(search, ALL, 3)
  expect({ page, pages, through, choice, tgids: products.map(({ tgid }) => tgid) }).toEqual(expected)
})

test('filters are counted on no page of a list until something is chosen or they are asked for', () => {
  const countedOn = (search: string) => {
    const { filters, hasFilters } = view(search, ALL, 3)
    return [filters !== undefined, hasFilters]
  }
  expect(['', '?page=2', '?page=2&sort=price', '?show=filters'].map(countedOn)).toEqual([
    [false, true],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('of the beginning of a list there are pages, and nothing to choose from that would not be all', () => {
  const { total, pages, through, filters, prices, products } = createListView(ALL, {
    choice: { page: ['2'] },
    today: TODAY,
    pageSize: 2,
    total: 400,
    reach: 400,
  })
  expect({ total, pages, through, filters, prices, tgids: products.map(({ tgid }) => tgid) }).toEqual({
    total: 400,
    pages: 200,
    through: 4,
    filters: undefined,
    prices: undefined,
    tgids: [3, 4],
  })
})

test.each([
  ['', { total: 2500, isLeast: false, ofAll: 2500, pages: 2, through: 3 }],
  ['?sort=price&page=2', { total: 2500, isLeast: false, ofAll: 2500, pages: 2, through: 4 }],
  ['?kind=11', { total: 2, isLeast: true, ofAll: 2500, pages: 1, through: 2 }],
])('of a list that is longer than what can be looked through, %s says what is true', (search, expected) => {
  const asked = { choice: parseListChoice(search) ?? {}, today: TODAY, pageSize: 3, total: 2500 }
  const { total, isLeast, ofAll, pages, through } = createListView(ALL, asked)
  expect({ total, isLeast, ofAll, pages, through }).toEqual(expected)
})

test.each([
  ['2026-11-20', undefined, '2026-11-20'],
  ['2027-05-19', undefined, '2027-05-19'],
  ['2027-02-30', 'none', undefined],
  ['2026-11-19', 'past', undefined],
  ['0000-00-00', 'none', undefined],
  ['2027-05-20', 'far', undefined],
  ['9999-12-31', 'far', undefined],
  // spec: D.find.14
])('the day %s: what is wrong with it is %s, chosen is %s', (day, fault, chosen) => {
  const { dayFault, choice, days } = view(`?when=${day}`)
  expect([dayFault, choice.when?.[0]]).toEqual([fault, chosen])
  expect(days).toEqual({ first: TODAY, last: '2027-05-19' })
})

test('a day that is chosen is offered beside the usual limits, with its count', () => {
  const usual = { today: 1, tonight: 0, tomorrow: 0, weekend: 1, week: 2, month: 2 }
  expect(counts('?when=2026-11-22').when).toEqual({ ...usual, '2026-11-22': 1 })
})

test('a list without anything has one page, and nothing to choose', () => {
  expect(view('?kind=10&page=7', [])).toEqual({
    choice: {},
    isNarrowed: false,
    products: [],
    total: 0,
    unsure: 0,
    cardDays: new Map(),
    isLeast: false,
    ofAll: 0,
    page: 1,
    pages: 1,
    through: 0,
    hasFilters: false,
    chosen: [],
    days: { first: TODAY, last: '2027-05-19' },
  })
})

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, undefined, 6]],
  [6, 11, [1, undefined, 4, 5, 6, 7, 8, undefined, 11]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
])('page %i of %i leads to %j', (page, pages, numbers) => {
  expect(pageNumbersWithGaps(page, pages)).toEqual(numbers)
})
