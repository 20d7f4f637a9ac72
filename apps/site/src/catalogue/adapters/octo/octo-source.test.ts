import { beforeEach, expect, test } from 'vitest'
import type { DroppedField } from '../../responses/dropped-fields.ts'
import type { Result } from '../../result.ts'
import { toNumericId } from '../bulk/to-numeric-id.ts'
import type { CatalogueFolder } from '../files/read-catalogue-folder.ts'
import { OctoSource } from './octo-source.ts'

const NOW = Date.UTC(2026, 10, 20, 11)
const MINUTE = 60_000
const signal = AbortSignal.timeout(60_000)

/** What the supplier says, by path and option. */
let said: Record<string, unknown>
let asked: { path: string; lang?: string; body?: Readonly<Record<string, unknown>> }[]
let dropped: DroppedField[]
let folder: Result<CatalogueFolder>
let now: number
let source: OctoSource

const pricing = { original: 2950, retail: 2950, currency: 'EUR', currencyPrecision: 2 }
const optionOf = (id: string) => ({ id, title: id, units: [{ id: 'adult', type: 'ADULT', pricingFrom: [pricing] }] })
const product = {
  id: 'walk',
  title: 'Old town walk',
  locale: 'en-GB',
  timeZone: 'Pacific/Tongatapu',
  pricingPer: 'UNIT',
  options: [optionOf('morning'), optionOf('evening')],
}
const day = (localDate: string, more: object) => ({ localDate, available: true, unitPricingFrom: [], ...more })

beforeEach(() => {
  said = { '/products': [product] }
  asked = []
  dropped = []
  folder = { ok: true, value: {} }
  now = NOW
  source = new OctoSource({
    ask: async (path, { lang, body }) => {
      asked.push({ path, ...(lang && { lang }), ...(body && { body }) })
      const value = said[body ? `${path} ${body.optionId}` : lang && said[`${path} ${lang}`] ? `${path} ${lang}` : path]
      const error = { kind: 'status', retryable: true, source: path, status: 500 } as const
      return value === undefined ? { ok: false, error } : { ok: true, value }
    },
    languages: ['en', 'de'],
    folder: async () => folder,
    loadingTakes: 10_000,
    report: (one) => void dropped.push(one),
    now: () => now,
  })
})

async function entryOf(id: string) {
  const snapshot = await source.snapshot(signal)
  const entry = snapshot.ok ? snapshot.value.find(toNumericId(id)) : undefined
  if (!entry) throw new Error(`There is no ${id}.`)
  return entry
}

function fieldsOf(item: unknown, ...names: readonly string[]) {
  const fields = new Map<string, unknown>(Object.entries(item ?? {}))
  return names.map((name) => fields.get(name))
}

async function readAt() {
  const snapshot = await source.snapshot(signal)
  return snapshot.ok ? snapshot.readAt : undefined
}

test('products are asked for once in each language, and again after five minutes or a change', async () => {
  await source.snapshot(signal)
  await source.snapshot(signal)
  expect(asked).toEqual([
    { path: '/products', lang: 'en' },
    { path: '/products', lang: 'de' },
  ])
  now += 4 * MINUTE
  expect(await readAt()).toBe(NOW)
  now += MINUTE
  expect(await readAt()).toBe(now)
  source.forget()
  await source.snapshot(signal)
  expect(asked).toHaveLength(6)
})

test('an answer in another language than asked for is no translation', async () => {
  said['/products de'] = [{ ...product, title: 'Altstadt', locale: 'de-AT' }]
  expect(fieldsOf((await entryOf('walk')).item, 'name', 'translations')).toEqual([
    'Old town walk',
    {
      de: {
        ...{ name: 'Altstadt', summary: '', description: '', highlights: '', inclusions: '', exclusions: '' },
        ...{ additionalInfo: '', cancellation: '', delivery: '', faq: [] },
      },
    },
  ])
  source.forget()
  said['/products de'] = [product]
  expect(fieldsOf((await entryOf('walk')).item, 'translations')).toEqual([{}])
})

test('fields of the installation complete and replace the supplier’s', async () => {
  folder = {
    ok: true,
    value: {
      products: [{ id: 'walk', tgid: 42, name: 'Walk', labels: ['old'] }],
      collections: [{ id: 7, name: 'Old towns', labels: ['old'] }],
      cities: [{ code: 'TBU', name: 'Nukuʻalofa' }],
    },
  }
  const snapshot = await source.snapshot(signal)
  const { item, placement } = (snapshot.ok && snapshot.value.find(42)) || {}
  expect([...fieldsOf(item, 'name', 'timeZone'), placement?.collection]).toEqual([
    ...['Walk', 'Pacific/Tongatapu'],
    { id: 7, names: { '': 'Old towns' } },
  ])
})

test('a folder that cannot be read fails the question, rather than to empty the collections', async () => {
  folder = { ok: false, error: { kind: 'malformed', retryable: true, source: 'collections.json' } }
  expect(await source.snapshot(signal)).toEqual(folder)
})

