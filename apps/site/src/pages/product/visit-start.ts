import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import type { VisitDates } from '../../products/booking-card/resolve-visit-choice.ts'
import type { VisitStart } from '../../products/facts/cancellation-texts.ts'

/** The start on the chosen day, otherwise on the next day, if known. */
export function visitStartOf(product: Product, page: PageContext, dates: VisitDates): VisitStart | undefined {
  const { plan } = resolveVisitOfPage(product, page, dates)
  const date = plan.day?.date ?? product.nextAvailableDate
  const first = plan.start ?? plan.starts.find(({ kind }) => kind !== 'soldOut')?.slot
  const time = first?.startTime ?? product.schedule?.opens
  return date && time ? { date, time } : undefined
}
