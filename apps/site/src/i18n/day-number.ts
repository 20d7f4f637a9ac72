const DAY = 86_400_000
/** Days of thirteen years, and as many mistakes of addresses. */
const MAX_CACHED = 5000

/** Lists compute with the same few days thousands of times. */
const numbers = new Map<string, number>()
const dates = new Map<number, string>()

/** Days since the epoch of an ISO date; not a number for what is none. */
export function dayNumber(date: string): number {
  return remembered(numbers, date, (text) => Math.floor(Date.parse(text) / DAY))
}

/** The ISO date of a day since the epoch. @throws RangeError for what is no day */
export function isoDate(day: number): string {
  return remembered(dates, day, (number) => new Date(number * DAY).toISOString().slice(0, 10))
}

export function addDays(date: string, days: number): string {
  return isoDate(dayNumber(date) + days)
}

function remembered<K, V>(known: Map<K, V>, key: K, compute: (key: K) => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = compute(key)
  if (known.size >= MAX_CACHED) known.clear()
  known.set(key, value)
  return value
}
