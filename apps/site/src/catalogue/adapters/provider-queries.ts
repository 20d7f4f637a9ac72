import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductListSource } from '@passepartout/content-model/product-source'
import type { QueryParams } from '../catalogue-client.ts'
import type { WithTimedPrices } from '../prices/price-age.ts'
import type { TourGroupListKey, TourGroupResult } from '../product.ts'
import { parseCalendar } from '../responses/days/parse-calendar.ts'
import { parseSlots, parseStarts } from '../responses/days/parse-slots.ts'
import { parseCities } from '../responses/parse-cities.ts'
import type { ParseContext } from '../responses/parse-context.ts'
import { parseBanners } from '../responses/places/parse-banners.ts'
import { parseCityTaxonomy } from '../responses/places/parse-city-taxonomy.ts'
import { parseAttraction, parseCollection, parseCollections } from '../responses/places/parse-collection.ts'
import { parseItineraries } from '../responses/places/parse-itinerary.ts'
import { parseLowestPrice } from '../responses/products/parse-lowest-price.ts'
import { parseProduct, parseProductList } from '../responses/products/parse-product.ts'
import { MAX_REVIEWS_PER_CALL, parseReviews } from '../responses/products/parse-reviews.ts'
import { parseTourGroupSlugs } from '../responses/products/parse-tour-group-slugs.ts'
import type { Result } from '../result.ts'
import {
  type CallOptions,
  type CatalogueQueryBuilder,
  type LocaleAndCurrency,
  MAX_PAGE_SIZE,
  type Pagination,
} from './catalogue-query-builder.ts'

type AskCatalogue = (path: string, query: QueryParams, call: CallOptions) => Promise<Result<unknown>>
type Parse<R> = (value: unknown, reading: ParseContext) => R | undefined

const LISTS_BY = '/api/v6/tour-groups/list-by'
const LIST_FOLDERS = { collection: 'collection', category: 'category', subCategory: 'sub-category', city: 'city' }
const BULK = '/api/v6/tour-groups/'
const COLLECTIONS = '/api/v1/collection/'
/** The version of lists that has `pageData` (specification, section 7). */
const AS_PAGES = { 'src-version': 'v3' } as const

/**
 * Questions to the provider's API (specification, section 7).
 *
 * @param ageCode as of `ParseContext`
 */
export function createProviderQueries(ask: AskCatalogue, ageCode?: RegExp): CatalogueQueryBuilder {
  const parseCards = (value: unknown, reading: ParseContext) => parseProductList(value, { ...reading, ageCode })
  const get = <R>(path: string, query: QueryParams, parse: Parse<R>, absent?: R) => ({
    ...{ path, query, parse, ...(absent && { absent }) },
    read: (call: CallOptions) => ask(path, query, call),
  })
  return {
    list: (source, part, city, locale) => {
      const { path, query } = listingAddress(source, part, city)
      return get(path, { ...query, ...localeQuery(locale) }, parseCards)
    },
    cityTourGroups: (city, offset, lang, currency) => {
      const locale = { language: languageOf(lang), ...(currency && { currency }), 'fallback-to-english': false }
      return get(listPath('city', city), { ...AS_PAGES, limit: MAX_PAGE_SIZE, offset, ...locale }, parseCards)
    },
    addresses: ({ kind, id }, offset, city, locale) => {
      const query = { city, ...AS_PAGES, limit: MAX_PAGE_SIZE, offset, ...localeQuery(locale) }
      return get(listPath(kind, id), query, parseTourGroupSlugs, { tourGroups: [], total: 0 })
    },
    addressesOf: (tgids, locale) => get(BULK, { 'ids[]': tgids, ...localeQuery(locale) }, parseTourGroupSlugs),
    cities: (offset, lang) =>
      get('/api/v1/city/list/', { language: languageOf(lang), limit: MAX_PAGE_SIZE, offset }, parseCities),
    tourGroup: (tgid, locale) => {
      const parse: Parse<WithTimedPrices<TourGroupResult>> = (value, reading) => {
        const product = parseProduct(value, { ...reading, ageCode })
        return product?.tgid === tgid ? { product } : undefined
      }
      return get(`${BULK}${tgid}/`, localeQuery(locale), parse, {})
    },
    similar: (tgid, limit, locale) => {
      const query = { limit, ...localeQuery(locale) }
      return get(`${BULK}${tgid}/similar-products/`, query, parseCards, { products: [], total: 0 })
    },
    calendar: (tgid, locale) => get(`/api/v7/tour-groups/${tgid}/calendar/`, withFallback(locale), parseCalendar),
    slots: (tgid, date, locale) =>
      get(inventoryPath(tgid), { 'from-date': date, 'to-date': date, ...withFallback(locale) }, (value, reading) =>
        parseSlots(value, date, reading),
      ),
    starts: (tgid, from, to) => get(inventoryPath(tgid), { 'from-date': from, 'to-date': to }, parseStarts),
    itinerary: (tgid, locale) => {
      const query = { sections: true, ...localeQuery(locale) }
      return get(`${BULK}${tgid}/experience-itineraries/`, query, parseItineraries, {})
    },
    reviews: (tgid, locale) => {
      const query = { limit: MAX_REVIEWS_PER_CALL, ...localeQuery(locale) }
      return get(`${BULK}${tgid}/reviews/`, query, parseReviews, { reviews: [] })
    },
    collection: (id, locale) =>
      get(COLLECTIONS, { 'ids[]': [id], ...withFallback(locale) }, (value, reading) =>
        parseCollection(value, id, reading),
      ),
    collections: (ids, locale) => get(COLLECTIONS, { 'ids[]': ids, ...withFallback(locale) }, parseCollections),
    attraction: (id, lang) => get(`/api/v1/poi/${id}/`, { language: languageOf(lang) }, parseAttraction),
    lowestPrice: (kind, id, city, locale) =>
      get(listPath(kind, id), { city, ...AS_PAGES, ...localeQuery(locale) }, parseLowestPrice),
    cityOffer: (city, locale) =>
      get(listPath('city', city), { ...AS_PAGES, limit: MAX_PAGE_SIZE, ...localeQuery(locale) }, parseCityTaxonomy),
    cityBanners: (city, lang) => {
      const query = { platform: 'DESKTOP', 'resource-type': 'MB_CITY_BANNER', city, language: languageOf(lang) }
      return get('/api/v1/banner/', query, parseBanners)
    },
  }
}

/** @param city by its name */
function listingAddress(
  source: ProductListSource,
  part: Pagination,
  city: string | undefined,
): { readonly path: string; readonly query: QueryParams } {
  if (source.kind === 'tgids') return { path: BULK, query: { 'ids[]': source.ids } }
  return {
    path: listPath(source.kind, source.id),
    query: { ...(source.kind !== 'collection' && { city }), ...AS_PAGES, ...part },
  }
}

function listPath(kind: TourGroupListKey['kind'], id: number | string): string {
  return `${LISTS_BY}/${LIST_FOLDERS[kind]}/${encodeURIComponent(id)}/`
}

function inventoryPath(tgid: number): string {
  return `/api/v7/tour-groups/${tgid}/inventories/`
}

/** The API language format is the uppercase of the code (specification, section 7). */
function languageOf(lang: LanguageCode): string {
  return lang.toUpperCase()
}

/** Of calls that have no parameter against the English fallback. */
function withFallback({ lang, currency }: LocaleAndCurrency) {
  return { language: languageOf(lang), currency }
}

function localeQuery(locale: LocaleAndCurrency) {
  return { ...withFallback(locale), 'fallback-to-english': false }
}
