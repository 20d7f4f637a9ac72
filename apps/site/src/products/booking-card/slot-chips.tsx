import type { Slot } from '../../catalogue/calendar.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import styles from './slot-chips.module.css'

interface SlotChipsProps {
  readonly slots: readonly Slot[]
  /** ISO date. */
  readonly date: string
  readonly page: PageContext
}

/** Starts of the selected day: "09:30 · €27.60 · 27 left", in the venue's time. */
export function SlotChips({ slots, date, page }: SlotChipsProps) {
  if (slots.length === 0) return null
  const heading = page.t('booking.times', { date: page.format.date(date) })
  return (
    <section aria-labelledby="booking-times">
      <h3 id="booking-times" className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.chips}>
        {slots.map((slot) => (
          <li key={slot.startTime} className={slot.remaining === 0 ? `${styles.chip} ${styles.gone}` : styles.chip}>
            {slotInWords(slot, page)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function slotInWords({ startTime, price, remaining }: Slot, { t, format }: PageContext): string {
  const time = format.time(startTime)
  if (remaining === 0) return [time, t('booking.soldOut')].join(' · ')
  const left = remaining !== undefined && t('booking.left', { count: remaining })
  return [time, price && format.money(price.display), left].filter(Boolean).join(' · ')
}
