import { expect, test } from 'vitest'
import type { DayAvailability, DaySlot } from '../../availability/day-availability.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import { parseListChoice, serializeListChoice } from '../../request/address/choices/list-choice.ts'
import type { Party } from '../../request/address/choices/party.ts'
import { createListView } from '../list-view.ts'

/** A Friday, and the Saturday after it. */
const [TODAY, SATURDAY] = ['2026-11-20', '2026-11-21'] as const

const price = (amount: number): Price => ({ display: { amount, currency: 'EUR' }, per: 'adult', isFrom: false })
const card = (tgid: number, from: number, more: Partial<ProductCard> = {}): ProductCard => ({
  ...{ tgid, name: `Tour ${tgid}`, flowType: 'NORMAL', pictures: [], summary: '', cityName: 'Paris' },
  price: { ...price(from), isFrom: true },
  ...more,
})
const slot = (start: string, left: NonNullable<DaySlot['left']>, amount: number): DaySlot => ({
  ...{ start, tourId: 1, left, prices: [{ band: 'ADULT', price: price(amount) }] },
})
const open = (day: string, amount?: number, slots?: readonly DaySlot[]): DayAvailability => ({
  ...{ day, state: 'open', readAt: 0 },
  ...(amount !== undefined && { price: price(amount) }),
  ...(slots && { slots }),
})
const soldOut = (day: string): DayAvailability => ({ day, state: 'soldOut', readAt: 0 })

const kind = { primarySubCategory: { id: 2, displayName: 'Walks' } }
const ALL = [card(1, 20), card(2, 10, kind), card(3, 15), card(4, 5), card(5, 30)]
const DAYS: Readonly<Record<number, readonly DayAvailability[]>> = {
  1: [open(TODAY, 25, [slot('10:00', 1, 25), slot('19:00', 6, 28)]), open(SATURDAY, 20, [slot('10:00', 9, 20)])],
  2: [soldOut(TODAY), open(SATURDAY, 40, [slot('18:00', 2, 40)])],
  3: [open(TODAY, 15)],
  5: [open(TODAY, 90, [slot('20:00', 'unlimited', 90)]), soldOut(SATURDAY)],
}

const view = (search: string, party?: Party) =>
  createListView(ALL, {
    ...{ choice: parseListChoice(search) ?? {}, today: TODAY, party },
    knownDays: (tgid) => (day) => DAYS[tgid]?.find((one) => one.day === day),
  })
/** Tour groups and the prices of their cards; of unknown days the word. */
const shown = (search: string) => {
  const { products, cardDays, unsure, total } = view(search)
  const cards = products.map(({ tgid }) => {
    const day = cardDays.get(tgid)
    return [tgid, day?.kind === 'chosen' ? day.price?.display.amount : day?.kind]
  })
  return { cards, unsure, total }
}

