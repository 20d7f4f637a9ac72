import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import Papa from 'papaparse'
import { escapeXml } from '../seo/escape-xml.ts'
import type { FeedOffer, FeedProduct, FeedSite } from './feed-offer.ts'
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

type Place = Pick<FeedOffer, 'language' | 'currency'>

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

/** A file with a part for each product that is offered in a place. */
async function openFile(path: string, place: Place, { head, partOf, tail }: FileParts): Promise<FeedWriter> {
  const file = await open(path, 'wx')
  await file.appendFile(head)
  return {
    add: async ({ offers }) => {
      const offer = offers.find(({ language, currency }) => language === place.language && currency === place.currency)
      const part = offer && partOf(offer)
      if (part !== undefined) await file.appendFile(part)
    },
    end: async () => {
      await file.appendFile(tail)
      await file.close()
    },
  }
}

interface FileParts {
  readonly head: string
  /** @returns `undefined` for an offer that the format cannot have */
  readonly partOf: (offer: FeedOffer) => string | undefined
  readonly tail: string
}

/** `products-<language>-<currency>.csv`. */
function openCsv(place: Place, { folder, site }: WriterOptions): Promise<FeedWriter> {
  const line = (values: readonly string[]) => `${Papa.unparse([[...values]])}\r\n`
  const partOf = (offer: FeedOffer) => {
    const fields = merchantFields(offer, site.names.get(place.language) ?? '')
    return fields && line(MERCHANT_FIELDS.map((name) => fields[name]))
  }
  return openFile(join(folder, nameOf('products', place, 'csv')), place, {
    head: line(MERCHANT_FIELDS),
    partOf,
    tail: '',
  })
}

/** `products-<language>-<currency>.xml`, RSS 2.0 with Google's names. */
function openRss(place: Place, { folder, site }: WriterOptions): Promise<FeedWriter> {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  const name = site.names.get(place.language) ?? ''
  const about = [element('title', name), element('link', site.homes.get(place.language) ?? '')].join('')
  const rss = '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">'
  const head = `${rss}<channel>${about}${element('description', name)}\n`
  const partOf = (offer: FeedOffer) => {
    const fields = merchantFields(offer, name)
    if (!fields) return undefined
    const elements = MERCHANT_FIELDS.flatMap((key) => {
      const values = key === 'additional_image_link' ? fields[key].split(',') : [fields[key]]
      return values.filter((value) => value !== '').map((value) => element(`g:${key}`, value))
    })
    return `<item>${elements.join('')}</item>\n`
  }
  const path = join(folder, nameOf('products', place, 'xml'))
  return openFile(path, place, { head, partOf, tail: '</channel></rss>\n' })
}

/** `assistants-<language>-<currency>.jsonl.gz`. */
async function openAssistants(
  place: Place,
  countries: readonly [string, ...string[]],
  { folder, site }: WriterOptions,
): Promise<FeedWriter> {
  const packed = join(folder, nameOf('assistants', place, 'jsonl.gz'))
  const plain = packed.replace(/\.gz$/, '')
  const partOf = (offer: FeedOffer) => {
    const item = shoppingAssistantItem(offer, site, countries)
    return item && `${JSON.stringify(item)}\n`
  }
  const { add, end } = await openFile(plain, place, { head: '', partOf, tail: '' })
  return {
    add,
    end: async () => {
      await end()
      await pipeline(createReadStream(plain), createGzip(), createWriteStream(packed, { flags: 'wx' }))
      await rm(plain)
    },
  }
}
