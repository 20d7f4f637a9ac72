import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductListSource } from '@passepartout/content-model/product-source'
import type { CatalogueClient, QueryParams } from '../catalogue-client.ts'
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
import {
  type CatalogueQueries,
  type CatalogueQuery,
  type LocaleAndCurrency,
  MAX_PAGE_SIZE,
  type Pagination,
} from './catalogue-queries.ts'

const LISTS_BY = '/api/v6/tour-groups/list-by'
const LIST_FOLDERS = {
  collection: 'collection',
  category: 'category',
  subCategory: 'sub-category',
  city: 'city',
} as const
const BULK = '/api/v6/tour-groups/'
/** The version of lists that has `pageData` (specification, section 7). */
const AS_PAGES = { 'src-version': 'v3' } as const

/**
 * Questions to the provider's API (specification, section 7).
 *
 * @param ageCode as of `ParseContext`
 */
export function createProviderQueries(client: Pick<CatalogueClient, 'get'>, ageCode?: RegExp): CatalogueQueries {
  const parseCards = (value: unknown, reading: ParseContext) => parseProductList(value, { ...reading, ageCode })
  const get = <Q extends Pick<CatalogueQuery<unknown>, 'path' | 'query'>>(
    question: Q,
  ): Q & Pick<CatalogueQuery<unknown>, 'read'> => ({
    ...question,
    read: ({ signal, cookies, visitor }) => client.get(question.path, question.query, signal, cookies, visitor),
  })
  return {
    list: (source, part, city, locale) => {
      const { path, query } = listingAddress(source, part, city)
      return get({ path, query: { ...query, ...localeQuery(locale) }, parse: parseCards })
    },
    cityTourGroups: (city, offset, lang, currency) =>
      get({
        path: cityPath(city),
        query: {
          ...AS_PAGES,
          limit: MAX_PAGE_SIZE,
          offset,
          language: languageOf(lang),
          ...(currency && { currency }),
          'fallback-to-english': false,
        },
        parse: parseCards,
      }),
    addresses: ({ kind, id }, offset, city, locale) =>
      get({
        path: `${LISTS_BY}/${LIST_FOLDERS[kind]}/${encodeURIComponent(id)}/`,
        query: { city, ...AS_PAGES, limit: MAX_PAGE_SIZE, offset, ...localeQuery(locale) },
        parse: parseTourGroupSlugs,
        absent: { tourGroups: [], total: 0 },
      }),
    addressesOf: (tgids, locale) =>
      get({
        path: BULK,
        query: { 'ids[]': tgids, ...localeQuery(locale) },
        parse: parseTourGroupSlugs,
      }),
    cities: (offset, lang) =>
      get({
        path: '/api/v1/city/list/',
        query: { language: languageOf(lang), limit: MAX_PAGE_SIZE, offset },
        parse: parseCities,
      }),
    tourGroup: (tgid, locale) =>
      get({
        path: `${BULK}${tgid}/`,
        query: localeQuery(locale),
        parse: (value: unknown, reading: ParseContext) => {
          const product = parseProduct(value, { ...reading, ageCode })
          return product?.tgid === tgid ? { product } : undefined
        },
        absent: {},
      }),
    similar: (tgid, limit, locale) =>
      get({
        path: `${BULK}${tgid}/similar-products/`,
        query: { limit, ...localeQuery(locale) },
        parse: parseCards,
        absent: { products: [], total: 0 },
      }),
    calendar: (tgid, { lang, currency }) =>
      get({
        path: `/api/v7/tour-groups/${tgid}/calendar/`,
        query: { language: languageOf(lang), currency },
        parse: parseCalendar,
      }),
    slots: (tgid, date, { lang, currency }) =>
      get({
        path: inventoryPath(tgid),
        query: { 'from-date': date, 'to-date': date, language: languageOf(lang), currency },
        parse: (value: unknown, reading: ParseContext) => parseSlots(value, date, reading),
      }),
    starts: (tgid, from, to) =>
      get({
        path: inventoryPath(tgid),
        query: { 'from-date': from, 'to-date': to },
        parse: parseStarts,
      }),
    itinerary: (tgid, locale) =>
      get({
        path: `${BULK}${tgid}/experience-itineraries/`,
        query: { sections: true, ...localeQuery(locale) },
        parse: parseItineraries,
        absent: {},
      }),
    reviews: (tgid, locale) =>
      get({
        path: `${BULK}${tgid}/reviews/`,
        query: { limit: MAX_REVIEWS_PER_CALL, ...localeQuery(locale) },
        parse: parseReviews,
        absent: { reviews: [] },
      }),
    collection: (id, { lang, currency }) =>
      get({
        path: '/api/v1/collection/',
        query: { 'ids[]': [id], language: languageOf(lang), currency },
        parse: (value: unknown, reading: ParseContext) => parseCollection(value, id, lang, reading),
      }),
    collections: (ids, { lang, currency }) =>
      get({
        path: '/api/v1/collection/',
        query: { 'ids[]': ids, language: languageOf(lang), currency },
        parse: (value: unknown, reading: ParseContext) => parseCollections(value, lang, reading),
      }),
    attraction: (id, lang) =>
      get({
        path: `/api/v1/poi/${id}/`,
        query: { language: languageOf(lang) },
        parse: parseAttraction,
      }),
    lowestPrice: (kind, id, city, locale) =>
      get({
        path: `${LISTS_BY}/${LIST_FOLDERS[kind]}/${id}/`,
        query: { city, ...AS_PAGES, ...localeQuery(locale) },
        parse: parseLowestPrice,
      }),
    cityOffer: (city, locale) =>
      get({
        path: cityPath(city),
        query: { ...AS_PAGES, limit: MAX_PAGE_SIZE, ...localeQuery(locale) },
        parse: parseCityTaxonomy,
      }),
    cityBanners: (city, lang) =>
      get({
        path: '/api/v1/banner/',
        query: { platform: 'DESKTOP', 'resource-type': 'MB_CITY_BANNER', city, language: languageOf(lang) },
        parse: parseBanners,
      }),
  }
}

/** @param city by its name */
function listingAddress(
  source: ProductListSource,
  part: Pagination,
  city: string | undefined,
): { readonly path: string; readonly query: QueryParams } {
  if (source.kind === 'tgids') return { path: BULK, query: { 'ids[]': source.ids } }
  const path = `${LISTS_BY}/${LIST_FOLDERS[source.kind]}/${source.id}/`
  return { path, query: { ...(source.kind !== 'collection' && { city }), ...AS_PAGES, ...part } }
}

function cityPath(name: string): string {
  return `${LISTS_BY}/city/${encodeURIComponent(name)}/`
}

function inventoryPath(tgid: number): string {
  return `/api/v7/tour-groups/${tgid}/inventories/`
}

/** The API language format is the uppercase of the code (specification, section 7). */
function languageOf(lang: LanguageCode): string {
  return lang.toUpperCase()
}

function localeQuery({ lang, currency }: LocaleAndCurrency) {
  return { language: languageOf(lang), currency, 'fallback-to-english': false }
}
