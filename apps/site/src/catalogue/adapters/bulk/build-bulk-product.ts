import { cleanSlug } from '../../../request/address/product-address.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import {
  type Coordinates,
  type NamedId,
  type OpeningHours,
  type Product,
  type ProductCard,
  TRAITS,
  type Trait,
  type VisitStartKind,
} from '../../product.ts'
import { parseAndReportDrops } from '../../responses/dropped-fields.ts'
import { optionalProperty } from '../../responses/optional-property.ts'
import type { ParseContext } from '../../responses/parse-context.ts'
import {
  buildDuration,
  cardPrice,
  undefinedIfEmpty,
  variantPrice,
  withoutNulls,
} from '../../responses/products/parse-product.ts'
import { buildProductRating } from '../../responses/products/rating.ts'
import type { ListingPriceResponse } from '../../responses/response-schemas.ts'
import { cleanHtml } from '../../responses/text/clean-html.ts'
import { decideTags } from '../../tags/derive-tags.ts'
import {
  type ClassifiedProduct,
  localizedName,
  type NamesByLanguage,
  type NeutralProduct,
  neutralProductSchema,
  type ProductClassification,
  textsByLanguage,
} from './neutral-product-schema.ts'
import { toNumericId } from './to-numeric-id.ts'

const MINUTE = 60_000
const PAYERS = { person: 'PER_PERSON', adult: 'ADULT', group: 'PER_GROUP' } as const

/** A price in all currencies that the source has. */
export type MultiCurrencyPrice = Pick<NeutralProduct, 'prices' | 'per'> &
  Partial<Pick<NeutralProduct, 'originalPrices' | 'isFrom'>>

/** The price in the currency that was asked for, in the form in which all prices are checked. */
export function toListingPrice(
  { prices, originalPrices = {}, per, isFrom }: MultiCurrencyPrice,
  { currency }: Pick<ParseContext, 'currency'>,
): ListingPriceResponse | undefined {
  const finalPrice = prices[currency]
  if (finalPrice === null || finalPrice === undefined) return undefined
  return {
    currencyCode: currency,
    finalPrice,
    originalPrice: originalPrices[currency],
    type: PAYERS[per],
    otherPricesExist: isFrom,
  }
}

/** @returns `undefined` when the item has no id or name; what is lost is reported */
export function buildBulkCard(
  { item, placement }: ClassifiedProduct,
  reading: ParseContext,
): WithTimedPrices<ProductCard> | undefined {
  const data = parseAndReportDrops(neutralProductSchema, item, reading.report)
  return data && buildCard(data, placement, reading)
}

/** @returns `undefined` as `buildBulkCard` */
export function buildBulkProduct(
  { item, placement }: ClassifiedProduct,
  reading: ParseContext,
): WithTimedPrices<Product> | undefined {
  const data = parseAndReportDrops(neutralProductSchema, item, reading.report)
  if (!data) return undefined
  const own = textsByLanguage(data).get(reading.lang)
  const place = placeOf(data)
  return {
    ...buildCard(data, placement, reading),
    isHidden: data.isHidden,
    slugs: slugsOf(data),
    descriptionHtml: cleanHtml(own?.highlights ?? '') + cleanHtml(own?.description ?? ''),
    inclusionsHtml: cleanHtml(own?.inclusions ?? ''),
    exclusionsHtml: cleanHtml(own?.exclusions ?? ''),
    variants: withoutNulls(data.options).map((option) => {
      const id = toNumericId(`${data.id}/${option.id}`)
      const price = variantPrice(toListingPrice(option, reading), reading)
      return {
        id,
        name: option.translations[reading.lang]?.name || option.name,
        info: option.translations[reading.lang]?.info || (own === data ? option.info : ''),
        tourIds: [id],
        ...optionalProperty('price', toTimedPrice(price, reading.readAt)),
      }
    }),
    descriptors: [],
    languages: languagesOf(data),
    features: [
      ...(data.hasInstantConfirmation ? (['instantConfirmation'] as const) : []),
      ...(data.hasMobileTicket ? (['mobileTicket'] as const) : []),
      ...(['skipTheLine', 'hotelPickup'] as const).filter((trait) => data.traits.includes(trait)),
    ],
    faq: withoutNulls(own?.faq ?? []).map(({ question, answer }) => ({ question, answerHtml: cleanHtml(answer) })),
    deliveryHtml: cleanHtml(own?.delivery ?? ''),
    additionalHtml: cleanHtml(own?.additionalInfo ?? ''),
    cancellationHtml: cleanHtml(own?.cancellation ?? ''),
    isMachineTranslated: false,
    isFinal: data.isCancellable === false,
    beginning: beginningOf(data),
    isFetched: data.traits.includes('hotelPickup'),
    ...optionalProperty('startLocation', place && { ...place, ...optionalProperty('addressLine', data.addressLine) }),
    ...optionalProperty('schedule', hoursOf(data)),
    ...optionalProperty('timeZone', data.timeZone ?? placement.timeZone),
  }
}

