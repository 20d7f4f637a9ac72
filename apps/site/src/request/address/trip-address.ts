import { isValidIsoDate } from '@passepartout/content-model/links/booking-options'
import { type Party, serializeParty, USUAL_PARTY } from './choices/party.ts'
import { parseId } from './parse-id.ts'
import { decodedParameterOf, parameterOf } from './query-parameters.ts'
import { SEARCH_QUERY_PARAMETER } from './search-address.ts'
import { addressOfForm, type SiteFormTarget } from './site-form-target.ts'

/** A tour group that is visited on a day of a trip. */
export interface TripStop {
  readonly tgid: number
  /** The chosen start, HH:MM at the venue; absent when any start will do. */
  readonly time?: string
}

/** Tour groups by day: `/fr/trip/?start=2026-12-05&plan=7148@10:30,7110;7120`. */
export interface Trip {
  /** ISO date of the first day; absent before one is chosen. */
  readonly start?: string
  /** Days that follow each other, each with its stops in order; a day may be empty. */
  readonly days: readonly (readonly TripStop[])[]
}

/** A trip as an address has it. */
export interface ParsedTrip {
  readonly trip: Trip
  /** Number of parts of the address that name no stop, no day, or more than a trip may have. */
  readonly dropped: number
}

/** A request for a trip. */
export interface TripRequest extends ParsedTrip {
  /** Its page; the address of the same stops in their best order, `trip/arranged/`; or the trip as a calendar, `trip/visit.ics`. */
  readonly part: 'plan' | 'arranged' | 'calendar'
  /** What is searched for to be added, decoded; may be empty. */
  readonly query: string
}

/** Segment below the page of a trip. */
export const ARRANGED_SEGMENT = 'arranged'
export const START_PARAMETER = 'start'
export const PLAN_PARAMETER = 'plan'
export const MOST_DAYS = 14
export const MOST_STOPS = 30

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** Years of this century only, as for any other day of an address. */
const DAY = /^20\d\d-\d\d-\d\d$/

/**
 * Parses the trip of an address. What cannot be read is left out and counted.
 *
 * @param search with its question mark, or empty
 */
export function parseTrip(search: string): ParsedTrip {
  const plan = parsePlan(decodedParameterOf(search, PLAN_PARAMETER) ?? '')
  const start = parameterOf(search, START_PARAMETER) ?? ''
  const isDay = DAY.test(start) && isValidIsoDate(start)
  return {
    trip: { ...(isDay ? { start } : {}), days: plan.days },
    dropped: plan.dropped + (isDay || start === '' ? 0 : 1),
  }
}

/** Parses the days and stops of a trip: `7148@10:30,7110;7120`. */
export function parsePlan(text: string): { readonly days: Trip['days']; readonly dropped: number } {
  if (text === '') return { days: [], dropped: 0 }
  const days = text.split(';').map((day) => (day === '' ? [] : day.split(',')))
  const read = days.slice(0, MOST_DAYS).map((day) => day.flatMap((stop) => parseStop(stop) ?? []))
  const kept = firstStops(read, MOST_STOPS)
  const named = days.reduce((sum, day) => sum + day.length, 0)
  return { days: kept.some((day) => day.length > 0) || kept.length > 1 ? kept : [], dropped: named - countStops(kept) }
}

function parseStop(text: string): TripStop | undefined {
  const [id, time, more] = text.split('@')
  const tgid = parseId(id)
  if (tgid === undefined || more !== undefined) return undefined
  if (time === undefined) return { tgid }
  return TIME.test(time) ? { tgid, time } : undefined
}

function firstStops(days: Trip['days'], most: number): Trip['days'] {
  let left = most
  return days.map((day) => {
    const kept = day.slice(0, left)
    left -= kept.length
    return kept
  })
}

/** The number of stops on all days. */
export function countStops(days: Trip['days']): number {
  return days.reduce((sum, day) => sum + day.length, 0)
}

/** The days and stops of a trip as an address has them. */
export function serializePlan(days: Trip['days']): string {
  return days
    .map((day) => day.map(({ tgid, time }) => (time === undefined ? `${tgid}` : `${tgid}@${time}`)).join())
    .join(';')
}

/** A trip in canonical form, so that shared addresses are the same everywhere; empty for an empty trip. */
export function serializeTrip({ start, days }: Trip): string {
  const plan = serializePlan(days)
  return [start === undefined ? '' : `${START_PARAMETER}=${start}`, plan && `${PLAN_PARAMETER}=${plan}`]
    .filter(Boolean)
    .join('&')
}

/**
 * @param form of the site's trips
 * @param query what is searched for to be added
 */
export function addressOfTrip(form: SiteFormTarget, trip: Trip, party: Party = USUAL_PARTY, query = ''): string {
  const searched = query && `${SEARCH_QUERY_PARAMETER}=${encodeURIComponent(query)}`
  return addressOfForm(form, [serializeTrip(trip), serializeParty(party), searched].filter(Boolean).join('&'))
}
