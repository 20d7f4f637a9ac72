import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type DroppedField, isObject, parseAndReportDrops, type ReportDrop } from '../dropped-fields.ts'
import {
  type CardResponse,
  cardSchema,
  lenientList,
  lenientOptional,
  listingPriceSchema,
  type ProductResponse,
  productSchema,
} from '../response-schemas.ts'

/** An item as it was read, and all of it but its prices: the same object for items that say the same in other currencies. */
export interface ItemWithSharedTexts<T> {
  readonly data: T
  readonly texts: T
}

/** What was read of an item in any currency. */
interface CachedTexts<T> {
  readonly texts: T
  readonly dropped: readonly DroppedField[]
}

type Fields = Readonly<Record<string, unknown>>
type ReadPriced<T> = (value: unknown, report: ReportDrop | undefined) => ItemWithSharedTexts<T> | undefined

/** Characters of the items' texts: those of a thousand tour groups in a dozen languages. */
const MAX_CHARACTERS = 24_000_000
const priced = { listingPrice: lenientOptional(listingPriceSchema) }
const cardPrices = z.object(priced)
const productPrices = z.object({ ...priced, variants: lenientList(z.object(priced)) })

/** As `parseAndReportDrops`; what a tour group says in each currency alike is read once. */
export const parseCardWithTextCache: ReadPriced<CardResponse> = createReader(cardSchema, (card, report) =>
  parseAndReportDrops(cardPrices, card, report),
)

/** The same of a whole tour group, whose variants have prices too. */
export const parseProductWithTextCache: ReadPriced<ProductResponse> = createReader(
  productSchema,
  (product, report, { variants }) => {
    // What is lost of a variant as a whole was told with the texts.
    const told = Array.isArray(product.variants) ? product.variants : []
    const priced = { ...product, variants: variants.map((variant, place) => variant && told[place]) }
    const prices = parseAndReportDrops(productPrices, priced, report)
    return {
      listingPrice: prices?.listingPrice,
      variants: variants.map((variant, place) => variant && { ...variant, ...prices?.variants[place] }),
    }
  },
)

/** @param readPrices the fields that prices change, read of the whole item */
function createReader<T extends CardResponse>(
  schema: z.ZodType<T>,
  readPrices: (value: Fields, report: ReportDrop | undefined, texts: T) => Partial<T> | undefined,
): ReadPriced<T> {
  const cache = new LRUCache<string, CachedTexts<T>>({ maxSize: MAX_CHARACTERS })
  return (value, report) => {
    const known = isObject(value) && readTexts(schema, value, cache)
    if (!known) {
      const data = parseAndReportDrops(schema, value, report)
      return data && { data, texts: data }
    }
    for (const one of known.dropped) report?.(one)
    return { data: { ...known.texts, ...readPrices(value, report, known.texts) }, texts: known.texts }
  }
}

/** @returns nothing for an item that is refused */
function readTexts<T>(
  schema: z.ZodType<T>,
  value: Fields,
  cache: LRUCache<string, CachedTexts<T>>,
): CachedTexts<T> | undefined {
  const { listingPrice: _, ...rest } = value
  const bare = Array.isArray(rest.variants) ? { ...rest, variants: rest.variants.map(withoutPrice) } : rest
  const text = JSON.stringify(bare)
  const key = hash('sha256', text, 'base64url')
  const known = cache.get(key)
  if (known) return known
  const dropped: DroppedField[] = []
  const texts = parseAndReportDrops(schema, bare, (one) => dropped.push(one))
  if (texts === undefined) return undefined
  const made = { texts, dropped }
  cache.set(key, made, { size: text.length })
  return made
}

function withoutPrice(value: unknown): unknown {
  if (!isObject(value)) return value
  const { listingPrice: _, ...rest } = value
  return rest
}
