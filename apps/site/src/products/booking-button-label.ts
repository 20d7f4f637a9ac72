import type { Product } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'

type Booked = Pick<Product, 'tgid' | 'flowType'>

/**
 * Text of a booking button: it promises no more than its link carries. If the booking page asks for the day itself
 * (specification, section 5, "Date-selection tgids"), neither link nor text contain the day.
 *
 * @param date the selected ISO date
 */
export function bookingButtonLabel({ tgid, flowType }: Booked, date: string | undefined, page: PageContext): string {
  if (page.asksForDate(tgid)) return page.t('booking.dayOnNextPage')
  if (date !== undefined) return page.t('booking.bookDay', { date: page.format.date(date) })
  return page.t(hasSeatMap({ flowType }) ? 'show.book' : 'experience.book')
}

/** Whether the booking page has a seat map. */
export function hasSeatMap({ flowType }: Pick<Product, 'flowType'>): boolean {
  return /^(?:SEATMAP|SVG)/.test(flowType)
}
