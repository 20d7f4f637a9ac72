import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductSource } from '@passepartout/content-model/product-source'
import type { ParsedSlots, ParsedStarts } from '../answers/days/parse-slots.ts'
import type { ParsedCities } from '../answers/parse-cities.ts'
import type { ParseContext } from '../answers/parse-context.ts'
import type { ParsedAddresses } from '../answers/places/parse-addresses.ts'
import type { ParsedBanners } from '../answers/places/parse-banners.ts'
import type { ParsedItineraries } from '../answers/places/parse-itinerary.ts'
import type { LowestPrice } from '../answers/products/parse-lowest-price.ts'
import type { ParsedList } from '../answers/products/parse-product.ts'
import type { ParsedReviews } from '../answers/products/parse-reviews.ts'
import type { Calendar } from '../calendar.ts'
import type { Query } from '../client.ts'
import type { CookieValues, VisitorCookies } from '../forwarded-cookies.ts'
import type { Recorded } from '../prices/price-age.ts'
import type { Attraction, CityOffer, Collection, TourGroupAnswer, TourGroupList } from '../product.ts'
import type { Result } from '../result.ts'

/** The longest part of a list that is asked for at once; the API's page limit. */
export const MAX_LIST_LENGTH = 100

/** One asking of a question. */
export interface Call {
  /** Aborts it, also while its answer is read. */
  readonly signal: AbortSignal
  /** Values of the cookies that may be forwarded. */
  readonly cookies?: CookieValues | undefined
  /** The visitor's own cookies, for an answer to this visitor only. */
  readonly visitor?: VisitorCookies | undefined
}

/** A question to a catalogue, and how its answer is read. */
export interface Question<T> {
  /** With `query` the name of the question in caches; without its ids, in metrics, logs and circuit breakers. */
  readonly path: string
  readonly query: Query
  /** The answer as the catalogue gives it: JSON that nobody has checked. */
  readonly read: (call: Call) => Promise<Result<unknown>>
  /** @returns `undefined` when the answer is not one to this question, or nothing of it is usable */
  readonly parse: (value: unknown, reading: ParseContext) => Recorded<T> | undefined
  /** The result for a 404; without it a 404 counts as a failure. */
  readonly absent?: Recorded<T>
}

/** What a page is shown in. */
export interface Locale {
  readonly lang: LanguageCode
  readonly currency: CurrencyCode
}

/** A part of a list; both count from 0 and are whole. */
export interface ListPart {
  readonly limit: number
  readonly offset?: number
}

/**
 * What the site asks of a catalogue, in its own terms: each adapter says where that is found and how it is read into the
 * site's types. Caching, faults, ages of prices and what is on sale are the same for all (`Catalogue`, `FaultPolicy`).
 * A question that is missing is one to which the catalogue has no answer. Cities are given by their English names.
 */
export interface CatalogueQuestions {
  readonly list: (
    source: ProductSource,
    part: ListPart,
    city: string | undefined,
    locale: Locale,
  ) => Question<ParsedList>
  /** A hundred tour groups of a city. Without a currency, for indexing, no price of them is shown. */
  readonly cityTourGroups: (
    city: string,
    offset: number,
    lang: LanguageCode,
    currency?: CurrencyCode,
  ) => Question<ParsedList>
  readonly addresses: (
    list: Pick<TourGroupList, 'kind' | 'id'>,
    offset: number,
    city: string | undefined,
    locale: Locale,
  ) => Question<ParsedAddresses>
  /** @param tgids at most a hundred */
  readonly addressesOf: (tgids: readonly number[], locale: Locale) => Question<ParsedAddresses>
  readonly cities: (offset: number, lang: LanguageCode) => Question<ParsedCities>
  readonly tourGroup: (tgid: number, locale: Locale) => Question<TourGroupAnswer>
  readonly similar: (tgid: number, limit: number, locale: Locale) => Question<ParsedList>
  readonly calendar: (tgid: number, locale: Locale) => Question<Calendar>
  /** @param date ISO date in the venue's time zone */
  readonly slots: (tgid: number, date: string, locale: Locale) => Question<ParsedSlots>
  /** The same answer for every language and currency. */
  readonly starts: (tgid: number, from: string, to: string) => Question<ParsedStarts>
  readonly itinerary?: (tgid: number, locale: Locale) => Question<ParsedItineraries>
  readonly reviews?: (tgid: number, locale: Locale) => Question<ParsedReviews>
  readonly collection: (id: number, locale: Locale) => Question<Collection>
  /** @param ids at most a hundred */
  readonly collections: (
    ids: readonly number[],
    locale: Locale,
  ) => Question<{ readonly collections: readonly Collection[] }>
  /** A point of interest. */
  readonly attraction?: (id: number, lang: LanguageCode) => Question<Attraction>
  readonly lowestPrice: (
    kind: 'category' | 'subCategory',
    id: number,
    city: string | undefined,
    locale: Locale,
  ) => Question<LowestPrice>
  readonly cityOffer: (city: string, locale: Locale) => Question<CityOffer>
  readonly cityBanners?: (city: string, lang: LanguageCode) => Question<ParsedBanners>
}
