import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import { Metrics } from '../../operations/metrics.ts'
import { Reporter } from '../../operations/reporter.ts'
import { NO_TRACER } from '../../tracing/tracing.ts'
import type { CatalogueQueryBuilder } from '../adapters/catalogue-query-builder.ts'
import { createProviderQueries } from '../adapters/provider-queries.ts'
import { Catalogue } from '../catalogue.ts'
import { DEFAULT_PRICE_CEILINGS } from '../prices/price-ceilings.ts'
import { PriceReconciler } from '../prices/price-reconciler.ts'
import type { Result } from '../result.ts'
import { CallGuard } from './call-guard.ts'
import { FaultPolicy } from './fault-policy.ts'
import { LastGoodResponseCache } from './last-good-response-cache.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const OPEN_CALLS = 32
/** Milliseconds after which a failure is not remembered any more. */
const FAILURE_FORGOTTEN = 3 * SECOND + 1
const LIST = { kind: 'collection', id: 1004 } as const
const prices = new PriceReconciler({ tell: () => {}, now: Date.now })
const limits = {
  ceilings: DEFAULT_PRICE_CEILINGS,
  indexableReviewSources: ['CUSTOMER'],
  prices,
  now: Date.now,
}

type Client = (path: string, signal: AbortSignal) => Promise<Result<unknown>>

let settings: typeof limits & { readonly queries: CatalogueQueryBuilder }
let answers: LastGoodResponseCache
let policy: FaultPolicy
let catalogue: Catalogue
let metrics: Metrics
let log: Record<string, unknown>[]
/** How the catalogue answers now, and what it was asked. */
let client: Client
let asked: string[]
let open: number
let mostOpen: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  open = 0
  mostOpen = 0
  log = []
  metrics = new Metrics()
  answers = new LastGoodResponseCache()
  const queries = createProviderQueries(async (path, _query, { signal }) => {
    asked.push(path)
    open += 1
    mostOpen = Math.max(mostOpen, open)
    const result = await client(path, signal)
    open -= 1
    return result
  })
  settings = { ...limits, queries }
  policy = new FaultPolicy({
    tracer: NO_TRACER,
    guard: new CallGuard({ openCalls: OPEN_CALLS, waitingCalls: 1000 }),
    answers,
    reporter: new Reporter(pino({ base: null }, { write: (line: string) => void log.push(JSON.parse(line)) }), metrics),
    metrics,
    now: Date.now,
    timeout: 2 * SECOND,
  })
  catalogue = new Catalogue(policy, { ...settings, pageDeadline: 2.5 * SECOND })
})
afterEach(async () => {
  vi.useRealTimers()
  await answers.close()
})

const price = (finalPrice: number | null, currencyCode: unknown = 'EUR') =>
  finalPrice === null ? null : { finalPrice, currencyCode }
const listOf = (...prices: (number | null)[]) => ({
  pageData: {
    items: prices.map((amount, index) => ({ id: 7110 + index, name: 'Tour', listingPrice: price(amount) })),
  },
})
const says =
  (value: unknown): Client =>
  async () => ({ ok: true, value })
const fails: Client = async (path) => ({ ok: false, error: { kind: 'unreachable', retryable: true, source: path } })
const hangs: Client = (path, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () =>
      resolve({ ok: false, error: { kind: 'timeout', retryable: true, source: path } }),
    )
  })

const pageOf = (uid = 'www.wayfare.example.paris') => {
  const dependencies = new RenderDependencies()
  return { dependencies, context: catalogue.contextOf({ lang: 'en', currency: 'EUR', uid }, dependencies) }
}

/** The amounts that a page shows of the list; `undefined` for none, and nothing at all when there is no list. */
async function show() {
  const { context, dependencies } = pageOf()
  const { products, available } = await catalogue.listing(LIST, 10, context)
  const amounts = products.map((product) => product.price?.display.amount)
  return { amounts: available ? amounts : null, isDegraded: dependencies.isDegraded }
}

/** What is settled once so much time has passed. */
async function settledAfter<T>(milliseconds: number, work: Promise<T>[]): Promise<T[]> {
  const settled: T[] = []
  for (const one of work) void one.then((value) => settled.push(value))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return settled
}

