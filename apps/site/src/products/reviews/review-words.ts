import type { Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Who wrote a review and when, as far as the catalogue says. */
export function authorWords({ name, traveller, countryCode, date }: Review, { format }: PageContext): string[] {
  const country = countryCode && format.regionName(countryCode)
  const when = date && format.month(date)
  return [name, traveller, country, when].flatMap((word) => word || [])
}

/** Only the marketplace's own customers are known to have been there. */
export function isVerified({ source }: Review): boolean {
  return source === 'CUSTOMER'
}

/** Characters after which a review is folded. */
const LONG = 420

/** What is shown of a text at once, and what is folded away; a text that is hardly longer is shown whole. */
export function foldText(text: string): readonly [string, string] {
  if (text.length <= LONG * 1.25) return [text, '']
  const space = text.lastIndexOf(' ', LONG)
  const end = space > LONG / 2 ? space : LONG
  return [text.slice(0, end), text.slice(end).trimStart()]
}
