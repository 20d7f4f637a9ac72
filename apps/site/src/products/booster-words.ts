import type { Booster, ProductCard } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'

const BOOSTER_WORDS = {
  BestSeller: 'booster.bestSeller',
  SellingOutFast: 'booster.sellingOutFast',
} as const satisfies Record<Booster, MessageKey>

export type Boosted = Pick<ProductCard, 'booster' | 'rating' | 'nextAvailableDate' | 'ticketsLeft'>

/**
 * What a booster says. Tickets that sell out say for which day how many are left, where that is known, "Selling out fast · 9 left ·
 * Mon, Nov 23"; nothing where more are left than a setting allows (docs/decisions/064). When that was read, the page says.
 *
 * @param isShort without the day, where it stands below
 */
export function boosterWords(
  { booster, nextAvailableDate, ticketsLeft }: Boosted,
  page: PageContext,
  isShort = false,
): string {
  const { t, format, sellingOutTickets } = page
  if (booster === undefined) return ''
  const words = t(BOOSTER_WORDS[booster])
  if (booster !== 'SellingOutFast' || !nextAvailableDate || ticketsLeft === undefined) return words
  if (ticketsLeft > sellingOutTickets) return ''
  const day = isShort ? '' : format.date(nextAvailableDate)
  return [words, t('booking.left', { count: ticketsLeft }), day].filter(Boolean).join(' · ')
}
