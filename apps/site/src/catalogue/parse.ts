import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import {
  BOOSTERS,
  type CityOffer,
  type Collection,
  FLOW_TYPES,
  type NamedId,
  type Price,
  type Product,
  type ProductCard,
  type Rating,
} from './product.ts'

/**
 * The provider's answers → our types. Every field may be missing, null or of an unknown kind: what cannot be used is
 * left out; only an item without id or name is dropped as a whole.
 */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined)
const list = <T extends z.ZodType>(schema: T) => z.array(schema.catch(null as never)).catch([])
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .catch('')

const listingPriceSchema = z.object({
  currencyCode: z.string(),
  originalPrice: optional(z.number()),
  finalPrice: z.number(),
  type: optional(z.string()),
  otherPricesExist: optional(z.boolean()),
  bestDiscount: optional(z.number()),
  extraCharges: optional(z.number()),
  isPricingInclusiveOfExtraCharges: optional(z.boolean()),
})

const namedIdSchema = z.object({ id: z.number(), displayName: z.string().trim().min(1) })

const placeSchema = z.object({
  id: z.number().int(),
  primaryCollection: optional(namedIdSchema),
  primaryCategory: optional(namedIdSchema),
  primarySubCategory: optional(namedIdSchema),
})

const cardSchema = z.object({
  id: z.number().int(),
  name: z.string().min(1),
  flowType: z.enum(FLOW_TYPES).catch('NORMAL'),
  primaryCollection: optional(namedIdSchema),
  primaryCategory: optional(namedIdSchema),
  primarySubCategory: optional(namedIdSchema),
  listingAvailability: optional(z.object({ nextAvailableDate: optional(z.object({ date: z.string() })) })),
  cancellationPolicy: optional(z.object({ cancellable: z.boolean(), cancellableUpTo: optional(z.number()) })),
  media: optional(z.object({ productImages: list(z.object({ url: z.string(), altText: text })) })),
  imageUrl: optional(z.string()),
  listingPrice: optional(listingPriceSchema),
  promotionLabel: text,
  shortSummary: text,
  cityDisplayName: text,
  reviewsDetails: optional(
    z.object({
      averageRating: optional(z.number()),
      ratingsCount: optional(z.number()),
      showRatings: optional(z.boolean()),
    }),
  ),
  minDuration: optional(z.number()),
  maxDuration: optional(z.number()),
  boosterType: optional(z.string()),
})

const productSchema = cardSchema.extend({
  highlights: text,
  inclusions: text,
  exclusions: text,
  summary: text,
  city: optional(z.object({ timeZone: optional(z.string()), displayName: text })),
  variants: list(
    z.object({ id: z.number(), name: z.string(), variantInfo: text, listingPrice: optional(listingPriceSchema) }),
  ),
  descriptors: list(z.object({ code: z.string(), displayName: z.string().min(1), type: z.string() })),
  supportedLanguages: list(z.string()),
  startLocation: optional(
    z.object({ latitude: z.number(), longitude: z.number(), addressLine1: optional(z.string()) }),
  ),
  operatingScheduleInfo: optional(z.object({ openingTime: z.string(), closingTime: z.string() })),
})

const collectionSchema = namedIdSchema.extend({
  heading: text,
  subtext: text,
  experienceCount: z.number().catch(0),
  ratingsInfo: optional(z.object({ averageRating: optional(z.number()), ratingsCount: optional(z.number()) })),
  startingPrice: optional(z.object({ listingPrice: optional(z.number()), currency: optional(z.string()) })),
})

const listSchema = z.object({ pageData: z.object({ items: z.array(z.unknown()), total: z.number().catch(0) }) })
const bulkSchema = z.object({ tourGroups: z.array(z.unknown()) })
const collectionsSchema = z.object({ collections: z.array(z.unknown()) })

export interface ParsedList {
  readonly products: readonly ProductCard[]
  readonly total: number
}

/** @returns `undefined` when the answer is not a list at all */
export function parseProductList(value: unknown, currency: CurrencyCode): ParsedList | undefined {
  const page = listSchema.safeParse(value)
  if (page.success) {
    const { items, total } = page.data.pageData
    return { products: parseCards(items, currency), total: Math.max(total, items.length) }
  }
  const bulk = bulkSchema.safeParse(value)
  if (!bulk.success) return undefined
  return { products: parseCards(bulk.data.tourGroups, currency), total: bulk.data.tourGroups.length }
}

