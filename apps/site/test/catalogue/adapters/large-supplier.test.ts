import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../../../../test/tools/listen.ts'
import { RenderDependencies } from '../../../src/cache/render-dependencies.ts'
import { toNumericId } from '../../../src/catalogue/adapters/bulk/to-numeric-id.ts'
import { createAdapter } from '../../../src/catalogue/adapters/create-adapter.ts'
import type { Catalogue, CatalogueContext } from '../../../src/catalogue/catalogue.ts'
import { createCatalogue } from '../../../src/catalogue/create-catalogue.ts'
import type { ProductCard } from '../../../src/catalogue/product.ts'
import { describeReport, hasUnreadableEndpoint } from '../../../src/catalogue/survey/describe-report.ts'
import { surveyCatalogue } from '../../../src/catalogue/survey/survey-catalogue.ts'
import { Metrics } from '../../../src/operations/metrics.ts'
import { Reporter } from '../../../src/operations/reporter.ts'
import { parseSettings, type Settings } from '../../../src/settings.ts'
import { NO_TRACER } from '../../../src/tracing/tracing.ts'
import { createTestSite } from '../../sample-site.ts'
import {
  CITIES,
  calendarOf,
  type DaysAsked,
  type LargeProduct,
  largeSupplier,
  ODDITIES,
  type Oddity,
  startsOf,
} from './large-supplier.ts'

/** 5,000 products of a supplier that does not know this site: what comes out is right, or it is said why not. */

const COUNT = 5000
const SUPPLIER = largeSupplier(COUNT)
const BY_ID = new Map(
  SUPPLIER.filter(({ oddity }) => oddity !== 'id of another').map((one) => [String(one.json.id), one]),
)
/** A Friday. In Kathmandu it is 17:15, in São Paulo 8:30, in Lisbon 11:30; in Nukuʻalofa it is Saturday, 0:30. */
const NOW = Date.UTC(2026, 10, 20, 11, 30)
const LOCAL_DAYS = {
  Kathmandu: '2026-11-20',
  'São Paulo': '2026-11-20',
  Nukuʻalofa: '2026-11-21',
  Lisbon: '2026-11-20',
}

let server: Server
let environment: Readonly<Record<string, string>>
let settings: Settings
let metrics: Metrics
let parts: ReturnType<typeof createCatalogue>
let catalogue: Catalogue
let cards: readonly ProductCard[]
let now = NOW

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const asked =
      request.method === 'POST' ? (JSON.parse(await text(request)) as DaysAsked & { productId: string }) : undefined
    const product = BY_ID.get(asked?.productId ?? '')
    const value = !asked
      ? SUPPLIER.map(({ json }) => json)
      : product && (request.url?.endsWith('/calendar') ? calendarOf(product, asked) : startsOf(product, asked))
    response.end(JSON.stringify(value ?? { error: 'INVALID_PRODUCT_ID' }))
  })
  const port = await listen(server)
  environment = {
    CATALOGUE_ADAPTER: 'octo',
    CATALOGUE_URL: `http://127.0.0.1:${port}`,
    CATALOGUE_ANSWER_MB: '50',
    CATALOGUE_TIMEOUT: '20000',
    PAGE_DEADLINE: '25000',
    IMAGE_URL: 'http://images.example',
    PRICE_HISTORY: ':memory:',
  }
  settings = parseSettings(environment)
  metrics = new Metrics()
  parts = createCatalogue(settings, {
    reporter: new Reporter(pino({ level: 'silent' }), metrics),
    metrics,
    tracer: NO_TRACER,
    onRefused: () => {},
    renderQueue: { yield: async () => undefined },
    now: () => now,
  })
  catalogue = parts.catalogue
  cards = await everyCard()
})
afterAll(async () => {
  await parts.close()
  server.closeAllConnections()
  server.close()
})

function page(): CatalogueContext {
  return catalogue.contextOf(
    { lang: 'en', currency: 'EUR', uid: 'www.wayfare.example' },
    new RenderDependencies(),
    'Europe/Paris',
  )
}

