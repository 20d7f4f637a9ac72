import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { cleanSlug } from '../../../request/address/product-address.ts'
import { buildPrice, withProvenDiscount } from '../../prices/build-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import { withTraceScope } from '../../prices/price-trace.ts'
import {
  type AccessiblePerformanceTour,
  BOOSTERS,
  type Cashback,
  type Coordinates,
  type OpeningHours,
  PERFORMANCE_ACCESSIBILITY_TRAITS,
  type Price,
  type Product,
  type ProductCard,
  type ProductListing,
  TICKET_FEATURES,
  type TicketFeature,
  type Trait,
  type Variant,
  type VisitStartKind,
} from '../../product.ts'
import { deriveTags } from '../../tags/derive-tags.ts'
import { TAG_RULES, type TagEvidenceKind } from '../../tags/tag-rules.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import {
  type CardResponse,
  type ProductResponse,
  tourGroupListSchema,
  tourGroupsByIdSchema,
} from '../response-schemas.ts'
import { cleanHtml } from '../text/clean-html.ts'
import { plainLine } from '../text/plain-line.ts'
import { parseFaq } from './parse-faq.ts'
import {
  type ItemWithSharedTexts,
  parseCardWithTextCache,
  parseProductWithTextCache,
} from './parse-items-with-text-cache.ts'
import { buildProductRating, buildRatingsSplit } from './rating.ts'

export type ParsedProductList = Omit<ProductListing, 'available'>

/** @returns `undefined` when the answer is not a list, or no item of it is usable */
export function parseProductList(
  value: unknown,
  reading: ParseContext,
): WithTimedPrices<ParsedProductList> | undefined {
  const page = tourGroupListSchema.safeParse(value).data?.pageData
  const items = page?.items ?? tourGroupsByIdSchema.safeParse(value).data?.tourGroups
  if (!items) return undefined
  const products = items.flatMap((item) => {
    const card = parseCardWithTextCache(item, reading.report)
    return card ? buildCard(card, reading) : []
  })
  if (products.length === 0 && items.length > 0) return undefined
  return { products, total: Math.max(page?.total ?? 0, items.length) }
}

/** @returns `undefined` when the answer is not a tour group */
export function parseProduct(value: unknown, reading: ParseContext): WithTimedPrices<Product> | undefined {
  const read = parseProductWithTextCache(value, reading.report)
  if (!read) return undefined
  const { data, texts } = read
  const made = textsOf(texts, productTextsOf)
  return {
    ...buildCard(read, reading, made.schedule),
    ...made,
    variants: withoutNulls(data.variants).map(({ id, name, variantInfo, listingPrice, ...variant }) => {
      const tours = withoutNulls(variant.tours)
      const price = variantPrice(listingPrice, withTraceScope(reading, `variant ${id}`))
      return {
        ...{ id, name, info: variantInfo, tourIds: tours.map((tour) => tour.id) },
        ...optionalProperty('partySize', partySizeOf(tours)),
        ...optionalProperty('price', toTimedPrice(price, reading.readAt)),
      }
    }),
    ...optionalProperty('cashback', buildCashback(data.listingPrice, reading)),
  }
}

/** What a tour group's page says in every currency. */
function productTextsOf(data: ProductResponse) {
  return {
    isHidden: data.noIndex,
    slugs: slugsByLanguage(data.urlSlugs),
    descriptionHtml: descriptionOf(data),
    inclusionsHtml: cleanHtml(data.inclusions),
    exclusionsHtml: cleanHtml(data.exclusions),
    descriptors: withoutNulls(data.descriptors),
    languages: languagesOf(data),
    features: TICKET_FEATURES.filter((feature) => hasFeature(data, feature)),
    faq: parseFaq(data.faq),
    deliveryHtml: cleanHtml(data.ticketDeliveryInfo) + cleanHtml(data.confirmedTicketInfo),
    additionalHtml: cleanHtml(data.additionalInfo),
    cancellationHtml: cleanHtml(data.cancellation),
    isMachineTranslated: data.contentMachineTranslated,
    isFinal: data.cancellationPolicy?.cancellable === false,
    beginning: beginningOf(data),
    isFetched: data.hasHotelPickup || hasCode(data, 'hotelPickup'),
    ...optionalProperty('place', buildPlace(data.startPoint) ?? buildPlace(data.startLocation)),
    ...optionalProperty('startLocation', buildLocation(data.startLocation)),
    ...optionalProperty('endLocation', buildLocation(data.endLocation)),
    ...optionalProperty('schedule', buildSchedule(data.operatingScheduleInfo)),
    ...optionalProperty('timeZone', data.city?.timeZone),
    ...optionalProperty('accessTours', undefinedIfEmpty(accessToursOf(data))),
    ...optionalProperty('ratingsSplit', buildRatingsSplit(data.reviewsDetails)),
  }
}

