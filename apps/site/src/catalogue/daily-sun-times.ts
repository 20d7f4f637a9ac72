import { getPosition, getTimes } from 'suncalc'
import type { Coordinates } from './product.ts'

/** The sun on a day at a place; instants in milliseconds since the epoch, each absent where it does not happen on that day. */
export interface DailySunTimes {
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
export function dailySunTimes(noon: number, { latitude, longitude }: Coordinates): DailySunTimes {
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
export function sunAltitude(instant: number, { latitude, longitude }: Coordinates): number {
  return getPosition(new Date(instant), latitude, longitude).altitude
}

/** Two instants in milliseconds since the epoch. */
interface Shine {
  readonly from: number
  readonly until: number
}

const RADIANS = Math.PI / 180
/** Milliseconds. */
const MINUTE = 60_000
const HALF_DAY = 720 * MINUTE
/** Between two positions of the sun that are looked at first. */
const STEP = 20 * MINUTE

/**
 * When the sun shines on a façade: it is above the horizon, and less than 90° from the direction in which the façade looks. In summer
 * that may be twice a day, where the façade looks away from the equator.
 *
 * @param noon as of `dailySunTimes`
 * @param facing degrees from north, clockwise
 */
export function facadeSunlitPeriods(noon: number, place: Coordinates, facing: number): readonly Shine[] {
  const { from, until } = daylightOf(noon, place)
  const azimuthAt = (instant: number) => getPosition(new Date(instant), place.latitude, place.longitude).azimuth
  const isLit = (instant: number) => Math.cos((azimuthAt(instant) - facing) * RADIANS) > 0
  const seen = Array.from({ length: Math.ceil((until - from) / STEP) + 1 }, (_, step) => {
    const instant = Math.min(from + step * STEP, until)
    return { instant, isLit: isLit(instant) }
  })
  const turns = seen.slice(1).flatMap((after, index) => {
    const { [index]: before = after } = seen
    return before.isLit === after.isLit ? [] : turnBetween(before.instant, after.instant, isLit)
  })
  const begins = [...(seen[0]?.isLit ? [from] : []), ...turns]
  const ends = [...begins.slice(1), until]
  return begins.flatMap((begin, index) => {
    const { [index]: end = until } = ends
    return index % 2 === 0 && end - begin >= MINUTE ? { from: begin, until: end } : []
  })
}

/** The part of the 24 hours about noon in which the sun is up; without length where it does not rise. */
function daylightOf(noon: number, place: Coordinates): Shine {
  const { rises, sets } = dailySunTimes(noon, place)
  if (rises !== undefined && sets !== undefined) return { from: rises, until: sets }
  const half = sunAltitude(noon, place) > 0 ? HALF_DAY : 0
  return { from: noon - half, until: noon + half }
}

/** When it changes between two instants, to half a minute. */
function turnBetween(before: number, after: number, isLit: (instant: number) => boolean): number {
  if (after - before <= MINUTE / 2) return after
  const middle = (before + after) / 2
  return isLit(middle) === isLit(before) ? turnBetween(middle, after, isLit) : turnBetween(before, middle, isLit)
}
