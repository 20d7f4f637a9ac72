import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { cleanSlug } from '../../../request/address/product-address.ts'
import { buildPrice, proveDiscount } from '../../prices/price.ts'
import { type Recorded, recordPrice } from '../../prices/price-age.ts'
import { traceOf } from '../../prices/price-trace.ts'
import {
  type AccessTour,
  type Beginning,
  BOOSTERS,
  type Cashback,
  type Coordinates,
  type Descriptor,
  FEATURES,
  type Feature,
  type FlowType,
  type NamedId,
  type Price,
  type Product,
  type ProductCard,
  type Schedule,
  TRAITS,
  type Trait,
  type Variant,
} from '../../product.ts'
import {
  bulkSchema,
  type CardAnswer,
  cardSchema,
  listSchema,
  type ProductAnswer,
  productSchema,
} from '../answer-schemas.ts'
import { readItem } from '../dropped-fields.ts'
import { maybe } from '../maybe.ts'
import type { ParseContext } from '../parse-context.ts'
import { cleanHtml } from '../text/clean-html.ts'
import { plainLine } from '../text/plain-line.ts'
import { parseFaq } from './parse-faq.ts'
import { buildProductRating, buildRatingsSplit } from './rating.ts'

export interface ParsedList {
  readonly products: readonly ProductCard[]
  readonly total: number
}

/** @returns `undefined` when the answer is not a list, or no item of it is usable */
export function parseProductList(value: unknown, reading: ParseContext): Recorded<ParsedList> | undefined {
  const page = listSchema.safeParse(value).data?.pageData
  const items = page?.items ?? bulkSchema.safeParse(value).data?.tourGroups
  if (!items) return undefined
  const products = parseCards(items, reading)
  if (products.length === 0 && items.length > 0) return undefined
  return { products, total: Math.max(page?.total ?? 0, items.length) }
}

function parseCards(items: readonly unknown[], reading: ParseContext): Recorded<ProductCard>[] {
  return items.flatMap((item) => {
    const card = readItem(cardSchema, item, reading.report)
    return card ? [buildCard(card, reading)] : []
  })
}

/** @returns `undefined` when the answer is not a tour group */
export function parseProduct(value: unknown, reading: ParseContext): Recorded<Product> | undefined {
  const data = readItem(productSchema, value, reading.report)
  if (!data) return undefined
  return {
    ...buildCard(data, reading),
    isHidden: data.noIndex,
    slugs: slugsOf(data.urlSlugs),
    descriptionHtml: descriptionOf(data),
    inclusionsHtml: cleanHtml(data.inclusions),
    exclusionsHtml: cleanHtml(data.exclusions),
    variants: present(data.variants).map((variant) => ({
      id: variant.id,
      name: variant.name,
      info: variant.variantInfo,
      tourIds: present(variant.tours).map(({ id }) => id),
      ...maybe('partySize', partySizeOf(present(variant.tours))),
      ...maybe(
        'price',
        recordPrice(variantPrice(variant.listingPrice, traceOf(reading, `variant ${variant.id}`)), reading.readAt),
      ),
    })),
    descriptors: present(data.descriptors),
    languages: present(data.supportedLanguages).map((code) => code.toLowerCase()),
    features: FEATURES.filter((feature) => hasFeature(data, feature)),
    faq: parseFaq(data.faq),
    deliveryHtml: cleanHtml(data.ticketDeliveryInfo) + cleanHtml(data.confirmedTicketInfo),
    additionalHtml: cleanHtml(data.additionalInfo),
    cancellationHtml: cleanHtml(data.cancellation),
    isMachineTranslated: data.contentMachineTranslated,
    isFinal: data.cancellationPolicy?.cancellable === false,
    ...maybe('cashback', buildCashback(data.listingPrice, reading)),
    beginning: beginningOf(data),
    isFetched: data.hasHotelPickup || hasCode(data, 'hotelPickup'),
    ...maybe('place', buildPlace(data.startPoint) ?? buildPlace(data.startLocation)),
    ...maybe('startLocation', buildLocation(data.startLocation)),
    ...maybe('endLocation', buildLocation(data.endLocation)),
    ...maybe('schedule', buildSchedule(data.operatingScheduleInfo)),
    ...maybe('timeZone', data.city?.timeZone),
    ...maybe('accessTours', some(accessToursOf(present(data.descriptors), present(data.variants)))),
    ...maybe('ratingsSplit', buildRatingsSplit(data.reviewsDetails)),
  }
}

