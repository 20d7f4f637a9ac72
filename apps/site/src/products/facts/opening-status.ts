import type { OpeningHours } from '../../catalogue/product.ts'
import { instantOf, isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Whether a venue is open now, in its time zone. */
export type OpeningStatus =
  | { readonly kind: 'open'; readonly closes: string; readonly until: number }
  /** Opens later today or on another day; `date` is absent for today. */
  | { readonly kind: 'opens'; readonly opens: string; readonly date?: string; readonly until: number }
  /** Closed for today; the next opening is unknown. */
  | { readonly kind: 'closed' }

/**
 * @param moment in the zone of the venue
 * @returns `undefined` when the hours are ambiguous: the day is unknown, or it may still be open since yesterday
 */
export function openingStatusOf(schedule: OpeningHours | undefined, moment: ZonedNow): OpeningStatus | undefined {
  if (!schedule?.nextOpenDate) return undefined
  const { opens, closes, nextOpenDate } = schedule
  const today = isoToday(moment)
  if (nextOpenDate < today) return undefined
  const isOvernight = closes <= opens
  const start = instantOf(nextOpenDate, opens, moment.timeZone)
  if (nextOpenDate > today) return { kind: 'opens', opens, date: nextOpenDate, until: start }
  const end = instantOf(today, closes, moment.timeZone, isOvernight ? 1 : 0)
  if (moment.now < start) {
    const isSure = !isOvernight || moment.now >= instantOf(today, closes, moment.timeZone)
    return isSure ? { kind: 'opens', opens, until: start } : undefined
  }
  return moment.now < end ? { kind: 'open', closes, until: end } : { kind: 'closed' }
}

/** "09:00 – 18:00" */
export function formatOpeningHours({ opens, closes }: OpeningHours, { t, format }: PageContext): string {
  return t('show.opens', { opens: format.time(opens), closes: format.time(closes) })
}
