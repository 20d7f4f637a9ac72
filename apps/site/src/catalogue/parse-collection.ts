import { collectionSchema, collectionsSchema } from './answer-schemas.ts'
import { maybe } from './maybe.ts'
import { buildStartingPrice } from './price.ts'
import type { Collection } from './product.ts'
import { buildCollectionRating } from './rating.ts'

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
    ...maybe('rating', buildCollectionRating(data.ratingsInfo)),
    ...maybe('startingPrice', buildStartingPrice(data.startingPrice)),
  }
}
