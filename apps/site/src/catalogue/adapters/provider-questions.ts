import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductSource } from '@passepartout/content-model/product-source'
import { parseCalendar } from '../answers/days/parse-calendar.ts'
import { parseSlots, parseStarts } from '../answers/days/parse-slots.ts'
import { parseCities } from '../answers/parse-cities.ts'
import type { ParseContext } from '../answers/parse-context.ts'
import { parseAddresses } from '../answers/places/parse-addresses.ts'
import { parseBanners } from '../answers/places/parse-banners.ts'
import { parseCityOffer } from '../answers/places/parse-city-offer.ts'
import { parseAttraction, parseCollection, parseCollections } from '../answers/places/parse-collection.ts'
import { parseItineraries } from '../answers/places/parse-itinerary.ts'
import { parseLowestPrice } from '../answers/products/parse-lowest-price.ts'
import { parseProduct, parseProductList } from '../answers/products/parse-product.ts'
import { MAX_REVIEWS, parseReviews } from '../answers/products/parse-reviews.ts'
import type { CatalogueClient, Query } from '../client.ts'
import {
  type CatalogueQuestions,
  type ListPart,
  type Locale,
  MAX_LIST_LENGTH,
  type Question,
} from './catalogue-questions.ts'

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
export function createProviderQuestions(client: Pick<CatalogueClient, 'get'>, ageCode?: RegExp): CatalogueQuestions {
  const parseCards = (value: unknown, reading: ParseContext) => parseProductList(value, { ...reading, ageCode })
  const get = <Q extends Pick<Question<unknown>, 'path' | 'query'>>(
    question: Q,
  ): Q & Pick<Question<unknown>, 'read'> => ({
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
          limit: MAX_LIST_LENGTH,
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
        query: { city, ...AS_PAGES, limit: MAX_LIST_LENGTH, offset, ...localeQuery(locale) },
        parse: parseAddresses,
        absent: { tourGroups: [], total: 0 },
      }),
    addressesOf: (tgids, locale) =>
      get({
        path: BULK,
        query: { 'ids[]': tgids, ...localeQuery(locale) },
        parse: parseAddresses,
      }),
    cities: (offset, lang) =>
      get({
        path: '/api/v1/city/list/',
        query: { language: languageOf(lang), limit: MAX_LIST_LENGTH, offset },
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
        query: { limit: MAX_REVIEWS, ...localeQuery(locale) },
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
        query: { ...AS_PAGES, limit: MAX_LIST_LENGTH, ...localeQuery(locale) },
        parse: parseCityOffer,
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
  source: ProductSource,
  part: ListPart,
  city: string | undefined,
): { readonly path: string; readonly query: Query } {
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

function localeQuery({ lang, currency }: Locale) {
  return { language: languageOf(lang), currency, 'fallback-to-english': false }
}
