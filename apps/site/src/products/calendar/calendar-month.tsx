import type { CalendarDay } from '../../catalogue/calendar.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './calendar-month.module.css'
import { ChoiceForm, MONTH_ANCHOR, monthUrl } from './choice-form.tsx'
import { type DayWithState, statesOfDays, unavailableDayText } from './day-states.ts'
import { addMonths, datesOfMonth, firstDayOfWeek, weekRowsOfMonth } from './month-weeks.ts'

export interface CalendarMonthProps {
  readonly page: PageContext
  /** From today on, at least one. */
  readonly days: readonly CalendarDay[]
  /** YYYY-MM, between the first and the last month with days. */
  readonly month: string
  /** Where the venue is. */
  readonly today: string
  readonly chosen?: string | undefined
  readonly variantId?: number | undefined
}

/** Characters that fit a column of the narrowest card. */
const LONGEST_PRICE = 7
/** Smaller amounts are not shortened. */
const SHORTENED_FROM = 1000

/** A month as a grid in the language's week order, each day with its price, and the same as a list. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { page, days, month, today, variantId } = props
  const { t, format } = page
  const shown = new Map(statesOfDays(datesOfMonth(month), days).map((day) => [day.date, day]))
  const weeks = weekRowsOfMonth(month, firstDayOfWeek(page.locale.formatting))
  const name = format.month(`${month}-01`)
  return (
    <ChoiceForm page={page} variantId={variantId} label={name}>
      <div className={styles.bar}>
        <MonthLink {...props} to={addMonths(month, -1)} />
        <h3 className={styles.month} id={MONTH_ANCHOR}>
          {name}
        </h3>
        <MonthLink {...props} to={addMonths(month, 1)} isNext />
      </div>
      <table className={styles.grid} aria-labelledby={MONTH_ANCHOR} data-calendar="">
        <thead>
          <tr>
            {(weeks[1] ?? []).map((date) => (
              <th key={date} scope="col" className={styles.weekday}>
                {date && format.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) => (
                <td key={date ?? String(column)} className={styles.cell}>
                  {date && date >= today && <Day {...props} day={shown.get(date)} />}
                  {date && date < today && <span className={styles.past}>{format.dayOfMonth(date)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend page={page} days={[...shown.values()].filter(({ date }) => date >= today)} />
      <details className={styles.more}>
        <summary>{t('booking.asList')}</summary>
        <ul className={styles.list}>
          {[...shown.values()]
            .filter(({ date, state }) => date >= today && state !== 'later')
            .map((day) => (
              <ListedDay key={day.date} {...props} day={day} />
            ))}
        </ul>
      </details>
    </ChoiceForm>
  )
}

interface MonthLinkProps extends CalendarMonthProps {
  readonly to: string
  readonly isNext?: boolean
}

/** Link to the neighbouring month; keeps its space when there is none. */
function MonthLink({ page, days, variantId, to, isNext = false }: MonthLinkProps) {
  const [first, last] = [days[0]?.date.slice(0, 7) ?? '', days.at(-1)?.date.slice(0, 7) ?? '']
  if (to < first || to > last) return <span className={styles.turn} />
  const month = page.format.month(`${to}-01`)
  const label = page.t(isNext ? 'booking.nextMonth' : 'booking.previousMonth', { month })
  return (
    <a
      href={monthUrl(page, to, variantId)}
      className={styles.turn}
      rel="nofollow"
      aria-label={label}
      data-choose={isNext ? 'next' : 'previous'}
    >
      <Icon name="chevron" className={isNext ? undefined : styles.back} />
    </a>
  )
}

type DayProps = Pick<CalendarMonthProps, 'page' | 'chosen'>

function Day({ day, page, chosen }: DayProps & { readonly day: DayWithState | undefined }) {
  if (!day) return null
  const { format } = page
  const number = format.dayOfMonth(day.date)
  if (day.state === 'later') return <span className={styles.past}>{number}</span>
  if (day.state !== 'open') {
    return (
      <span className={styles[day.state]} title={unavailableDayText(day.state, page)}>
        {number}
        <VisuallyHidden>{` ${unavailableDayText(day.state, page)}`}</VisuallyHidden>
      </span>
    )
  }
  return (
    <button
      type="submit"
      name="date"
      value={day.date}
      className={day.isLowest ? `${styles.day} ${styles.lowest}` : styles.day}
      aria-pressed={day.date === chosen}
      aria-label={calendarDayLabel(day, page)}
    >
      <span>{number}</span>
      <span className={styles.price}>{shortPrice(day, page)}</span>
    </button>
  )
}

function ListedDay({ day, page, chosen }: DayProps & { readonly day: DayWithState }) {
  const isOpen = day.state === 'open'
  return (
    <li>
      {isOpen ? (
        <button type="submit" name="date" value={day.date} className={styles.listed} aria-pressed={day.date === chosen}>
          {calendarDayLabel(day, page)}
        </button>
      ) : (
        <span className={styles.unlisted}>{calendarDayLabel(day, page)}</span>
      )}
    </li>
  )
}

/** "Tue, Dec 1 · €27.60", or the reason why there is no price. */
function calendarDayLabel(day: DayWithState, page: PageContext): string {
  const { format, t } = page
  const price = day.price && format.money(day.price.display)
  return [
    format.date(day.date),
    day.state === 'open' ? price : unavailableDayText(day.state, page),
    day.isLowest && t('booking.lowestOfMonth'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Shortens a long price in the grid; the button's label has the full price. */
function shortPrice({ price }: DayWithState, { format }: PageContext): string {
  if (!price) return ''
  const full = format.money(price.display)
  const isLong = full.length > LONGEST_PRICE && price.display.amount >= SHORTENED_FROM
  return isLong ? format.money(price.display, { truncate: true }) : full
}

/** What the marks of days mean; nothing where no day has one, as may be on the last of a month. */
function Legend({ page, days }: { readonly page: PageContext; readonly days: readonly DayWithState[] }) {
  const { t } = page
  const keys = [
    { name: styles.keyLowest, text: t('booking.lowestOfMonth'), isShown: days.some(({ isLowest }) => isLowest) },
    { name: styles.keySoldOut, text: t('booking.soldOut'), isShown: days.some(({ state }) => state === 'soldOut') },
    { name: styles.keyClosed, text: t('booking.closed'), isShown: days.some(({ state }) => state === 'closed') },
  ].filter(({ isShown }) => isShown)
  if (keys.length === 0) return null
  return (
    <ul className={styles.legend} aria-hidden="true">
      {keys.map(({ name, text }) => (
        <li key={text} className={name}>
          {text}
        </li>
      ))}
    </ul>
  )
}
