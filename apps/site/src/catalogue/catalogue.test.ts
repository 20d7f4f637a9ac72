import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProductListSource } from '@passepartout/content-model/product-source'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import { RenderQueue } from '../cache/render-queue.ts'
import { addDays } from '../i18n/day-number.ts'
import { Metrics } from '../operations/metrics.ts'
import { Reporter } from '../operations/reporter.ts'
import { parseSettings } from '../settings.ts'
import { NO_TRACER } from '../tracing/tracing.ts'
import type { Catalogue, CatalogueContext } from './catalogue.ts'
import { createCatalogue } from './create-catalogue.ts'

let server: Server
let asked: URL[]
/** What the catalogue answers, whatever it is asked. */
let answer: string
/** What it answers when it is asked for its cities, which is noted apart. */
let cities: string
let askedForCities: URL[]
let parts: ReturnType<typeof createCatalogue>
let catalogue: Catalogue
let context: CatalogueContext
const visit = { lang: 'fr', currency: 'USD', uid: 'www.wayfare.example' } as const

beforeEach(async () => {
  asked = []
  askedForCities = []
  cities = JSON.stringify(CITY_LIST)
  answer = '{"tourGroups":[],"pageData":{"items":[]},"collections":[]}'
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://catalogue.example')
    const isOfCities = url.pathname === '/api/v1/city/list/'
    ;(isOfCities ? askedForCities : asked).push(url)
    response.end(isOfCities ? cities : answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metrics = new Metrics()
  const reporter = new Reporter(pino({ level: 'silent' }), metrics)
  parts = createCatalogue(parseSettings({ CATALOGUE_URL: url, IMAGE_URL: url }), {
    reporter,
    tracer: NO_TRACER,
    onRefused: () => {},
    metrics,
    renderQueue: new RenderQueue(),
    now: Date.now,
  })
  catalogue = parts.catalogue
  context = catalogue.contextOf(visit, new RenderDependencies())
})
afterEach(async () => {
  await parts.close()
  server.closeAllConnections()
  server.close()
})

const CITY_LIST = {
  cities: [
    { code: 'ROME', displayName: 'Rome' },
    { code: 'NEW_YORK', displayName: 'New York' },
  ],
  total: 2,
}

const question = () => ({ path: asked[0]?.pathname, query: Object.fromEntries(asked[0]?.searchParams ?? []) })
const common = { language: 'FR', currency: 'USD', 'fallback-to-english': 'false' }

const list = { ...common, 'src-version': 'v3', limit: '8' }

// spec: 3.state.10
test('an itinerary is asked of its tour group, with its sections', async () => {
  expect(await catalogue.itinerary(7148, context)).toBeUndefined()
  expect(question()).toEqual({
    path: '/api/v6/tour-groups/7148/experience-itineraries/',
    query: { ...common, sections: 'true' },
  })
})

test('reviews are asked of their tour group, as many as the API lists', async () => {
  expect(await catalogue.reviews(7148, context)).toEqual({ reviews: [], hasMore: false })
  expect(question()).toEqual({ path: '/api/v6/tour-groups/7148/reviews/', query: { ...common, limit: '100' } })
})

describe('the calls of the specification, to the last parameter', () => {
  test.each<[string, ProductListSource, Record<string, string>]>([
    ['/api/v6/tour-groups/', { kind: 'tgids', ids: [7110, 7111] }, { ...common, 'ids[]': '7110,7111' }],
    [
      '/api/v6/tour-groups/list-by/category/1/',
      { kind: 'category', id: 1, city: 'NEW_YORK' },
      { ...list, city: 'New York' },
    ],
    [
      '/api/v6/tour-groups/list-by/sub-category/1080/',
      { kind: 'subCategory', id: 1080, city: 'ROME' },
      { ...list, city: 'Rome' },
    ],
    ['/api/v6/tour-groups/list-by/collection/1004/', { kind: 'collection', id: 1004 }, list],
  ])(
    // spec: 3.state.9, 7.client.9, 7.calls.4
    'a list is asked of %s, in language and currency of the visit, without falling back to English',
    async (path, source, query) => {
      await catalogue.listing(source, 8, context)
      expect(question()).toEqual({ path, query })
    },
  )

  test('collections are asked for a hundred in one call, in the order of their numbers', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => 150 - index)
    await catalogue.collections(ids, context)
    const sorted = ids.toReversed()
    expect(asked.map(({ searchParams }) => searchParams.get('ids[]')).toSorted()).toEqual(
      [sorted.slice(0, 100).join(), sorted.slice(100).join()].toSorted(),
    )
  })

  // spec: 3.state.7
  test('tour groups that parts of a page ask for in the same breath are asked for together, each once', async () => {
    const loadTourGroups = catalogue.tourGroups(context)
    await Promise.all([loadTourGroups([9, 7]), loadTourGroups([7]), loadTourGroups([8], 'GBP'), loadTourGroups([])])
    await loadTourGroups([5])
    expect(asked.map(({ searchParams }) => [searchParams.get('ids[]'), searchParams.get('currency')])).toEqual([
      ['7,9', 'USD'],
      ['8', 'GBP'],
      ['5', 'USD'],
    ])
  })

  // spec: 7.client.8
  test('a collection is asked for by its number, in language and currency, and by nothing else', async () => {
    await catalogue.collection(1004, context)
    expect(question()).toEqual({
      path: '/api/v1/collection/',
      query: { 'ids[]': '1004', language: 'FR', currency: 'USD' },
    })
  })

  test('a tour group, and what is similar to it', async () => {
    await catalogue.product(7110, context)
    expect(question()).toEqual({ path: '/api/v6/tour-groups/7110/', query: common })
    asked.length = 0
    await catalogue.similar(7110, 8, context)
    expect(question()).toEqual({
      path: '/api/v6/tour-groups/7110/similar-products/',
      query: { ...common, limit: '8' },
    })
  })

  // spec: 7.client.3
  test('a city object is asked for by its name', async () => {
    await catalogue.cityOffer({ displayName: 'São Paulo' }, context)
    expect(question().path).toBe('/api/v6/tour-groups/list-by/city/S%C3%A3o%20Paulo/')
  })
})

