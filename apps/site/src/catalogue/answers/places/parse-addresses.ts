import { hash } from 'node:crypto'
import type { TourGroupAddress } from '../../product.ts'
import { bulkSchema, cardSchema, listSchema } from '../answer-schemas.ts'
import { readItem } from '../dropped-fields.ts'
import { maybe } from '../maybe.ts'
import type { ParseContext } from '../parse-context.ts'
import { slugsOf } from '../products/parse-product.ts'

export interface ParsedAddresses {
  readonly tourGroups: readonly TourGroupAddress[]
  /** Number of entries in all pages of the list. */
  readonly total: number
}

/** Without the fields that change by the hour: prices, ratings, dates, boosters. */
const describedSchema = cardSchema.omit({
  listingPrice: true,
  listingAvailability: true,
  reviewsDetails: true,
  boosterType: true,
  promotionLabel: true,
})

/** @returns `undefined` when the answer is not a list */
export function parseAddresses(
  value: unknown,
  { report, words, lang, readAt }: Pick<ParseContext, 'report' | 'words' | 'lang' | 'readAt'>,
): ParsedAddresses | undefined {
  const page = listSchema.safeParse(value).data?.pageData
  const items = page?.items ?? bulkSchema.safeParse(value).data?.tourGroups
  if (!items) return undefined
  const tourGroups = items.flatMap((item) => {
    const data = readItem(describedSchema, item, report)
    if (!data) return []
    const { id: tgid, name, cityCode, urlSlugs } = data
    const knownSince = words?.read(tgid, lang, hash('sha256', JSON.stringify(data)), readAt)
    return [
      { tgid, name, slugs: slugsOf(urlSlugs), ...maybe('cityCode', cityCode), ...maybe('knownSince', knownSince) },
    ]
  })
  return { tourGroups, total: page?.total ?? items.length }
}
