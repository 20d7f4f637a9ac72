import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import { type OfferJson, pageJsonSchema } from '../../src/pages/json/page-json-schema.ts'
import { SMALL_NOW } from '../catalogue/adapters/small-catalogue.ts'
import { type StartedAdapter, startAdapter } from '../catalogue/adapters/start-adapter.ts'
import { createTestSite, HOST, siteDocument, type TestSite } from '../sample-site.ts'
import { BOAT, MUSEUM, OCTO_NOW, type OctoTestSite, startOctoTestSite, WALK } from './octo-test-site.ts'

/**
 * A second site reads the first as an OCTO supplier, by the same adapter that reads any: its pages say the same of every
 * product.
 */

const closing: (() => Promise<unknown>)[] = []
let world: OctoTestSite
let reader: TestSite
let small: { readonly from: TestSite; readonly reader: TestSite }
beforeAll(async () => {
  world = await startOctoTestSite()
  closing.push(world.close)
  reader = await startReader(world.site, OCTO_NOW)
  const adapter = await startAdapter('files as JSON')
  closing.push(adapter.close)
  small = await startSmall(adapter)
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

async function startSmall({ settings: { PRICE_HISTORY: _, ...settings } }: StartedAdapter) {
  const from = await createTestSite({ ...settings, AGENT_CALLS_PER_MINUTE: '100000' })
  closing.push(from.dispose)
  from.clock.now = SMALL_NOW
  for (const lang of ['en', 'fr'] as const) from.putSite(siteDocument({ lang, machineInterfaces: ['octo'] }))
  await from.purge(`site:${HOST}`)
  from.putPage({
    ...{ uid: `${HOST}.louvre`, lang: 'en', kind: 'page', siteUid: HOST, translationGroup: 'louvre' },
    ...{
      pageType: 'collectionPage',
      categorisation: { collectionId: 501, city: 'PARIS' },
      title: 'Louvre',
      blocks: [],
    },
    ...{ meta: { title: 'Louvre', description: '', noIndex: false } },
    ...{ publishedAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  })
  return { from, reader: await startReader(from, SMALL_NOW) }
}

/** A site whose catalogue is the OCTO of another one. */
async function startReader({ app }: TestSite, now: number): Promise<TestSite> {
  const server = createServer(async (request, response) => {
    const answer = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: request.url ?? '',
      headers: { ...request.headers, host: HOST },
      payload: await text(request),
    })
    const { 'transfer-encoding': _, ...headers } = answer.headers
    response.writeHead(answer.statusCode, headers as Record<string, string>).end(answer.rawPayload)
  })
  const port = await listen(server)
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const site = await createTestSite({
    ...{ CATALOGUE_ADAPTER: 'octo', CATALOGUE_URL: `http://127.0.0.1:${port}/octo`, CATALOGUE_LANGUAGES: 'en,fr' },
    ...{ PRICE_HISTORY: ':memory:', IMAGE_URL: 'http://images.example' },
  })
  closing.push(site.dispose)
  site.clock.now = now
  return site
}

/** The product of a page, whatever its slug. */
async function productOn(site: TestSite, id: string, query = '', folder = ''): Promise<OfferJson> {
  const { headers } = await site.get(`${folder}/x-t${id}/index.json`)
  const { pathname } = new URL(String(headers.location), `https://${HOST}`)
  const { product } = pageJsonSchema.parse(JSON.parse((await site.get(pathname + query)).body))
  if (!product) throw new Error(`There is no ${id}.`)
  return product
}

/** What must survive: ids of tickets and tours are the reader's own. */
function essence({ name, summary, timeZone, price, days, starts, tickets, durationMinutes, start }: OfferJson) {
  return {
    ...{ name, summary, timeZone, durationMinutes },
    start: start && { latitude: start.latitude, longitude: start.longitude },
    price: price && { amount: price.amount, currency: price.currency, per: price.per },
    days: days.map(({ date, state, price: ofDay }) => [date, state, ofDay?.amount, ofDay?.currency]),
    starts: starts.map((one) => [one.start, one.end, one.state, one.ticketsLeft, one.price?.amount]),
    tickets: tickets.map((one) => [one.name, one.info, one.price?.amount]),
  }
}

/**
 * As it can be told: the standard has no product without options, so that the product is one of the same name; and who offers one alone
 * has its price from the product.
 */
function expected(told: OfferJson, read: OfferJson) {
  const { name, tickets } = told
  const [only, another] = tickets.length === 0 ? [{ id: 0, name }] : tickets
  if (another) return essence(told)
  return essence({ ...told, tickets: only ? [{ price: read.tickets[0]?.price, ...only }] : [] })
}

test.each([
  [WALK, ''],
  [WALK, '?date=2026-11-23'],
  [WALK, '?date=2026-11-24'],
  [MUSEUM, ''],
  [BOAT, '?date=2026-11-23'],
])('product %s%s is read back as it was told', async (id, query) => {
  const told = await productOn(world.site, id, query)
  expect(told.days.length).toBeGreaterThan(0)
  const read = await productOn(reader, id, query)
  expect(essence(read)).toEqual(expected(told, read))
})

test('what each age pays is read back', async () => {
  const party = '?date=2026-11-23&adults=2&children=1&infants=1'
  const [told, read] = [await productOn(world.site, WALK, party), await productOn(reader, WALK, party)]
  expect(told.total).toEqual({ amount: 50, currency: 'EUR', withoutPriceOf: [] })
  expect(read.total).toEqual(told.total)
})

test('names in another language are read back', async () => {
  expect((await productOn(reader, WALK, '', '/fr')).name).toBe((await productOn(world.site, WALK, '', '/fr')).name)
})

test.each(['7101', '7103'])('product %s of the small catalogue is read back', async (id) => {
  for (const { date } of (await productOn(small.from, id)).days) {
    const query = `?date=${date}`
    const [told, read] = [await productOn(small.from, id, query), await productOn(small.reader, id, query)]
    expect(essence(read)).toEqual(expected(told, read))
  }
})
