import type { PageContext } from '../../page-context/page-context.ts'
import styles from './accessible-performances-link.module.css'
import { performancesFeedUrl } from './choice-form.tsx'

interface AccessiblePerformancesLinkProps {
  readonly page: PageContext
  /** Of the page below which the calendar is, by default this one. */
  readonly href?: string
  /** Where the performances are: a site or a city. */
  readonly place: string
}

/** Calendars follow the access performances of several shows there. */
export function AccessiblePerformancesLink({ page, href, place }: AccessiblePerformancesLinkProps) {
  return (
    <p className={styles.subscription} data-paper="no">
      {page.t('booking.toCalendar')}:{' '}
      <a href={performancesFeedUrl(page, href)} rel="nofollow">
        {`${page.t('show.accessPerformances')} · ${place}`}
      </a>
    </p>
  )
}
