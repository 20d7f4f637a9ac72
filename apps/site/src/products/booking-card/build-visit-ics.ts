import ical, { type ICalEventData } from 'ical-generator'
import type { VisitLocation } from '../../catalogue/product.ts'
import { instantOf } from '../../i18n/zoned-time.ts'

/** A visit for a calendar entry. */
export interface VisitEvent {
  readonly tgid: number
  readonly name: string
  /** ISO date in the venue's time zone. */
  readonly date: string
  /** When it begins and ends, HH:MM, if one time alone is meant; otherwise the entry takes the day. */
  readonly hours?: { readonly startTime: string; readonly endTime?: string | undefined } | undefined
  /** Milliseconds, where no end is told. */
  readonly duration?: number | undefined
  /** IANA name, of the venue. */
  readonly timeZone: string
  /** Where it begins. */
  readonly place?: VisitLocation | undefined
  /** Further notes, one line each. */
  readonly notes: readonly string[]
  /** The public address of the page with this choice. */
  readonly address: string
  /** Creation time, in milliseconds since the epoch. */
  readonly now: number
}

const PRODUCER = { company: 'Passepartout', product: 'Visits', language: 'EN' } as const

/**
 * A visit as an iCalendar file (RFC 5545). Times are in UTC, so that calendars in every zone show the same instant. The same visit
 * has the same identifier, which replaces an earlier entry of it.
 */
export function buildVisitIcs(visit: VisitEvent): string {
  const calendar = ical({ prodId: PRODUCER })
  calendar.createEvent(eventOf(visit))
  return `${calendar.toString()}\r\n`
}

/** Seconds: how often a calendar that subscribes asks again. */
const ASKED_EVERY = 21_600

/**
 * Visits as an iCalendar file to subscribe to (RFC 5545, RFC 7986), each with the identifier that its own file gives it.
 *
 * @param name of the calendar
 */
export function buildIcsFeed(name: string, visits: readonly VisitEvent[]): string {
  const calendar = ical({ prodId: PRODUCER, name: plain(name), ttl: ASKED_EVERY })
  for (const visit of visits) calendar.createEvent(eventOf(visit))
  return `${calendar.toString()}\r\n`
}

function eventOf(visit: VisitEvent): ICalEventData {
  const { tgid, name, date, hours, place, notes, address, now } = visit
  return {
    id: `${[tgid, date, hours?.startTime.replace(':', '')].filter(Boolean).join('-')}@${new URL(address).hostname}`,
    stamp: new Date(now),
    ...timesOf(visit),
    summary: plain(name),
    ...(place?.addressLine ? { location: locationOf(place, place.addressLine) } : {}),
    ...(notes.length > 0 ? { description: notes.map(plain).join('\n') } : {}),
    url: address,
  }
}

function timesOf({ date, hours, duration, timeZone }: VisitEvent) {
  if (!hours) return { start: new Date(date), allDay: true, timezone: 'UTC' }
  const { startTime, endTime } = hours
  const start = instantOf(date, startTime, timeZone)
  const isOvernight = endTime !== undefined && endTime <= startTime
  const end =
    endTime === undefined ? duration && start + duration : instantOf(date, endTime, timeZone, isOvernight ? 1 : 0)
  return { start: new Date(start), ...(end && end > start ? { end: new Date(end) } : {}) }
}

function locationOf({ latitude, longitude }: VisitLocation, address: string) {
  return { title: plain(address), geo: { lat: latitude, lon: longitude } }
}

/** The library escapes text, but keeps control characters. */
function plain(text: string): string {
  return text.replace(/\r?\n/g, ' ').replace(/\p{Cc}/gu, '')
}