function buildCard(data: CardAnswer, reading: ParseContext): Recorded<ProductCard> {
  const pictures = present(data.media?.productImages ?? []).map(({ url, altText }) => ({ url, alt: altText }))
  const banner = data.imageUrl ? { url: data.imageUrl, alt: data.name } : undefined
  const cancellation = data.cancellationPolicy
  const slug = slugsOf(data.urlSlugs)[reading.lang]
  const booster = BOOSTERS.find((known) => known === data.boosterType)
  const price = cardPrice(data, reading)
  if (slug === undefined) reading.report?.({ field: 'urlSlugs', reason: 'no slug' })
  if (data.boosterType && !booster) reading.report?.({ field: 'boosterType', reason: 'unreadable' })
  if (data.listingPrice && !price) reading.report?.({ field: 'listingPrice', reason: 'unreadable' })
  return {
    tgid: data.id,
    name: data.name,
    flowType: data.flowType,
    pictures: pictures.length > 0 ? pictures : banner ? [banner] : [],
    ...maybe('banner', banner),
    summary: data.shortSummary,
    cityName: data.cityDisplayName,
    ...maybe('cityCode', data.cityCode),
    ...maybe('slug', slug),
    ...maybe('primaryCollection', namedId(data.primaryCollection)),
    ...maybe('primaryCategory', namedId(data.primaryCategory)),
    ...maybe('primarySubCategory', namedId(data.primarySubCategory)),
    ...maybe('rating', buildProductRating(data.reviewsDetails)),
    ...maybe('booster', booster),
    ...guideOf(present(data.descriptors)),
    ...maybe('traits', some(traitsOf(data))),
    ...maybe('ageFrom', ageFromOf(data)),
    ...maybe('languages', some(present(data.supportedLanguages).map((code) => code.toLowerCase()))),
    ...maybe('promotionLabel', data.promotionLabel || undefined),
    ...maybe('duration', buildDuration(data.minDuration, data.maxDuration)),
    ...maybe('freeCancellationMinutes', cancellation?.cancellable ? (cancellation.cancellableUpTo ?? 0) : undefined),
    ...maybe('nextAvailableDate', data.listingAvailability?.nextAvailableDate?.date),
    ...maybe('ticketsLeft', ticketsLeftOf(data)),
    ...maybe('groupSize', data.listingPrice?.groupSize ?? undefined),
    ...maybe('price', recordPrice(price, reading.readAt)),
    ...maybe('place', buildPlace(data.startPoint)),
    ...maybe('neighbourhood', data.neighbourhood.trim()),
  }
}

/** Ignores a count that is larger than the group size. */
function ticketsLeftOf({ listingAvailability, listingPrice }: CardAnswer): number | undefined {
  const left = listingAvailability?.nextAvailableDate?.remaining ?? undefined
  return left !== undefined && left > (listingPrice?.groupSize ?? left) ? undefined : left
}

/** Drops a paragraph of the long summary that repeats the short one, because the page begins with the short one. */
function descriptionOf({ highlights, summary, shortSummary }: ProductAnswer): string {
  const paragraphs = cleanHtml(summary).split(/(?<=<\/p>)/)
  const more = paragraphs.filter((paragraph) => !shortSummary.includes(plainLine(paragraph)))
  return cleanHtml(highlights) + more.join('')
}

/** Drops the coordinates 0, 0, which providers send for empty fields. */
function buildPlace(point: CardAnswer['startPoint']): Coordinates | undefined {
  if (!point || (point.latitude === 0 && point.longitude === 0)) return undefined
  const { latitude, longitude } = point
  return { latitude, longitude }
}

/** Slugs by language, for the languages that the catalogue has. */
export function slugsOf(urlSlugs: CardAnswer['urlSlugs']): Product['slugs'] {
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
  { id, listingPrice }: Pick<CardAnswer, 'id' | 'listingPrice'>,
  reading: ParseContext,
): Price | undefined {
  const price = buildPrice(listingPrice, reading)
  if (!price) return undefined
  const claimed = price.original?.amount ?? price.display.amount
  return proveDiscount(price, reading.history?.read(id, price.display, claimed, reading.readAt), reading)
}

interface TourSize {
  readonly minPax?: number | null | undefined
  readonly maxPax?: number | null | undefined
}

