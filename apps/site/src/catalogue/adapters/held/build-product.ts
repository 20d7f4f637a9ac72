import { cleanSlug } from '../../../request/address/product-address.ts'
import type { ListingPriceAnswer } from '../../answers/answer-schemas.ts'
import { readItem } from '../../answers/dropped-fields.ts'
import { maybe } from '../../answers/maybe.ts'
import type { ParseContext } from '../../answers/parse-context.ts'
import { buildDuration, cardPrice, present, some, variantPrice } from '../../answers/products/parse-product.ts'
import { buildProductRating } from '../../answers/products/rating.ts'
import { cleanHtml } from '../../answers/text/clean-html.ts'
import { type Recorded, recordPrice } from '../../prices/price-age.ts'
import {
  type Beginning,
  type Coordinates,
  type Location,
  type NamedId,
  type Product,
  type ProductCard,
  type Schedule,
  TRAITS,
  type Trait,
} from '../../product.ts'
import { judgeTags, type TagFacts } from '../../tags/tags-of.ts'
import {
  type Entry,
  type Item,
  itemSchema,
  type Names,
  nameIn,
  type Placement,
  textsByLanguage,
} from './item-schema.ts'
import { numberOf } from './number-of.ts'

const MINUTE = 60_000
const PAYERS = { person: 'PER_PERSON', adult: 'ADULT', group: 'PER_GROUP' } as const

/** A price in all currencies that the source has. */
export interface Priced {
  readonly prices: Item['prices']
  readonly originalPrices?: Item['prices']
  readonly per: Item['per']
  readonly isFrom?: boolean | null | undefined
}

