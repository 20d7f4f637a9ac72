import { z } from 'zod'
import { listingPriceSchema, roundMoney, startingPriceSchema } from '../../catalogue-prices/request-price.ts'
import type { PickerEntry } from '../picker-entry.ts'
import { type CatalogueSettings, requestCatalogue } from '../provider-api/request-catalogue.ts'
import { type Findable, foldWords } from './match-entries.ts'

/** An entry with its search terms and the address of its picture. */
export interface CachedEntry extends Findable {
  readonly entry: PickerEntry
  readonly picture: string | null
}

/** The catalogue did not answer, or its answer could not be parsed. */
export class CatalogueReadError extends Error {
  override readonly name = 'CatalogueUnavailable'
}

/** The most that the API lists at once, and the most ids that one question names. */
export const API_PAGE_SIZE = 100
/** Milliseconds for one list, which nobody waits for: a hundred cards take longer than the answer to a visitor may. */
const LIST_TIMEOUT = 20_000

const namedSchema = z.object({ id: z.number(), name: z.string().nullish(), displayName: z.string().nullish() })
const text = z.string().nullish().catch(undefined)

const cardSchema = z.object({
  id: z.number(),
  name: z.string(),
  cityCode: text,
  cityDisplayName: text,
  imageUrl: text,
  listingPrice: listingPriceSchema,
  primaryCollection: z.object({ id: z.number() }).nullish().catch(undefined),
  reviewsDetails: z.object({ ratingsCount: z.number().nullish() }).nullish().catch(undefined),
})

const collectionSchema = namedSchema.extend({
  cityCode: text,
  cardImageUrl: text,
  startingPrice: startingPriceSchema,
  experienceCount: z.number().nullish().catch(undefined),
  parentIds: z.array(z.number()).catch([]),
  childrenIds: z.array(z.number()).catch([]),
})

const citySchema = z.object({
  code: z.string(),
  displayName: z.string(),
  country: z.object({ displayName: z.string() }).nullish().catch(undefined),
  imageUrl: text,
})

const categorySchema = namedSchema.extend({ subCategories: z.array(namedSchema).catch([]) })

/** Rows that cannot be read are left out: one that is spoiled must not hide the others. */
function rowsOf<T>(row: z.ZodType<T>): z.ZodType<T[]> {
  return z.array(z.unknown()).transform((rows) => rows.flatMap((value) => row.safeParse(value).data ?? []))
}

const bulkSchema = z.object({ tourGroups: rowsOf(cardSchema) })
const listSchema = z.object({ pageData: z.object({ items: rowsOf(cardSchema), total: z.number().catch(0) }) })
const collectionsSchema = z.object({ collections: rowsOf(collectionSchema) })
const citiesSchema = z.object({ cities: rowsOf(citySchema), total: z.number().catch(0) })
const categoriesSchema = z.object({ categories: rowsOf(categorySchema) })

/** A page of a list, and how long the list is. */
export interface CatalogueListPage<T> {
  readonly items: readonly T[]
  readonly total: number
}

/**
 * What forms choose from, in English, as the provider's API lists it (specification, section 7).
 *
 * @throws CatalogueUnavailable from every function
 */
export class CatalogueReader {
  readonly #settings: CatalogueSettings

  constructor(settings: CatalogueSettings) {
    this.#settings = settings
  }

  async cities(offset: number): Promise<CatalogueListPage<CachedEntry>> {
    const { cities, total } = await this.#list('/api/v1/city/list/', pageAt(offset), citiesSchema)
    return { items: cities.map(cityEntry), total }
  }

  async categories(): Promise<readonly CachedEntry[]> {
    const { categories } = await this.#list('/api/v2/category/', {}, categoriesSchema)
    return categories.flatMap((category) => [
      categoryEntry('category', category, null),
      ...category.subCategories.map((subCategory) => categoryEntry('subCategory', subCategory, nameOf(category))),
    ])
  }