/** By city, a hundred at a time, as the search index reads them; then those of no city, by number. */
async function everyCard(): Promise<readonly ProductCard[]> {
  const found: ProductCard[] = []
  for (const { code } of (await catalogue.cities(page())) ?? []) {
    for (let offset = 0; ; offset += 100) {
      const part = await catalogue.cityTourGroups(code, offset, page())
      found.push(...(part?.products ?? []))
      if (!part || offset + 100 >= part.total) break
    }
  }
  return found
}

/** The product of a certain oddity, as its page has it. */
async function productWith(oddity: Oddity) {
  const one = SUPPLIER.find((product) => product.oddity === oddity)
  if (!one) throw new Error(`No product has ${oddity}.`)
  return catalogue.product(toNumericId(String(one.json.id)), page())
}

const countOf = (...oddities: Oddity[]) => SUPPLIER.filter(({ oddity }) => oddity && oddities.includes(oddity)).length

test('all are listed but those without id, name or city', () => {
  const refused = countOf('no id', 'id of another', 'only a tag as title')
  const nowhere = countOf('no locations', 'null lists')
  expect(cards.length).toBe(COUNT - refused - nowhere)
  expect(new Set(cards.map(({ tgid }) => tgid)).size).toBe(cards.length)
})

test('no text has markup, no price is impossible', () => {
  const texts = cards.flatMap(({ name, summary, cityName }) => [name, summary, cityName])
  expect(texts.filter((one) => /<|&amp;|alert/.test(one))).toEqual([])
  const amounts = cards.flatMap(({ price }) => price?.display.amount ?? [])
  expect(amounts.filter((amount) => !(amount >= 10 && amount <= 100))).toEqual([])
  expect(cards.filter(({ price }) => !price).length).toBe(
    countOf('no options', 'no price', 'price zero', 'price beyond reason', 'no precision', 'local currency only'),
  )
})

test('cities have their codes, and each its products', async () => {
  expect(await catalogue.cities(page())).toEqual([
    { code: 'KATHMANDU', displayName: 'Kathmandu' },
    { code: 'SAO_PAULO', displayName: 'São Paulo' },
    { code: 'NUKUALOFA', displayName: 'Nukuʻalofa' },
    { code: 'LISBON', displayName: 'Lisbon' },
  ])
})

test.each<[Oddity, object | undefined]>([
  ['no title', { name: expect.stringMatching(/^SKU \d+$/) }],
  ['tags in the title', { name: 'Temple & bells', slug: 'temple-bells' }],
  ['only a tag as title', undefined],
  ['script in the description', { descriptionHtml: '<p>Hi</p>' }],
  ['markdown', { descriptionHtml: '<h3>Temple</h3>\n<p><strong>Bells</strong> at dawn.</p>' }],
  ['null lists', { pictures: [], faq: [], cityName: '' }],
  ['no options', { variants: [], price: undefined }],
  ['no locations', { place: undefined, cityName: '' }],
  ['no time zone', { timeZone: undefined }],
  ['unknown time zone', { timeZone: undefined }],
  ['duration as text', { duration: { min: 75 * 60_000 } }],
  ['impossible duration', { duration: undefined }],
  ['only a film', { pictures: [] }],
  ['no locale', { slug: expect.any(String) }],
  [
    'unknown values',
    { price: { display: { amount: expect.any(Number), currency: 'EUR' }, per: 'adult', isFrom: true } },
  ],
  ['number as id', { tgid: expect.any(Number) }],
  ['local currency only', { price: undefined }],
])('%s', async (oddity, expected) => {
  const product = await productWith(oddity)
  const fields = new Map(Object.entries(product ?? {}))
  expect(product && Object.fromEntries(Object.keys(expected ?? {}).map((name) => [name, fields.get(name)]))).toEqual(
    expected,
  )
})

