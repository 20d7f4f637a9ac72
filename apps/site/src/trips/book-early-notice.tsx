import type { PageContext } from '../page-context/page-context.ts'
import { Callout } from '../ui/callout/callout.tsx'
import styles from './book-early-notice.module.css'
import { calendarReadDateText, type StopToBookEarly, soldOutUntilText } from './book-early-text.ts'

interface BookEarlyNoticeProps {
  readonly stops: readonly StopToBookEarly[]
  readonly page: PageContext
}

/** What must be reserved early, with the first day that has tickets and the day on which that was read; nothing without any. */
export function BookEarlyNotice({ stops, page }: BookEarlyNoticeProps) {
  if (stops.length === 0) return null
  return (
    <Callout look="note" title={page.t('planOfDays.early')}>
      <ul className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.product.tgid}>{soldOutUntilText(stop, page)}</li>
        ))}
      </ul>
      <p className={styles.read}>{calendarReadDateText(stops, page)}</p>
    </Callout>
  )
}
