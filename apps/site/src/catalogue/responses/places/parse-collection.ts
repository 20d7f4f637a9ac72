import { buildLowestPrice } from '../../prices/build-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import type { Attraction, Collection } from '../../product.ts'
import { parseAndReportDrops } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { buildCollectionRating } from '../products/rating.ts'
import { attractionSchema, type CollectionResponse, collectionSchema, collectionsSchema } from '../response-schemas.ts'

export interface ParsedCollections {
  readonly collections: readonly Collection[]
}

/** @returns `undefined` when the answer does not contain the collection */
export function parseCollection(
  value: unknown,
  id: number,
  reading: ParseContext,
): WithTimedPrices<Collection> | undefined {
  return parseCollections(value, reading)?.collections.find((collection) => collection.id === id)
}

/**
 * This endpoint has no parameter against the English fallback (specification, section 7), so texts are dropped when the
 * collection does not list the language as its own. An unreadable collection is dropped; the others stay.
 */
export function parseCollections(
  value: unknown,
  reading: ParseContext,
): WithTimedPrices<ParsedCollections> | undefined {
  const { data: answer } = collectionsSchema.safeParse(value)
  if (!answer) return undefined
  const items = answer.collections.flatMap((item) => parseAndReportDrops(collectionSchema, item, reading.report) ?? [])
  return { collections: items.map((item) => buildCollection(item, reading)) }
}

/** @returns `undefined` when the answer is not a point of interest */
export function parseAttraction(value: unknown, { report }: Pick<ParseContext, 'report'> = {}): Attraction | undefined {
  const data = parseAndReportDrops(attractionSchema, value, report)
  if (!data) return undefined
  const { latitude, longitude, addressLine1 } = data.location
  return { name: data.name, latitude, longitude, ...optionalProperty('addressLine', addressLine1) }
}

function buildCollection(data: CollectionResponse, reading: ParseContext): WithTimedPrices<Collection> {
  const own = data.supportedLanguages
  // Specification, section 9.
  const { listingPrice, currency } = data.startingPrice ?? {}
  const hasLanguage = own.length === 0 || own.includes(reading.lang.toUpperCase())
  const price = buildLowestPrice(listingPrice, currency, reading)
  return {
    id: data.id,
    displayName: data.displayName,
    heading: hasLanguage ? data.heading : '',
    subtext: hasLanguage ? data.subtext : '',
    experienceCount: data.experienceCount,
    ...optionalProperty('attractionId', data.poiId),
    ...optionalProperty('rating', buildCollectionRating(data.ratingsInfo)),
    ...optionalProperty('startingPrice', toTimedPrice(price, reading.readAt)),
  }
}