  /** @param cityName in English, as the provider writes it */
  async productsOf(cityName: string, offset: number) {
    const path = `/api/v6/tour-groups/list-by/city/${encodeURIComponent(cityName)}/`
    const { pageData } = await this.#list(path, pageAt(offset), listSchema)
    const items = pageData.items.map((card) => ({
      product: productEntry(card),
      collectionId: card.primaryCollection?.id,
    }))
    return { items, total: pageData.total }
  }

  /** @param ids at most a hundred; what the catalogue does not have is not among the answers */
  async products(ids: readonly string[]): Promise<readonly CachedEntry[]> {
    const { tourGroups } = await this.#request('/api/v6/tour-groups/', { 'ids[]': ids.join(',') }, bulkSchema)
    return tourGroups.map(productEntry)
  }

  /** @param ids at most a hundred */
  async collections(ids: readonly string[]) {
    const { collections } = await this.#request('/api/v1/collection/', { 'ids[]': ids.join(',') }, collectionsSchema)
    return collections.map((collection) => ({
      collection: collectionEntry(collection),
      /** Numbers of those above and below it. */
      related: [...collection.parentIds, ...collection.childrenIds],
    }))
  }

  #list<T>(path: string, query: Query, schema: z.ZodType<T>): Promise<T> {
    return this.#request(path, query, schema, { ...this.#settings, timeout: LIST_TIMEOUT })
  }

  async #request<T>(path: string, query: Query, schema: z.ZodType<T>, settings = this.#settings): Promise<T> {
    const answer = await requestCatalogue(path, { language: 'EN', ...query }, settings)
    if (!answer.ok) throw new CatalogueReadError(`The catalogue's answer to ${path} is ${answer.reason}.`)
    const found = schema.safeParse(answer.value)
    if (!found.success) throw new CatalogueReadError(`The catalogue's answer to ${path} has another shape.`)
    return found.data
  }
}

type Query = Readonly<Record<string, string>>

function pageAt(offset: number) {
  return { limit: String(API_PAGE_SIZE), offset: String(offset) }
}

function productEntry(card: z.infer<typeof cardSchema>): CachedEntry {
  const place = card.cityDisplayName ?? null
  const priced = { price: moneyOf(card.listingPrice), cityCode: card.cityCode ?? null, place }
  const weight = card.reviewsDetails?.ratingsCount ?? 0
  return shelve({ kind: 'product', id: String(card.id), name: card.name, ...priced }, card.imageUrl, weight)
}

function collectionEntry(collection: z.infer<typeof collectionSchema>): CachedEntry {
  const cityCode = collection.cityCode ?? null
  const priced = { price: moneyOf(collection.startingPrice), cityCode, place: cityCode }
  const own = { kind: 'collection', id: String(collection.id), name: nameOf(collection), ...priced } as const
  return shelve(own, collection.cardImageUrl, collection.experienceCount ?? 0)
}

function cityEntry({ code, country, displayName, imageUrl }: z.infer<typeof citySchema>): CachedEntry {
  const place = country?.displayName ?? null
  return shelve({ kind: 'city', id: code, name: displayName, place, cityCode: code, price: null }, imageUrl, 0)
}

function categoryEntry(
  kind: 'category' | 'subCategory',
  category: z.infer<typeof namedSchema>,
  place: string | null,
): CachedEntry {
  return shelve({ kind, id: String(category.id), name: nameOf(category), place, cityCode: null, price: null }, null, 0)
}

function shelve(
  entry: Omit<PickerEntry, 'hasPicture'>,
  picture: string | null | undefined,
  weight: number,
): CachedEntry {
  const words = foldWords([entry.name, entry.place, entry.id].join(' '))
  return { entry: { ...entry, hasPicture: Boolean(picture) }, picture: picture ?? null, words, weight }
}

function nameOf({ displayName, id, name }: z.infer<typeof namedSchema>): string {
  return displayName || name || `No. ${id}`
}

type Priced = { readonly amount?: number | null | undefined; readonly currency?: string | null | undefined }

function moneyOf(price: Priced | null | undefined): PickerEntry['price'] {
  if (!price?.amount || price.amount <= 0 || !price.currency) return null
  return { amount: roundMoney(price.amount), currency: price.currency }
}
