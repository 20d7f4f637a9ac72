import type { Booster, ProductCard } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'

const BOOSTER_WORDS = {
  BestSeller: 'booster.bestSeller',
  SellingOutFast: 'booster.sellingOutFast',
} as const satisfies Record<Booster, MessageKey>

/** Of a day that has more than this left nobody can say that it is about to be sold out. */
const FEW_TICKETS = 20

export type Boosted = Pick<ProductCard, 'booster' | 'rating' | 'nextAvailableDate' | 'ticketsLeft'>

/**
 * What a booster says, with what it rests on: a best seller on the ratings that stand beside it, tickets that sell out on how
 * many are left for which day, "Selling out fast · 9 left · Mon, Nov 23". When that was read, the page says.
 *
 * @param isShort without the day, where it stands below
 * @returns nothing where the catalogue gives no evidence
 */
export function boosterWords(
  { booster, rating, nextAvailableDate, ticketsLeft }: Boosted,
  page: PageContext,
  isShort = false,
): string {
  const { t, format } = page
  if (booster === 'BestSeller') return rating ? t(BOOSTER_WORDS.BestSeller) : ''
  if (booster === undefined || !nextAvailableDate || ticketsLeft === undefined || ticketsLeft > FEW_TICKETS) return ''
  const day = isShort ? '' : format.date(nextAvailableDate)
  return [t(BOOSTER_WORDS[booster]), t('booking.left', { count: ticketsLeft }), day].filter(Boolean).join(' · ')
}
