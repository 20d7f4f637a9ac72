import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import Ajv from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readGuide } from '../../../../test/tools/read-guide.ts'
import { pageJsonSchema } from '../../src/pages/json/page-json-schema.ts'
import { HOST } from '../sample-site.ts'
import { type FeedRow, parseAssistantLines, parseMerchantCsv, parseMerchantRss } from '../tools/parse-feeds.ts'
import {
  ALL_PRODUCT_TGIDS,
  createFeedSite,
  type FeedTestSite,
  RENDERED_PRODUCT_NAME,
  RENDERED_PRODUCT_SUMMARY,
  removeAllProducts,
  stopPierFeeds,
} from './feed-site.ts'
import schema from './things-to-do.schema.json' with { type: 'json' }

/** The product feeds of two sites, as receivers fetch them. */

const isShard = new Ajv({ allErrors: true }).compile(schema)

interface Money {
  readonly currency_code: string
  readonly units: number
  readonly nanos: number
}
interface Texts {
  readonly localized_texts: readonly { readonly language_code: string; readonly text: string }[]
}
interface Shard {
  readonly feed_metadata: Readonly<Record<string, number | string>>
  readonly products: readonly {
    readonly id: string
    readonly title: Texts
    readonly description: Texts
    readonly options: readonly {
      readonly id: string
      readonly landing_page: { readonly url: string }
      readonly price_options: readonly { readonly price: Money }[]
    }[]
  }[]
}

let feeds: FeedTestSite
beforeAll(async () => {
  feeds = await createFeedSite({ FEED_CURRENCIES: 'JPY,USD', FEED_COUNTRIES: 'FR,BE' })
  await feeds.site.writeFeeds()
})
afterAll(() => feeds.dispose())

const get = async (path: string, headers = {}) => feeds.site.get(path, headers)

function readShard(text: string): Shard {
  const shard: unknown = JSON.parse(text)
  expect(isShard(shard), JSON.stringify(isShard.errors)).toBe(true)
  return shard as Shard
}

async function readRows(name: string, folder = ''): Promise<readonly FeedRow[]> {
  return parseMerchantCsv((await get(`${folder}/feeds/${name}`)).body)
}

/** What a product's own page says, in the JSON form; `undefined` where it has no page or no price. */
async function pageOf(id: number | string, { home = '/', currency = 'EUR' } = {}) {
  const address = `${home}x-t${id}/index.json?currency=${currency}`
  const moved = await get(address)
  const { status, body } = await get(String(moved.headers.location ?? address))
  if (status === 404) return undefined
  const page = pageJsonSchema.parse(JSON.parse(body))
  return page.product?.price?.currency === currency ? page : undefined
}

const amountOf = ({ units, nanos }: Money) => units + nanos / 1e9

