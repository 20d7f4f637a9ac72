import { z } from 'zod'
import type { CityBanner } from '../../product.ts'
import { parseAndReportDrops } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { lenientOptional } from '../response-schemas.ts'
import { plainText } from '../text/plain-text.ts'

export interface ParsedBanners {
  readonly banners: readonly CityBanner[]
}

const MAX_TITLE_LENGTH = 200

const listSchema = z.object({ banners: z.array(z.unknown()) })
const day = lenientOptional(z.iso.date())
const text = lenientOptional(z.string())
/** A banner needs picture, title and link; one without a rank comes last. */
const bannerSchema = z.object({
  title: z.string(),
  imageUrl: z.string().min(1),
  mobileImageUrl: text,
  altText: text,
  link: z.string().min(1),
  startDate: day,
  endDate: day,
  rank: z.number().catch(Number.POSITIVE_INFINITY),
})

/** @returns `undefined` when the answer is not a list, or no item of it is usable */
export function parseBanners(value: unknown, { report }: Pick<ParseContext, 'report'> = {}): ParsedBanners | undefined {
  const { data: answer } = listSchema.safeParse(value)
  if (!answer) return undefined
  const banners = answer.banners
    .flatMap((item) => parseAndReportDrops(bannerSchema, item, report) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .map((banner) => ({ ...banner, title: plainText(banner.title, MAX_TITLE_LENGTH) }))
    .filter(({ title }) => title !== '')
    .map(({ title, imageUrl, mobileImageUrl, altText, link, startDate, endDate }) => ({
      title,
      picture: { url: imageUrl, alt: altText ?? '' },
      ...(mobileImageUrl && { mobilePicture: { url: mobileImageUrl, alt: altText ?? '' } }),
      ...{ link, ...optionalProperty('from', startDate), ...optionalProperty('until', endDate) },
    }))
  return banners.length === 0 && answer.banners.length > 0 ? undefined : { banners }
}