function buildCard(
  { data, texts }: ItemWithSharedTexts<CardResponse>,
  reading: ParseContext,
  hours: OpeningHours | undefined = reading.hoursOf?.(data.id),
): WithTimedPrices<ProductCard> {
  const slug = textsOf(texts, SLUG_OF[reading.lang])
  const booster = BOOSTERS.find((known) => known === data.boosterType)
  const price = cardPrice(data, reading)
  if (slug === undefined) reading.report?.({ field: 'urlSlugs', reason: 'no slug' })
  if (data.boosterType && !booster) reading.report?.({ field: 'boosterType', reason: 'unreadable' })
  if (data.listingPrice && !price) reading.report?.({ field: 'listingPrice', reason: 'unreadable' })
  return {
    ...textsOf(texts, cardTextsOf),
    ...optionalProperty('slug', slug),
    ...optionalProperty('booster', booster),
    ...optionalProperty('traits', undefinedIfEmpty(traitsOf(data, hours, reading))),
    ...optionalProperty('ageFrom', ageFromOf(data, reading)),
    ...optionalProperty('ticketsLeft', ticketsLeftOf(data)),
    ...optionalProperty('groupSize', data.listingPrice?.groupSize),
    ...optionalProperty('price', toTimedPrice(price, reading.readAt)),
  }
}

/** What a card says in every currency. */
function cardTextsOf(data: CardResponse) {
  const pictures = withoutNulls(data.media?.productImages ?? []).map(({ url, altText }) => ({ url, alt: altText }))
  const banner = data.imageUrl ? { url: data.imageUrl, alt: data.name } : undefined
  const cancellation = data.cancellationPolicy
  return {
    tgid: data.id,
    name: data.name,
    flowType: data.flowType,
    pictures: pictures.length > 0 ? pictures : banner ? [banner] : [],
    ...optionalProperty('banner', banner),
    summary: data.shortSummary,
    cityName: data.cityDisplayName,
    ...optionalProperty('cityCode', data.cityCode),
    ...optionalProperty('primaryCollection', data.primaryCollection),
    ...optionalProperty('primaryCategory', data.primaryCategory),
    ...optionalProperty('primarySubCategory', data.primarySubCategory),
    ...optionalProperty('rating', buildProductRating(data.reviewsDetails)),
    ...guideOf(withoutNulls(data.descriptors)),
    ...optionalProperty('languages', undefinedIfEmpty(languagesOf(data))),
    ...optionalProperty('promotionLabel', data.promotionLabel),
    ...optionalProperty('duration', buildDuration(data.minDuration, data.maxDuration)),
    ...(cancellation?.cancellable && { freeCancellationMinutes: cancellation.cancellableUpTo ?? 0 }),
    ...optionalProperty('nextAvailableDate', data.listingAvailability?.nextAvailableDate?.date),
    ...optionalProperty('place', buildPlace(data.startPoint)),
    ...optionalProperty('neighbourhood', data.neighbourhood.trim()),
  }
}

/** A card's slug, by the language that it is shown in. */
const SLUG_OF = Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, slugIn(lang)])) as Record<
  LanguageCode,
  ReturnType<typeof slugIn>
>

function slugIn(lang: LanguageCode): (card: CardResponse) => string | undefined {
  return ({ urlSlugs }) => {
    const own = Object.entries(urlSlugs).filter(([code]) => code.toLowerCase() === lang)
    return slugsByLanguage(Object.fromEntries(own))[lang]
  }
}

/** What was made of an item's texts, by the item and by what makes it. */
const madeBefore = new WeakMap<object, Map<unknown, unknown>>()

/** @param make a pure function */
function textsOf<T extends object, M>(texts: T, make: (texts: T) => M): M {
  const made = madeBefore.getOrInsertComputed(texts, () => new Map())
  return made.getOrInsertComputed(make, () => make(texts)) as M
}

/** Ignores a count that is larger than the group size. */
function ticketsLeftOf({ listingAvailability, listingPrice }: CardResponse): number | undefined {
  const left = listingAvailability?.nextAvailableDate?.remaining ?? undefined
  return left && left > (listingPrice?.groupSize ?? left) ? undefined : left
}

/** Drops a paragraph of the long summary that repeats the short one, because the page begins with the short one. */
function descriptionOf({ highlights, summary, shortSummary }: ProductResponse): string {
  const paragraphs = cleanHtml(summary).split(/(?<=<\/p>)/)
  const more = paragraphs.filter((paragraph) => !shortSummary.includes(plainLine(paragraph)))
  return cleanHtml(highlights) + more.join('')
}