test('each price is that of the page, in every language and currency of both sites', async () => {
  const kinds = [
    ...['en', 'de'].flatMap((lang) => ['EUR', 'JPY', 'USD'].map((currency) => [HOST, lang, currency] as const)),
    ...['USD', 'JPY'].map((currency) => ['pier', 'en', currency] as const),
  ]
  let compared = 0
  for (const [site, lang, currency] of kinds) {
    const folder = site === 'pier' ? '/pier' : ''
    const home = `${lang === 'en' ? '' : `/${lang}`}${folder}/`
    const rows = await readRows(`products-${lang}-${currency.toLowerCase()}.csv`, folder)
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of ALL_PRODUCT_TGIDS) {
      const page = await pageOf(id, { home, currency })
      const row = byId.get(String(id))
      expect(row === undefined, `${home} ${id} ${currency}`).toBe(page === undefined)
      if (!page?.product?.price || !row) continue
      const { price, name } = page.product
      expect((row.sale_price || row.price)?.split(' ')).toEqual([expect.any(String), currency])
      expect(Number.parseFloat(row.sale_price || row.price || '')).toBe(price.amount)
      expect([row.title, row.link?.split('?')[0]]).toEqual([name, page.url.split('?')[0]])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(15)
})

describe('things to do', () => {
  let shard: Shard
  beforeAll(async () => {
    shard = readShard((await get('/feeds/things-to-do-0.json')).body)
  })

  test('are one snapshot of all products with a price', async () => {
    expect(shard.feed_metadata).toEqual({
      ...{ shard_id: 0, total_shards_count: 1, processing_instruction: 'PROCESS_AS_SNAPSHOT' },
      ...{ max_removal_share: 0.2, nonce: feeds.site.clock.now },
    })
    expect(shard.products.map(({ id }) => id)).toEqual(['7101', '7102', '7103', '7104', '7105'])
  })

  test('have the price of one adult in each currency, of the ticket that their address chooses', async () => {
    let compared = 0
    for (const { id, options } of shard.products) {
      for (const { landing_page, price_options } of options) {
        for (const { price } of price_options) {
          const page = await pageOf(id, { currency: price.currency_code })
          const variant = new URL(landing_page.url).searchParams.get('variant')
          const ticket = page?.product?.tickets.find((one) => String(one.id) === variant)
          expect((ticket ?? page?.product)?.price?.amount, `${id} ${price.currency_code}`).toBe(amountOf(price))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(8)
  })

  test('have texts in all languages, and addresses that answer', async () => {
    const [louvre] = shard.products
    expect(louvre?.title.localized_texts).toEqual([
      { language_code: 'en', text: 'Louvre at dusk' },
      { language_code: 'de', text: 'Der Louvre am Abend' },
    ])
    const { pathname, search } = new URL(String(louvre?.options[0]?.landing_page.url).replace('{currency}', 'USD'))
    expect((await get(`${pathname}${search}`)).status).toBe(200)
  })

  test('have descriptions as HTML, in which a text of a supplier is text', () => {
    const hostile = shard.products.find(({ id }) => id === '7105')
    expect(hostile?.title.localized_texts[0]?.text).toBe(RENDERED_PRODUCT_NAME)
    expect(hostile?.description.localized_texts[0]?.text).toContain('second &quot;line&quot;')
  })
})

describe('texts of suppliers', () => {
  test('are read from CSV as pages show them', async () => {
    const row = (await readRows('products-en-eur.csv')).find(({ id }) => id === '7105')
    expect([row?.title, row?.description]).toEqual([RENDERED_PRODUCT_NAME, RENDERED_PRODUCT_SUMMARY])
  })

  test('are read from XML as pages show them, beside the same fields', async () => {
    const { title, items } = parseMerchantRss((await get('/pier/feeds/products-en-usd.xml')).body)
    expect(title).toBe('Pier & "Co"')
    const hostile = items.find(({ id }) => id === '7105')
    expect([hostile?.title, hostile?.description]).toEqual([RENDERED_PRODUCT_NAME, RENDERED_PRODUCT_SUMMARY])
    const rows = (await readRows('products-en-usd.csv', '/pier')).map((row) => [row.id, row.price])
    expect(items.map(({ id, price }) => [id, price])).toEqual(rows)
  })
})

test('shopping assistants get a line for each product, which they never sell themselves', async () => {
  const read = (lang: string) =>
    feeds.site.app.inject({ url: `/feeds/assistants-${lang}-eur.jsonl.gz`, headers: { host: HOST } })
  const answer = await read('en')
  expect([answer.headers['content-type'], answer.headers['content-encoding']]).toEqual(['application/gzip', undefined])
  const items = parseAssistantLines(answer.rawPayload)
  expect(items.map((item) => item.item_id)).toEqual(['7101', '7103', '7104', '7105'])
  const page = await pageOf(7101, { home: '/de/' })
  expect(parseAssistantLines((await read('de')).rawPayload)).toEqual([
    {
      ...{ item_id: '7101', is_eligible_search: true, is_eligible_checkout: false, title: 'Der Louvre am Abend' },
      ...{ description: page?.description, url: page?.url, brand: 'Wayfare', price: '29.50 EUR' },
      ...{ image_url: page?.product?.images[0], availability: 'in_stock', product_category: page?.product?.category },
      ...{ seller_name: 'Wayfare', seller_url: `https://${HOST}/de/` },
      ...{ target_countries: ['FR', 'BE'], store_country: 'FR' },
    },
  ])
  expect(items.find((item) => item.item_id === '7104')?.availability).toBe('out_of_stock')
})

describe('the address of a feed', () => {
  test('answers with its type, compressed, and not again what the client has', async () => {
    const { status, headers } = await get('/feeds/products-en-eur.csv', { 'accept-encoding': 'gzip' })
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'gzip'],
    ])
    const { etag, 'last-modified': changed } = headers
    expect((await get('/feeds/products-en-eur.csv', { 'if-none-match': String(etag) })).status).toBe(304)
    expect((await get('/feeds/products-en-eur.csv', { 'if-modified-since': String(changed) })).status).toBe(304)
    expect((await get('/feeds/products-en-eur.csv', { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await feeds.site.app.inject({
      method: 'HEAD',
      url: '/feeds/products-en-eur.csv',
      headers: { host: HOST },
    })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test.each([
    '/feeds/products-ru-eur.csv',
    '/feeds/current.json',
    '/feeds/..%2fcurrent.json',
    '/nowhere/feeds/products-en-eur.csv',
    '/feeds/products-en-eur.csv.gz',
  ])('%s is none', async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  })

  test('is in production alone', async () => {
    expect((await get('/feeds/products-en-eur.csv', { host: `stage-${HOST}` })).status).toBe(404)
  })

  test('is in the catalog of the host, for all its sites', async () => {
    const { linkset } = JSON.parse((await get('/.well-known/api-catalog')).body)
    const { anchor, item } = linkset.at(-1)
    expect(anchor).toBe(`https://${HOST}/feeds/`)
    expect(item).toContainEqual({ href: `https://${HOST}/feeds/things-to-do-0.json`, type: 'application/json' })
    for (const { href } of item) expect((await get(new URL(href).pathname)).status, href).toBe(200)
    expect(item.some(({ href }: { href: string }) => href.includes('/pier/feeds/'))).toBe(true)
  })
})

test('a site that offers none has no feeds, and an installation without an interval none at all', async () => {
  const named = await createFeedSite()
  await stopPierFeeds(named.site)
  await named.site.writeFeeds()
  expect((await named.site.get('/feeds/products-en-eur.csv')).status).toBe(200)
  expect((await named.site.get('/pier/feeds/products-en-usd.csv')).status).toBe(404)
  await named.dispose()
  const without = await createFeedSite({ FEED_INTERVAL_HOURS: '0' })
  await without.site.writeFeeds()
  expect((await without.site.get('/feeds/products-en-eur.csv')).status).toBe(404)
  expect((await without.site.get('/.well-known/api-catalog')).body).not.toContain('feeds')
  await without.dispose()
})

test('large catalogues are split into shards of one snapshot', async () => {
  const small = await createFeedSite({ FEED_SHARD_MB: '0.003' })
  await small.site.writeFeeds()
  const first = readShard((await small.site.get('/feeds/things-to-do-0.json')).body)
  const count = Number(first.feed_metadata.total_shards_count)
  expect(count).toBeGreaterThan(1)
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { body } = await small.site.get(`/feeds/things-to-do-${number}.json`)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(3000)
    const { feed_metadata, products } = readShard(body)
    expect(feed_metadata).toEqual({ ...first.feed_metadata, shard_id: number })
    ids.push(...products.map(({ id }) => id))
  }
  expect((await small.site.get(`/feeds/things-to-do-${count}.json`)).status).toBe(404)
  expect(ids).toEqual(['7101', '7103', '7104', '7105'])
  await small.dispose()
})

describe('a snapshot that lacks much', () => {
  test('is refused: the one before stays, which is said once and seen in health and metrics', async () => {
    const changing = await createFeedSite()
    const { site, dispose } = changing
    await site.writeFeeds()
    const before = (await site.get('/feeds/things-to-do-0.json')).body
    const health = async () => {
      const { status, degraded } = (await site.internal.inject('/healthz')).json()
      return { status, degraded }
    }
    expect(await health()).toEqual({ status: 'ok', degraded: undefined })

    removeAllProducts(changing)
    for (let run = 0; run < 2; run += 1) {
      site.clock.now += 26 * 3_600_000
      await site.purge('tour-group:7101', 'tour-group:7103', 'tour-group:7104', 'tour-group:7105')
      await site.writeFeeds()
    }
    expect((await site.get('/feeds/things-to-do-0.json')).body).toBe(before)
    expect(await health()).toEqual({
      status: 'degraded',
      degraded: [`Product feeds refused: ${HOST}`, `Product feeds refused: ${HOST}.pier`],
    })
    expect(site.logLines.filter(({ msg, site: uid }) => msg === 'Product feeds refused' && uid === HOST)).toHaveLength(
      1,
    )
    const metrics = (await site.internal.inject('/metrics')).body
    expect(metrics).toContain('site_feed_snapshots_total{outcome="refused"} 4')
    expect(metrics).toContain('site_feeds_degraded 2')
    await dispose()
  })
})

describe('the guide', () => {
  test('its commands answer what it says', async () => {
    await feeds.site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = z.object({ port: z.number() }).parse(feeds.site.app.server.address())
    const [catalog = '', file = '', ...more] = readGuide('product-feeds.md').map((command) =>
      command.replaceAll('localhost:3000', `localhost:${port}`),
    )
    expect(more).toEqual([])
    const run = async (command: string) =>
      (await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command])).stdout
    expect(await run(catalog)).toContain('/feeds/products-en-eur.csv')
    expect(await run(file)).toBe((await get('/feeds/products-en-eur.csv')).body)
  })
})