function parseCards(items: readonly unknown[], currency: CurrencyCode): ProductCard[] {
  return items.flatMap((item) => {
    const card = cardSchema.safeParse(item)
    return card.success ? [buildCard(card.data, currency)] : []
  })
}

export function parseProduct(value: unknown, currency: CurrencyCode): Product | undefined {
  const parsed = productSchema.safeParse(value)
  if (!parsed.success) return undefined
  const { data } = parsed
  return {
    ...buildCard(data, currency),
    highlightsHtml: cleanHtml(data.highlights),
    inclusionsHtml: cleanHtml(data.inclusions),
    exclusionsHtml: cleanHtml(data.exclusions),
    summaryHtml: cleanHtml(data.summary),
    variants: present(data.variants).map((variant) => ({
      id: variant.id,
      name: variant.name,
      info: variant.variantInfo,
      ...maybe('price', buildPrice(variant.listingPrice, currency)),
    })),
    descriptors: present(data.descriptors),
    languages: present(data.supportedLanguages).map((code) => code.toLowerCase()),
    ...maybe('startLocation', buildLocation(data.startLocation)),
    ...maybe(
      'schedule',
      data.operatingScheduleInfo && {
        opens: data.operatingScheduleInfo.openingTime,
        closes: data.operatingScheduleInfo.closingTime,
      },
    ),
    ...maybe('timeZone', data.city?.timeZone),
  }
}

export function parseCollection(value: unknown, id: number): Collection | undefined {
  const answer = collectionsSchema.safeParse(value)
  if (!answer.success) return undefined
  const found = answer.data.collections
    .map((item) => collectionSchema.safeParse(item))
    .find((item) => item.data?.id === id)
  if (!found?.success) return undefined
  const { data } = found
  return {
    id: data.id,
    displayName: data.displayName,
    heading: data.heading,
    subtext: data.subtext,
    experienceCount: data.experienceCount,
    ...maybe('rating', collectionRating(data.ratingsInfo)),
    ...maybe('startingPrice', startingPrice(data.startingPrice)),
  }
}

/**
 * What a list of tour groups belongs to: its collections, and its categories with their sub-categories. A tour group
 * counts once, however often it is listed; what is called differently in two of them keeps the first name.
 *
 * @returns `undefined` when the answer is not a list at all
 */
export function parseCityOffer(value: unknown): CityOffer | undefined {
  const page = listSchema.safeParse(value)
  if (!page.success) return undefined
  const counted = new Set<number>()
  const collections = new Tally()
  const categories = new Tally()
  const subCategories = new Map<number, Tally>()
  for (const item of page.data.pageData.items) {
    const { data: place } = placeSchema.safeParse(item)
    if (!place || counted.has(place.id)) continue
    counted.add(place.id)
    const { primaryCollection, primaryCategory, primarySubCategory } = place
    if (primaryCollection) collections.add(primaryCollection)
    if (!primaryCategory) continue
    categories.add(primaryCategory)
    const below = subCategories.get(primaryCategory.id) ?? new Tally()
    if (primarySubCategory) below.add(primarySubCategory)
    subCategories.set(primaryCategory.id, below)
  }
  return {
    collections: collections.mostFirst(),
    categories: categories
      .mostFirst()
      .map((category) => ({ ...category, subCategories: subCategories.get(category.id)?.mostFirst() ?? [] })),
  }
}

/** Counts names by number. */
class Tally {
  readonly #counts = new Map<number, { readonly named: NamedId; count: number }>()

  add({ id, displayName }: NamedId): void {
    const entry = this.#counts.get(id) ?? { named: { id, displayName }, count: 0 }
    entry.count += 1
    this.#counts.set(id, entry)
  }

