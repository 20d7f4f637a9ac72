import type { Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Author and date of a review, as far as known. */
export function authorAndDate({ name, traveller, countryCode, date }: Review, { format }: PageContext): string[] {
  const country = countryCode && format.regionName(countryCode)
  const when = date && format.month(date)
  return [name, traveller, country, when].flatMap((word) => word || [])
}

/** Reviews by the marketplace's own customers are verified. */
export function isVerifiedReview({ source }: Review): boolean {
  return source === 'CUSTOMER'
}

/** Characters after which a review is collapsed. */
const LONG = 420

/** The visible and the collapsed part of a text; a text that is only slightly longer is shown whole. */
export function splitLongText(text: string): readonly [string, string] {
  if (text.length <= LONG * 1.25) return [text, '']
  const space = text.lastIndexOf(' ', LONG)
  const end = space > LONG / 2 ? space : LONG
  return [text.slice(0, end), text.slice(end).trimStart()]
}

/** Characters of a quoted beginning. */
const QUOTED = 140

/** The whole sentences that a text begins with, as far as they are short; of a long first one its first words, with an ellipsis. */
export function quoteExcerpt(text: string, lang: string): string {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text.trim())
  const ends = Array.from(sentences, ({ index, segment }) => index + segment.trimEnd().length)
  const end = ends.findLast((one) => one <= QUOTED)
  if (end !== undefined) return text.trim().slice(0, end)
  return `${text
    .trim()
    .slice(0, QUOTED)
    .replace(/\s+\S*$/, '')}…`
}