function buildCard(
  data: NeutralProduct,
  placement: ProductClassification,
  reading: ParseContext,
): WithTimedPrices<ProductCard> {
  const { lang } = reading
  const own = textsByLanguage(data).get(lang)
  const listingPrice = toListingPrice(data, reading)
  const price = cardPrice({ id: placement.tgid, listingPrice }, reading)
  const slug = slugsOf(data)[lang]
  const subCategory = namedIn(placement.subCategory, reading)
  const [from, to] = [data.durationMinutes ?? 0, data.durationMinutesTo ?? 0]
  const ratings = { averageRating: data.rating, ratingsCount: data.ratings, showRatings: true }
  const editorTags = reading.editorTagsOf?.(placement.tgid)
  const name = own?.name || data.name
  const facts = { name, subCategory, editorTags, lang, descriptors: [], flowType: 'NORMAL', hours: hoursOf(data) }
  const judged = decideTags(facts)
  if (slug === undefined) reading.report?.({ field: 'translations', reason: 'no slug' })
  if (listingPrice && !price) reading.report?.({ field: 'prices', reason: 'unreadable' })
  return {
    tgid: placement.tgid,
    ...{ name, flowType: 'NORMAL' },
    pictures: withoutNulls(data.pictures).map((one) => (typeof one === 'string' ? { url: one, alt: '' } : one)),
    summary: own?.summary ?? '',
    cityName: placement.city ? localizedName(placement.city.names, lang) : '',
    ...optionalProperty('cityCode', placement.city?.code),
    ...optionalProperty('slug', slug),
    ...optionalProperty('primaryCollection', namedIn(placement.collection, reading)),
    ...optionalProperty('primaryCategory', namedIn(placement.category, reading)),
    ...optionalProperty('primarySubCategory', subCategory),
    ...optionalProperty('rating', buildProductRating(ratings)),
    ...(typeof data.isGuided === 'boolean' && { isGuided: data.isGuided }),
    ...optionalProperty('traits', undefinedIfEmpty(traitsOf(data, judged))),
    ...optionalProperty('languages', undefinedIfEmpty(languagesOf(data))),
    ...optionalProperty('duration', buildDuration(from * MINUTE, to * MINUTE)),
    ...(data.isCancellable ? { freeCancellationMinutes: data.freeCancellationMinutes ?? 0 } : {}),
    ...optionalProperty('nextAvailableDate', placement.nextDate),
    ...optionalProperty('groupSize', data.groupSize),
    ...optionalProperty('price', toTimedPrice(price, reading.readAt)),
    ...optionalProperty('place', placeOf(data)),
    ...optionalProperty('neighbourhood', data.neighbourhood),
  }
}

function slugsOf(data: NeutralProduct): Product['slugs'] {
  const each = [...textsByLanguage(data)].map(([lang, { name }]) => [lang, cleanSlug(name)] as const)
  return Object.fromEntries(each.filter(([, slug]) => slug !== ''))
}

function namedIn(
  named: { readonly id: number; readonly names: NamesByLanguage } | null | undefined,
  { lang }: Pick<ParseContext, 'lang'>,
): NamedId | undefined {
  const displayName = named ? localizedName(named.names, lang) : ''
  return named && displayName !== '' ? { id: named.id, displayName } : undefined
}

function beginningOf({ traits, isGuided }: NeutralProduct): VisitStartKind {
  if (traits.includes('airportTransfer')) return 'departure'
  if (traits.includes('hotelPickup')) return 'pickup'
  return isGuided ? 'meeting' : 'place'
}

/** What the item says, and what follows from its name, kind and hours; an editor's word counts more than both. */
function traitsOf({ traits, per }: NeutralProduct, judged: ReturnType<typeof decideTags>): Trait[] {
  const isSaid = (trait: Trait) => traits.includes(trait) || (trait === 'private' && per === 'group')
  return TRAITS.filter((trait) => judged.find(({ tag }) => tag === trait)?.has ?? isSaid(trait))
}

function hoursOf({ opens, closes }: NeutralProduct): OpeningHours | undefined {
  return opens && closes ? { opens, closes } : undefined
}

/** Two letters of BCP 47 tags. */
function languagesOf({ guideLanguages }: NeutralProduct): readonly string[] {
  return [...new Set(withoutNulls(guideLanguages).map((tag) => tag.toLowerCase().slice(0, 2)))]
}

/** Drops the coordinates 0, 0, which stand for empty fields. */
function placeOf({ latitude, longitude }: NeutralProduct): Coordinates | undefined {
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number' && (latitude !== 0 || longitude !== 0)
  return isKnown ? { latitude, longitude } : undefined
}
