import type { Booster, ProductCard } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'

const BOOSTER_WORDS = {
  BestSeller: 'booster.bestSeller',
  SellingOutFast: 'booster.sellingOutFast',
} as const satisfies Record<Booster, MessageKey>

export type BoosterFacts = Pick<ProductCard, 'booster' | 'rating' | 'nextAvailableDate' | 'ticketsLeft'>

/**
 * Text of a booster. "Selling out fast" names the number of tickets and the day if known: "Selling out fast · 9 left ·
 * Mon, Nov 23". Empty when more tickets are left than a setting allows (docs/decisions/064).
 *
 * @param isShort without the day
 */
export function boosterLabel(
  { booster, nextAvailableDate, ticketsLeft }: BoosterFacts,
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
