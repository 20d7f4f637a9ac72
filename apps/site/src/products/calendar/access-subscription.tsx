import type { PageContext } from '../../page-context/page-context.ts'
import styles from './access-subscription.module.css'
import { performancesAddress } from './choice-form.tsx'

interface AccessSubscriptionProps {
  readonly page: PageContext
  /** Of the page below which the calendar is, by default this one. */
  readonly href?: string
  /** Where the performances are: a site or a city. */
  readonly place: string
}

/** Calendars follow the access performances of several shows there. */
export function AccessSubscription({ page, href, place }: AccessSubscriptionProps) {
  return (
    <p className={styles.subscription} data-paper="no">
      {page.t('booking.toCalendar')}:{' '}
      <a href={performancesAddress(page, href)} rel="nofollow">
        {`${page.t('show.accessPerformances')} · ${place}`}
      </a>
    </p>
  )
}
