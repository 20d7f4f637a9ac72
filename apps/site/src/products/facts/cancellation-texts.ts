import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import type { Product } from '../../catalogue/product.ts'
import { instantOf } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Start of a visit in the venue's time zone. */
export interface VisitStart {
  /** ISO date, YYYY-MM-DD. */
  readonly date: string
  /** HH:MM */
  readonly time: string
}

const MINUTE = 60_000

/**
 * Cancellation deadline in words, with the exact moment for the selected or next visit; empty when unknown.
 */
export function cancellationTexts(
  { freeCancellationMinutes: minutes, isFinal, timeZone }: Product,
  start: VisitStart | undefined,
  page: PageContext,
): readonly string[] {
  const { t } = page
  if (isFinal) return [t('cancellation.final')]
  if (minutes === undefined) return []
  if (minutes === 0) return [t('cancellation.untilStart')]
  // A number stays with what it counts.
  const duration = page.format.duration(minutes * MINUTE).replaceAll(' ', '\u00A0')
  const rule = t('cancellation.until', { duration })
  const zone = timeZone ?? page.moment.timeZone
  const begins = start && instantOf(start.date, start.time, zone)
  if (!start || begins === undefined) return [rule]
  const last = begins - minutes * MINUTE
  if (last <= page.moment.now) return [rule]
  const words = { start: momentWords(start, page), last: momentWords(visitStartOf(last, zone), page) }
  return [rule, t('cancellation.lastMoment', words)]
}

function visitStartOf(instant: number, timeZone: string): VisitStart {
  const there = new TZDate(instant, timeZone)
  return { date: format(there, 'yyyy-MM-dd'), time: format(there, 'HH:mm') }
}

/** "Fri, 27 Nov, 09:30" */
function momentWords({ date, time }: VisitStart, page: PageContext): string {
  return `${page.format.date(date)}, ${page.format.time(time)}`
}