test('days are asked for from today at the venue, of each option in the currency', async () => {
  said['/availability/calendar morning'] = [day('2026-11-21', { status: 'AVAILABLE', vacancies: 3 })]
  said['/availability/calendar evening'] = [day('2026-11-21', { status: 'FREESALE' })]
  const days = await source.days(await entryOf('walk'), 'EUR', signal)
  // At eleven in London it is midnight in Tonga.
  const range = { productId: 'walk', localDateStart: '2026-11-21', localDateEnd: '2027-05-20', currency: 'EUR' }
  expect(asked.slice(2)).toEqual([
    { path: '/availability/calendar', body: { ...range, optionId: 'morning' } },
    { path: '/availability/calendar', body: { ...range, optionId: 'evening' } },
  ])
  const unpriced = { prices: {}, originalPrices: {}, per: 'person', isFrom: false }
  expect(days).toEqual({
    ok: true,
    value: [
      { ...unpriced, date: '2026-11-21', left: 3, tour: toNumericId('walk/morning') },
      { ...unpriced, date: '2026-11-21', left: 'unlimited', tour: toNumericId('walk/evening') },
    ],
  })
})

test.each([
  ['sold out', { status: 'SOLD_OUT', available: false, vacancies: 0 }, { left: 0 }],
  ['not available, whatever is left', { status: 'AVAILABLE', available: false, vacancies: 4 }, { left: 0 }],
  ['of an unknown status', { status: 'FLOATING', vacancies: 4 }, { left: 4 }],
  ['of an unknown number', { status: 'LIMITED', vacancies: null }, {}],
])('a day %s', async (_, more, expected) => {
  said['/availability/calendar morning'] = [day('2026-11-22', more), day('2026-11-23', { status: 'CLOSED' })]
  said['/availability/calendar evening'] = []
  const days = await source.days(await entryOf('walk'), 'EUR', signal)
  const rows = days.ok ? (days.value as readonly Record<string, unknown>[]) : []
  expect(rows.map(({ date, left }) => ({ date, ...(left === undefined ? {} : { left }) }))).toEqual([
    { date: '2026-11-22', ...expected },
  ])
})

test('one option that fails makes the question fail: the product is not sold out', async () => {
  said['/availability/calendar morning'] = [day('2026-11-22', { status: 'AVAILABLE' })]
  expect(await source.days(await entryOf('walk'), 'EUR', signal)).toEqual({
    ok: false,
    error: { kind: 'status', retryable: true, source: '/availability/calendar', status: 500 },
  })
})

test('days of which none can be read fail it too', async () => {
  said['/availability/calendar morning'] = [{ localDate: 'tomorrow', available: true }]
  said['/availability/calendar evening'] = []
  const answer = await source.days(await entryOf('walk'), 'EUR', signal)
  expect(answer).toEqual({
    ok: false,
    error: { kind: 'malformed', retryable: true, source: 'POST /availability/calendar' },
  })
  expect(dropped).toContainEqual({ field: 'localDate', reason: 'item refused' })
})

test('starts have the venue’s time, whatever offset is written; a day ticket has none; a passed deadline sells nothing', async () => {
  const start = (localDateTimeStart: string, more: object = {}) => ({ localDateTimeStart, available: true, ...more })
  said['/availability morning'] = [
    start('2026-11-22T09:00:00Z', { localDateTimeEnd: '2026-11-22T10:30:00Z', vacancies: 2 }),
    start('2026-11-22T12:00:00-03:00', {
      localDateTimeEnd: '2026-11-22T12:00:00-03:00',
      utcCutoffAt: '2026-11-20T10:59:00Z',
    }),
    start('2026-11-22T00:00:00', { allDay: true }),
  ]
  said['/availability evening'] = []
  const starts = await source.starts(await entryOf('walk'), { from: '2026-11-22', to: '2026-11-22' }, signal)
  const rows = starts.ok ? (starts.value as readonly Record<string, unknown>[]) : []
  expect(rows.map(({ time, endTime, left }) => [time, endTime, left])).toEqual([
    ['09:00', '10:30', 2],
    ['12:00', undefined, 0],
    [undefined, undefined, undefined],
  ])
})

test('the first of two products with one id is kept, and the other reported', async () => {
  said['/products'] = [product, { ...product, title: 'Another' }, { title: 'Nameless' }]
  expect(fieldsOf((await entryOf('walk')).item, 'name')).toEqual(['Old town walk'])
  expect(dropped.filter(({ field }) => field === 'id').length).toBeGreaterThan(1)
})

test('a list that takes too long is not waited for, and is there for the next question', async () => {
  expect(await source.snapshot(AbortSignal.abort())).toEqual({
    ok: false,
    error: { kind: 'timeout', retryable: true, source: 'GET /products' },
  })
  expect(await readAt()).toBe(NOW)
  expect(asked).toHaveLength(2)
})
