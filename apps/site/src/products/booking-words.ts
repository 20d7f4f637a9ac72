import type { Product } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'

type Booked = Pick<Product, 'tgid' | 'flowType'>

/**
 * What a button to the booking page says beside a price: no more than its link carries. Where that page asks for the day itself
 * (specification, section 5, "Date-selection tgids") the day is dropped from the link, and with it from the words.
 *
 * @param date ISO date that is chosen
 */
export function bookingWords({ tgid, flowType }: Booked, date: string | undefined, page: PageContext): string {
  if (page.asksForDate(tgid)) return page.t('booking.dayOnNextPage')
  if (date !== undefined) return page.t('booking.bookDay', { date: page.format.date(date) })
  return page.t(choosesSeats({ flowType }) ? 'show.book' : 'experience.book')
}

/** Whether seats are chosen on a plan. */
export function choosesSeats({ flowType }: Pick<Product, 'flowType'>): boolean {
  return /^(?:SEATMAP|SVG)/.test(flowType)
}
