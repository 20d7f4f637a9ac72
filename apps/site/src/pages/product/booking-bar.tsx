import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { visitPlanOf } from '../../products/booking-card/booking-card.tsx'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { bookingWords } from '../../products/booking-words.ts'
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
 * Sticky bar at the lower edge of small screens while the booking card is out of sight (hide-bar.browser.ts): the card's
 * price and button, in its words. It shows no next date, because the lowest price may belong to another one.
 */
export function BookingBar({ product, page, dates }: BookingBarProps) {
  const { plan } = visitPlanOf(product, page, dates)
  const { day } = plan
  const price = offeredPrice(plan, page)
  return (
    <div className={styles.bar} data-booking="bar" data-paper="no">
      <div className={styles.offer}>
        {price && <ProductPrice price={price} page={page} />}
        {day && <p className={styles.date}>{page.format.date(day.date)}</p>}
      </div>
      <Action link={page.bookingLink(product, plan.booking)} look="primary">
        {price ? bookingWords(product, undefined, page) : page.t('card.checkAvailability')}
      </Action>
    </div>
  )
}