test.each<[string, ReturnType<typeof shown>]>([
  ['', { cards: [1, 2, 3, 4, 5].map((tgid) => [tgid, undefined]), unsure: 0, total: 5 }],
  [
    '?when=today',
    {
      cards: [
        [1, 25],
        [3, 15],
        [5, 90],
        [4, 'unknown'],
      ],
      unsure: 1,
      total: 4,
    },
  ],
  [
    '?when=tonight',
    {
      cards: [
        [1, 28],
        [5, 90],
        [3, 'unknown'],
        [4, 'unknown'],
      ],
      unsure: 2,
      total: 4,
    },
  ],
  [
    '?when=tomorrow',
    {
      cards: [
        [1, 20],
        [2, 40],
        [3, 'unknown'],
        [4, 'unknown'],
      ],
      unsure: 2,
      total: 4,
    },
  ],
  // The cheapest of the days is the price.
  [
    `?when=${TODAY}..${SATURDAY}`,
    {
      cards: [
        [1, 20],
        [2, 40],
        [3, 15],
        [5, 90],
        [4, 'unknown'],
      ],
      unsure: 1,
      total: 5,
    },
  ],
  // What is unknown is last in any order, in that order.
  [
    '?when=today&sort=price',
    {
      cards: [
        [3, 15],
        [1, 25],
        [5, 90],
        [4, 'unknown'],
      ],
      unsure: 1,
      total: 4,
    },
  ],
  [
    '?when=tomorrow&sort=price',
    {
      cards: [
        [1, 20],
        [2, 40],
        [4, 'unknown'],
        [3, 'unknown'],
      ],
      unsure: 2,
      total: 4,
    },
  ],
  // Limits are of the price of the day: tour 2 costs from 10, but not then.
  [
    '?when=tomorrow&max=30',
    {
      cards: [
        [1, 20],
        [3, 'unknown'],
        [4, 'unknown'],
      ],
      unsure: 2,
      total: 3,
    },
  ],
  ['?when=tomorrow&min=30', { cards: [[2, 40]], unsure: 0, total: 1 }],
  // Room, day and time are of one start.
  [
    '?when=today&with=room',
    {
      cards: [
        [1, 28],
        [5, 90],
        [3, 'unknown'],
        [4, 'unknown'],
      ],
      unsure: 2,
      total: 4,
    },
  ],
  [
    '?when=today&time=morning&with=room',
    {
      cards: [
        [3, 'unknown'],
        [4, 'unknown'],
      ],
      unsure: 2,
      total: 2,
    },
  ],
  [
    '?when=tomorrow&time=morning&with=room',
    {
      cards: [
        [1, 20],
        [3, 'unknown'],
        [4, 'unknown'],
      ],
      unsure: 2,
      total: 3,
    },
  ],
  // Without a day, what is unknown is not shown.
  [
    '?time=evening',
    {
      cards: [
        [1, 28],
        [2, 40],
        [5, 90],
      ],
      unsure: 0,
      total: 3,
    },
  ],
  [
    '?with=room',
    {
      cards: [
        [1, 20],
        [2, 40],
        [5, 90],
      ],
      unsure: 0,
      total: 3,
    },
  ],
  // spec: D.days.2, D.days.3, D.days.4
])('%s', (search, expected) => {
  expect(shown(search)).toEqual(expected)
})

/** The options of a filter, each with its count, and the number of unknown ones. */
const options = (search: string, name: string) =>
  Object.fromEntries(
    (view(search).filters?.find(({ filter }) => filter.name === name)?.options ?? []).map(
      ({ value, count, unsure }) => [value, [count, unsure]],
    ),
  )

test.each([
  [
    '?show=filters',
    'when',
    { today: [3, 1], tonight: [2, 2], tomorrow: [2, 2], weekend: [2, 3], week: [4, 1], month: [4, 1] },
  ],
  [
    '?time=morning',
    'when',
    { today: [1, 2], tonight: [0, 2], tomorrow: [1, 2], weekend: [1, 4], week: [1, 4], month: [1, 4] },
  ],
  ['?show=filters', 'time', { morning: [1, 0], evening: [3, 0] }],
  ['?when=tomorrow', 'time', { morning: [1, 2], evening: [1, 2] }],
])('%j: %s is offered with what it would show', (search, name, expected) => {
  expect(options(search, name)).toEqual(expected)
})

// spec: D.days.2
test('every option shows as many as it says', () => {
  for (const search of [
    '?show=filters',
    '?when=tomorrow',
    '?time=evening&with=room',
    '?when=today&max=50&sort=price',
  ]) {
    for (const { filter, options: offered } of view(search).filters ?? []) {
      for (const { value, count, unsure } of offered) {
        const kept = parseListChoice(search)?.[filter.name] ?? []
        const values = filter.mode === 'all' ? [...new Set([...kept, value])] : [value]
        const { total, unsure: shownUnsure } = view(
          `?${serializeListChoice({ ...parseListChoice(search), [filter.name]: values })}`,
        )
        expect([search, filter.name, value, total, shownUnsure]).toEqual([
          ...[search, filter.name, value],
          ...[count + unsure, unsure],
        ])
      }
    }
  }
})