describe('a catalogue that hangs', () => {
  /** What a show page asks: its own tour group and what is similar, and what all pages of a site ask. */
  const load = (page: number) => {
    const { context } = pageOf(`www.wayfare.example.page-${page}`)
    return Promise.all([
      catalogue.product(page, context),
      catalogue.similar(page, 8, context),
      catalogue.listing(LIST, 10, context),
      catalogue.cityOffer('PARIS', context),
    ])
  }
  const NOTHING = { products: [], total: 0, available: false }

  test('336 cold pages at once are answered by one deadline, with few calls, and the next ones without waiting', async () => {
    client = hangs
    const pages = Array.from({ length: 336 }, (_, page) => load(page + 1))
    expect(await settledAfter(2 * SECOND, pages)).toEqual(Array(336).fill([undefined, NOTHING, NOTHING, undefined]))
    expect(mostOpen).toBe(OPEN_CALLS)
    // Beside those under way, five failures of each of the four endpoints at most.
    expect(asked.length).toBeLessThanOrEqual(OPEN_CALLS + 4 * 5)
    const before = asked.length
    const next = Array.from({ length: 336 }, (_, page) => load(page + 1000))
    expect(await settledAfter(0, next)).toEqual(Array(336).fill([undefined, NOTHING, NOTHING, undefined]))
    expect(asked).toHaveLength(before)
  })

  test('a page waits no longer than its deadline, for however many calls', async () => {
    client = hangs
    catalogue = new Catalogue(policy, { ...settings, pageDeadline: 1500 })
    const page = [load(1)]
    expect(await settledAfter(1499, page)).toEqual([])
    expect(await settledAfter(1, page)).toEqual([[undefined, NOTHING, NOTHING, undefined]])
  })

  test('one call is shared by all who ask the same, and its failure too, for seconds', async () => {
    client = hangs
    expect(await settledAfter(2000, Array.from({ length: 336 }, show))).toEqual(
      Array(336).fill({ amounts: null, isDegraded: true }),
    )
    expect(asked).toHaveLength(1)
    expect(await settledAfter(2999, [show()])).toEqual([{ amounts: null, isDegraded: true }])
    expect(asked).toHaveLength(1)
    expect(await settledAfter(1 + 2000, [show()])).toEqual([{ amounts: null, isDegraded: true }])
    expect(asked).toHaveLength(1)
    expect(await settledAfter(2000, [show()])).toEqual([{ amounts: null, isDegraded: true }])
    expect(asked).toHaveLength(2)
  })

  test('the last good answer is waited for half a second, and once it is known, not at all', async () => {
    client = says(listOf(40, 50))
    await show()
    await vi.advanceTimersByTimeAsync(6 * MINUTE)
    client = hangs
    const waiting = [show()]
    expect(await settledAfter(499, waiting)).toEqual([])
    expect(await settledAfter(1, waiting)).toEqual([{ amounts: [40, 50], isDegraded: false }])
    await vi.advanceTimersByTimeAsync(1500)
    expect(await settledAfter(0, [show()])).toEqual([{ amounts: [40, 50], isDegraded: false }])
    expect(asked).toHaveLength(2)
  })
})

describe('after a purge', () => {
  const purgeAfterFirst = async () => {
    client = says(listOf(40))
    await show()
    await policy.purge(['collection:1004'])
  }

  test('the new answer is waited for as long as a call may take: the old one is known to be wrong', async () => {
    await purgeAfterFirst()
    const slow = Promise.withResolvers<Result<unknown>>()
    client = () => slow.promise
    const waiting = [show()]
    expect(await settledAfter(1900, waiting)).toEqual([])
    slow.resolve({ ok: true, value: listOf(50) })
    expect(await settledAfter(0, waiting)).toEqual([{ amounts: [50], isDegraded: false }])
  })

  test('the old answer still stands in where no new one comes', async () => {
    await purgeAfterFirst()
    client = hangs
    expect(await settledAfter(2000, [show()])).toEqual([{ amounts: [40], isDegraded: false }])
  })
})

describe('a catalogue that fails', () => {
  test('the last good answer stands in, and the next try comes in seconds', async () => {
    client = says(listOf(40))
    await show()
    await vi.advanceTimersByTimeAsync(23 * HOUR)
    client = fails
    expect(await show()).toEqual({ amounts: [40], isDegraded: false })
    expect(await show()).toEqual({ amounts: [40], isDegraded: false })
    expect(asked).toHaveLength(2)
    client = says(listOf(45))
    await vi.advanceTimersByTimeAsync(FAILURE_FORGOTTEN)
    expect(await show()).toEqual({ amounts: [45], isDegraded: false })
  })

  test('says so once, with the page that met it, and when it is over', async () => {
    client = fails
    await show()
    await vi.advanceTimersByTimeAsync(FAILURE_FORGOTTEN)
    await show()
    client = says(listOf(40))
    await vi.advanceTimersByTimeAsync(FAILURE_FORGOTTEN)
    await show()
    const source = 'GET /api/v6/tour-groups/list-by/collection/{id}/'
    expect(log.map(({ time: _time, level: _level, ...line }) => line)).toEqual([
      { msg: 'Fetch failed', source, kind: 'unreachable', pageIdentifier: 'www.wayfare.example.paris' },
      { msg: 'source answers again', source, failures: 2 },
    ])
  })
})