  /** Of equally many, what was met first comes first. */
  mostFirst(): NamedId[] {
    return [...this.#counts.values()].toSorted((one, other) => other.count - one.count).map(({ named }) => named)
  }
}

function buildCard(data: z.infer<typeof cardSchema>, currency: CurrencyCode): ProductCard {
  const pictures = present(data.media?.productImages ?? []).map(({ url, altText }) => ({ url, alt: altText }))
  const banner = data.imageUrl ? { url: data.imageUrl, alt: data.name } : undefined
  const cancellation = data.cancellationPolicy
  return {
    tgid: data.id,
    name: data.name,
    flowType: data.flowType,
    pictures: pictures.length > 0 ? pictures : banner ? [banner] : [],
    ...maybe('banner', banner),
    summary: data.shortSummary,
    cityName: data.cityDisplayName,
    ...maybe('primaryCollection', namedId(data.primaryCollection)),
    ...maybe('primaryCategory', namedId(data.primaryCategory)),
    ...maybe('primarySubCategory', namedId(data.primarySubCategory)),
    ...maybe('rating', productRating(data.reviewsDetails)),
    ...maybe(
      'booster',
      BOOSTERS.find((booster) => booster === data.boosterType),
    ),
    ...maybe('promotionLabel', data.promotionLabel || undefined),
    ...maybe('duration', buildDuration(data.minDuration, data.maxDuration)),
    ...maybe('freeCancellationMinutes', cancellation?.cancellable ? (cancellation.cancellableUpTo ?? 0) : undefined),
    ...maybe('nextAvailableDate', data.listingAvailability?.nextAvailableDate?.date),
    ...maybe('price', buildPrice(data.listingPrice, currency)),
  }
}

/**
 * One price everywhere: the final price, plus extra charges unless they are inclusive. Nothing for zero, for another
 * currency than the one asked for, or for anything that is not a number.
 */
export function buildPrice(
  listing: z.infer<typeof listingPriceSchema> | null | undefined,
  currency: CurrencyCode,
): Price | undefined {
  if (!listing || listing.currencyCode !== currency) return undefined
  const extra = listing.isPricingInclusiveOfExtraCharges ? 0 : (listing.extraCharges ?? 0)
  const amount = roundMoney(listing.finalPrice + extra)
  if (!(listing.finalPrice > 0) || !Number.isFinite(amount)) return undefined
  const original = listing.originalPrice ? roundMoney(listing.originalPrice + extra) : 0
  const percent = Math.round((1 - amount / original) * 100)
  const isDiscounted = original > amount && percent >= 1
  return {
    display: { amount, currency },
    ...(isDiscounted ? { original: { amount: original, currency }, discountPercent: percent } : {}),
    per: listing.type === 'PER_GROUP' ? 'group' : 'person',
    isFrom: listing.otherPricesExist ?? true,
  }
}

/** Sums of decimal fractions leave dust: 0.1 + 0.2. */
function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100
}

function productRating(details: z.infer<typeof cardSchema>['reviewsDetails']): Rating | undefined {
  if (!details?.showRatings || !details.averageRating || !details.ratingsCount) return undefined
  return { average: details.averageRating, count: details.ratingsCount }
}

const MIN_COLLECTION_AVERAGE = 4
const MIN_COLLECTION_COUNT = 100

/** Specification, section 5: only if both values are present, the average is at least 4 and the count at least 100. */
function collectionRating(info: z.infer<typeof collectionSchema>['ratingsInfo']): Rating | undefined {
  const { averageRating: average, ratingsCount: count } = info ?? {}
  if (!average || !count || average < MIN_COLLECTION_AVERAGE || count < MIN_COLLECTION_COUNT) return undefined
  return { average, count }
}

function startingPrice(price: z.infer<typeof collectionSchema>['startingPrice']) {
  const { listingPrice: amount, currency } = price ?? {}
  return amount && currency && isCurrencyCode(currency) ? { amount, currency } : undefined
}

function buildDuration(min: number | null | undefined, max: number | null | undefined) {
  const shortest = min || max
  if (!shortest || shortest < 0) return undefined
  return { min: shortest, ...(max && max > shortest ? { max } : {}) }
}

function buildLocation(location: z.infer<typeof productSchema>['startLocation']) {
  if (!location) return undefined
  const { latitude, longitude, addressLine1 } = location
  return { latitude, longitude, ...maybe('addressLine', addressLine1) }
}

function namedId(value: NamedId | null | undefined): NamedId | undefined {
  return value ? { id: value.id, displayName: value.displayName } : undefined
}

const SAFE_HTML: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
}

/** The provider's texts hold HTML, scripts included: only plain structure stays. */
export function cleanHtml(html: string): string {
  return html === '' ? '' : sanitizeHtml(html, SAFE_HTML).trim()
}

function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item): item is T => item !== null)
}

/** `{key: value}`, or nothing when there is no value: absent and undefined are different things in our types. */
function maybe<K extends string, V>(key: K, value: V | null | undefined | '' | false): { [P in K]?: NonNullable<V> } {
  return (value === undefined || value === null || value === '' || value === false ? {} : { [key]: value }) as {
    [P in K]?: NonNullable<V>
  }
}
