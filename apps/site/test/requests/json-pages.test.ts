import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageJsonSchema, searchJsonSchema } from '../../src/pages/json/page-json-schema.ts'
import { SMALL_NOW } from '../catalogue/adapters/small-catalogue.ts'
import { type StartedAdapter, startAdapter } from '../catalogue/adapters/start-adapter.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** Pages and search results as JSON say what the page of the same address says. */

const PRODUCT = '/louvre-at-dusk-t7101/'
const IN_EUROS = { amount: 29.5, currency: 'EUR', per: 'adult', isFrom: false }

let site: TestSite
let adapter: StartedAdapter

beforeAll(async () => {
  adapter = await startAdapter('files as JSON')
  const { PRICE_HISTORY: _, ...settings } = adapter.settings
  site = await createTestSite(settings)
  site.clock.now = SMALL_NOW
  site.putPage(
    pageDocument({
      ...{ uid: `${HOST}.louvre`, pageType: 'collectionPage', title: 'Louvre' },
      categorisation: { collectionId: 501 },
      blocks: [
        {
          ...{ id: 'list', type: 'productList', title: 'All', limit: 40, layout: 'grid' },
          source: { kind: 'collection', id: 501 },
        },
      ],
    }),
  )
})
afterAll(async () => {
  await site.dispose()
  await adapter.close()
})

async function pageAt(address: string) {
  const { body } = await site.get(address)
  return pageJsonSchema.strict().parse(JSON.parse(body))
}

describe('a product', () => {
  test('has its price, its days and where it begins', async () => {
    const { status, headers } = await site.get(`${PRODUCT}index.json`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-security-policy': "default-src 'none'",
      'x-robots-tag': 'noindex',
      link: `<https://${HOST}${PRODUCT}>; rel="canonical"`,
    })
    const { product, ...page } = await pageAt(`${PRODUCT}index.json`)
    expect(page).toMatchObject({
      url: `https://${HOST}${PRODUCT}`,
      type: 'productPage',
      language: 'en',
      currency: 'EUR',
    })
    expect(page.markdownUrl).toBe(`https://${HOST}${PRODUCT}index.md`)
    expect(product).toMatchObject({
      ...{ id: 7101, name: 'Louvre at dusk', city: 'Paris', url: page.url, price: IN_EUROS, starts: [] },
      durationMinutes: { min: 120, max: 120 },
      start: { latitude: 48.8606, longitude: 2.3376 },
      party: { adults: 2, children: 0, infants: 0 },
    })
    expect(product?.days).toEqual([
      { date: '2026-11-23', state: 'open', price: IN_EUROS },
      { date: '2026-11-24', state: 'soldOut' },
      { date: '2026-11-26', state: 'open', price: { ...IN_EUROS, amount: 33.25 } },
    ])
  })

  test('has the starts and the total of the chosen day and party', async () => {
    const { product } = await pageAt(`${PRODUCT}index.json?date=2026-11-23&adults=3`)
    expect(product).toMatchObject({
      chosenDate: '2026-11-23',
      total: { amount: 88.5, currency: 'EUR', withoutPriceOf: [] },
      starts: [
        { start: '10:00', state: 'open', ticketsLeft: 5, price: IN_EUROS },
        { start: '14:30', state: 'open', price: IN_EUROS },
      ],
    })
    expect(product?.bookingUrl).toContain('date=2026-11-23')
    expect((await pageAt(`${PRODUCT}index.json?date=2026-11-24`)).product?.missing).toBe('day')
    const six = await pageAt(`${PRODUCT}index.json?date=2026-11-23&adults=6`)
    expect(six.product?.starts.map(({ state }) => state)).toEqual(['tooFew', 'open'])
  })

  test('says what its page says, and speaks its language and currency', async () => {
    const { product } = await pageAt(`${PRODUCT}index.json`)
    const { body } = await site.get(PRODUCT)
    expect(body).toContain(`€${product?.price?.amount.toFixed(2)}`)
    const other = await pageAt(`${PRODUCT}index.json?currency=JPY`)
    expect([other.currency, other.product?.price]).toEqual(['JPY', { ...IN_EUROS, amount: 4800, currency: 'JPY' }])
  })
})

test('a list has the products of its page', async () => {
  const page = await pageAt('/louvre/index.json')
  expect(page.product).toBeUndefined()
  expect(page.lists.map(({ title, total, products }) => [title, total, products.map(({ id }) => id)])).toEqual([
    ['All', 2, [7101, 7103]],
  ])
  expect(page.lists[0]?.products[0]).toMatchObject({ url: `https://${HOST}${PRODUCT}`, price: IN_EUROS })
})

test.each(['/', '/paris/', '/fr/'])('%s has its title, language and description', async (path) => {
  const page = await pageAt(`${path}index.json`)
  const { body } = await site.get(path)
  expect([page.url, page.language]).toEqual([`https://${HOST}${path}`, path === '/fr/' ? 'fr' : 'en'])
  expect(body).toContain(`<meta name="description" content="${page.description}"`)
  expect(body).toContain(page.title)
})

test('search answers in the same form', async () => {
  const { status, headers, body } = await site.get('/search/index.json?q=louvre')
  expect([status, headers['content-type']]).toEqual([200, 'application/json'])
  const found = searchJsonSchema.strict().parse(JSON.parse(body))
  expect(found).toMatchObject({ url: `https://${HOST}/search/?q=louvre`, query: 'louvre' })
})

test('an address without a page has no JSON either', async () => {
  expect((await site.get('/nowhere/index.json')).status).toBe(404)
  const redirect = await site.get('/louvre-at-dusk-t7101/INDEX.json')
  expect([redirect.status, redirect.headers.location]).toEqual([301, `${PRODUCT}index.json`])
})
