import type { CurrencyCode } from '@passepartout/content-model/currencies'
import {
  bulkSchema,
  type CardAnswer,
  cardSchema,
  listSchema,
  type ProductAnswer,
  productSchema,
} from './answer-schemas.ts'
import { cleanHtml } from './clean-html.ts'
import { maybe } from './maybe.ts'
import { buildPrice } from './price.ts'
import { BOOSTERS, type NamedId, type Product, type ProductCard } from './product.ts'
import { buildProductRating } from './rating.ts'

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

function buildCard(data: CardAnswer, currency: CurrencyCode): ProductCard {
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
    ...maybe('rating', buildProductRating(data.reviewsDetails)),
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

function buildDuration(min: number | null | undefined, max: number | null | undefined) {
  const shortest = min || max
  if (!shortest || shortest < 0) return undefined
  return { min: shortest, ...(max && max > shortest ? { max } : {}) }
}

function buildLocation(location: ProductAnswer['startLocation']) {
  if (!location) return undefined
  const { latitude, longitude, addressLine1 } = location
  return { latitude, longitude, ...maybe('addressLine', addressLine1) }
}

function namedId(value: NamedId | null | undefined): NamedId | undefined {
  return value ? { id: value.id, displayName: value.displayName } : undefined
}

function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item): item is T => item !== null)
}