/** The price in the currency that was asked for, in the form in which all prices are checked. */
export function priceIn(
  { prices, originalPrices = {}, per, isFrom }: Priced,
  { currency }: Pick<ParseContext, 'currency'>,
): ListingPriceAnswer | undefined {
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
export function buildHeldCard({ item, placement }: Entry, reading: ParseContext): Recorded<ProductCard> | undefined {
  const data = readItem(itemSchema, item, reading.report)
  return data && buildCard(data, placement, reading)
}

/** @returns `undefined` as `buildHeldCard` */
export function buildHeldProduct({ item, placement }: Entry, reading: ParseContext): Recorded<Product> | undefined {
  const data = readItem(itemSchema, item, reading.report)
  if (!data) return undefined
  const texts = textsByLanguage(data)
  const own = texts.get(reading.lang)
  const location = locationOf(data)
  return {
    ...buildCard(data, placement, reading),
    isHidden: data.isHidden,
    slugs: slugsOf(data),
    descriptionHtml: cleanHtml(own?.highlights ?? '') + cleanHtml(own?.description ?? ''),
    inclusionsHtml: cleanHtml(own?.inclusions ?? ''),
    exclusionsHtml: cleanHtml(own?.exclusions ?? ''),
    variants: present(data.options).map((option) => {
      const id = numberOf(`${data.id}/${option.id}`)
      const price = variantPrice(priceIn(option, reading), reading)
      return {
        id,
        name: option.translations[reading.lang]?.name || option.name,
        info: option.translations[reading.lang]?.info || (own === data ? option.info : ''),
        tourIds: [id],
        ...maybe('price', recordPrice(price, reading.readAt)),
      }
    }),
    descriptors: [],
    languages: languagesOf(data),
    features: [
      ...(data.hasInstantConfirmation ? (['instantConfirmation'] as const) : []),
      ...(data.hasMobileTicket ? (['mobileTicket'] as const) : []),
      ...(['skipTheLine', 'hotelPickup'] as const).filter((trait) => data.traits.includes(trait)),
    ],
    faq: present(own?.faq ?? []).map(({ question, answer }) => ({ question, answerHtml: cleanHtml(answer) })),
    deliveryHtml: cleanHtml(own?.delivery ?? ''),
    additionalHtml: cleanHtml(own?.additionalInfo ?? ''),
    cancellationHtml: cleanHtml(own?.cancellation ?? ''),
    isMachineTranslated: false,
    isFinal: data.isCancellable === false,
    beginning: beginningOf(data),
    isFetched: data.traits.includes('hotelPickup'),
    ...maybe('startLocation', location),
    ...maybe('schedule', hoursOf(data)),
    ...maybe('timeZone', data.timeZone ?? placement.timeZone),
  }
}

function buildCard(data: Item, placement: Placement, reading: ParseContext): Recorded<ProductCard> {
  const { lang, readAt } = reading
  const own = textsByLanguage(data).get(lang)
  const listingPrice = priceIn(data, reading)
  const price = cardPrice({ id: placement.tgid, listingPrice }, reading)
  const slug = slugsOf(data)[lang]
  const subCategory = namedIn(placement.subCategory, reading)
  const editorTags = reading.editorTagsOf?.(placement.tgid)
  if (slug === undefined) reading.report?.({ field: 'translations', reason: 'no slug' })
  if (listingPrice && !price) reading.report?.({ field: 'prices', reason: 'unreadable' })
  return {
    tgid: placement.tgid,
    name: own?.name || data.name,
    flowType: 'NORMAL',
    pictures: present(data.pictures).map((one) => (typeof one === 'string' ? { url: one, alt: '' } : one)),
    summary: own?.summary ?? '',
    cityName: placement.city ? nameIn(placement.city.names, lang) : '',
    ...maybe('cityCode', placement.city?.code),
    ...maybe('slug', slug),
    ...maybe('primaryCollection', namedIn(placement.collection, reading)),
    ...maybe('primaryCategory', namedIn(placement.category, reading)),
    ...maybe('primarySubCategory', subCategory),
    ...maybe(
      'rating',
      buildProductRating({ averageRating: data.rating, ratingsCount: data.ratings, showRatings: true }),
    ),
    ...(data.isGuided === null || data.isGuided === undefined ? {} : { isGuided: data.isGuided }),
    ...maybe('traits', some(traitsOf(data, { name: own?.name || data.name, subCategory, editorTags, lang }))),
    ...maybe('languages', some(languagesOf(data))),
    ...maybe('duration', durationOf(data)),
    ...(data.isCancellable ? { freeCancellationMinutes: data.freeCancellationMinutes ?? 0 } : {}),
    ...maybe('nextAvailableDate', placement.nextDate),
    ...maybe('groupSize', data.groupSize),
    ...maybe('price', recordPrice(price, readAt)),
    ...maybe('place', placeOf(data)),
    ...maybe('neighbourhood', data.neighbourhood),
  }
}

function slugsOf(data: Item): Product['slugs'] {
  const each = [...textsByLanguage(data)].map(([lang, { name }]) => [lang, cleanSlug(name)] as const)
  return Object.fromEntries(each.filter(([, slug]) => slug !== ''))
}

function namedIn(
  named: { readonly id: number; readonly names: Names } | null | undefined,
  { lang }: Pick<ParseContext, 'lang'>,
): NamedId | undefined {
  const displayName = named ? nameIn(named.names, lang) : ''
  return named && displayName !== '' ? { id: named.id, displayName } : undefined
}

function beginningOf({ traits, isGuided }: Item): Beginning {
  if (traits.includes('airportTransfer')) return 'departure'
  if (traits.includes('hotelPickup')) return 'pickup'
  return isGuided ? 'meeting' : 'place'
}

/** What the item says, and what follows from its name, kind and hours; an editor's word counts more than both. */
function traitsOf(item: Item, facts: Pick<TagFacts, 'name' | 'subCategory' | 'editorTags' | 'lang'>): Trait[] {
  const { traits, per } = item
  const judged = judgeTags({ ...facts, descriptors: [], flowType: 'NORMAL', hours: hoursOf(item) })
  const isSaid = (trait: Trait) => traits.includes(trait) || (trait === 'private' && per === 'group')
  return TRAITS.filter((trait) => judged.find(({ tag }) => tag === trait)?.has ?? isSaid(trait))
}

function hoursOf({ opens, closes }: Item): Schedule | undefined {
  return opens && closes ? { opens, closes } : undefined
}

/** Two letters of BCP 47 tags. */
function languagesOf({ guideLanguages }: Item): readonly string[] {
  return [...new Set(present(guideLanguages).map((tag) => tag.toLowerCase().slice(0, 2)))]
}

function durationOf({ durationMinutes: from, durationMinutesTo: to }: Item) {
  return buildDuration(from && from * MINUTE, to && to * MINUTE)
}

/** Drops the coordinates 0, 0, which stand for empty fields. */
function placeOf({ latitude, longitude }: Item): Coordinates | undefined {
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number' && (latitude !== 0 || longitude !== 0)
  return isKnown ? { latitude, longitude } : undefined
}

function locationOf(data: Item): Location | undefined {
  const place = placeOf(data)
  return place && { ...place, ...maybe('addressLine', data.addressLine) }
}
