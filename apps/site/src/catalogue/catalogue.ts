import { cacheTag } from '@passepartout/content-model/cache-tags'
import { chunk } from '@passepartout/content-model/chunk'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { ProductListSource } from '@passepartout/content-model/product-source'
import type { EditorTagOverride } from '@passepartout/content-model/tour-group-tags'
import type { RenderDependencies } from '../cache/render-dependencies.ts'
import { addDays } from '../i18n/day-number.ts'
import type { Visit } from '../request/visit.ts'
import {
  type CatalogueQuery,
  type CatalogueQueryBuilder,
  type LocaleAndCurrency,
  MAX_PAGE_SIZE,
  type Pagination,
} from './adapters/catalogue-query-builder.ts'
import type { AvailabilityRecorder } from './availability-recorder.ts'
import type { Calendar, Slot, StartDateTime, TourGroupStart, TourStart, UpcomingStarts } from './calendar.ts'
import { type CityRef, cityName, endpointTemplate } from './catalogue-client.ts'
import type { DescriptionDateStore } from './description-date-store.ts'
import type { VisitorCookies } from './forwarded-cookies.ts'
import { type NextAvailability, OnSaleFilter } from './on-sale/on-sale-filter.ts'
import { saleEndOf } from './on-sale/sale-clock.ts'
import { countPrices, dropExpiredPrices, type WithTimedPrices } from './prices/price-age.ts'
import type { PriceCeilings } from './prices/price-ceilings.ts'
import type { PriceHistory } from './prices/price-history.ts'
import { PriceReconciler } from './prices/price-reconciler.ts'
import type { PriceTrace } from './prices/price-trace.ts'
import type {
  Attraction,
  CityBanner,
  CityTaxonomy,
  Collection,
  Itinerary,
  LoadedReviews,
  NamedCity,
  Price,
  Product,
  ProductCard,
  ProductListing,
  TourGroupListKey,
  TourGroupResult,
  TourGroupSlugs,
} from './product.ts'
import { lacksPrices } from './resilience/content-loss-detector.ts'
import { Deadline } from './resilience/deadline.ts'
import type { CatalogueRequest, CatalogueRequester, RequestContext } from './resilience/fault-policy.ts'
import type { ParsedSlots, ParsedStarts } from './responses/days/parse-slots.ts'
import type { DroppedField, ReportDrop } from './responses/dropped-fields.ts'
import type { ParsedCities } from './responses/parse-cities.ts'
import type { ParsedBanners } from './responses/places/parse-banners.ts'
import type { ParsedCollections } from './responses/places/parse-collection.ts'
import type { ParsedItineraries } from './responses/places/parse-itinerary.ts'
import type { LowestPrice } from './responses/products/parse-lowest-price.ts'
import type { ParsedProductList } from './responses/products/parse-product.ts'
import type { ParsedReviews } from './responses/products/parse-reviews.ts'
import type { ParsedSlugs } from './responses/products/parse-tour-group-slugs.ts'
import { chunkTourGroupIds, createTourGroupLoader, type LoadTourGroups } from './tour-group-loader.ts'

const DAY = 86_400_000
/** What log lines call the background work of `refreshDays`. */
const PAGE_OF_REFRESH = 'availability'
/** Upper limit on a whole list, against endless paging. */
const MAX_LISTED = 10_000
/** The longest list that can be filtered. */
export const MAX_FILTERABLE_PRODUCTS = 1000

/** The page's language, currency and deadline for catalogue calls, and where their cache dependencies are recorded. */
export interface CatalogueContext extends RequestContext {
  readonly lang: LanguageCode
  readonly currency: CurrencyCode
  readonly dependencies: RenderDependencies
  /** IANA name of the site's time zone, used when the venue's is unknown. */
  readonly timeZone?: string | undefined
}

type TracedLocale = LocaleAndCurrency & Pick<RequestContext, 'trace'>

/** A query of the catalogue's own, before anybody asks it. */
interface UnboundRequest<T> extends CatalogueQuery<T>, Pick<CatalogueRequest<T>, 'as' | 'record'> {
  /** Counts the items of an answer. */
  readonly count: (value: WithTimedPrices<T>) => number
  /** Whether its prices are shown, so that an answer without any is doubtful. */
  readonly isPriced?: boolean
  /** Cache tags of an answer. */
  readonly tags: readonly string[] | ((value: WithTimedPrices<T>) => readonly string[])
}