/** Drops the coordinates 0, 0, which providers send for empty fields. */
function buildPlace(point: CardResponse['startPoint']): Coordinates | undefined {
  if (!point || (point.latitude === 0 && point.longitude === 0)) return undefined
  const { latitude, longitude } = point
  return { latitude, longitude }
}

/** Slugs by language, for the languages that the catalogue has. */
export function slugsByLanguage(urlSlugs: CardResponse['urlSlugs']): Product['slugs'] {
  const slugs: Partial<Record<LanguageCode, string>> = {}
  for (const [code, slug] of Object.entries(urlSlugs)) {
    const lang = code.toLowerCase()
    const clean = cleanSlug(slug)
    if (isLanguageCode(lang) && clean !== '') slugs[lang] = clean
  }
  return slugs
}

/** Has a discount only if the price history proves it. */
export function cardPrice(
  { id, listingPrice }: Pick<CardResponse, 'id' | 'listingPrice'>,
  reading: ParseContext,
): Price | undefined {
  const price = buildPrice(listingPrice, reading)
  if (!price) return undefined
  const claimed = price.original?.amount ?? price.display.amount
  return withProvenDiscount(price, reading.history?.read(id, price.display, claimed, reading.readAt), reading)
}

type Tour = NonNullable<NonNullable<ProductResponse['variants'][number]>['tours'][number]>

/** The limits of all tours together: one that does not say its own may have any. */
function partySizeOf(tours: readonly Tour[]): Variant['partySize'] {
  const limits = (limit: 'minPax' | 'maxPax') => {
    const told = tours.flatMap((tour) => tour[limit] ?? [])
    return told.length === tours.length && told.length > 0 ? told : undefined
  }
  const [mins, maxs] = [limits('minPax'), limits('maxPax')]
  if (!mins && !maxs) return undefined
  return {
    ...optionalProperty('min', mins && Math.min(...mins)),
    ...optionalProperty('max', maxs && Math.max(...maxs)),
  }
}

/** Without discount: the price history does not record variants. */
export function variantPrice(listing: CardResponse['listingPrice'], reading: ParseContext): Price | undefined {
  const price = buildPrice(listing, reading)
  return price && withProvenDiscount(price, undefined, reading)
}

/** A tour group that has descriptors but none for a guide is not guided; without descriptors it is unknown. */
function guideOf(descriptors: readonly { readonly code: string }[]): { isGuided?: boolean } {
  return descriptors.length === 0 ? {} : { isGuided: descriptors.some(({ code }) => code === 'GUIDED') }
}

/** Known descriptor codes of a trait; the provider's list of codes is open. */
function codesOf(trait: Trait): readonly string[] {
  return TAG_RULES.flatMap((rule) => (rule.tag === trait && rule.evidence === 'descriptor' ? rule.values : []))
}

/** What takes people to or from an airport is no hotel pick-up, whatever its descriptors say. */
function traitsOf(
  card: CardResponse,
  hours: OpeningHours | undefined,
  { lang, editorTagsOf }: ParseContext,
): readonly Trait[] {
  const { id, name, flowType, listingPrice, primarySubCategory: subCategory } = card
  const descriptors = withoutNulls(card.descriptors).map(({ code }) => code)
  const priceType = listingPrice?.type
  const facts = { name, flowType, subCategory, descriptors, priceType, hours, editorTags: editorTagsOf?.(id), lang }
  const traits = deriveTags(facts)
  return traits.includes('airportTransfer') ? traits.filter((trait) => trait !== 'hotelPickup') : traits
}

function hasFeature(data: ProductResponse, feature: TicketFeature): boolean {
  return data[FEATURE_FIELDS[feature]] && (feature !== 'hotelPickup' || !isAirportTransfer(data))
}

function hasCode({ descriptors }: CardResponse, trait: Trait): boolean {
  return withoutNulls(descriptors).some(({ code }) => codesOf(trait).includes(code))
}

function isAirportTransfer({ descriptors, flowType, primarySubCategory }: CardResponse): boolean {
  const said: Partial<Record<TagEvidenceKind, readonly string[]>> = {
    descriptor: withoutNulls(descriptors).map(({ code }) => code),
    flowType: [flowType],
    subCategory: [String(primarySubCategory?.id)],
  }
  return TAG_RULES.some(
    ({ tag, evidence, values }) =>
      tag === 'airportTransfer' && values.some((value) => said[evidence]?.includes(value) === true),
  )
}

