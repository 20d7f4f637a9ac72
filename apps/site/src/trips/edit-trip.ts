import { countStops, MOST_DAYS, MOST_STOPS, type Trip, type TripStop } from '../request/address/trip-address.ts'

/** Where a stop is in a trip: both numbers count from 0. */
export interface StopPosition {
  readonly day: number
  readonly place: number
}

type AddedStopPosition = Pick<StopPosition, 'day'> & Partial<StopPosition>

/** Whether a trip can have another stop. */
export function mayAddStop({ days }: Trip): boolean {
  return countStops(days) < MOST_STOPS
}

/**
 * Adds a stop to a day, at its end if no place is given. Days up to it are added.
 *
 * @returns the same trip when it is full
 */
export function addStop(trip: Trip, stop: TripStop, { day, place }: AddedStopPosition): Trip {
  if (!mayAddStop(trip) || day >= MOST_DAYS) return trip
  const days = Array.from({ length: Math.max(trip.days.length, day + 1) }, (_, number) => trip.days[number] ?? [])
  const stops = days[day] ?? []
  return { ...trip, days: days.with(day, stops.toSpliced(place ?? stops.length, 0, stop)) }
}

/** Removes a stop; its day stays. */
export function removeStop(trip: Trip, at: StopPosition): Trip {
  return { ...trip, days: trip.days.map((stops, day) => (day === at.day ? stops.toSpliced(at.place, 1) : stops)) }
}

/**
 * Moves a stop to a place that is counted without it. On another day any start will do.
 *
 * @returns the same trip when it has no such stop
 */
export function moveStop(trip: Trip, from: StopPosition, to: StopPosition): Trip {
  const stop = trip.days[from.day]?.[from.place]
  if (!stop || to.day >= MOST_DAYS) return trip
  return addStop(removeStop(trip, from), from.day === to.day ? stop : { tgid: stop.tgid }, to)
}

/** @param time HH:MM; absent when any start will do */
export function chooseStopTime(trip: Trip, at: StopPosition, time: string | undefined): Trip {
  const chosen = ({ tgid }: TripStop): TripStop => (time === undefined ? { tgid } : { tgid, time })
  const withChoice = (stops: readonly TripStop[]) =>
    stops.map((stop, place) => (place === at.place ? chosen(stop) : stop))
  return { ...trip, days: trip.days.map((stops, day) => (day === at.day ? withChoice(stops) : stops)) }
}

/** Adds an empty day at the end; a trip without days has one. */
export function addDay(trip: Trip): Trip {
  const days = trip.days.length === 0 ? [[]] : trip.days
  return days.length < MOST_DAYS ? { ...trip, days: [...days, []] } : trip
}

/** Removes an empty day. The days after it are a day earlier. */
export function removeDay(trip: Trip, day: number): Trip {
  return trip.days[day]?.length === 0 ? { ...trip, days: trip.days.toSpliced(day, 1) } : trip
}

/** Each stop with its place, in order. */
export function placedStops({ days }: Trip): readonly (StopPosition & { readonly stop: TripStop })[] {
  return days.flatMap((stops, day) => stops.map((stop, place) => ({ day, place, stop })))
}