type AboutTourGroup<T> = Omit<UnboundRequest<T>, 'tags'>

interface CatalogueSettings {
  /** What is asked, and how answers are read. */
  readonly queries: CatalogueQueryBuilder
  readonly ceilings: PriceCeilings
  /** The provider's names of review sources that search engines may index. */
  readonly indexableReviewSources: readonly string[]
  /** Milliseconds that one page may wait for all of its catalogue calls together. */
  readonly pageDeadline: number
  /** Earlier prices; without them no discount is shown. */
  readonly history?: PriceHistory
  /** When the descriptions of tour groups last changed; without it that is unknown. */
  readonly words?: DescriptionDateStore
  /** Resolves contradicting prices. */
  readonly prices: PriceReconciler
  /** Milliseconds before a start at which its sale ends; 0 when absent. */
  readonly cutOffOf?: (tgid: number) => number
  /** What editors say of a tour group. */
  readonly editorTagsOf?: (tgid: number) => readonly EditorTagOverride[]
  /** Learns the days that answers name. */
  readonly records?: AvailabilityRecorder
  /** Called for each part of an answer that is dropped. */
  readonly reportDrop?: (endpoint: string, dropped: DroppedField) => void
  readonly now: () => number
}

/** Days whose starts are read in one call: those of a page, which shares its answer. */
const DAYS_AT_ONCE = 8

function isWhole({ cutOn }: ParsedStarts, date: string): boolean {
  return cutOn === undefined || date < cutOn
}

/** The catalogue for pages: cached, in our own types. A failed call returns nothing; it never throws. */
export class Catalogue {
  readonly #policy: CatalogueRequester
  readonly #settings: CatalogueSettings
  readonly #sales: OnSaleFilter
  readonly #queries: CatalogueQueryBuilder
  /** Tour groups whose venue is known. */
  readonly #learnt = new WeakSet<Product>()
  /** Answers whose days the records have learnt. */
  readonly #recorded = new WeakSet<object>()
  /** By the card of the answer. */
  readonly #agreedBefore = new WeakMap<ProductCard, ProductCard>()

  constructor(policy: CatalogueRequester, settings: CatalogueSettings) {
    this.#policy = policy
    this.#settings = settings
    this.#queries = settings.queries
    this.#sales = new OnSaleFilter({
      cutOffOf: settings.cutOffOf ?? (() => 0),
      now: settings.now,
      starts: async (tgid, date, context) => (await this.#starts(tgid, date, date, context))?.starts ?? [],
      slots: (tgid, date, context) => this.slots(tgid, date, context),
      product: async (tgid, context) => (await this.#tourGroup(tgid, context))?.product,
      calendar: (tgid, context) => this.calendar(tgid, context),
      nextOpenDay: (tgid, context) => settings.records?.nextOpenDay(tgid, context),
    })
  }

