import type { LanguageCode } from '@passepartout/content-model/locales'
import { collectionSchema, collectionsSchema } from './answer-schemas.ts'
import { maybe } from './maybe.ts'
import { buildStartingPrice } from './price.ts'
import { type Recorded, recordPrice } from './price-age.ts'
import type { Collection } from './product.ts'
import { buildCollectionRating } from './rating.ts'
import type { Reading } from './reading.ts'

/**
 * The call cannot say that it wants no English (specification, section 7), so that texts of a collection that does not
 * name the language among its own are left out.
 *
 * @returns `undefined` when the answer does not hold the collection
 */
export function parseCollection(
  value: unknown,
  id: number,
  lang: LanguageCode,
  reading: Reading,
): Recorded<Collection> | undefined {
  const answer = collectionsSchema.safeParse(value)
  if (!answer.success) return undefined
  const found = answer.data.collections
    .map((item) => collectionSchema.safeParse(item))
    .find((item) => item.data?.id === id)
  if (!found?.success) return undefined
  const { data } = found
  const hasLanguage = data.supportedLanguages.length === 0 || data.supportedLanguages.includes(lang.toUpperCase())
  return {
    id: data.id,
    displayName: data.displayName,
    heading: hasLanguage ? data.heading : '',
    subtext: hasLanguage ? data.subtext : '',
    experienceCount: data.experienceCount,
    ...maybe('rating', buildCollectionRating(data.ratingsInfo)),
    ...maybe('startingPrice', recordPrice(buildStartingPrice(data.startingPrice, reading), reading.readAt)),
  }
}
