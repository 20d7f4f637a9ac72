import { z } from 'zod'
import type { Review } from '../../product.ts'
import { parseAndReportDrops } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { acceptNumericText, lenientOptional } from '../response-schemas.ts'
import { plainText } from '../text/plain-text.ts'

export interface ParsedReviews {
  readonly reviews: readonly Review[]
  /** Set when the answer has as many as requested, so there may be more. */
  readonly hasMore?: true
}

/** The API's page limit. */
export const MAX_REVIEWS_PER_CALL = 100
/** Characters; a longer review is cut. */
const MAX_REVIEW_LENGTH = 10_000
const MAX_LINE_LENGTH = 200
const MAX_PHOTOS = 4
/** Earlier dates are treated as errors. */
const EARLIEST = Date.UTC(2000, 0, 1)

const listSchema = z.object({ items: z.array(z.unknown()) })

/** A review needs a rating from one to five and a text; other unreadable fields are dropped. */
const reviewSchema = z.object({
  id: acceptNumericText(z.union([z.number(), z.string().min(1).max(100)])),
  rating: acceptNumericText(z.number().min(1).max(5)),
  content: z.string(),
  source: z.string().catch(''),
  title: lenientOptional(z.string()),
  nonCustomerName: lenientOptional(z.string()),
  nonCustomerCountryCode: lenientOptional(z.string().regex(/^[A-Za-z]{2}$/)),
  personaLabel: lenientOptional(z.object({ localisedLabel: lenientOptional(z.string()) })),
  reviewTime: lenientOptional(z.number().int()),
  sourceLanguage: lenientOptional(z.string().regex(/^[A-Za-z]{2,3}$/)),
  translatedContent: lenientOptional(z.string()),
  useTranslatedContent: lenientOptional(z.boolean()),
  reviewMedias: lenientOptional(z.array(z.unknown())),
})
const photoSchema = z.object({ type: z.literal('IMAGE'), url: z.string().min(1) })
type ReviewAnswer = z.infer<typeof reviewSchema>

/** @returns `undefined` when the answer is not a list, or no item of it is usable */
export function parseReviews(
  value: unknown,
  { readAt, report }: Pick<ParseContext, 'readAt' | 'report'>,
): ParsedReviews | undefined {
  const { data: answer } = listSchema.safeParse(value)
  if (!answer) return undefined
  const reviews = answer.items.flatMap((item) => {
    const data = parseAndReportDrops(reviewSchema, item, report)
    return (data && buildReview(data, readAt)) ?? []
  })
  if (reviews.length === 0 && answer.items.length > 0) return undefined
  // Of reviews with equal text the first is kept.
  const different = reviews.filter(({ text }, index) => reviews.findIndex((review) => review.text === text) === index)
  return { reviews: different, ...(answer.items.length >= MAX_REVIEWS_PER_CALL && { hasMore: true }) }
}

function buildReview(data: ReviewAnswer, readAt: number): Review | undefined {
  const text = plainText(data.content, MAX_REVIEW_LENGTH)
  if (text === '') return undefined
  const { sourceLanguage, translatedContent } = data
  const isTranslated = data.useTranslatedContent === true && Boolean(sourceLanguage)
  return {
    id: data.id,
    source: data.source,
    rating: data.rating,
    text,
    ...optionalProperty('title', lineOf(data.title)),
    ...optionalProperty('lang', sourceLanguage?.toLowerCase()),
    ...optionalProperty('translation', isTranslated && plainText(translatedContent ?? '', MAX_REVIEW_LENGTH)),
    ...optionalProperty('name', lineOf(data.nonCustomerName)),
    ...optionalProperty('countryCode', data.nonCustomerCountryCode?.toUpperCase()),
    ...optionalProperty('traveller', lineOf(data.personaLabel?.localisedLabel)),
    ...optionalProperty('date', dayOf(data.reviewTime, readAt)),
    ...optionalProperty('photos', photosOf(data.reviewMedias)),
  }
}

function photosOf(medias: readonly unknown[] | null | undefined): readonly string[] | undefined {
  const photos = (medias ?? []).flatMap((media) => photoSchema.safeParse(media).data?.url ?? [])
  return photos.length === 0 ? undefined : photos.slice(0, MAX_PHOTOS)
}

function lineOf(text: string | null | undefined): string {
  return plainText(text ?? '', MAX_LINE_LENGTH).replaceAll('\n', ' ')
}

/** @returns `undefined` for a time in the future or before `EARLIEST` */
function dayOf(time: number | null | undefined, now: number): string | undefined {
  if (!time || time < EARLIEST || time > now) return undefined
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
