import { hash } from 'node:crypto'
import { z } from 'zod'
import { numeric, optional, optionalWords, someWords } from '../../answers/answer-schemas.ts'
import { readItem } from '../../answers/dropped-fields.ts'
import { maybe } from '../../answers/maybe.ts'
import type { ParsedCities } from '../../answers/parse-cities.ts'
import type { ParseContext } from '../../answers/parse-context.ts'
import type { ParsedAddresses } from '../../answers/places/parse-addresses.ts'
import { countOffer } from '../../answers/places/parse-city-offer.ts'
import type { LowestPrice } from '../../answers/products/parse-lowest-price.ts'
import type { ParsedList } from '../../answers/products/parse-product.ts'
import { MAX_REVIEWS, type ParsedReviews, parseReviews } from '../../answers/products/parse-reviews.ts'
import { buildLowestPrice } from '../../prices/price.ts'
import { type Recorded, recordPrice } from '../../prices/price-age.ts'
import type { CityOffer, Collection, TourGroupAnswer } from '../../product.ts'
import { buildHeldCard, buildHeldProduct } from './build-product.ts'
import { type Entry, entrySchema, itemSchema, nameIn, pricesSchema, textsByLanguage } from './item-schema.ts'
import { collectionSchema } from './shelves.ts'

/** How answers of held catalogues are read: what `Shelves` gives, perhaps by way of the shared cache. */

const listSchema = z.object({ entries: z.array(z.unknown()), total: z.int().min(0) })

/** @returns `undefined` when the answer is not a list, or no entry of it is usable */
export function parseHeldList(value: unknown, reading: ParseContext): Recorded<ParsedList> | undefined {
  const answer = readEntries(value)
  const products = answer?.entries.flatMap((entry) => buildHeldCard(entry, reading) ?? [])
  if (!answer || !products || (products.length === 0 && answer.entries.length > 0)) return undefined
  return { products, total: answer.total }
}

export function parseHeldTourGroup(value: unknown, reading: ParseContext): Recorded<TourGroupAnswer> | undefined {
  const { data: entry } = entrySchema.safeParse(value)
  const product = entry && buildHeldProduct(entry, reading)
  return product && { product }
}

export function parseHeldAddresses(value: unknown, reading: ParseContext): ParsedAddresses | undefined {
  const answer = readEntries(value)
  return answer && { tourGroups: answer.entries.flatMap((entry) => buildAddress(entry, reading)), total: answer.total }
}

function buildAddress({ item, placement }: Entry, reading: ParseContext) {
  const product = buildHeldProduct({ item, placement }, { ...reading, history: undefined })
  const data = readItem(itemSchema, item, undefined)
  if (!product || !data) return []
  const described = JSON.stringify([textsByLanguage(data).get(reading.lang) ?? data.name, data.pictures, placement])
  const knownSince = reading.words?.read(placement.tgid, reading.lang, hash('sha256', described), reading.readAt)
  const { tgid, name, slugs, cityCode } = product
  return [{ tgid, name, slugs, ...maybe('cityCode', cityCode), ...maybe('knownSince', knownSince) }]
}

const citiesSchema = z.object({
  cities: z.array(z.object({ code: z.string(), names: z.record(z.string(), z.string()) })),
  total: z.int().min(0),
})

export function parseHeldCities(value: unknown, { lang }: Pick<ParseContext, 'lang'>): ParsedCities | undefined {
  const { data } = citiesSchema.safeParse(value)
  return (
    data && {
      cities: data.cities.map(({ code, names }) => ({ code, displayName: nameIn(names, lang) })),
      total: data.total,
    }
  )
}

const collectionsSchema = z.object({
  collections: z.array(z.object({ shelf: collectionSchema, count: z.int().min(0), lowest: pricesSchema })),
})

export function parseHeldCollections(
  value: unknown,
  reading: ParseContext,
): { readonly collections: readonly Recorded<Collection>[] } | undefined {
  const { data } = collectionsSchema.safeParse(value)
  return data && { collections: data.collections.map((one) => buildCollection(one, reading)) }
}

function buildCollection(
  { shelf, count, lowest }: z.infer<typeof collectionsSchema>['collections'][number],
  reading: ParseContext,
): Recorded<Collection> {
  const own = reading.lang === 'en' ? shelf : shelf.translations[reading.lang]
  const price = buildLowestPrice(lowest[reading.currency], reading.currency, reading)
  return {
    id: shelf.id,
    displayName: own?.name || shelf.name,
    heading: own?.heading ?? '',
    subtext: own?.subtext ?? '',
    experienceCount: count,
    ...maybe('startingPrice', recordPrice(price, reading.readAt)),
  }
}

const lowestSchema = z.object({ lowest: pricesSchema })

export function parseHeldLowest(value: unknown, reading: ParseContext): Recorded<LowestPrice> | undefined {
  const { data } = lowestSchema.safeParse(value)
  if (!data) return undefined
  const price = buildLowestPrice(data.lowest[reading.currency], reading.currency, reading)
  return maybe('price', recordPrice(price, reading.readAt))
}

export function parseHeldOffer(value: unknown, { lang }: Pick<ParseContext, 'lang'>): CityOffer | undefined {
  const answer = readEntries(value)
  return (
    answer &&
    countOffer(
      answer.entries.map(({ placement: { tgid, collection, category, subCategory } }) => ({
        id: tgid,
        ...{ primaryCollection: named(collection), primaryCategory: named(category) },
        primarySubCategory: named(subCategory),
      })),
    )
  )

  function named(one: Entry['placement']['collection']) {
    return one && { id: one.id, displayName: nameIn(one.names, lang) }
  }
}

/** A review of a file: id, rating and text are needed. */
const reviewSchema = z.object({
  id: z.union([z.string(), z.number()]),
  rating: numeric(z.number()),
  text: someWords,
  source: z.string().catch('CUSTOMER'),
  title: optionalWords,
  language: optional(z.string()),
  name: optionalWords,
  country: optional(z.string()),
  date: optional(z.iso.date()),
})
const reviewsSchema = z.object({ reviews: z.array(z.unknown()) })

/** Reviews have the same limits, and lose the same parts, as the provider's. */
export function parseHeldReviews(value: unknown, reading: ParseContext): ParsedReviews | undefined {
  const { data } = reviewsSchema.safeParse(value)
  const rows = data?.reviews.slice(0, MAX_REVIEWS).flatMap((row) => readItem(reviewSchema, row, reading.report) ?? [])
  const items = rows?.map(({ text, language, name, country, date, ...row }) => ({
    ...row,
    content: text,
    sourceLanguage: language,
    nonCustomerName: name,
    nonCustomerCountryCode: country,
    reviewTime: date ? Date.parse(date) : undefined,
  }))
  return items && parseReviews({ items }, reading)
}

/** An entry whose placement is unreadable is left out. */
function readEntries(value: unknown): { readonly entries: readonly Entry[]; readonly total: number } | undefined {
  const { data } = listSchema.safeParse(value)
  return (
    data && { entries: data.entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []), total: data.total }
  )
}
