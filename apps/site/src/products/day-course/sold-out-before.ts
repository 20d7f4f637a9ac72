import type { SoldOutEvidence } from '../../availability/sold-out-history.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SaidSoldOut } from './day-words.ts'

/** Starts that are told of a day. */
const MOST = 3

/** The evidence of a date's weekday. */
export function soldOutOn(
  date: string,
  byWeekday: readonly (readonly SoldOutEvidence[])[] = [],
): readonly SoldOutEvidence[] {
  return byWeekday[new Date(date).getUTCDay()] ?? []
}

/** The starts that sold out most often, in order of time. */
export function mostSoldOut<E extends SoldOutEvidence>(all: readonly E[]): readonly E[] {
  const shareOf = ({ soldOut, days }: E) => soldOut / days
  const often = all.toSorted((one, other) => shareOf(other) - shareOf(one) || other.first - one.first)
  return often.slice(0, MOST).toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

/** "Sold out first on 14 of the last 20 such days" */
export function saySoldOut(
  { start, days, soldOut, first }: SoldOutEvidence,
  { t, format }: Pick<PageContext, 't' | 'format'>,
): SaidSoldOut {
  const told = (sold: number) => ({ sold: format.number(sold), days: format.number(days) })
  const words = first * 2 >= days ? t('day.soldOutFirst', told(first)) : t('day.soldOutOften', told(soldOut))
  return { time: format.time(start), words }
}
