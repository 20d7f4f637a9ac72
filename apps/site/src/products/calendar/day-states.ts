import type { CalendarDay } from '../../catalogue/calendar.ts'
import type { Price } from '../../catalogue/product.ts'
import { addDays } from '../../i18n/day-number.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** `closed`: does not run on that day; `soldOut`: runs, but nothing is left; `later`: not on sale yet. */
export type DayState = 'open' | 'soldOut' | 'closed' | 'later'

export interface DayWithState {
  /** ISO date. */
  readonly date: string
  readonly state: DayState
  readonly price?: Price | undefined
  /** Whether it has the lowest price of the shown days. */
  readonly isLowest: boolean
}

/** State of each date, with the cheapest ones marked; none is marked when all prices are equal. */
export function statesOfDays(dates: readonly string[], days: readonly CalendarDay[]): readonly DayWithState[] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const last = days.at(-1)?.date ?? ''
  const shown = dates.map((date): Omit<DayWithState, 'isLowest'> => {
    const day = byDate.get(date)
    const state = day ? (day.tourIds.length === 0 ? 'soldOut' : 'open') : date < last ? 'closed' : 'later'
    return { date, state, price: state === 'open' ? day?.price : undefined }
  })
  const amounts = shown.flatMap(({ price }) => price?.display.amount ?? [])
  const lowest = Math.min(...amounts)
  const isTold = amounts.some((amount) => amount > lowest)
  return shown.map((day) => ({ ...day, isLowest: isTold && day.price?.display.amount === lowest }))
}

/** Number of days in a strip. */
export const NEXT_DAYS_COUNT = 14

/** ISO dates from today on. */
export function nextDates(today: string): readonly string[] {
  return Array.from({ length: NEXT_DAYS_COUNT }, (_, index) => addDays(today, index))
}

/** Why a day cannot be chosen. */
export function unavailableDayText(state: Exclude<DayState, 'open'>, { t }: Pick<PageContext, 't'>): string {
  return state === 'later' ? '–' : t(state === 'soldOut' ? 'booking.soldOut' : 'booking.closed')
}
