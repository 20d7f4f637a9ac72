import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { venueToday } from '../../products/booking-card/load-visit-dates.ts'
import type { VisitDates } from '../../products/booking-card/resolve-visit-choice.ts'
import { performancesFeedUrl } from '../../products/calendar/choice-form.tsx'
import { durationText } from '../../products/card/product-card.tsx'
import { formatOpeningHours } from '../../products/facts/opening-status.ts'
import { formatWeeklyStarts, startsAfterTodayOrAll } from '../../products/facts/weekly-starts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import type { DatedTourGroupProps } from '../page-model.ts'
import styles from './show-facts.module.css'

interface Fact {
  readonly icon: IconName
  readonly label: string
  readonly value: string | undefined
}

/**
 * Known facts of a show: dates, duration, venue, languages. The venue's opening hours are shown only when the catalogue
 * has no performances.
 */
export function showFactsOf(product: Product, page: PageContext, dates: VisitDates): readonly Fact[] {
  const { t, format } = page
  const { nextAvailableDate, startLocation, languages, schedule } = product
  const today = venueToday(product, page)
  const performances = formatWeeklyStarts(startsAfterTodayOrAll(dates.performances ?? [], today), page)
  const lastDay = dates.calendar?.days.findLast(({ tourIds }) => tourIds.length > 0)
  const facts: readonly Fact[] = [
    {
      icon: 'calendar',
      label: t('show.nextDate'),
      value: nextAvailableDate && format.date(nextAvailableDate),
    },
    { icon: 'ticket', label: t('show.tonight'), value: tonightWords(dates, today, page) },
    { icon: 'clock', label: t('show.duration'), value: durationText(product, page) || t('facts.notTold') },
    performances === ''
      ? {
          icon: 'ticket',
          label: t('show.schedule'),
          value: schedule ? formatOpeningHours(schedule, page) : t('facts.notTold'),
        }
      : { icon: 'ticket', label: t('show.performances'), value: performances },
    { icon: 'people', label: t('show.age'), value: ageWords(product, page) },
    { icon: 'calendar', label: t('show.bookingUntil'), value: lastDay && format.longDate(lastDay.date) },
    { icon: 'pin', label: t('show.venue'), value: startLocation?.addressLine },
    {
      icon: 'globe',
      label: t('show.languages'),
      value: languages.length > 0 ? format.list(languages.map((code) => format.languageName(code))) : undefined,
    },
  ]
  return facts.filter((fact) => fact.value)
}

/** "From age 8", or that nobody told it; empty where everybody may come. */
function ageWords({ ageFrom }: Product, { t, format }: PageContext): string {
  if (ageFrom === undefined) return t('facts.notTold')
  return ageFrom > 0 ? t('show.ageFrom', { age: format.number(ageFrom) }) : ''
}

/** What begins today, has not begun and is not sold out; empty when nothing does. */
function tonightWords({ performances = [] }: VisitDates, today: string, { format }: PageContext): string {
  const left = performances.filter(({ date, isSoldOut }) => date === today && !isSoldOut)
  return format.list(left.map(({ startTime }) => format.time(startTime)))
}

/** The facts as a description list. */
export function ShowFacts({ product, page, dates }: DatedTourGroupProps) {
  return (
    <dl className={styles.facts}>
      {showFactsOf(product, page, dates).map((fact) => (
        <div key={fact.label}>
          <dt className={styles.label}>
            <Icon name={fact.icon} className={styles.icon} />
            {fact.label}
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
      {dates.performances?.length && isInterfaceOpen(page.site, 'calendars') ? <Subscription page={page} /> : null}
    </dl>
  )
}

/** Calendars follow all performances at this address. */
function Subscription({ page }: Pick<DatedTourGroupProps, 'page'>) {
  return (
    <div data-paper="no">
      <dt className={styles.label}>
        <Icon name="calendar" className={styles.icon} />
        {page.t('booking.toCalendar')}
      </dt>
      <dd className={styles.value}>
        <a href={performancesFeedUrl(page)} className={styles.subscription} rel="nofollow">
          {page.t('show.performances')}
        </a>
      </dd>
    </div>
  )
}
