import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductListSource } from '@passepartout/content-model/product-source'
import type { Calendar } from '../calendar.ts'
import type { QueryParams } from '../catalogue-client.ts'
import type { CookieValues, VisitorCookies } from '../forwarded-cookies.ts'
import type { WithTimedPrices } from '../prices/price-age.ts'
import type { Attraction, CityTaxonomy, Collection, TourGroupListKey, TourGroupResult } from '../product.ts'
import type { ParsedSlots, ParsedStarts } from '../responses/days/parse-slots.ts'
import type { ParsedCities } from '../responses/parse-cities.ts'
import type { ParseContext } from '../responses/parse-context.ts'
import type { ParsedBanners } from '../responses/places/parse-banners.ts'
import type { ParsedCollections } from '../responses/places/parse-collection.ts'
import type { ParsedItineraries } from '../responses/places/parse-itinerary.ts'
import type { LowestPrice } from '../responses/products/parse-lowest-price.ts'
import type { ParsedProductList } from '../responses/products/parse-product.ts'
import type { ParsedReviews } from '../responses/products/parse-reviews.ts'
import type { ParsedSlugs } from '../responses/products/parse-tour-group-slugs.ts'
import type { Result } from '../result.ts'

/** The longest part of a list that is asked for at once; the API's page limit. */
export const MAX_PAGE_SIZE = 100

/** One asking of a question. */
export interface CallOptions {
  /** Aborts it, also while its answer is read. */
  readonly signal: AbortSignal
  /** Values of the cookies that may be forwarded. */
  readonly cookies?: CookieValues | undefined
  /** The visitor's own cookies, for an answer to this visitor only. */
  readonly visitor?: VisitorCookies | undefined
}

/** A question to a catalogue, and how its answer is read. */
export interface CatalogueQuery<T> {
  /** With `query` the name of the question in caches; without its ids, in metrics, logs and circuit breakers. */
  readonly path: string
  readonly query: QueryParams
  /** The answer as the catalogue gives it: JSON that nobody has checked. */
  readonly read: (call: CallOptions) => Promise<Result<unknown>>
  /** @returns `undefined` when the answer is not one to this question, or nothing of it is usable */
  readonly parse: (value: unknown, reading: ParseContext) => WithTimedPrices<T> | undefined
  /** The result for a 404; without it a 404 counts as a failure. */
  readonly absent?: WithTimedPrices<T>
}

/** What a page is shown in. */
export interface LocaleAndCurrency {
  readonly lang: LanguageCode
  readonly currency: CurrencyCode
}

/** A part of a list; both count from 0 and are whole. */
export interface Pagination {
  readonly limit: number
  readonly offset?: number
}

/**
 * What the site asks of a catalogue, in its own terms: each adapter says where that is found and how it is read into the
 * site's types. Caching, faults, ages of prices and what is on sale are the same for all (`Catalogue`, `FaultPolicy`).
 * A question that is missing is one to which the catalogue has no answer. Cities are given by their English names.
 */
export interface CatalogueQueryBuilder {
  readonly list: (
    source: ProductListSource,
    part: Pagination,
    city: string | undefined,
    locale: LocaleAndCurrency,
  ) => CatalogueQuery<ParsedProductList>
  /** A hundred tour groups of a city. Without a currency, for indexing, no price of them is shown. */
  readonly cityTourGroups: (
    city: string,
    offset: number,
    lang: LanguageCode,
    currency?: CurrencyCode,
  ) => CatalogueQuery<ParsedProductList>
  readonly addresses: (
    list: Pick<TourGroupListKey, 'kind' | 'id'>,
    offset: number,
    city: string | undefined,
    locale: LocaleAndCurrency,
  ) => CatalogueQuery<ParsedSlugs>
  /** @param tgids at most a hundred */
  readonly addressesOf: (tgids: readonly number[], locale: LocaleAndCurrency) => CatalogueQuery<ParsedSlugs>
  readonly cities: (offset: number, lang: LanguageCode) => CatalogueQuery<ParsedCities>
  readonly tourGroup: (tgid: number, locale: LocaleAndCurrency) => CatalogueQuery<TourGroupResult>
  readonly similar: (tgid: number, limit: number, locale: LocaleAndCurrency) => CatalogueQuery<ParsedProductList>
  readonly calendar: (tgid: number, locale: LocaleAndCurrency) => CatalogueQuery<Calendar>
  /** @param date ISO date in the venue's time zone */
  readonly slots: (tgid: number, date: string, locale: LocaleAndCurrency) => CatalogueQuery<ParsedSlots>
  /** The same answer for every language and currency. */
  readonly starts: (tgid: number, from: string, to: string) => CatalogueQuery<ParsedStarts>
  readonly itinerary?: (tgid: number, locale: LocaleAndCurrency) => CatalogueQuery<ParsedItineraries>
  readonly reviews?: (tgid: number, locale: LocaleAndCurrency) => CatalogueQuery<ParsedReviews>
  readonly collection: (id: number, locale: LocaleAndCurrency) => CatalogueQuery<Collection>
  /** @param ids at most a hundred */
  readonly collections: (ids: readonly number[], locale: LocaleAndCurrency) => CatalogueQuery<ParsedCollections>
  /** A point of interest. */
  readonly attraction?: (id: number, lang: LanguageCode) => CatalogueQuery<Attraction>
  readonly lowestPrice: (
    kind: 'category' | 'subCategory',
    id: number,
    city: string | undefined,
    locale: LocaleAndCurrency,
  ) => CatalogueQuery<LowestPrice>
  readonly cityOffer: (city: string, locale: LocaleAndCurrency) => CatalogueQuery<CityTaxonomy>
  readonly cityBanners?: (city: string, lang: LanguageCode) => CatalogueQuery<ParsedBanners>
}
