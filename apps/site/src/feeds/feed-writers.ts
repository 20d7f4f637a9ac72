import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import Papa from 'papaparse'
import { escapeXml } from '../seo/escape-xml.ts'
import type { FeedProduct, FeedSite } from './feed-offer.ts'
import { MERCHANT_FIELDS, merchantFields } from './merchant-fields.ts'
import { shoppingAssistantItem } from './shopping-assistant-item.ts'
import { thingsToDoProduct } from './things-to-do.ts'

/** Writes one kind of feed into a folder, product by product, so that memory does not grow with the catalogue. */
export interface FeedWriter {
  readonly add: (product: FeedProduct) => Promise<void>
  /** Completes the files. */
  readonly end: () => Promise<void>
}

export interface WriterOptions {
  readonly folder: string
  readonly site: FeedSite
  /** Most bytes of a shard of things to do. */
  readonly shardBytes: number
  /** Number that the shards of a snapshot share. */
  readonly nonce: number
  /** Share of the products, 0 to 1, that the receiver lets one snapshot remove. */
  readonly maxRemovalShare: number
  /** Where assistants may offer the products; without any there is no such feed. */
  readonly countries: readonly string[]
}

/** All feeds of a site. */
export async function openFeedWriters(options: WriterOptions): Promise<readonly FeedWriter[]> {
  const { site, countries } = options
  const [country, ...others] = countries
  const places = site.languages.flatMap((language) => site.currencies.map((currency) => ({ language, currency })))
  const ofPlaces = places.flatMap((place) => [
    openCsv(place, options),
    openRss(place, options),
    ...(country === undefined ? [] : [openAssistants(place, [country, ...others], options)]),
  ])
  return [openThingsToDo(options), ...(await Promise.all(ofPlaces))]
}

interface Place {
  readonly language: LanguageCode
  readonly currency: CurrencyCode
}

function nameOf(kind: string, { language, currency }: Place, extension: string): string {
  return `${kind}-${language}-${currency.toLowerCase()}.${extension}`
}

/** Bytes of a shard beside its products: their brackets and the metadata. */
const SHARD_FRAME = 512

/**
 * `things-to-do-<n>.json`, numbered from 0. How many there are is written last into each, when it is known; a product larger than a shard
 * stands alone.
 */
function openThingsToDo(options: WriterOptions): FeedWriter {
  const { folder, site, shardBytes, nonce, maxRemovalShare } = options
  const shards: FileHandle[] = []
  let bytes = Number.POSITIVE_INFINITY
  const add = async (product: FeedProduct) => {
    const text = JSON.stringify(thingsToDoProduct(product, site))
    const length = Buffer.byteLength(text) + 2
    const isNew = bytes + length > shardBytes - SHARD_FRAME
    if (isNew) {
      shards.push(await open(join(folder, `things-to-do-${shards.length}.json`), 'wx'))
      bytes = 0
    }
    bytes += length
    await shards.at(-1)?.appendFile(`${isNew ? '{"products":[\n' : ',\n'}${text}`)
  }
  const end = async () => {
    for (const [shard_id, shard] of shards.entries()) {
      const feed_metadata = {
        ...{ shard_id, total_shards_count: shards.length, nonce },
        ...{ processing_instruction: 'PROCESS_AS_SNAPSHOT', max_removal_share: maxRemovalShare },
      }
      await shard.appendFile(`\n],"feed_metadata":${JSON.stringify(feed_metadata)}}\n`)
      await shard.close()
    }
  }
  return { add, end }
}

/** `products-<language>-<currency>.csv`. */
async function openCsv(place: Place, { folder, site }: WriterOptions): Promise<FeedWriter> {
  const file = await open(join(folder, nameOf('products', place, 'csv')), 'wx')
  const line = (values: readonly string[]) => `${Papa.unparse([[...values]])}\r\n`
  await file.appendFile(line(MERCHANT_FIELDS))
  return {
    add: async (product) => {
      const fields = fieldsOf(product, place, site)
      if (fields) await file.appendFile(line(MERCHANT_FIELDS.map((name) => fields[name])))
    },
    end: () => file.close(),
  }
}

/** `products-<language>-<currency>.xml`, RSS 2.0 with Google's names. */
async function openRss(place: Place, { folder, site }: WriterOptions): Promise<FeedWriter> {
  const file = await open(join(folder, nameOf('products', place, 'xml')), 'wx')
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  const name = site.names.get(place.language) ?? ''
  const about = [element('title', name), element('link', site.homes.get(place.language) ?? '')].join('')
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">'
  await file.appendFile(`${head}<channel>${about}${element('description', name)}\n`)
  return {
    add: async (product) => {
      const fields = fieldsOf(product, place, site)
      if (!fields) return
      const elements = MERCHANT_FIELDS.flatMap((key) => {
        const values = key === 'additional_image_link' ? fields[key].split(',') : [fields[key]]
        return values.filter((value) => value !== '').map((value) => element(`g:${key}`, value))
      })
      await file.appendFile(`<item>${elements.join('')}</item>\n`)
    },
    end: async () => {
      await file.appendFile('</channel></rss>\n')
      await file.close()
    },
  }
}

function fieldsOf(product: FeedProduct, place: Place, { names }: FeedSite) {
  const offer = offerIn(product, place)
  return offer && merchantFields(offer, names.get(place.language) ?? '')
}

/** `assistants-<language>-<currency>.jsonl.gz`. */
async function openAssistants(
  place: Place,
  countries: readonly [string, ...string[]],
  { folder, site }: WriterOptions,
): Promise<FeedWriter> {
  const packed = join(folder, nameOf('assistants', place, 'jsonl.gz'))
  const plain = packed.replace(/\.gz$/, '')
  const file = await open(plain, 'wx')
  return {
    add: async (product) => {
      const offer = offerIn(product, place)
      const item = offer && shoppingAssistantItem(offer, site, countries)
      if (item) await file.appendFile(`${JSON.stringify(item)}\n`)
    },
    end: async () => {
      await file.close()
      await pipeline(createReadStream(plain), createGzip(), createWriteStream(packed, { flags: 'wx' }))
      await rm(plain)
    },
  }
}

function offerIn({ offers }: FeedProduct, { language, currency }: Place) {
  return offers.find((offer) => offer.language === language && offer.currency === currency)
}
