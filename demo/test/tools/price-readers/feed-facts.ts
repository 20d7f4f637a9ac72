import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type FeedProduct, feedOfferOf } from '../../../../apps/site/src/feeds/feed-offer.ts'
import { SnapshotFolder } from '../../../../apps/site/src/feeds/snapshot-folder.ts'
import { writeFeedSnapshot } from '../../../../apps/site/src/feeds/write-feed-snapshot.ts'
import type { PageJson } from '../../../../apps/site/src/pages/json/page-json-schema.ts'
import {
  parseAssistantLines,
  parseMerchantCsv,
  parseMerchantRss,
} from '../../../../apps/site/test/tools/parse-feeds.ts'
import { type Asked, type Facts, nameOf } from './price-reader.ts'

/**
 * What each product feed says of a product. A site writes its feeds in the background in minutes, from the JSON form of pages; here the same
 * writers write a snapshot of this product alone, as it is now. A product without a price is in no feed.
 */
export async function factsOfFeeds(page: PageJson, asked: Asked): Promise<Readonly<Record<string, Facts>>> {
  const offer = feedOfferOf(page, asked)
  if (!offer) return {}
  const path = await mkdtemp(join(tmpdir(), 'feeds-'))
  try {
    return await writeAndRead(path, { id: asked.product.tgid, offers: [offer] }, asked)
  } finally {
    await rm(path, { recursive: true })
  }
}

async function writeAndRead(path: string, product: FeedProduct, { product: { host }, language, currency }: Asked) {
  const site = {
    ...{ uid: host, names: new Map([[language, host]]), homes: new Map([[language, `https://${host}/`]]) },
    ...{ languages: [language], currencies: [currency] },
  }
  const limits = { shardBytes: 50_000_000, maxRemovalShare: 1, countries: ['FR'], now: Date.now() }
  const folder = new SnapshotFolder(path, host)
  const outcome = await writeFeedSnapshot(folder, onlyOf(product), { site, ...limits })
  if (outcome.kind !== 'written') throw new Error(`A snapshot with a product was ${outcome.kind}`)
  const read = (name: string) => readFile(folder.pathOf(outcome.snapshot, name))
  const place = `${language}-${currency.toLowerCase()}`
  const { items } = parseMerchantRss(String(await read(`products-${place}.xml`)))
  return {
    'products.csv': factsOfItems(parseMerchantCsv(String(await read(`products-${place}.csv`)))),
    'products.xml': factsOfItems(items),
    'assistants.jsonl': factsOfItems(parseAssistantLines(await read(`assistants-${place}.jsonl.gz`))),
    'things-to-do.json': factsOfThingsToDo(JSON.parse(String(await read('things-to-do-0.json')))),
  }
}

async function* onlyOf(product: FeedProduct) {
  yield product
}

const itemSchema = z.object({
  title: z.string(),
  price: z.string(),
  sale_price: z.string().optional(),
  availability: z.enum(['in_stock', 'out_of_stock', 'unknown']),
})
const AVAILABILITIES = { in_stock: ['InStock'], out_of_stock: ['SoldOut'], unknown: [] } as const

/** By the names of Merchant Center, which the feed for assistants has too. */
function factsOfItems(items: readonly unknown[]): Facts {
  return items.flatMap((item): Facts => {
    const { title, price, sale_price, availability } = itemSchema.parse(item)
    const [amount, currency = ''] = (sale_price || price).split(' ')
    return [
      nameOf(title),
      ['price', Number(amount)],
      ['currency', currency],
      ...AVAILABILITIES[availability].map((said) => ['availability', said] as const),
    ]
  })
}

const thingsToDoSchema = z.object({
  products: z.array(
    z.object({
      title: z.object({ localized_texts: z.array(z.object({ text: z.string() })) }),
      options: z.array(
        z.object({
          id: z.string(),
          price_options: z.array(
            z.object({ price: z.object({ currency_code: z.string(), units: z.number(), nanos: z.number() }) }),
          ),
        }),
      ),
    }),
  ),
})

/** The price of a page is that of its cheapest option. */
function factsOfThingsToDo(feed: unknown): Facts {
  return thingsToDoSchema.parse(feed).products.flatMap(({ title, options }): Facts => {
    const prices = options.flatMap(({ price_options }) => price_options.map(({ price }) => price))
    return [
      ...title.localized_texts.map(({ text }) => nameOf(text)),
      ['price', Math.min(...prices.map(amountOf))],
      ...options.flatMap(({ id, price_options }) => {
        const [, ticket] = id.split('-')
        const own = ticket === undefined ? [] : price_options
        return own.map(({ price }) => [`price of ticket ${ticket}`, amountOf(price)] as const)
      }),
      ...prices.map(({ currency_code }) => ['currency', currency_code] as const),
    ]
  })
}

function amountOf({ units, nanos }: { readonly units: number; readonly nanos: number }): number {
  return units + nanos / 1e9
}
