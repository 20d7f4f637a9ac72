import type { Itinerary, OpeningHours, Product, VisitLocation } from '../../catalogue/product.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { IconName } from '../../ui/icon/icons.ts'
import { venueToday } from '../booking-card/load-visit-dates.ts'
import type { VisitDates } from '../booking-card/resolve-visit-choice.ts'
import { durationText } from '../card/product-card.tsx'
import { displayablePrice } from '../price-and-booking-link.tsx'
import { cancellationTexts, type VisitStart } from './cancellation-texts.ts'
import { locationFactsOf } from './location-facts.ts'
import { formatOpeningHours, openingStatusOf } from './opening-status.ts'
import { isTransfer, transferFactsOf } from './transfer-facts.ts'
import {
  commonLastStartTime,
  datesOfClosedWeekdays,
  formatWeeklyStarts,
  startsAfterTodayOrAll,
} from './weekly-starts.ts'

export interface ProductFact {
  readonly icon: IconName
  readonly label: string
  /** Each is a line. */
  readonly lines: readonly string[]
  /** Location, for a link to a maps app. */
  readonly place?: VisitLocation
}

/** Facts to know before booking. Duration and hours are always there: where nobody told them, it says so. */
export function productFactsOf(
  product: Product,
  start: VisitStart | undefined,
  dates: VisitDates,
  itinerary: Itinerary | undefined,
  page: PageContext,
): readonly ProductFact[] {
  const { t, format } = page
  const { nextAvailableDate, languages, descriptors } = product
  const access = descriptors.filter(({ type }) => type === 'ACCESSIBILITY').map(({ displayName }) => displayName)
  const facts: readonly ProductFact[] = [
    { icon: 'clock', label: t('show.duration'), lines: [durationText(product, page) || t('facts.notTold')] },
    { icon: 'calendar', label: t('show.nextDate'), lines: [nextAvailableDate ? format.date(nextAvailableDate) : ''] },
    scheduleFact(product, dates, page),
    { icon: 'shield', label: t('cancellation.title'), lines: cancellationTexts(product, start, page) },
    {
      icon: 'globe',
      label: t('show.languages'),
      lines: [format.list(languages.map((code) => format.languageName(code)))],
    },
    ...locationFactsOf(product, itinerary, page),
    ...transferFactsOf(product, page),
    { icon: 'access', label: t('product.access'), lines: [format.list(access)] },
  ]
  return facts
    .map((fact) => ({ ...fact, lines: fact.lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0)
}

/** The weekly hours with the last entry and whether it is open now. A tour group without hours has the starts of a week instead. */
function scheduleFact(product: Product, { calendar, performances = [] }: VisitDates, page: PageContext): ProductFact {
  const { t, format } = page
  const week = startsAfterTodayOrAll(performances, venueToday(product, page))
  const starts = formatWeeklyStarts(week, page)
  const closed = calendar ? datesOfClosedWeekdays(calendar).map((date) => format.weekday(date)) : []
  const days = closed.length > 0 && closed.length < 7 ? t('hours.closedOn', { days: format.list(closed) }) : ''
  const last = commonLastStartTime(week)
  const entry = product.schedule && last ? t('hours.lastEntry', { time: format.time(last) }) : ''
  if (product.schedule && isTransfer(product))
    return { icon: 'clock', label: t('transfer.hours'), lines: [formatOpeningHours(product.schedule, page), days] }
  if (product.schedule)
    return {
      icon: 'sun',
      label: t('show.schedule'),
      lines: [...scheduleLines(product, product.schedule, page), entry, days],
    }
  if (starts !== '') return { icon: 'sun', label: t('hours.starts'), lines: [starts, days] }
  return { icon: 'sun', label: t('show.schedule'), lines: [t('facts.notTold'), days] }
}

/** The hours, and whether it is open now. */
function scheduleLines({ timeZone, nextAvailableDate }: Product, schedule: OpeningHours, page: PageContext): string[] {
  const venue = { now: page.moment.now, timeZone: timeZone ?? page.moment.timeZone }
  const state = openingStatusOf(schedule, venue)
  // If something still starts today after closing time, the hours are not shown as closed.
  const isUncertain = nextAvailableDate === isoToday(venue) && (state?.kind === 'closed' || isAnotherDay(state))
  return [formatOpeningHours(schedule, page), isUncertain ? '' : stateWords(state, page)]
}

function isAnotherDay(state: ReturnType<typeof openingStatusOf>): boolean {
  return state?.kind === 'opens' && state.date !== undefined
}

function stateWords(state: ReturnType<typeof openingStatusOf>, { t, format }: PageContext): string {
  switch (state?.kind) {
    case 'open':
      return t('hours.openNow', { time: format.time(state.closes) })
    case 'opens':
      return state.date === undefined
        ? t('hours.opensToday', { time: format.time(state.opens) })
        : t('hours.closedUntil', { date: format.date(state.date), time: format.time(state.opens) })
    case 'closed':
      return t('hours.closed')
    default:
      return ''
  }
}

/** "5% back after your visit"; nothing when no price is shown. */
export function cashbackText(product: Product, page: PageContext): string {
  const { cashback } = product
  if (!cashback || !displayablePrice(product, page)) return ''
  const amount =
    cashback.kind === 'percent' ? page.format.percent(cashback.percent) : page.format.money(cashback.amount)
  return amount === '' ? '' : page.t('product.cashback', { amount })
}
