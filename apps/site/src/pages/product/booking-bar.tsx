import { bookingButtonLabel } from '../../products/booking-button-label.ts'
import { resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import type { DatedTourGroupProps } from '../page-model.ts'
import styles from './booking-bar.module.css'

/**
 * Sticky bar at the lower edge of small screens while the booking card is out of sight (hide-booking-bar.browser.ts): the card's
 * price and button, in its words. It shows no next date, because the lowest price may belong to another one.
 */
export function BookingBar({ product, page, dates }: DatedTourGroupProps) {
  const { plan } = resolveVisitOfPage(product, page, dates)
  const { day } = plan
  const price = displayablePrice(plan, page)
  return (
    <div className={styles.bar} data-booking="bar" data-paper="no">
      <div className={styles.offer}>
        {price && <ProductPrice price={price} page={page} />}
        {day && <p className={styles.date}>{page.format.date(day.date)}</p>}
      </div>
      <ActionLink link={page.bookingLink(product, plan.booking)} look="primary">
        {price ? bookingButtonLabel(product, undefined, page) : page.t('card.checkAvailability')}
      </ActionLink>
    </div>
  )
}
