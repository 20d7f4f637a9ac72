import type { CalendarDay } from '../../catalogue/calendar.ts'
import type { Price } from '../../catalogue/product.ts'

/** `closed`: it does not run on that day; `soldOut`: it does, and nothing is left; `later`: not on sale yet. */
export type DayState = 'open' | 'soldOut' | 'closed' | 'later'

export interface DayShown {
  /** ISO date. */
  readonly date: string
  readonly state: DayState
  readonly price?: Price | undefined
  /** It costs as little as any open day of those that are shown. */
  readonly isLowest: boolean
}

/** Each of the dates as the calendar has it, and which of them are the cheapest; where all cost the same none is. */
export function showDays(dates: readonly string[], days: readonly CalendarDay[]): readonly DayShown[] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const last = days.at(-1)?.date ?? ''
  const shown = dates.map((date): Omit<DayShown, 'isLowest'> => {
    const day = byDate.get(date)
    const state = day ? (day.tourIds.length === 0 ? 'soldOut' : 'open') : date < last ? 'closed' : 'later'
    return { date, state, price: state === 'open' ? day?.price : undefined }
  })
  const amounts = shown.flatMap(({ price }) => price?.display.amount ?? [])
  const lowest = Math.min(...amounts)
  const isTold = amounts.some((amount) => amount > lowest)
  return shown.map((day) => ({ ...day, isLowest: isTold && day.price?.display.amount === lowest }))
}
