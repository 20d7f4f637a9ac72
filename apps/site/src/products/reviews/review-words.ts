import type { Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Author and date of a review, as far as known. */
export function authorWords({ name, traveller, countryCode, date }: Review, { format }: PageContext): string[] {
  const country = countryCode && format.regionName(countryCode)
  const when = date && format.month(date)
  return [name, traveller, country, when].flatMap((word) => word || [])
}

/** Reviews by the marketplace's own customers are verified. */
export function isVerified({ source }: Review): boolean {
  return source === 'CUSTOMER'
}

/** Characters after which a review is collapsed. */
const LONG = 420

/** The visible and the collapsed part of a text; a text that is only slightly longer is shown whole. */
export function foldText(text: string): readonly [string, string] {
  if (text.length <= LONG * 1.25) return [text, '']
  const space = text.lastIndexOf(' ', LONG)
  const end = space > LONG / 2 ? space : LONG
  return [text.slice(0, end), text.slice(end).trimStart()]
}