describe.each(CITIES.map((city) => [city.name, city] as const))('in %s', (name, { timeZone }) => {
  const sample = (): LargeProduct => {
    const one = SUPPLIER.find(({ city, oddity, index }) => city.name === name && !oddity && index > 100)
    if (!one) throw new Error(`Nothing is in ${name}.`)
    return one
  }
  const tgidOf = ({ json }: LargeProduct) => cards.find(({ name: title }) => title === json.title)?.tgid ?? 0

  test('the first day is today there, with the starts that are still to come', async () => {
    now = NOW
    const tgid = tgidOf(sample())
    const today = LOCAL_DAYS[name]
    const product = await catalogue.product(tgid, page())
    expect([product?.timeZone, product?.cityName]).toEqual([timeZone, name])
    const calendar = await catalogue.calendar(tgid, page())
    expect(calendar?.days[0]?.date).toBe(today)
    expect(calendar?.days.some(({ date }) => new Date(date).getUTCDay() === 1)).toBe(false)
    const local = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(NOW)
    const slots = await catalogue.slots(tgid, today, page())
    expect(slots?.map(({ startTime }) => startTime)).toEqual(['00:15', '09:00', '23:30'].filter((time) => time > local))
  })
})

test('in the hour that summer time skips, the day and its later starts are right', async () => {
  // 28 March 2027 in Lisbon: one o'clock is two o'clock. It is a Sunday, a minute before.
  now = Date.UTC(2027, 2, 28, 0, 59)
  const one = SUPPLIER.find(({ city, oddity, index }) => city.name === 'Lisbon' && !oddity && index > 200)
  const tgid = cards.find(({ name }) => name === one?.json.title)?.tgid ?? 0
  expect((await catalogue.calendar(tgid, page()))?.days[0]?.date).toBe('2027-03-28')
  const slots = await catalogue.slots(tgid, '2027-03-28', page())
  expect(slots?.map(({ startTime }) => startTime)).toEqual(['09:00', '23:30'])
  now = NOW
})

test('what is dropped is counted, by field and reason', async () => {
  const { values } = await metrics.catalogueDropped.get()
  const counted = Object.fromEntries(
    values
      .filter(({ labels }) => labels.endpoint === 'GET /products/')
      .map(({ labels, value }) => [`${labels.field} ${labels.reason}`, value > 0]),
  )
  expect(counted).toEqual({
    'id item refused': true,
    'name item refused': true,
    'pricingPer unreadable': true,
    'timeZone unreadable': true,
    'durationMinutesFrom unreadable': true,
    'durationMinutesTo unreadable': true,
    'prices unreadable': true,
    'options[].units[].pricingFrom[] unreadable': true,
  })
})

test('the check of a catalogue reads it to the end', async () => {
  const report = await surveyCatalogue({
    connect: (reportDrop) => createAdapter(settings, { reportDrop, now: () => NOW }).queries,
    reading: { lang: 'en', currency: 'EUR', ceiling: 20_000 },
    tourGroups: 40,
    isPictureAllowed: (url) => !url.includes('pictures.example'),
    now: () => NOW,
  })
  expect(hasUnreadableEndpoint(report)).toBe(false)
  const lines = describeReport(report).join('\n')
  expect(lines).toContain('a picture on pictures.example, which IMAGE_HOSTS does not name: it is not shown: ')
  expect(lines).toContain('GET /products/: 4 answers')
  expect(lines).toContain(`id (item refused): ${countOf('no id', 'id of another')}`)
})

test('the page of an odd product is a page, without the supplier’s markup', async () => {
  const { PRICE_HISTORY: _, ...own } = environment
  const site = await createTestSite(own)
  site.clock.now = NOW
  const each = ODDITIES.map((oddity) => SUPPLIER.find((product) => product.oddity === oddity && product.index > 1000))
  const answers = await Promise.all(
    each.map(async (product) => {
      const address = `/t${toNumericId(String(product?.json.id))}/`
      const first = await site.get(address)
      const { status, body } = first.status === 301 ? await site.get(String(first.headers.location)) : first
      const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
      return [product?.oddity, status, /alert\(1\)|onerror|onclick|&amp;amp;|NaN|undefined|\[object/.exec(main)?.[0]]
    }),
  )
  await site.dispose()
  const missing: readonly Oddity[] = ['only a tag as title', 'no id']
  // The number of a product whose id another has is the other's.
  expect(answers).toEqual(ODDITIES.map((oddity) => [oddity, missing.includes(oddity) ? 404 : 200, undefined]))
}, 60_000)