test('a city is asked for once, in the language of the visit, and its answer has no price that could age', async () => {
  const dependencies = new RenderDependencies()
  await catalogue.cityOffer('São Paulo/Sul?', { ...context, dependencies })
  await catalogue.cityOffer('São Paulo/Sul?', context)
  expect(asked).toHaveLength(1)
  expect(question()).toEqual({
    path: '/api/v6/tour-groups/list-by/city/S%C3%A3o%20Paulo%2FSul%3F/',
    query: { ...common, 'src-version': 'v3', limit: '100' },
  })
  expect(dependencies.oldestPrice).toBe(Number.POSITIVE_INFINITY)
  expect(dependencies.isDegraded).toBe(false)
})

describe('a city is sent by the name that the provider has for it, never by a code', () => {
  test.each<[string, (city: string) => Promise<unknown>]>([
    ['a category', (city) => catalogue.listing({ kind: 'category', id: 1, city }, 8, context)],
    ['a sub-category', (city) => catalogue.listing({ kind: 'subCategory', id: 1080, city }, 8, context)],
    ['a whole list', (city) => catalogue.wholeListing({ kind: 'category', id: 1, city }, context)],
    ['the addresses of a list', (city) => catalogue.addresses({ kind: 'subCategory', id: 1080, city }, context)],
    ['a lowest price', (city) => catalogue.lowestPrice('category', 1, city, context)],
    ['banners', (city) => catalogue.cityBanners(city, context)],
    ['what a city has', (city) => catalogue.cityOffer(city, context)],
    ['the tour groups of a city', (city) => catalogue.cityTourGroups(city, 0, context)],
  ])('%s', async (_, ask) => {
    const named = () =>
      asked.map(({ pathname, searchParams }) => searchParams.get('city') ?? pathname.split('/').at(-2))
    await ask('NEW_YORK')
    await ask('new_york')
    expect(new Set(named())).toEqual(new Set([expect.stringMatching(/^New( |%20)York$/)]))
    asked.length = 0
    await ask('Atlantis')
    expect(named()).toEqual(['Atlantis'])
    expect(askedForCities.map(({ search }) => search)).toEqual(['?language=EN&limit=100&offset=0'])
  })

  test('whose list is longer than the API lists at once', async () => {
    cities = JSON.stringify({ ...CITY_LIST, total: 150 })
    await catalogue.cityBanners('Atlantis', context)
    expect(askedForCities.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['0', '100'])
  })

  // spec: 7.client.3
  test('and where it cannot say the name, nothing is asked and nothing is shown', async () => {
    cities = '{"cities":'
    expect(await catalogue.listing({ kind: 'category', id: 1, city: 'NEW_YORK' }, 8, context)).toEqual({
      products: [],
      total: 0,
      available: false,
    })
    expect(await catalogue.lowestPrice('subCategory', 1080, 'NEW_YORK', context)).toBeUndefined()
    expect(asked).toEqual([])
    expect(context.dependencies.isDegraded).toBe(true)
  })
})