/** The limits of all tours together: one that does not say its own may have any. */
function partySizeOf(tours: readonly TourSize[]): Variant['partySize'] {
  const limits = (limit: keyof TourSize) => {
    const told = tours.flatMap((tour) => tour[limit] ?? [])
    return told.length === tours.length && told.length > 0 ? told : undefined
  }
  const [mins, maxs] = [limits('minPax'), limits('maxPax')]
  if (!mins && !maxs) return undefined
  return { ...maybe('min', mins && Math.min(...mins)), ...maybe('max', maxs && Math.max(...maxs)) }
}

/** Without discount: the price history does not record variants. */
export function variantPrice(listing: CardAnswer['listingPrice'], reading: ParseContext): Price | undefined {
  const price = buildPrice(listing, reading)
  return price && proveDiscount(price, undefined, reading)
}

/** A tour group that has descriptors but none for a guide is not guided; without descriptors it is unknown. */
function guideOf(descriptors: readonly { readonly code: string }[]): { isGuided?: boolean } {
  return descriptors.length === 0 ? {} : { isGuided: descriptors.some(({ code }) => code === 'GUIDED') }
}

/** Known descriptor codes per trait; the provider's list of codes is open. */
const TRAIT_CODES: Readonly<Record<Trait, readonly string[]>> = {
  skipTheLine: ['SKIP_THE_LINE'],
  hotelPickup: ['HOTEL_PICKUP'],
  airportTransfer: ['AIRPORT_TRANSFER', 'AIRPORT_PICKUP'],
  private: ['PRIVATE', 'PRIVATE_TOUR'],
  indoor: ['INDOOR', 'INDOORS'],
  family: ['FAMILY', 'FAMILY_FRIENDLY', 'KID_FRIENDLY'],
  stepFree: ['STEP_FREE', 'WHEELCHAIR_ACCESSIBLE'],
  captioned: ['CAPTIONED'],
  audioDescribed: ['AUDIO_DESCRIBED'],
  signed: ['SIGNED', 'SIGN_LANGUAGE'],
  relaxed: ['RELAXED'],
}

/**
 * A price per group means that the tour is private. What takes people to or from an airport is no hotel pick-up, whatever
 * its descriptors say.
 */
function traitsOf(card: CardAnswer): Trait[] {
  const has = (trait: Trait) => hasCode(card, trait)
  const { flowType, listingPrice } = card
  const isAirport = isAirportTransfer(card)
  const isOwn: Partial<Record<Trait, boolean>> = {
    private: has('private') || flowType === 'PRIVATE_AIRPORT_TRANSFER' || listingPrice?.type === 'PER_GROUP',
    airportTransfer: isAirport,
    hotelPickup: has('hotelPickup') && !isAirport,
  }
  return TRAITS.filter((trait) => isOwn[trait] ?? has(trait))
}

function hasFeature(data: ProductAnswer, feature: Feature): boolean {
  return data[FEATURE_FIELDS[feature]] && (feature !== 'hotelPickup' || !isAirportTransfer(data))
}

function hasCode({ descriptors }: CardAnswer, trait: Trait): boolean {
  return present(descriptors).some(({ code }) => TRAIT_CODES[trait].includes(code))
}

function isAirportTransfer(card: CardAnswer): boolean {
  const { flowType, primarySubCategory } = card
  return (
    hasCode(card, 'airportTransfer') ||
    AIRPORT_FLOWS.has(flowType) ||
    AIRPORT_SUB_CATEGORIES.has(primarySubCategory?.id)
  )
}

const AIRPORT_FLOWS: ReadonlySet<FlowType> = new Set(['PRIVATE_AIRPORT_TRANSFER', 'SHARED_AIRPORT_TRANSFER'])
/** Specification, section 9, "Sub-category ids": airport transfers and shared ones. */
const AIRPORT_SUB_CATEGORIES: ReadonlySet<number | undefined> = new Set([1019, 1145])

/** Codes such as `AGE_FROM_6`, `MIN_AGE_14` and `AGE_8_PLUS`. */
const AGE_CODE = /^(?:AGE_FROM|MIN_AGE|MINIMUM_AGE|AGE)_(\d{1,2})(?:_PLUS)?$/

/** The highest of several limits. */
function ageFromOf({ descriptors }: CardAnswer): number | undefined {
  const ages = present(descriptors).flatMap(({ code }) => AGE_CODE.exec(code)?.[1] ?? [])
  return ages.length === 0 ? undefined : Math.max(...ages.map(Number))
}