  /**
   * The catalogue with one visitor's cookies: answers are not cached or shared, and neither prices nor days are recorded.
   * Without price history it shows no discounts.
   */
  forVisitor(cookies: VisitorCookies): Catalogue {
    const { history: _ofAll, records: _ofOthers, ...settings } = this.#settings
    const prices = new PriceReconciler({ tell: () => undefined, now: settings.now })
    return new Catalogue(this.#policy.forVisitor(cookies), { ...settings, prices })
  }

  /** The catalogue as pages have it, that tells of contradicting prices instead of logging them. */
  traced(trace: PriceTrace): Catalogue {
    const { now } = this.#settings
    const prices = new PriceReconciler({ tell: (found) => trace.note('What can be booked wins', { ...found }), now })
    return new Catalogue(this.#policy, { ...this.#settings, prices })
  }

  get prices(): PriceReconciler {
    return this.#settings.prices
  }

  /**
   * Creates the context of one page and starts its deadline.
   *
   * @param timeZone the site's, used when a venue's is unknown
   */
  contextOf(
    { lang, currency, uid }: Pick<Visit, 'lang' | 'currency' | 'uid'>,
    dependencies: RenderDependencies,
    timeZone?: string,
  ): CatalogueContext {
    const deadline = new Deadline(this.#settings.pageDeadline)
    return { lang, currency, dependencies, pageIdentifier: uid, deadline, timeZone }
  }

  /**
   * The first day of a tour group that may still be on sale; makes no call.
   *
   * @param timeZone the site's, used while the venue's is unknown
   * @returns ISO date
   */
  firstSaleDay(tgid: number, timeZone: string): string {
    return this.#sales.firstDayOf(tgid, { timeZone })
  }

  /**
   * Today at a tour group's venue; makes no call.
   *
   * @param timeZone the site's, used while the venue's is unknown
   * @returns ISO date
   */
  venueToday(product: Pick<ProductCard, 'tgid' | 'cityCode'>, timeZone: string | undefined): string {
    return this.#sales.todayOf(product, { timeZone })
  }

  /**
   * When the sale of a start ends: its beginning, less the cut-off (defaults, "On sale"); makes no call.
   *
   * @param timeZone the venue's
   * @returns milliseconds since the epoch
   */
  saleEndOf(tgid: number, start: StartDateTime, timeZone: string): number {
    const { cutOffOf = () => 0, now } = this.#settings
    return saleEndOf(start, { now: now(), timeZone, cutOff: cutOffOf(tgid) })
  }

  async listing(source: ProductListSource, limit: number, context: CatalogueContext): Promise<ProductListing> {
    const answer = await this.#list(source, { limit }, context)
    if (!answer) return { products: [], total: 0, available: false }
    const products = inAskedOrder(source, answer.products).slice(0, limit)
    return { products, total: answer.total, available: true }
  }

  /**
   * A whole list, at most its first thousand: a hundred per call, the first call alone, the others in parallel. Failed
   * parts are missing; `total` counts all.
   *
   * @param longest of a longer list only the first hundred are read
   */
  async wholeListing(
    source: ProductListSource,
    context: CatalogueContext,
    longest = MAX_FILTERABLE_PRODUCTS,
  ): Promise<ProductListing> {
    const first = await this.#list(source, { limit: MAX_PAGE_SIZE }, context)
    if (!first) return { products: [], total: 0, available: false }
    const readable = Math.min(first.total, MAX_FILTERABLE_PRODUCTS)
    const isPart = readable > longest && source.kind !== 'tgids'
    const rest = isPart || source.kind === 'tgids' ? 0 : Math.ceil(readable / MAX_PAGE_SIZE) - 1
    const more = await Promise.all(
      Array.from({ length: rest }, (_, place) =>
        this.#list(source, { limit: MAX_PAGE_SIZE, offset: (place + 1) * MAX_PAGE_SIZE }, context),
      ),
    )
    const answers = [first, ...more]
    const each = new Map(answers.flatMap((answer) => answer?.products ?? []).map((product) => [product.tgid, product]))
    const isWhole = !isPart && first.total <= MAX_FILTERABLE_PRODUCTS && answers.every((answer) => answer !== undefined)
    const total = isWhole || source.kind === 'tgids' ? each.size : Math.max(first.total, each.size)
    return { products: inAskedOrder(source, [...each.values()]), total, available: true }
  }

  async #list(
    source: ProductListSource,
    part: Pagination,
    context: CatalogueContext,
  ): Promise<ParsedProductList | undefined> {
    const city = await this.#named('city' in source ? source.city : undefined, context)
    if (!city) return undefined
    const query = { ...this.#queries.list(source, part, city.name, context), isPriced: true }
    const answer = await this.#askList(query, tagsOfSource(source), context)
    return answer && { ...answer, products: await this.#agreed(answer.products, context) }
  }

  /** @param own tags of the list, beside those of its tour groups */
  #askList(
    query: Omit<UnboundRequest<ParsedProductList>, 'as' | 'count' | 'tags'>,
    own: readonly string[],
    context: CatalogueContext,
  ): Promise<ParsedProductList | undefined> {
    const request: UnboundRequest<ParsedProductList> = {
      ...{ ...query, as: 'list', count: ({ products }) => products.length },
      tags: ({ products }) => [...own, ...products.map(({ tgid }) => cacheTag.tourGroup(tgid))],
    }
    return this.#ask(request, context)
  }

  /** Cards with the same price and next day as their pages. */
  async #agreed(cards: readonly ProductCard[], context: CatalogueContext): Promise<readonly ProductCard[]> {
    const days = await this.#sales.nextDays(cards, context)
    return cards.map((card, place) =>
      this.#withDay(card, this.prices.ofCard(card, context.dependencies), days[place] ?? {}),
    )
  }

  /** A card with its agreed price and its next day: the same object as before where both are, so that its markup is. */
  #withDay(card: ProductCard, priced: ProductCard, day: NextAvailability): ProductCard {
    if (day === card && priced === card) return card
    const { nextAvailableDate, ticketsLeft } = day
    const before = this.#agreedBefore.get(card)
    const isSame = (one: ProductCard) =>
      one.price === priced.price && one.nextAvailableDate === nextAvailableDate && one.ticketsLeft === ticketsLeft
    if (before && isSame(before)) return before
    const { nextAvailableDate: _, ticketsLeft: __, ...rest } = priced
    const agreed = {
      ...rest,
      ...(nextAvailableDate !== undefined && { nextAvailableDate }),
      ...(ticketsLeft !== undefined && { ticketsLeft }),
    }
    this.#agreedBefore.set(card, agreed)
    return agreed
  }

  async product(tgid: number, context: CatalogueContext): Promise<Product | undefined> {
    const product = (await this.tourGroup(tgid, context))?.product
    return product && this.prices.ofCard(product, context.dependencies)
  }

  /**
   * Slugs and names of all tour groups of a list, without prices.
   *
   * @returns those that could be read
   */
  async addresses(
    { kind, id, city }: TourGroupListKey,
    asked: Omit<CatalogueContext, 'deadline'>,
  ): Promise<readonly TourGroupSlugs[]> {
    const named = await this.#named(city, this.#inTime(asked))
    if (!named) return []
    const found: TourGroupSlugs[] = []
    for (let offset = 0; offset < MAX_LISTED; offset += MAX_PAGE_SIZE) {
      const context = this.#inTime(asked)
      const query = this.#queries.addresses({ kind, id }, offset, named.name, context)
      const tags = ({ tourGroups }: ParsedSlugs) => tourGroups.map(({ tgid }) => cacheTag.tourGroup(tgid))
      const answer = await this.#askAddresses({ ...query, tags }, context)
      found.push(...(answer?.tourGroups ?? []))
      if (!answer || offset + MAX_PAGE_SIZE >= answer.total) break
    }
    return found
  }

  /**
   * Slugs and names of tour groups by id, a hundred per call.
   *
   * @returns those that could be read
   */
  async addressesOf(
    tgids: readonly number[],
    asked: Omit<CatalogueContext, 'deadline'>,
  ): Promise<readonly TourGroupSlugs[]> {
    const found: TourGroupSlugs[] = []
    for (const ids of chunkTourGroupIds(tgids)) {
      const context = this.#inTime(asked)
      const query = { ...this.#queries.addressesOf(ids, context), tags: ids.map(cacheTag.tourGroup) }
      const answer = await this.#askAddresses(query, context)
      found.push(...(answer?.tourGroups ?? []))
    }
    return found
  }

  #askAddresses(query: Omit<UnboundRequest<ParsedSlugs>, 'as' | 'count'>, context: CatalogueContext) {
    return this.#ask<ParsedSlugs>({ as: 'addresses', ...query, count: ({ tourGroups }) => tourGroups.length }, context)
  }

  /**
   * All cities with products.
   *
   * @returns `undefined` when the catalogue is unavailable
   */
  async cities(asked: Omit<CatalogueContext, 'deadline'>): Promise<readonly NamedCity[] | undefined> {
    const found: NamedCity[] = []
    for (let offset = 0; offset < MAX_LISTED; offset += MAX_PAGE_SIZE) {
      const answer = await this.#cities(offset, this.#inTime(asked))
      if (!answer) return undefined
      found.push(...answer.cities)
      if (offset + MAX_PAGE_SIZE >= answer.total) break
    }
    return found
  }

  #cities(offset: number, context: CatalogueContext): Promise<ParsedCities | undefined> {
    const query = this.#queries.cities(offset, context.lang)
    return this.#ask<ParsedCities>({ as: 'cities', ...query, count: ({ cities }) => cities.length, tags: [] }, context)
  }