describe('what is asked for by the same words and read in two ways is kept in two', () => {
  // spec: 4.other.1
  test.each(['alone', 'among others'])('a collection, first %s', async (first) => {
    answer = JSON.stringify({ collections: [{ id: 1005, displayName: 'Louvre', supportedLanguages: [] }] })
    const louvre = { id: 1005, displayName: 'Louvre', heading: '', subtext: '', experienceCount: 0 }
    const alone = async () => expect(await catalogue.collection(1005, context)).toEqual(louvre)
    const amongOthers = async () => expect(await catalogue.collections([1005], context)).toEqual([louvre])
    for (const ask of first === 'alone' ? [alone, amongOthers] : [amongOthers, alone]) await ask()
  })

  test('the addresses of a list and its cards, a hundred further on', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ id: 7000 + index, name: `Tour ${index}` }))
    answer = JSON.stringify({ pageData: { items, total: 200 } })
    const addresses = await catalogue.addresses({ kind: 'category', id: '1', city: 'PARIS' }, context)
    expect(addresses).toHaveLength(200)
    const { products } = await catalogue.wholeListing({ kind: 'category', id: 1, city: 'PARIS' }, context)
    expect(products).toHaveLength(100)
  })
})

describe('starts of many days', () => {
  const today = new Date().toISOString().slice(0, 10)
  const startsOn = (days: number, perDay: number) =>
    Array.from({ length: days }, (_, day) => addDays(today, 1 + day)).flatMap((startDate) =>
      Array.from({ length: perDay }, (_, tour) => ({ startDate, startTime: '23:59', tourId: 1 + tour })),
    )

  test('are read eight days at a time', async () => {
    answer = JSON.stringify({ availabilities: startsOn(20, 1) })
    const coming = await catalogue.comingStarts(7110, 20, context)
    const windows = asked
      .filter(({ searchParams }) => searchParams.has('from-date'))
      .map(({ searchParams }) => [searchParams.get('from-date'), searchParams.get('to-date')])
      .toSorted()
    const [first = today] = windows[0] ?? []
    const from = (days: number) => addDays(first ?? today, days)
    expect(windows).toEqual([
      [from(0), from(7)],
      [from(8), from(15)],
      [from(16), from(19)],
    ])
    expect(coming.dates.size).toBe(20)
  })

  test('are known of no day on which an answer has no room for all, and of none while the catalogue is away', async () => {
    answer = JSON.stringify({ availabilities: startsOn(7, 50) })
    const { dates, starts } = await catalogue.comingStarts(7110, 8, context)
    expect([...dates].every((date) => date < addDays(today, 7))).toBe(true)
    expect(new Set(starts.map(({ date }) => date))).toEqual(new Set(startsOn(6, 1).map(({ startDate }) => startDate)))
    answer = 'no JSON'
    expect(await catalogue.comingStarts(7111, 8, context)).toEqual({ starts: [], dates: new Set() })
  })
})
