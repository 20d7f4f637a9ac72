import { hash } from 'node:crypto'
import type { TourGroupSlugs } from '../../product.ts'
import { parseAndReportDrops } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { cardSchema, tourGroupListSchema, tourGroupsByIdSchema } from '../response-schemas.ts'
import { slugsByLanguage } from './parse-product.ts'

export interface ParsedSlugs {
  readonly tourGroups: readonly TourGroupSlugs[]
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
export function parseTourGroupSlugs(
  value: unknown,
  { report, words, lang, readAt }: Pick<ParseContext, 'report' | 'words' | 'lang' | 'readAt'>,
): ParsedSlugs | undefined {
  const page = tourGroupListSchema.safeParse(value).data?.pageData
  const items = page?.items ?? tourGroupsByIdSchema.safeParse(value).data?.tourGroups
  if (!items) return undefined
  const tourGroups = items.flatMap((item) => {
    const data = parseAndReportDrops(describedSchema, item, report)
    if (!data) return []
    const { id: tgid, name, cityCode, urlSlugs } = data
    const knownSince = words?.read(tgid, lang, hash('sha256', JSON.stringify(data)), readAt)
    const slugs = slugsByLanguage(urlSlugs)
    return {
      tgid,
      name,
      slugs,
      ...optionalProperty('cityCode', cityCode),
      ...optionalProperty('knownSince', knownSince),
    }
  })
  return { tourGroups, total: page?.total ?? items.length }
}
