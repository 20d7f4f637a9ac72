import { getPosition, getTimes } from 'suncalc'
import type { Coordinates } from './product.ts'

/** The sun on a day at a place; instants in milliseconds since the epoch, each absent where it does not happen on that day. */
export interface SunOfDay {
  readonly rises?: number
  /** End of the morning's golden hour: the sun is 6° high. */
  readonly goldenUntil?: number
  /** Begin of the evening's golden hour. */
  readonly goldenFrom?: number
  readonly sets?: number
  /** End of civil twilight in the evening, with which the blue hour ends: the sun is 6° below the horizon. */
  readonly isDarkFrom?: number
  /** Begin of civil twilight in the morning. */
  readonly isDarkUntil?: number
}

/** @param noon noon by the place's clock, in milliseconds since the epoch: it tells which day is meant, also across the date line */
export function sunOfDay(noon: number, { latitude, longitude }: Coordinates): SunOfDay {
  const times = getTimes(new Date(noon), latitude, longitude)
  const known = Object.entries({
    rises: times.sunrise,
    goldenUntil: times.goldenHourEnd,
    goldenFrom: times.goldenHour,
    sets: times.sunset,
    isDarkFrom: times.dusk,
    isDarkUntil: times.dawn,
  }).flatMap(([name, time]) => (time ? [[name, time.getTime()] as const] : []))
  return Object.fromEntries(known)
}

/** Degrees of the sun above the horizon, negative below it. */
export function heightOfSun(instant: number, { latitude, longitude }: Coordinates): number {
  return getPosition(new Date(instant), latitude, longitude).altitude
}