describe('an answer that is spoiled', () => {
  const items = listOf(40, 50).pageData.items
  const withItems = (change: (item: (typeof items)[number]) => unknown) => ({ pageData: { items: items.map(change) } })

  test.each([
    ['without items', listOf()],
    ['with prices of null', listOf(null, null)],
    ['with prices of zero', listOf(0, 0)],
    ['with impossible prices', listOf(-1, 1e12)],
    ['in another currency', withItems((item) => ({ ...item, listingPrice: price(40, 'ISK') }))],
    [
      'with textual prices',
      withItems((item) => ({ ...item, listingPrice: { ...item.listingPrice, finalPrice: '40' } })),
    ],
    ['with boolean prices', withItems((item) => ({ ...item, listingPrice: true }))],
    ['with ids that are no numbers', withItems((item) => ({ ...item, id: `tour-${item.id}` }))],
    ['without ids', withItems(({ id: _id, ...item }) => item)],
    ['of junk', { pageData: { items: [7, 'x', null, []] } }],
    ['that is an error', { status: 400, error: { code: 'E_ERROR_PROCESSING_REQUEST' } }],
    ['that is nothing', null],
    // spec: D.currencies.31
  ])('%s leaves the last good one, and the source is asked again in seconds', async (_, spoilt) => {
    client = says(listOf(40, 50))
    await show()
    await vi.advanceTimersByTimeAsync(6 * MINUTE)
    client = says(spoilt)
    for (const hours of [0, 1, 22]) {
      await vi.advanceTimersByTimeAsync(hours * HOUR)
      expect(await show()).toEqual({ amounts: [40, 50], isDegraded: false })
    }
    expect(asked).toHaveLength(4)
    client = says(listOf(41, 51))
    await vi.advanceTimersByTimeAsync(FAILURE_FORGOTTEN)
    expect(await show()).toEqual({ amounts: [41, 51], isDegraded: false })
  })

  test('is one line in the log, and counted as what it is', async () => {
    client = says(listOf(40, 50))
    await show()
    await vi.advanceTimersByTimeAsync(6 * MINUTE)
    client = says(listOf(null, null))
    await show()
    await vi.advanceTimersByTimeAsync(FAILURE_FORGOTTEN)
    await show()
    expect(log.map(({ time: _time, level: _level, ...line }) => line)).toEqual([
      {
        msg: 'Answer spoiled',
        path: '/api/v6/tour-groups/list-by/collection/1004/',
        pageIdentifier: 'www.wayfare.example.paris',
        had: { items: 2, prices: 2 },
        has: { items: 2, prices: 0 },
      },
    ])
    const text = await metrics.registry.metrics()
    const count = (outcome: string) =>
      new RegExp(`site_catalogue_seconds_count\\{endpoint="[^"]+",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]
    expect([count('ok'), count('spoiled')]).toEqual(['1', '2'])
    expect(text).toContain('site_problems_total{level="warning",problem="Answer spoiled"} 2')
  })

  test('is shown where nothing better is there, is asked again in seconds, and is not taken for good', async () => {
    client = says(listOf(null, null))
    expect(await show()).toEqual({ amounts: [undefined, undefined], isDegraded: true })
    expect(await show()).toEqual({ amounts: [undefined, undefined], isDegraded: true })
    expect(asked).toHaveLength(1)
    client = says(listOf(40, 50))
    await vi.advanceTimersByTimeAsync(FAILURE_FORGOTTEN)
    expect(await show()).toEqual({ amounts: [40, 50], isDegraded: false })
  })

  test('a list that has really shrunk is believed after ten minutes', async () => {
    client = says(listOf(10, 20, 30))
    await show()
    await vi.advanceTimersByTimeAsync(6 * MINUTE)
    client = says(listOf(10))
    expect(await show()).toEqual({ amounts: [10, 20, 30], isDegraded: false })
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(await show()).toEqual({ amounts: [10], isDegraded: false })
  })
})

test('what was asked for before a purge is neither kept nor given to who asks after it', async () => {
  const before = Promise.withResolvers<Result<unknown>>()
  client = () => before.promise
  const early = show()
  await vi.advanceTimersByTimeAsync(0)
  await policy.purge(['collection:1004'])
  await vi.advanceTimersByTimeAsync(1)
  client = says(listOf(50))
  expect(await show()).toEqual({ amounts: [50], isDegraded: false })
  before.resolve({ ok: true, value: listOf(40) })
  expect(await early).toEqual({ amounts: [40], isDegraded: false })
  expect(await show()).toEqual({ amounts: [50], isDegraded: false })
})