  /**
   * Maps a city code to the English name that calls need (specification, section 7). An unknown code is treated as a
   * name.
   *
   * @returns `undefined` when the list of cities is unavailable
   */
  async #named(city: CityRef | undefined, context: CatalogueContext): Promise<{ readonly name?: string } | undefined> {
    if (city === undefined) return {}
    const written = cityName(city)
    if (typeof city === 'object') return { name: written }
    const code = written.toUpperCase()
    for (let offset = 0; offset < MAX_LISTED; offset += MAX_PAGE_SIZE) {
      const answer = await this.#cities(offset, { ...context, lang: DEFAULT_LANGUAGE })
      if (!answer) return undefined
      const found = answer.cities.find((one) => one.code.toUpperCase() === code)
      if (found) return { name: found.displayName }
      if (offset + MAX_PAGE_SIZE >= answer.total) break
    }
    return { name: written }
  }

  /** For background work: each call has the deadline of a page. */
  #inTime(asked: Omit<CatalogueContext, 'deadline'>): CatalogueContext {
    return { ...asked, deadline: new Deadline(this.#settings.pageDeadline) }
  }

  /**
   * A hundred tour groups of a city from `offset` on, for indexing: texts, and prices that must not be shown.
   *
   * @returns `undefined` when the catalogue is unavailable
   */
  async cityTourGroups(
    cityCode: string,
    offset: number,
    asked: Omit<CatalogueContext, 'deadline'>,
  ): Promise<ProductListing | undefined> {
    const context = this.#inTime(asked)
    const name = (await this.#named(cityCode, context))?.name
    if (name === undefined) return undefined
    const answer = await this.#askList(this.#queries.cityTourGroups(name, offset, context.lang), [], context)
    return answer && { ...answer, available: true }
  }

  /**
   * A tour group as in the catalogue, before its calendar corrects price and next day.
   *
   * @returns `undefined` when the catalogue is unavailable
   */
  async tourGroup(tgid: number, context: CatalogueContext): Promise<TourGroupResult | undefined> {
    const answer = await this.#tourGroup(tgid, context)
    if (!answer?.product) return answer
    const [nextDay] = await this.#sales.nextDays([answer.product], context)
    if (nextDay === answer.product) return answer
    const { nextAvailableDate: _, ticketsLeft: __, ...product } = answer.product
    return { product: { ...product, ...nextDay } }
  }

  async #tourGroup(tgid: number, context: CatalogueContext): Promise<TourGroupResult | undefined> {
    const answer = await this.#askAboutTourGroup<TourGroupResult>(tgid, context, {
      ...{ as: 'tour group', ...this.#queries.tourGroup(tgid, context), isPriced: true },
      count: ({ product }) => (product ? 1 + product.variants.length : 0),
    })
    if (answer?.product && !this.#learnt.has(answer.product)) {
      this.#learnt.add(answer.product)
      this.#sales.learn(answer.product)
      this.#settings.records?.recordVenue({ accessTours: [], ...answer.product })
    }
    return answer
  }

  async similar(tgid: number, limit: number, context: CatalogueContext): Promise<ProductListing> {
    const query = { ...this.#queries.similar(tgid, limit, context), isPriced: true }
    const answer = await this.#askList(query, [cacheTag.tourGroup(tgid)], context)
    if (!answer) return { products: [], total: 0, available: false }
    const others = answer.products.filter((product) => product.tgid !== tgid).slice(0, limit)
    const products = await this.#agreed(others, context)
    return { products, total: products.length, available: true }
  }

  /**
   * The days on which it is still available.
   *
   * @returns `undefined` when the catalogue is unavailable
   */
  async calendar(tgid: number, context: CatalogueContext): Promise<Calendar | undefined> {
    const calendar = await this.#askAboutTourGroup(tgid, context, this.#calendarOf(tgid, context))
    return calendar && this.#sales.ofCalendar(tgid, calendar, context)
  }

  /**
   * Reads a calendar, or with a day its starts, anew for the records. Answers that no page asked for are not cached.
   *
   * @param day ISO date in the venue's time zone
   * @returns whether the catalogue answered
   */
  async refreshDays(tgid: number, day: string | undefined, locale: LocaleAndCurrency): Promise<boolean> {
    const refresh = <T extends object>(request: AboutTourGroup<T>) =>
      this.#policy.refresh<T>(this.#bind({ ...request, tags: [cacheTag.tourGroup(tgid)] }, locale), PAGE_OF_REFRESH)
    const calendarOrSlots =
      day === undefined ? refresh(this.#calendarOf(tgid, locale)) : refresh(this.#slotsOf(tgid, day, locale))
    return (await calendarOrSlots) !== undefined
  }

  #calendarOf(tgid: number, locale: LocaleAndCurrency): AboutTourGroup<Calendar> {
    return {
      ...{ as: 'calendar', ...this.#queries.calendar(tgid, locale), isPriced: true },
      count: ({ days }) => days.length,
      record: (read, readAt) => this.#settings.records?.recordCalendar(tgid, locale.currency, read, readAt),
    }
  }

  /**
   * The starts of a day that are still on sale, of all variants together: one answer serves every choice of variant.
   *
   * @param date ISO date in the venue's time zone
   * @returns `undefined` when the catalogue is unavailable
   */
  async slots(tgid: number, date: string, context: CatalogueContext): Promise<readonly Slot[] | undefined> {
    const answer = await this.#askAboutTourGroup(tgid, context, this.#slotsOf(tgid, date, context))
    return answer && this.#sales.ofSlots(tgid, date, answer.slots, context)
  }

  #slotsOf(tgid: number, date: string, locale: LocaleAndCurrency): AboutTourGroup<ParsedSlots> {
    return {
      ...{ as: 'slots', ...this.#queries.slots(tgid, date, locale), isPriced: true },
      count: ({ slots }) => slots.length,
      record: ({ slots }, readAt) => this.#settings.records?.recordSlots(tgid, date, locale.currency, slots, readAt),
    }
  }

  /**
   * Performances of a show that have not begun, with or without tickets, without duplicates.
   *
   * @param days number of days from the first day on sale
   * @returns empty when the catalogue is unavailable
   */
  async performances(tgid: number, days: number, context: CatalogueContext): Promise<readonly TourGroupStart[]> {
    const from = this.#sales.firstDayOf(tgid, context)
    const answer = await this.#starts(tgid, from, addDays(from, days - 1), context)
    return this.#onSale(tgid, answer?.starts ?? [], context)
  }

  /**
   * Starts of a tour group that have not begun, of many days, read in several calls: one answer has room for those of few days.
   *
   * @param days number of days from the first day on sale
   */
  async comingStarts(tgid: number, days: number, context: CatalogueContext): Promise<UpcomingStarts> {
    const first = this.#sales.firstDayOf(tgid, context)
    const dates = Array.from({ length: days }, (_, number) => addDays(first, number))
    const answers = await Promise.all(
      chunk(dates, DAYS_AT_ONCE).map(async (asked) => {
        const [from = first, to = from] = [asked[0], asked.at(-1)]
        const answer = await this.#starts(tgid, from, to, context)
        return { starts: answer?.starts ?? [], dates: answer ? asked.filter((date) => isWhole(answer, date)) : [] }
      }),
    )
    const known = new Set(answers.flatMap((answer) => answer.dates))
    const starts = answers.flatMap((answer) => answer.starts.filter(({ date }) => known.has(date)))
    return { starts: await this.#onSale(tgid, starts, context), dates: known }
  }

  /** Each start once, with the tours that it has. */
  #onSale(tgid: number, starts: readonly TourStart[], context: CatalogueContext): Promise<readonly TourGroupStart[]> {
    const together = Map.groupBy(starts, ({ date, startTime }) => `${date} ${startTime}`)
    const each = [...together.values()].flatMap((same) =>
      same.slice(0, 1).map(({ date, startTime }) => ({
        ...{ date, startTime, tourIds: same.map(({ tourId }) => tourId) },
        isSoldOut: same.every((start) => start.isSoldOut),
      })),
    )
    return this.#sales.ofStarts(tgid, each, context)
  }

  /**
   * Start times of a tour group, past ones included. The request has no currency or language, so one answer serves all
   * pages.
   *
   * @param from ISO date in the venue's time zone; so is `to`, which is included
   * @returns `undefined` when the catalogue is unavailable
   */
  #starts(tgid: number, from: string, to: string, context: CatalogueContext): Promise<ParsedStarts | undefined> {
    return this.#askAboutTourGroup<ParsedStarts>(tgid, context, {
      ...{ as: 'starts', ...this.#queries.starts(tgid, from, to) },
      count: ({ starts }) => starts.length,
      record: ({ starts, cutOn }, readAt) => {
        const last = cutOn === undefined ? to : addDays(cutOn, -1)
        this.#settings.records?.recordStarts(tgid, { from, to: last }, starts, readAt)
      },
    })
  }

  /** @returns `undefined` when the tour group has no itinerary, or the catalogue is unavailable */
  async itinerary(tgid: number, context: CatalogueContext): Promise<Itinerary | undefined> {
    const query = this.#queries.itinerary?.(tgid, context)
    const answer = await this.#askAboutTourGroup<ParsedItineraries>(
      tgid,
      context,
      query && { as: 'itinerary', ...query, count: ({ itinerary }) => itinerary?.stops.length ?? 0 },
    )
    return answer?.itinerary
  }

  /**
   * Reviews of a tour group, in the provider's order. Reviews from sources that forbid indexing are dropped, because
   * pages are indexed.
   */
  async reviews(tgid: number, context: CatalogueContext): Promise<LoadedReviews> {
    const query = this.#queries.reviews?.(tgid, context)
    const answer = await this.#askAboutTourGroup<ParsedReviews>(
      tgid,
      context,
      query && { as: 'reviews', ...query, count: ({ reviews }) => reviews.length },
    )
    const { indexableReviewSources } = this.#settings
    const reviews = (answer?.reviews ?? []).filter(({ source }) => indexableReviewSources.includes(source))
    return { reviews, hasMore: answer?.hasMore === true }
  }

  async collection(id: number, context: CatalogueContext): Promise<Collection | undefined> {
    const tags = [cacheTag.collection(id)]
    context.dependencies.tag(...tags)
    const query = this.#queries.collection(id, context)
    return this.#ask<Collection>({ as: 'collection', ...query, count: () => 1, isPriced: true, tags }, context)
  }

  /** @returns `undefined` when there is no such point of interest, or the catalogue is unavailable */
  async attraction(id: number, context: CatalogueContext): Promise<Attraction | undefined> {
    const query = this.#queries.attraction?.(id, context.lang)
    return query && this.#ask<Attraction>({ as: 'attraction', ...query, count: () => 1, tags: [] }, context)
  }

  /** Loads tour groups by id for the parts of one page; requests of the same tick are batched. */
  tourGroups(context: CatalogueContext): LoadTourGroups {
    return createTourGroupLoader(this, context)
  }

  /** Collections by id, a hundred per call; unknown ones are missing. */
  async collections(ids: readonly number[], context: CatalogueContext): Promise<readonly Collection[]> {
    const asked = chunkTourGroupIds(ids).map((some) => {
      const tags = some.map(cacheTag.collection)
      context.dependencies.tag(...tags)
      const query = { as: 'collections', ...this.#queries.collections(some, context), isPriced: true, tags }
      return this.#ask<ParsedCollections>({ ...query, count: ({ collections }) => collections.length }, context)
    })
    return (await Promise.all(asked)).flatMap((answer) => answer?.collections ?? [])
  }

  /** Specification, section 9: the lowest price of a category or sub-category, in one city or in all. */
  async lowestPrice(
    kind: 'category' | 'subCategory',
    id: number,
    city: CityRef | undefined,
    context: CatalogueContext,
  ): Promise<Price | undefined> {
    const tags = [cacheTag.listing(kind, id)]
    context.dependencies.tag(...tags)
    const named = await this.#named(city, context)
    if (!named) return undefined
    const query = { as: 'lowest price', ...this.#queries.lowestPrice(kind, id, named.name, context) }
    return (await this.#ask<LowestPrice>({ ...query, count: () => 1, isPriced: true, tags }, context))?.price
  }

  /**
   * Collections and categories of the first hundred tour groups of a city. It has no prices, so it does not shorten the
   * lifetime of a page.
   *
   * @param city code (ROME), name, or the catalogue's object
   * @returns `undefined` when the catalogue is unavailable
   */
  async cityOffer(city: CityRef, context: CatalogueContext): Promise<CityTaxonomy | undefined> {
    const name = (await this.#named(city, context))?.name
    if (name === undefined) return undefined
    return this.#ask<CityTaxonomy>(
      {
        ...{ as: 'city offer', ...this.#queries.cityOffer(name, context), tags: tagsOfOffer },
        count: ({ collections, categories }) => collections.length + categories.length,
      },
      context,
    )
  }

  /** The provider's banners of a city, by rank (specification, section 7). */
  async cityBanners(city: CityRef, context: CatalogueContext): Promise<readonly CityBanner[]> {
    const name = (await this.#named(city, context))?.name
    const query = name === undefined ? undefined : this.#queries.cityBanners?.(name, context.lang)
    if (!query) return []
    const request = { as: 'banners', ...query, tags: [] }
    return (
      (await this.#ask<ParsedBanners>({ ...request, count: ({ banners }) => banners.length }, context))?.banners ?? []
    )
  }

  /** @param request none about what the catalogue has no answers to */
  async #askAboutTourGroup<T extends object>(
    tgid: number,
    context: CatalogueContext,
    request: AboutTourGroup<T> | undefined,
  ): Promise<T | undefined> {
    const tags = [cacheTag.tourGroup(tgid)]
    context.dependencies.tag(...tags)
    return request && this.#ask<T>({ ...request, tags }, context)
  }

  async #ask<T extends object>(request: UnboundRequest<T>, context: CatalogueContext): Promise<T | undefined> {
    const { dependencies } = context
    const trace = PRICED.has(request.as) ? context.trace?.ofCall(`${request.as} (${request.path})`) : undefined
    const bound = this.#bind(request, { ...context, trace })
    const answer = await this.#policy.ask<T>(bound, { ...context, trace })
    if (!answer) trace?.note('No price: there is no answer')
    if (!answer || answer.isDoubtful) dependencies.degrade()
    if (!answer) return undefined
    // It may be the answer to another process, or one of before the records began.
    if (!answer.isDoubtful && !answer.isOutdated && !this.#recorded.has(answer)) {
      this.#recorded.add(answer)
      request.record?.(answer.value, answer.fetchedAt)
    }
    dependencies.tag(...bound.tagsOf(answer.value))
    if (lacksPrices(bound.weigh(answer.value))) dependencies.lackPrices()
    return dropExpiredPrices<T>(answer.value, this.#settings.now(), dependencies, trace)
  }

  #bind<T extends object>(request: UnboundRequest<T>, { lang, currency, trace }: TracedLocale): CatalogueRequest<T> {
    const { ceilings, history, words, records, editorTagsOf, reportDrop, now } = this.#settings
    const hoursOf = (tgid: number) => records?.hoursOf(tgid)
    const report: ReportDrop = (dropped) => reportDrop?.(endpointTemplate(request.path), dropped)
    const parse = (value: unknown, readAt: number) => {
      // An answer that another process received on another day is not recorded as today's price.
      const noted = isSameDay(readAt, now()) ? history : undefined
      const ceiling = ceilings[currency]
      const known = { history: noted, words, editorTagsOf, hoursOf }
      return request.parse(value, { lang, currency, ceiling, readAt, ...known, report, trace })
    }
    // The cache key is built from the query alone.
    const { query, count, isPriced, tags } = request
    const cookies = { ...('language' in query && { 'content-lang': lang }), ...('currency' in query && { currency }) }
    return {
      ...{ ...request, cookies, parse },
      weigh: (value) => ({ items: count(value), ...(isPriced && { prices: countPrices(value) }) }),
      tagsOf: (value) => (typeof tags === 'function' ? tags(value) : tags),
    }
  }
}

/** Calls whose prices the page of a tour group says to be its own. */
const PRICED = new Set(['tour group', 'calendar', 'slots'])

/** In UTC, like the days of the price history. */
function isSameDay(one: number, other: number): boolean {
  return Math.floor(one / DAY) === Math.floor(other / DAY)
}

function tagsOfSource(source: ProductListSource): string[] {
  if (source.kind === 'tgids') return source.ids.map(cacheTag.tourGroup)
  return [source.kind === 'collection' ? cacheTag.collection(source.id) : cacheTag.listing(source.kind, source.id)]
}

function tagsOfOffer({ collections, categories }: WithTimedPrices<CityTaxonomy>): string[] {
  return [
    ...collections.map(({ id }) => cacheTag.collection(id)),
    ...categories.flatMap(({ id, subCategories }) => [
      cacheTag.listing('category', id),
      ...subCategories.map((subCategory) => cacheTag.listing('subCategory', subCategory.id)),
    ]),
  ]
}

/** Restores the order of an editor's list of tgids. */
function inAskedOrder(source: ProductListSource, products: readonly ProductCard[]): readonly ProductCard[] {
  if (source.kind !== 'tgids') return products
  const byTgid = new Map(products.map((product) => [product.tgid, product]))
  return source.ids.flatMap((id) => byTgid.get(id) ?? [])
}