/** Specification, section 9, "Sub-category ids": ferries and trains. */
const RIDES: ReadonlySet<number | undefined> = new Set([1108, 1133])
const DAY_TRIPS = 1143

/** From the flow type, the sub-category, the flag of hotel pick-up and whether it has a guide. */
function beginningOf(data: ProductAnswer): Beginning {
  const { flowType, primarySubCategory, hasHotelPickup } = data
  if (isAirportTransfer(data) || RIDES.has(primarySubCategory?.id)) return 'departure'
  if (hasHotelPickup) return 'pickup'
  const { isGuided = false } = guideOf(present(data.descriptors))
  const hasGuide = isGuided || flowType === 'GUIDED_TOUR_PROPERTY_SELECTION'
  return hasGuide || primarySubCategory?.id === DAY_TRIPS ? 'meeting' : 'place'
}

/** Kinds of access that single performances have; what a place has always, such as a ramp, is none of them. */
const PERFORMANCE_TRAITS = ['captioned', 'audioDescribed', 'signed', 'relaxed'] as const satisfies readonly Trait[]

/**
 * The tours of access performances. The provider marks no performance: it is recognised by a tour or variant whose name contains the
 * name of one of the tour group's access descriptors, both in the language of the answer.
 */
function accessToursOf(
  descriptors: readonly Descriptor[],
  variants: readonly { readonly name: string; readonly tours: readonly (TourSize & NamedTour)[] }[],
): readonly AccessTour[] {
  const codes = PERFORMANCE_TRAITS.flatMap((trait) => TRAIT_CODES[trait])
  const kinds = descriptors.filter(({ code, displayName }) => codes.includes(code) && displayName !== '')
  return variants.flatMap(({ name, tours }) =>
    present(tours).flatMap((tour) =>
      kinds
        .filter(({ displayName }) => isIn(displayName, name) || isIn(displayName, tour.name))
        .map(({ displayName }) => ({ tourId: tour.id, access: displayName })),
    ),
  )
}

interface NamedTour {
  readonly id: number
  readonly name: string
}

function isIn(words: string, name: string): boolean {
  return foldName(name).includes(foldName(words))
}

/** Without what only typography adds: hard spaces, soft hyphens, case. */
function foldName(name: string): string {
  return name.normalize('NFKC').replaceAll('\u00ad', '').toLowerCase()
}

export function some<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined
}

export function buildDuration(min: number | null | undefined, max: number | null | undefined) {
  const shortest = min || max
  if (!shortest || shortest < 0) return undefined
  return { min: shortest, ...(max && max > shortest ? { max } : {}) }
}

/** @returns `undefined` unless both opening and closing time are known */
function buildSchedule(info: ProductAnswer['operatingScheduleInfo']): Schedule | undefined {
  if (!info?.openingTime || !info.closingTime) return undefined
  return { opens: info.openingTime, closes: info.closingTime, ...maybe('nextOpenDate', info.closestOpenDate) }
}

function buildLocation(location: ProductAnswer['startLocation']) {
  if (!location) return undefined
  const { latitude, longitude, addressLine1 } = location
  return { latitude, longitude, ...maybe('addressLine', addressLine1) }
}

const FEATURE_FIELDS = {
  instantConfirmation: 'hasInstantConfirmation',
  mobileTicket: 'hasMobileTicket',
  skipTheLine: 'hasSkipTheLine',
  hotelPickup: 'hasHotelPickup',
} as const satisfies Record<Feature, keyof ProductAnswer>

/** @returns nothing for zero, an unknown type, or an amount above the price limit */
function buildCashback(listing: CardAnswer['listingPrice'], { currency, ceiling }: ParseContext): Cashback | undefined {
  const { cashbackValue: value, cashbackType, currencyCode } = listing ?? {}
  if (!value || value < 0) return undefined
  if (cashbackType === 'PERCENTAGE' && value <= 100) return { kind: 'percent', percent: value }
  const isAmount = cashbackType === 'ABSOLUTE' && currencyCode === currency && value <= ceiling
  return isAmount ? { kind: 'amount', amount: { amount: value, currency } } : undefined
}

function namedId(value: NamedId | null | undefined): NamedId | undefined {
  return value ? { id: value.id, displayName: value.displayName } : undefined
}

export function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item): item is T => item !== null)
}
