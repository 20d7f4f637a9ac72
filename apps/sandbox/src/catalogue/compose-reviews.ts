import { z } from 'zod'
import type { ReviewKind, ReviewPool, TourGroup } from '../catalogue-schema.ts'
import { seededPick, seededRandom } from './seeded-random.ts'

/** A stored review. */
export const reviewRowSchema = z.object({
  id: z.number(),
  tourGroupId: z.number(),
  /** Days before today, so that the newest reviews stay recent. */
  daysAgo: z.number(),
  rating: z.number(),
  language: z.string(),
  title: z.string().nullable(),
  content: z.string(),
  translations: z.record(z.string(), z.string()),
  name: z.string(),
  countryCode: z.string(),
  /** Index in the pool's personas. */
  persona: z.number(),
  hasPicture: z.boolean(),
  source: z.enum(['CUSTOMER', 'PARTNER']),
})
export type ReviewRow = z.infer<typeof reviewRowSchema>

const FEWEST_REVIEWS = 8
const MAX_REVIEWS = 24

/** The number of a tour group's ratings that have a text. */
export function countRatingsWithText(tourGroup: TourGroup): number {
  const wanted = Math.ceil(FEWEST_REVIEWS + seededRandom('reviews', tourGroup.id) * (MAX_REVIEWS - FEWEST_REVIEWS))
  return Math.min(tourGroup.rating.count, wanted)
}

/** Counts of ratings from 1 to 5 stars (index 0 is one star), with the given total and approximately the given average. */
export function distributeRatingsOverStars(
  rating: TourGroup['rating'],
): readonly [number, number, number, number, number] {
  const missing = 5 - rating.average
  const one = Math.round(rating.count * missing * 0.05)
  const two = Math.round(rating.count * missing * 0.05)
  const three = Math.round(rating.count * missing * 0.12)
  const lost = rating.count * missing - 4 * one - 3 * two - 2 * three
  const four = Math.max(0, Math.min(rating.count - one - two - three, Math.round(lost)))
  return [one, two, three, four, Math.max(0, rating.count - one - two - three - four)]
}

/** The reviews of one tour group, chosen from the pool of its topic, each text once; deterministic. */
export function composeReviews(tourGroup: TourGroup, kind: ReviewKind, pool: ReviewPool): ReviewRow[] {
  const left = pool.texts.filter((entry) => entry.kinds.includes(kind))
  const count = Math.max(1, Math.min(countRatingsWithText(tourGroup), left.length))
  return Array.from({ length: count }, (_, index) => {
    return composeReview(tourGroup, index, takeText(tourGroup, index, left), pool)
  })
}

type ReviewText = ReviewPool['texts'][number]

/** Removes and returns a text with the wanted rating, or the nearest available one. */
function takeText(tourGroup: TourGroup, index: number, left: ReviewText[]): ReviewText {
  const wanted = drawRating(tourGroup, index)
  const nearest = Math.min(...left.map((entry) => Math.abs(entry.rating - wanted)))
  const close = left.filter((entry) => Math.abs(entry.rating - wanted) === nearest)
  const taken = close[Math.floor(seededRandom('text', tourGroup.id, index) * close.length)]
  if (!taken) throw new RangeError(`no review text for tour group ${tourGroup.id}`)
  left.splice(left.indexOf(taken), 1)
  return taken
}

function composeReview(tourGroup: TourGroup, index: number, entry: ReviewText, pool: ReviewPool): ReviewRow {
  const { language, title, content, translations } = entry
  const id = tourGroup.id * 1000 + index + 1
  return {
    id,
    tourGroupId: tourGroup.id,
    daysAgo: 1 + Math.floor(index * 6 + seededRandom('day', id) * 6),
    rating: entry.rating,
    language,
    title: title ?? null,
    content,
    translations,
    name: seededPick(pool.names[language] ?? [], 'name', id),
    countryCode: seededPick(pool.countries[language] ?? [], 'country', id),
    persona: Math.floor(seededRandom('persona', id) * pool.personas.length),
    hasPicture: seededRandom('picture', id) < 0.2,
    source: seededRandom('source', id) < 0.85 ? 'CUSTOMER' : 'PARTNER',
  }
}

function drawRating(tourGroup: TourGroup, index: number): number {
  const split = distributeRatingsOverStars(tourGroup.rating)
  let left = seededRandom('rating', tourGroup.id, index) * tourGroup.rating.count
  for (const [position, count] of split.entries()) {
    left -= count
    if (left < 0) return position + 1
  }
  return 5
}
