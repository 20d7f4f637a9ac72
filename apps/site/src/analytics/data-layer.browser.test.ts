import { describe, expect, test } from 'vitest'
import { createDataLayer, withoutEmpty } from './data-layer.browser.ts'
import type { MeasuredEvent, ProductProperties } from './event-map.ts'

const LOUVRE: ProductProperties = {
  tgid: 7148,
  productName: 'Louvre ticket',
  price: 22,
  currency: 'EUR',
  categoryName: 'Tickets',
  subCategoryName: 'Museums',
}
const WALK: ProductProperties = { tgid: 9, productName: 'A walk' }
const products = new Map([LOUVRE, WALK].map((product) => [product.tgid, product]))

function open(owner: { dataLayer?: unknown } = {}) {
  const layer = createDataLayer({ owner, currency: 'EUR', productOf: (tgid) => products.get(tgid) })
  return { ...layer, owner }
}

const ITEM = {
  item_id: '7148',
  item_name: 'Louvre ticket',
  item_category: 'Tickets',
  item_category2: 'Museums',
  price: 22,
}

test('an event is an entry with its properties, and makes the list where there is none', () => {
  const { track, owner } = open()
  track({ name: 'Quick Link Clicked', label: 'Paris', address: '/paris/' })
  expect(owner.dataLayer).toEqual([{ event: 'Quick Link Clicked', label: 'Paris', address: '/paris/' }])
})

test('what others have put there before stays', () => {
  const { track, owner } = open({ dataLayer: [{ theirs: true }] })
  track({ name: 'Hamburger Clicked' })
  expect(owner.dataLayer).toEqual([{ theirs: true }, { event: 'Hamburger Clicked' }])
})

// spec: 4.other.5, 4.other.6
test('an event that is told once is skipped when its name is already there, whoever told it', () => {
  const { track, owner } = open({ dataLayer: [null, 'text', { event: 'Page Viewed' }] })
  track({ name: 'Page Viewed', language: 'en' })
  expect(owner.dataLayer).toEqual([null, 'text', { event: 'Page Viewed' }])
  track({ name: 'App QR Viewed' })
  track({ name: 'App QR Viewed' })
  expect(owner.dataLayer).toEqual([null, 'text', { event: 'Page Viewed' }, { event: 'App QR Viewed' }])
})

test('other events are told each time', () => {
  const { track, owner } = open()
  track({ name: 'Hamburger Clicked' })
  track({ name: 'Hamburger Clicked' })
  expect(owner.dataLayer).toEqual([{ event: 'Hamburger Clicked' }, { event: 'Hamburger Clicked' }])
})

// spec: 4.other.7
test('a variable is pushed when its last value was another, and an empty one never', () => {
  const { setVariables, owner } = open()
  for (const value of ['EUR', 'EUR', '', undefined, 'USD', 'USD', 'EUR']) setVariables({ currency: value })
  setVariables({ language: 'EUR' })
  expect(owner.dataLayer).toEqual([{ currency: 'EUR' }, { currency: 'USD' }, { currency: 'EUR' }, { language: 'EUR' }])
})

// spec: 4.other.8
test('empty values are not sent; zero and false are none', () => {
  const values = {
    a: '',
    b: undefined,
    c: null,
    d: Number.NaN,
    e: [],
    f: {},
    g: '  ',
    h: 0,
    i: false,
    j: ['x'],
    k: 'y',
  }
  expect(withoutEmpty(values)).toEqual({ h: 0, i: false, j: ['x'], k: 'y' })
})

// spec: 9.analytics.5, D.analytics.15
test('an event of Google Analytics is followed by its twin with the names that it has there', () => {
  const { track, owner } = open()
  track({ name: 'Video Progress', title: 'Paris', address: 'https://video.example/', percent: 25 })
  expect(owner.dataLayer).toEqual([
    { event: 'Video Progress', title: 'Paris', address: 'https://video.example/', percent: 25 },
    { event: 'video_progress', video_title: 'Paris', video_url: 'https://video.example/', video_percent: 25 },
  ])
})

// spec: D.analytics.18
test('an experiment that is seen is told under the name of Google Analytics too', () => {
  const { track, owner } = open()
  track({ name: 'Experiment Viewed', experiment: 'hero', arm: 'variant', experience: 'hero-variant' })
  expect(owner.dataLayer).toEqual([
    { event: 'Experiment Viewed', experiment: 'hero', arm: 'variant', experience: 'hero-variant' },
    { event: 'experience_impression', exp_variant_string: 'hero-variant' },
  ])
})

// spec: D.analytics.20, D.analytics.21
test('ecommerce is emptied before each event that fills it, and a value never goes without its currency', () => {
  const { track, owner } = open()
  track({ name: 'Product Viewed', ...LOUVRE })
  track({ name: 'Product Card Clicked', ...WALK, listId: 'walks', listName: 'Walks', position: 3 })
  track({ name: 'Product List Viewed', listId: 'all', listName: 'All', tgids: [7148, 9] })
  expect(owner.dataLayer).toEqual([
    { event: 'Product Viewed', ...LOUVRE },
    { ecommerce: null },
    { event: 'view_item', ecommerce: { currency: 'EUR', value: 22, items: [{ ...ITEM, index: 1 }] } },
    { event: 'Product Card Clicked', ...WALK, listId: 'walks', listName: 'Walks', position: 3 },
    { ecommerce: null },
    {
      event: 'select_item',
      ecommerce: {
        item_list_id: 'walks',
        item_list_name: 'Walks',
        items: [{ item_id: '9', item_name: 'A walk', index: 3 }],
      },
    },
    { event: 'Product List Viewed', listId: 'all', listName: 'All', tgids: [7148, 9] },
    { ecommerce: null },
    {
      event: 'view_item_list',
      ecommerce: {
        item_list_id: 'all',
        item_list_name: 'All',
        currency: 'EUR',
        items: [
          { ...ITEM, index: 1 },
          { item_id: '9', item_name: 'A walk', index: 2 },
        ],
      },
    },
  ])
})

