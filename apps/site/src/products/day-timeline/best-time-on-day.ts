import type { BestTimeToVisit, EditorObservation, Tide } from '@passepartout/content-model/best-time-to-visit'
import { facadeSunlitPeriods } from '../../catalogue/daily-sun-times.ts'
import type { Coordinates } from '../../catalogue/product.ts'
import { addDays } from '../../i18n/day-number.ts'
import { timeIn } from '../../i18n/zoned-time.ts'

/** HH:MM at the place; `until` is after midnight where it is not later than `from`. */
interface ClockSpan {
  readonly from: string
  readonly until: string
}

/** What editors know of a day at a place. */
export interface BestTimeOnDay {
  /** When the sun shines on the façade; absent where nobody says how it faces, empty where it does not on that day. */
  readonly facade?: readonly ClockSpan[] | undefined
  readonly lights?: ClockSpan | undefined
  /** In order of time. */
  readonly tides: readonly Pick<Tide, 'time' | 'level'>[]
  readonly notes: readonly EditorObservation[]
}

/** A place and a day, by the noon of its clock. */
interface PlaceOnDay {
  readonly date: string
  readonly noon: number
  readonly place: Coordinates
  readonly timeZone: string
}

/** Days, a year and a half: what was seen before that may be different now. */
const OLDEST_NOTE = 548

/** What editors know of a place without notes that are too old. */
export function withoutOldNotes(rightHour: BestTimeToVisit | undefined, today: string): BestTimeToVisit | undefined {
  const oldest = addDays(today, -OLDEST_NOTE)
  return rightHour?.notes
    ? { ...rightHour, notes: rightHour.notes.filter(({ seenOn }) => seenOn >= oldest) }
    : rightHour
}

/** What editors know of a place, on one day. */
export function bestTimeOnDay(
  { facing, lights, notes = [], tides = [] }: BestTimeToVisit,
  { date, noon, place, timeZone }: PlaceOnDay,
): BestTimeOnDay {
  const spans = facing === undefined ? undefined : facadeSunlitPeriods(noon, place, facing)
  return {
    facade: spans?.map(({ from, until }) => ({ from: timeIn(from, timeZone), until: timeIn(until, timeZone) })),
    lights,
    tides: tides
      .filter((tide) => tide.date === date)
      .map(({ time, level }) => ({ time, level }))
      .toSorted((one, other) => (one.time < other.time ? -1 : 1)),
    notes,
  }
}
