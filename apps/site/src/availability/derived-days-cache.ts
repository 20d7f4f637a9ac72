import {
  type CalendarWithPrices,
  type DaySlotsWithPrices,
  type DerivedDayAvailability,
  deriveDayAvailability,
  nameOfState,
  newestDayState,
} from './day-state.ts'

/** With the answers that it is made of. */
interface LaterDay
  extends DerivedDayAvailability,
    DaySlotsWithPrices,
    Pick<CalendarWithPrices, 'calendar' | 'performances'> {}

/** By the answer with the prices, or without any by the calendar; each by days since the epoch. */
const daysMade = new WeakMap<object, Map<number, LaterDay>>()

/** Days after the first on sale are the same for every reader until another answer comes; lists read them all the time. */
export class DerivedDaysCache {
  readonly #answers: CalendarWithPrices
  readonly #made: Map<number, LaterDay>

  constructor(answers: CalendarWithPrices) {
    this.#answers = answers
    const key = answers.prices ?? answers.calendar
    this.#made = (key && daysMade.get(key)) ?? new Map()
    if (key) daysMade.set(key, this.#made)
  }

  /** @returns `undefined` where the day is unknown */
  day(day: number, starts: DaySlotsWithPrices): DerivedDayAvailability | undefined {
    const { calendar, performances } = this.#answers
    const before = this.#made.get(day)
    const isSame =
      before?.calendar === calendar &&
      before?.performances === performances &&
      before?.slots === starts.slots &&
      before?.slotPrices === starts.slotPrices
    if (before && isSame) return before
    const read = newestDayState(day, this.#answers, starts)
    if (!read) return undefined
    const made = deriveDayAvailability(day, this.#answers, starts, read, {
      state: nameOfState(read.state),
      onSale: starts.slots?.slots ?? [],
    })
    this.#made.set(day, { ...made, ...starts, calendar, performances })
    return made
  }
}