const waysOf = (search: string) =>
  (view(search).waysOut ?? []).map(({ choice, count, without, day }) => [
    day ?? without.map(({ value }) => value).join(),
    serializeListChoice(choice),
    count,
  ])

test.each([
  [
    'another day, or one value less',
    '?when=today&max=20&min=16',
    [
      [SATURDAY, `when=${SATURDAY}&min=16&max=20`, 1],
      ['16', 'when=today&max=20', 2],
      ['20', 'when=today&min=16', 2],
      ['today', 'min=16&max=20', 1],
    ],
  ],
  [
    'the evening of another day',
    '?when=tonight&kind=2',
    [
      [SATURDAY, `when=${SATURDAY}&time=evening&kind=2`, 1],
      ['2', 'when=tonight', 4],
      ['tonight', 'kind=2', 1],
    ],
  ],
  [
    'two values less',
    '?when=today&kind=2&max=4',
    [
      ['4,2', 'when=today', 4],
      ['today,4', 'kind=2', 1],
    ],
  ],
  [
    'each value alone',
    '?when=today&kind=2&max=4&rating=4.5&access=captioned',
    [
      ['4,4.5,2,captioned', 'when=today', 4],
      ['today,4,4.5,captioned', 'kind=2', 1],
    ],
  ],
  // spec: D.compare.15
])('where nothing fits, %s would help', (_, search, ways) => {
  expect(waysOf(search)).toEqual(ways)
})

test('each way out shows as many as it says', () => {
  for (const when of ['today', 'tonight', 'tomorrow', SATURDAY]) {
    for (const others of [
      '',
      '&time=morning',
      '&time=evening&with=room',
      '&min=16&max=18',
      '&kind=2',
      '&kind=2&max=8',
    ]) {
      for (const { choice, count, day } of view(`?when=${when}${others}`).waysOut ?? []) {
        const { total, unsure } = view(`?${serializeListChoice(choice)}`)
        expect([serializeListChoice(choice), count]).toEqual([
          serializeListChoice(choice),
          day ? total - unsure : total,
        ])
        expect(count).toBeGreaterThan(0)
      }
    }
  }
})

test.each<[string, Party | undefined, object]>([
  ['', undefined, {}],
  // At the cheapest start that has room for all: of the first of tour 1 one place is left.
  // Of tour 3 no starts are known: adults pay the price of the day.
  ['?when=today', undefined, { 1: 56, 3: 30, 5: 180 }],
  ['?when=today', { adults: 1, children: 0, infants: 0 }, { 1: 25, 3: 15, 5: 90 }],
  ['?when=today', { adults: 7, children: 0, infants: 0 }, { 3: 105, 5: 630 }],
  ['?when=today', { adults: 2, children: 1, infants: 0 }, {}],
  // spec: D.days.6
])('%s, %j: the party pays %j', (search, party, totals) => {
  const { cardDays } = view(search, party)
  const known = [...cardDays].flatMap(([tgid, day]) =>
    'total' in day && day.total ? [[tgid, day.total.display.amount]] : [],
  )
  expect(Object.fromEntries(known)).toEqual(totals)
})

test('without a day the party pays what the next one costs', () => {
  const next = createListView([card(1, 20, { nextAvailableDate: TODAY })], {
    ...{ choice: {}, today: TODAY, party: { adults: 4, children: 0, infants: 0 } },
    knownDays: () => (day) => DAYS[1]?.find((one) => one.day === day),
  })
  expect([...next.cardDays.values()]).toEqual([{ kind: 'next', day: TODAY, total: { ...price(112), per: 'group' } }])
  expect(next.isNarrowed).toBe(true)
})