/** The highest of several limits; unknown where the installation does not say which codes are ages. */
function ageFromOf({ descriptors }: CardResponse, { ageCode }: ParseContext): number | undefined {
  const ages = withoutNulls(descriptors).flatMap(({ code }) => ageCode?.exec(code)?.[1] ?? [])
  return ages.length === 0 ? undefined : Math.max(...ages.map(Number))
}

/** Specification, section 9, "Sub-category ids": ferries and trains. */
const RIDES: ReadonlySet<number | undefined> = new Set([1108, 1133])
const DAY_TRIPS = 1143

/** From the flow type, the sub-category, the flag of hotel pick-up and whether it has a guide. */
function beginningOf(data: ProductResponse): VisitStartKind {
  const { flowType, primarySubCategory, hasHotelPickup } = data
  if (isAirportTransfer(data) || RIDES.has(primarySubCategory?.id)) return 'departure'
  if (hasHotelPickup) return 'pickup'
  const { isGuided = false } = guideOf(withoutNulls(data.descriptors))
  const hasGuide = isGuided || flowType === 'GUIDED_TOUR_PROPERTY_SELECTION'
  return hasGuide || primarySubCategory?.id === DAY_TRIPS ? 'meeting' : 'place'
}

/**
 * The tours of access performances. The provider marks no performance: it is recognised by a tour or variant whose name contains the
 * name of one of the tour group's access descriptors, both in the language of the answer.
 */
function accessToursOf(data: ProductResponse): readonly AccessiblePerformanceTour[] {
  const descriptors = withoutNulls(data.descriptors)
  const kinds = PERFORMANCE_ACCESSIBILITY_TRAITS.flatMap((trait) =>
    descriptors
      .filter(({ code, displayName }) => codesOf(trait).includes(code) && displayName !== '')
      .map(({ displayName }) => ({ trait, displayName })),
  )
  return withoutNulls(data.variants).flatMap(({ name, tours }) =>
    withoutNulls(tours).flatMap((tour) =>
      kinds
        .filter(({ displayName }) => isIn(displayName, name) || isIn(displayName, tour.name))
        .map(({ trait, displayName }) => ({ tourId: tour.id, trait, access: displayName })),
    ),
  )
}

/** Compares without what only typography adds: hard spaces, soft hyphens, case. */
function isIn(words: string, name: string): boolean {
  const [folded = '', sought = ''] = [name, words].map((text) =>
    text.normalize('NFKC').replaceAll('\u00ad', '').toLowerCase(),
  )
  return folded.includes(sought)
}

export function undefinedIfEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined
}

export function buildDuration(min: number | null | undefined, max: number | null | undefined) {
  const shortest = min || max
  if (!shortest || shortest < 0) return undefined
  return { min: shortest, ...(max && max > shortest ? { max } : {}) }
}

/** @returns `undefined` unless both opening and closing time are known */
function buildSchedule(info: ProductResponse['operatingScheduleInfo']): OpeningHours | undefined {
  if (!info?.openingTime || !info.closingTime) return undefined
  return {
    opens: info.openingTime,
    closes: info.closingTime,
    ...optionalProperty('nextOpenDate', info.closestOpenDate),
  }
}

function buildLocation(location: ProductResponse['startLocation']) {
  if (!location) return undefined
  const { latitude, longitude, addressLine1 } = location
  return { latitude, longitude, ...optionalProperty('addressLine', addressLine1) }
}

const FEATURE_FIELDS = {
  instantConfirmation: 'hasInstantConfirmation',
  mobileTicket: 'hasMobileTicket',
  skipTheLine: 'hasSkipTheLine',
  hotelPickup: 'hasHotelPickup',
} as const satisfies Record<TicketFeature, keyof ProductResponse>

/** @returns nothing for zero, an unknown type, or an amount above the price limit */
function buildCashback(
  listing: CardResponse['listingPrice'],
  { currency, ceiling }: ParseContext,
): Cashback | undefined {
  const { cashbackValue: value, cashbackType, currencyCode } = listing ?? {}
  if (!value || value < 0) return undefined
  if (cashbackType === 'PERCENTAGE' && value <= 100) return { kind: 'percent', percent: value }
  const isAmount = cashbackType === 'ABSOLUTE' && currencyCode === currency && value <= ceiling
  return isAmount ? { kind: 'amount', amount: { amount: value, currency } } : undefined
}

function languagesOf({ supportedLanguages }: CardResponse): readonly string[] {
  return withoutNulls(supportedLanguages).map((code) => code.toLowerCase())
}

export function withoutNulls<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item): item is T => item !== null)
}
