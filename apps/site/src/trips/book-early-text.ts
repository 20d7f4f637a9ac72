import type { SoldOutPeriod } from '../availability/find-sold-out-period.ts'
import type { ProductCard } from '../catalogue/product.ts'
import { isoToday } from '../i18n/zoned-time.ts'
import type { PageContext } from '../page-context/page-context.ts'

/** A stop of which the next days are gone, so that it must be reserved early. */
export interface StopToBookEarly extends SoldOutPeriod {
  readonly product: Pick<ProductCard, 'tgid' | 'name'>
}

/** The stops that must be reserved early, the one with most days gone first. */
export function stopsToBookEarly(
  products: readonly StopToBookEarly['product'][],
  gone: readonly (SoldOutPeriod & { readonly tgid: number })[],
): readonly StopToBookEarly[] {
  return gone
    .flatMap(({ tgid, ...days }) => {
      const product = products.find((one) => one.tgid === tgid)
      return product ? [{ product, ...days }] : []
    })
    .toSorted((one, other) => other.lastGone.localeCompare(one.lastGone))
}

/** What is gone of a stop: "Colosseum: nothing left before Sat, Dec 12". */
export function soldOutUntilText(
  { product: { name }, firstOpen, lastGone }: StopToBookEarly,
  { t, format }: PageContext,
): string {
  return firstOpen === undefined
    ? t('planOfDays.goneThrough', { name, date: format.date(lastGone) })
    : t('planOfDays.goneUntil', { name, date: format.date(firstOpen) })
}

/** The day on which the oldest of the calendars was read. */
export function calendarReadDateText(stops: readonly StopToBookEarly[], { t, format, moment }: PageContext): string {
  const now = Math.min(...stops.map(({ readAt }) => readAt))
  return t('planOfDays.readOn', { date: format.dateOfRecord(isoToday({ ...moment, now })) })
}
