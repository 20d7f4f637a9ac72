import type { PageContext } from '../page-context/page-context.ts'
import { Callout } from '../ui/callout/callout.tsx'
import styles from './early-stops.module.css'
import { type EarlyStop, goneWords, readWords } from './early-words.ts'

interface EarlyStopsProps {
  readonly stops: readonly EarlyStop[]
  readonly page: PageContext
}

/** What must be reserved early, with the first day that has tickets and the day on which that was read; nothing without any. */
export function EarlyStops({ stops, page }: EarlyStopsProps) {
  if (stops.length === 0) return null
  return (
    <Callout look="note" title={page.t('planOfDays.early')}>
      <ul className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.product.tgid}>{goneWords(stop, page)}</li>
        ))}
      </ul>
      <p className={styles.read}>{readWords(stops, page)}</p>
    </Callout>
  )
}
