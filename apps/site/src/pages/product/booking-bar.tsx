import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { visitPlanOf } from '../../products/booking-card/booking-card.tsx'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { BOOKING_ANCHOR } from '../../products/calendar/choice-form.tsx'
import { CardTerms } from '../../products/card/trust-row.tsx'
import { offeredPrice } from '../../products/offer.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { Action } from '../../ui/action/action.tsx'
import styles from './booking-bar.module.css'

interface BookingBarProps {
  readonly product: Product
  readonly page: PageContext
  readonly dates: VisitDates
}

/**
 * Stays in reach at the lower edge of a small screen: what it costs, the next date, and the way to choose one; with a
 * chosen date the way to the booking page.
 */
export function BookingBar({ product, page, dates }: BookingBarProps) {
  const { plan } = visitPlanOf(product, page, dates)
  const { day, days } = plan
  const price = offeredPrice(plan, page)
  const next = day ?? days.find(({ tourIds }) => tourIds.length > 0)
  const date = next?.date ?? product.nextAvailableDate
  const link = day || !dates.calendar ? page.bookingLink(product, plan.booking) : { href: `#${BOOKING_ANCHOR}` }
  const words = day ? 'experience.book' : dates.calendar ? 'booking.title' : 'card.checkAvailability'
  return (
    <div className={styles.bar} data-booking="bar" data-paper="no">
      <div className={styles.offer}>
        {price && <ProductPrice price={price} page={page} />}
        {date && (
          <CardTerms
            free={undefined}
            day={{ date, words: page.format.date(date), label: day ? '' : page.t('show.nextDate') }}
          />
        )}
      </div>
      <Action link={link} look="primary">
        {page.t(words)}
      </Action>
    </div>
  )
}
