import { z } from 'zod'
import type { Result } from '../../result.ts'
import { MAX_PAGE_SIZE } from '../catalogue-query-builder.ts'
import type { BulkSource } from './bulk-source.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { type ClassifiedProduct, localizedName, neutralProductSchema } from './neutral-product-schema.ts'

/** Milliseconds for an answer; the source may have to read its products first. */
const TIMEOUT = 20_000
const LIST = /^list-by\/(city|category|sub-category)\/([^/]+)$/

/** What the content system's forms send. */
const querySchema = z.object({
  'ids[]': z
    .union([z.string(), z.array(z.string())])
    .transform((ids) => [ids].flat().flatMap((id) => id.split(',').map(Number)))
    .catch([]),
  city: z.string().optional(),
  currency: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).catch(MAX_PAGE_SIZE),
  offset: z.coerce.number().int().min(0).catch(0),
})
type Query = z.infer<typeof querySchema>

/**
 * Answers the calls with which the content system's forms search and price the catalogue, in the shape of the provider's API
 * (specification, section 7), from products that this site holds. Names are English, prices those of the asked currency, else the
 * first that a product has.
 *
 * @param path as in the provider's API, with neither slash at its ends
 * @returns the value `undefined` where the API would answer 404
 */
export async function answerCmsQuery(source: BulkSource, path: string, query: unknown): Promise<Result<unknown>> {
  const snapshot = await source.snapshot(AbortSignal.timeout(TIMEOUT))
  return snapshot.ok ? { ...snapshot, value: choose(snapshot.value, path, querySchema.parse(query)) } : snapshot
}

function choose(snapshot: CatalogueSnapshot, path: string, query: Query): unknown {
  const { limit, offset } = query
  switch (path) {
    case 'api/v1/city/list': {
      const cities = snapshot.cities.slice(offset, offset + limit)
      const named = cities.map(({ code, names }) => ({ code, displayName: localizedName(names, 'en') }))
      return { cities: named, total: snapshot.cities.length }
    }
    case 'api/v2/category':
      return { categories: snapshot.categories() }
    case 'api/v6/tour-groups': {
      const found = query['ids[]'].flatMap((id) => snapshot.find(id) ?? [])
      return { tourGroups: found.map((one) => describeProduct(one, query)) }
    }
    case 'api/v1/collection':
      return { collections: query['ids[]'].flatMap((id) => describeCollection(snapshot, id, query) ?? []) }
    default:
      return path.startsWith('api/v6/tour-groups/') ? chooseList(snapshot, path.slice(19), query) : undefined
  }
}

function chooseList(snapshot: CatalogueSnapshot, path: string, query: Query): unknown {
  const [, kind, id = ''] = LIST.exec(path) ?? []
  if (kind === undefined) return undefined
  if (kind === 'city') {
    const entries = snapshot.listBy({ kind, id })
    const items = entries.slice(query.offset, query.offset + query.limit).map((one) => describeProduct(one, query))
    return { pageData: { items, total: entries.length } }
  }
  const asked = { kind: kind === 'category' ? kind : 'subCategory', id: Number(id) } as const
  const price = priceOf(snapshot.lowest(asked, query.city), query)
  return { unFilteredMetaData: { minPrice: price?.amount }, currency: { code: price?.currency } }
}

function describeProduct({ item, placement }: ClassifiedProduct, query: Query) {
  // `CatalogueSnapshot` holds only what has an id and a name.
  const { name, pictures, prices, ratings } = neutralProductSchema.parse(item)
  const picture = pictures[0]
  const price = priceOf(prices, query)
  return {
    id: placement.tgid,
    name,
    cityCode: placement.city?.code,
    cityDisplayName: placement.city && localizedName(placement.city.names, 'en'),
    imageUrl: typeof picture === 'string' ? picture : picture?.url,
    listingPrice: price && { currencyCode: price.currency, finalPrice: price.amount },
    primaryCollection: placement.collection && { id: placement.collection.id },
    reviewsDetails: { ratingsCount: ratings },
  }
}

function describeCollection(snapshot: CatalogueSnapshot, id: number, query: Query) {
  const found = snapshot.collection(id)
  if (!found) return undefined
  const price = priceOf(snapshot.lowest({ kind: 'collection', id }), query)
  const startingPrice = price && { listingPrice: price.amount, currency: price.currency }
  return { id, displayName: found.collection.name, experienceCount: found.count, startingPrice }
}

function priceOf(prices: Readonly<Record<string, number | null | undefined>>, { currency }: Query) {
  const price = Object.entries(prices).find(([code, amount]) => amount && (currency ?? code) === code)
  return price && { currency: price[0], amount: price[1] }
}
