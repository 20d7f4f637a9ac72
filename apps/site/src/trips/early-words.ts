import type { GoneDays } from '../availability/gone-days.ts'
import type { ProductCard } from '../catalogue/product.ts'
import { isoToday } from '../i18n/moment.ts'
import type { PageContext } from '../page-context/page-context.ts'

/** A stop of which the next days are gone, so that it must be reserved early. */
export interface EarlyStop extends GoneDays {
  readonly product: Pick<ProductCard, 'tgid' | 'name'>
}

/** The stops that must be reserved early, the one with most days gone first. */
export function earlyStopsOf(
  products: readonly EarlyStop['product'][],
  gone: readonly (GoneDays & { readonly tgid: number })[],
): readonly EarlyStop[] {
  return gone
    .flatMap(({ tgid, ...days }) => {
      const product = products.find((one) => one.tgid === tgid)
      return product ? [{ product, ...days }] : []
    })
    .toSorted((one, other) => other.lastGone.localeCompare(one.lastGone))
}

/** What is gone of a stop: "Colosseum: nothing left before Sat, Dec 12". */
export function goneWords({ product: { name }, firstOpen, lastGone }: EarlyStop, { t, format }: PageContext): string {
  return firstOpen === undefined
    ? t('planOfDays.goneThrough', { name, date: format.date(lastGone) })
    : t('planOfDays.goneUntil', { name, date: format.date(firstOpen) })
}

/** The day on which the oldest of the calendars was read. */
export function readWords(stops: readonly EarlyStop[], { t, format, moment }: PageContext): string {
  const now = Math.min(...stops.map(({ readAt }) => readAt))
  return t('planOfDays.readOn', { date: format.dateOfRecord(isoToday({ ...moment, now })) })
}
