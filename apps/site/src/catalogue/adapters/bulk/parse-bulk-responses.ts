import { hash } from 'node:crypto'
import { z } from 'zod'
import { buildLowestPrice } from '../../prices/build-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import type { CityTaxonomy, Collection, TourGroupResult } from '../../product.ts'
import { parseAndReportDrops } from '../../responses/dropped-fields.ts'
import { optionalProperty } from '../../responses/optional-property.ts'
import type { ParsedCities } from '../../responses/parse-cities.ts'
import type { ParseContext } from '../../responses/parse-context.ts'
import { buildCityTaxonomy } from '../../responses/places/parse-city-taxonomy.ts'
import type { ParsedCollections } from '../../responses/places/parse-collection.ts'
import type { LowestPrice } from '../../responses/products/parse-lowest-price.ts'
import type { ParsedProductList } from '../../responses/products/parse-product.ts'
import { MAX_REVIEWS_PER_CALL, type ParsedReviews, parseReviews } from '../../responses/products/parse-reviews.ts'
import type { ParsedSlugs } from '../../responses/products/parse-tour-group-slugs.ts'
import {
  acceptNumericText,
  lenientOptional,
  nonEmptySingleLineSchema,
  singleLineOrEmpty,
} from '../../responses/response-schemas.ts'
import { buildBulkCard, buildBulkProduct } from './build-bulk-product.ts'
import { bulkCollectionSchema } from './catalogue-snapshot.ts'
import {
  amountByCurrencySchema,
  type ClassifiedProduct,
  classifiedProductSchema,
  localizedName,
  neutralProductSchema,
  type ProductClassification,
  textsByLanguage,
} from './neutral-product-schema.ts'

/** How answers of held catalogues are read: what `CatalogueSnapshot` gives, perhaps by way of the shared cache. */

const listSchema = z.object({ entries: z.array(z.unknown()), total: z.int().min(0) })

/** @returns `undefined` when the answer is not a list, or no entry of it is usable */
export function parseBulkList(value: unknown, reading: ParseContext): WithTimedPrices<ParsedProductList> | undefined {
  const answer = readEntries(value)
  const products = answer?.entries.flatMap((entry) => buildBulkCard(entry, reading) ?? [])
  if (!answer || !products || (products.length === 0 && answer.entries.length > 0)) return undefined
  return { products, total: answer.total }
}

export function parseBulkTourGroup(
  value: unknown,
  reading: ParseContext,
): WithTimedPrices<TourGroupResult> | undefined {
  const { data: entry } = classifiedProductSchema.safeParse(value)
  const product = entry && buildBulkProduct(entry, reading)
  return product && { product }
}

export function parseBulkSlugs(value: unknown, reading: ParseContext): ParsedSlugs | undefined {
  const answer = readEntries(value)
  return answer && { tourGroups: answer.entries.flatMap((entry) => buildAddress(entry, reading)), total: answer.total }
}

function buildAddress(entry: ClassifiedProduct, reading: ParseContext) {
  const { item, placement } = entry
  const product = buildBulkProduct(entry, { ...reading, history: undefined })
  const data = parseAndReportDrops(neutralProductSchema, item, undefined)
  if (!product || !data) return []
  const described = JSON.stringify([textsByLanguage(data).get(reading.lang) ?? data.name, data.pictures, placement])
  const knownSince = reading.words?.read(placement.tgid, reading.lang, hash('sha256', described), reading.readAt)
  const { tgid, name, slugs, cityCode } = product
  return { tgid, name, slugs, ...optionalProperty('cityCode', cityCode), ...optionalProperty('knownSince', knownSince) }
}

const citiesSchema = z.object({
  cities: z.array(z.object({ code: z.string(), names: z.record(z.string(), z.string()) })),
  total: z.int().min(0),
})

export function parseBulkCities(value: unknown, { lang }: Pick<ParseContext, 'lang'>): ParsedCities | undefined {
  const { data } = citiesSchema.safeParse(value)
  if (!data) return undefined
  return { ...data, cities: data.cities.map(({ code, names }) => ({ code, displayName: localizedName(names, lang) })) }
}

const collectionsSchema = z.object({
  collections: z.array(
    z.object({ collection: bulkCollectionSchema, count: z.int().min(0), lowest: amountByCurrencySchema }),
  ),
})

export function parseBulkCollections(
  value: unknown,
  reading: ParseContext,
): WithTimedPrices<ParsedCollections> | undefined {
  const { data } = collectionsSchema.safeParse(value)
  return data && { collections: data.collections.map((one) => buildCollection(one, reading)) }
}

function buildCollection(
  { collection, count, lowest }: z.infer<typeof collectionsSchema>['collections'][number],
  reading: ParseContext,
): WithTimedPrices<Collection> {
  const own = reading.lang === 'en' ? collection : collection.translations[reading.lang]
  const price = buildLowestPrice(lowest[reading.currency], reading.currency, reading)
  return {
    id: collection.id,
    displayName: own?.name || collection.name,
    heading: own?.heading ?? '',
    subtext: own?.subtext ?? '',
    experienceCount: count,
    ...optionalProperty('startingPrice', toTimedPrice(price, reading.readAt)),
  }
}

const lowestSchema = z.object({ lowest: amountByCurrencySchema })

export function parseBulkLowestPrice(value: unknown, reading: ParseContext): WithTimedPrices<LowestPrice> | undefined {
  const { data } = lowestSchema.safeParse(value)
  if (!data) return undefined
  const price = buildLowestPrice(data.lowest[reading.currency], reading.currency, reading)
  return optionalProperty('price', toTimedPrice(price, reading.readAt))
}

export function parseBulkCityTaxonomy(value: unknown, { lang }: Pick<ParseContext, 'lang'>): CityTaxonomy | undefined {
  const named = (one: ProductClassification['collection']) =>
    one && { id: one.id, displayName: localizedName(one.names, lang) }
  const places = readEntries(value)?.entries.map(({ placement: { tgid, collection, category, subCategory } }) => ({
    ...{ id: tgid, primaryCollection: named(collection), primaryCategory: named(category) },
    primarySubCategory: named(subCategory),
  }))
  return places && buildCityTaxonomy(places)
}

/** A review of a file: id, rating and text are needed. */
const reviewSchema = z.object({
  id: z.union([z.string(), z.number()]),
  rating: acceptNumericText(z.number()),
  text: nonEmptySingleLineSchema,
  source: z.string().catch('CUSTOMER'),
  title: singleLineOrEmpty,
  language: lenientOptional(z.string()),
  name: singleLineOrEmpty,
  country: lenientOptional(z.string()),
  date: lenientOptional(z.iso.date()),
})
const reviewsSchema = z.object({ reviews: z.array(z.unknown()) })

/** Reviews have the same limits, and lose the same parts, as the provider's. */
export function parseBulkReviews(value: unknown, reading: ParseContext): ParsedReviews | undefined {
  const { data } = reviewsSchema.safeParse(value)
  const rows = data?.reviews
    .slice(0, MAX_REVIEWS_PER_CALL)
    .flatMap((row) => parseAndReportDrops(reviewSchema, row, reading.report) ?? [])
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
function readEntries(
  value: unknown,
): { readonly entries: readonly ClassifiedProduct[]; readonly total: number } | undefined {
  const { data } = listSchema.safeParse(value)
  if (!data) return undefined
  return { ...data, entries: data.entries.flatMap((entry) => classifiedProductSchema.safeParse(entry).data ?? []) }
}
