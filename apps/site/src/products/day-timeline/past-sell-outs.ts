import type { SoldOutFrequency } from '../../availability/sold-out-history.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { PastSellOutTexts } from './day-timeline-texts.ts'

/** Starts that are told of a day. */
const MOST = 3

/** The evidence of a date's weekday. */
export function pastSellOutsOfWeekday(
  date: string,
  byWeekday: readonly (readonly SoldOutFrequency[])[] = [],
): readonly SoldOutFrequency[] {
  return byWeekday[new Date(date).getUTCDay()] ?? []
}

/** The starts that sold out most often, in order of time. */
export function mostOftenSoldOut<E extends SoldOutFrequency>(all: readonly E[]): readonly E[] {
  const shareOf = ({ soldOut, days }: E) => soldOut / days
  const often = all.toSorted((one, other) => shareOf(other) - shareOf(one) || other.first - one.first)
  return often.slice(0, MOST).toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

/** "Sold out first on 14 of the last 20 such days" */
export function pastSellOutTexts(
  { start, days, soldOut, first }: SoldOutFrequency,
  { t, format }: Pick<PageContext, 't' | 'format'>,
): PastSellOutTexts {
  const told = (sold: number) => ({ sold: format.number(sold), days: format.number(days) })
  const words = first * 2 >= days ? t('day.soldOutFirst', told(first)) : t('day.soldOutOften', told(soldOut))
  return { time: format.time(start), words }
}
