import type { CalendarDay, TourGroupStart } from '../../catalogue/calendar.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { ChoiceForm } from '../calendar/choice-form.tsx'
import { type DayWithState, nextDates, statesOfDays, unavailableDayText } from '../calendar/day-states.ts'
import { startTimesByDay } from '../facts/weekly-starts.ts'
import styles from './date-strip.module.css'

interface DateStripProps {
  readonly page: PageContext
  readonly days: readonly CalendarDay[]
  /** Where the venue is. */
  readonly today: string
  readonly chosen?: string | undefined
  readonly variantId?: number | undefined
  /** Of the days of which they are known. */
  readonly starts?: readonly TourGroupStart[] | undefined
}

/** The next fourteen days, each with its starts, where they are few and known, and its price or the reason why there is none. */
export function DateStrip({ page, days, today, chosen, variantId, starts = [] }: DateStripProps) {
  const times = startTimesByDay(starts)
  return (
    <ChoiceForm page={page} variantId={variantId} label={page.t('booking.nextDays')}>
      <ol className={styles.strip} data-days="">
        {statesOfDays(nextDates(today), days).map((day) => (
          <li key={day.date}>
            <StripDay page={page} day={day} times={times.get(day.date)} isChosen={day.date === chosen} />
          </li>
        ))}
      </ol>
    </ChoiceForm>
  )
}

interface StripDayProps {
  readonly page: PageContext
  readonly day: DayWithState
  /** HH:MM each. */
  readonly times?: readonly string[] | undefined
  readonly isChosen: boolean
}

function StripDay({ page, day, times = [], isChosen }: StripDayProps) {
  const { format, t } = page
  const when = (
    <>
      <span className={styles.weekday}>{format.weekday(day.date)}</span>
      <span className={styles.number}>{format.dayOfMonth(day.date)}</span>
    </>
  )
  if (day.state !== 'open') {
    return (
      <span className={styles.none}>
        {when}
        <span className={styles.words}>{unavailableDayText(day.state, page)}</span>
      </span>
    )
  }
  return (
    <button
      type="submit"
      name="date"
      value={day.date}
      className={day.isLowest ? `${styles.day} ${styles.lowest}` : styles.day}
      aria-pressed={isChosen}
    >
      {when}
      {times.map((time) => (
        <span key={time} className={styles.time}>
          {format.time(time)}
        </span>
      ))}
      <span className={styles.price}>{day.price ? format.money(day.price.display) : ''}</span>
      {day.isLowest && <VisuallyHidden>{t('booking.lowestOfMonth')}</VisuallyHidden>}
    </button>
  )
}