// spec: D.analytics.22
test('at most 200 items go into one event', () => {
  const { track, owner } = open()
  const tgids = Array.from({ length: 5000 }, (_, index) => index + 1)
  track({ name: 'Product List Viewed', listId: 'all', listName: 'All', tgids })
  const items = tgids.slice(0, 200).map((tgid, index) => ({ item_id: String(tgid), index: index + 1 }))
  items[8] = { item_id: '9', item_name: 'A walk', index: 9 } as (typeof items)[number]
  expect(owner.dataLayer).toEqual([
    { event: 'Product List Viewed', listId: 'all', listName: 'All', tgids: tgids.slice(0, 200) },
    { ecommerce: null },
    { event: 'view_item_list', ecommerce: { item_list_id: 'all', item_list_name: 'All', items } },
  ])
})

const getter = {
  get event(): string {
    throw new Error('a trap')
  },
}

test.each([
  ['frozen', Object.freeze({ dataLayer: Object.freeze([{ event: 'x' }]) })],
  ['sealed away', Object.freeze({ dataLayer: 'text' })],
  ['null', Object.freeze({ dataLayer: null })],
  ['full of traps', { dataLayer: Object.freeze([getter]) }],
  [
    'an object whose push throws',
    {
      dataLayer: {
        push: () => {
          throw new Error('no')
        },
      },
    },
  ],
])('a data layer that is %s stops nothing', (_, owner) => {
  const { track, setVariables, command } = open(owner)
  const tell = () => {
    track({ name: 'Page Viewed', language: 'en' })
    setVariables({ currency: 'EUR' })
    command('consent', 'default', {})
  }
  expect(tell).not.toThrow()
})

test('one that another script has replaced is filled as it is, or anew where it takes no entries', () => {
  const told: object[] = []
  const owner: { dataLayer?: unknown } = { dataLayer: { push: (entry: object) => told.push(entry) } }
  const { track } = open(owner)
  track({ name: 'Hamburger Clicked' })
  expect(told).toEqual([{ event: 'Hamburger Clicked' }])
  owner.dataLayer = 7
  track({ name: 'Call Us Opened' })
  expect(owner.dataLayer).toEqual([{ event: 'Call Us Opened' }])
})

test('what refers to itself is left out, and what is too long is cut', () => {
  const ring: Record<string, unknown> = { name: 'ring' }
  ring.self = ring
  const list = Array.from({ length: 900 }, () => 'y')
  expect(withoutEmpty({ ring, rings: [ring, 'one'], long: 'x'.repeat(9000), list, run: () => 1 })).toEqual({
    rings: ['one'],
    long: 'x'.repeat(500),
    list: list.slice(0, 200),
  })
  const { track } = open()
  const event = { name: 'Toast Shown', text: ring } as unknown as MeasuredEvent
  expect(() => track(event)).not.toThrow()
})

test('of a million events a page keeps the first thousand', () => {
  const { track, owner } = open()
  for (let count = 0; count < 1_000_000; count++) track({ name: 'Hamburger Clicked' })
  expect(owner.dataLayer).toEqual(Array.from({ length: 1000 }, () => ({ event: 'Hamburger Clicked' })))
})

test('a command is what the tag manager takes for one: arguments, and no list', () => {
  const { command, owner } = open()
  command('consent', 'default', { ad_storage: 'denied' })
  const [entry] = owner.dataLayer as object[]
  expect(String(entry)).toBe('[object Arguments]')
  expect({ ...entry }).toEqual({ 0: 'consent', 1: 'default', 2: { ad_storage: 'denied' } })
})

describe('what a tag container replays begins with what is allowed', () => {
  const commandsAndEvents = (entries: unknown) =>
    (entries as object[]).map((entry) => ('event' in entry ? entry.event : Object.values(entry)))

  test('a default stands before whatever was told, an update behind it', () => {
    const { track, command, owner } = open()
    track({ name: 'Page Viewed', language: 'en' })
    command('consent', 'default', 'denied')
    command('consent', 'update', 'granted')
    expect(commandsAndEvents(owner.dataLayer)).toEqual([
      ['consent', 'default', 'denied'],
      'Page Viewed',
      'page_view',
      ['consent', 'update', 'granted'],
    ])
  })

  test('also when nothing more is kept', () => {
    const { track, command, owner } = open()
    for (let count = 0; count < 2000; count++) track({ name: 'Hamburger Clicked' })
    command('consent', 'default', 'denied')
    expect(commandsAndEvents(owner.dataLayer)).toEqual([
      ['consent', 'default', 'denied'],
      ...Array.from({ length: 1000 }, () => 'Hamburger Clicked'),
    ])
  })
})
