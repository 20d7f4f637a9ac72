import type { TextKey } from '../../messages/translate.ts'

/** The instant of a local time in a time zone; instants are milliseconds since 1970. */
export type ResolvedLocalTime =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'once'; readonly at: number }
  /** The time is skipped when clocks are put forward. */
  | { readonly kind: 'never'; readonly from: string; readonly to: string }
  /** The time occurs twice when clocks are put back. */
  | { readonly kind: 'twice'; readonly first: number; readonly second: number }

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})$/
const MINUTE = 60_000
const DAY = 1440 * MINUTE

/**
 * Converts a local time to an instant.
 *
 * @param local such as `2026-03-29T02:30`, as forms send it
 * @param zone IANA name
 */
export function resolveLocalTime(local: string, zone: string): ResolvedLocalTime {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local.replace(' ', 'T')}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc) || writeUtc(asUtc) !== local.replace(' ', 'T')) return { kind: 'invalid' }
  const [before, after] = [offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)]
  const instants = [...new Set([asUtc - before, asUtc - after])].filter(
    (at) => toLocalTime(at, zone) === writeUtc(asUtc),
  )
  const [first, second] = instants.toSorted((one, other) => one - other)
  if (first === undefined) return { kind: 'never', ...gapAround(asUtc, before, after) }
  return second === undefined ? { kind: 'once', at: first } : { kind: 'twice', first, second }
}

/** A skipped time, with the times before and after the gap. */
function gapAround(asUtc: number, before: number, after: number): { from: string; to: string } {
  const later = writeUtc(asUtc - before + after)
  return { from: writeUtc(asUtc - after + before), to: later }
}

/** Converts an instant to local time: `2026-03-29T03:30`. */
export function toLocalTime(at: number, zone: string): string {
  return writeUtc(at + offsetAt(at, zone))
}

/**
 * Formats a local time for people: `24 December 2026 at 08:00 (Europe/Paris)`, in the conventions of the language.
 *
 * @param local a valid one
 */
export function formatLocalTime(local: string, zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(Date.parse(`${local.replace(' ', 'T')}:00Z`))} (${zone})`
}

function writeUtc(at: number): string {
  return new Date(at).toISOString().slice(0, 16)
}

/** The offset of a zone from UTC in milliseconds, to the minute. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
  return shown - Math.floor(at / MINUTE) * MINUTE
}

/** The two instants of a time that occurs twice. */
export const AMBIGUOUS_TIME_OCCURRENCES = ['first', 'second'] as const

/** A local time of a site, and which of its two instants where it occurs twice. */
export interface LocalTimeChoice {
  readonly localTime: string
  readonly occurrence: string | null | undefined
}

/** @returns milliseconds since 1970; `undefined` when the time is skipped, or ambiguous without a choice */
export function instantOfLocalTime(
  local: string,
  zone: string,
  occurrence: string | null | undefined,
): number | undefined {
  const time = resolveLocalTime(local, zone)
  if (time.kind === 'once') return time.at
  return time.kind === 'twice' && (occurrence === 'first' || occurrence === 'second') ? time[occurrence] : undefined
}

/** A message of the components, so that a form can show it during input, with its parameters. */
export interface LocalTimeFault {
  readonly code: TextKey
  readonly params: Readonly<Record<string, string>>
}

/**
 * The fault of a time that must be in the future; `undefined` without a fault.
 *
 * @param now milliseconds since 1970
 */
export function futureTimeFault(
  { localTime, occurrence }: LocalTimeChoice,
  zone: string,
  now: number,
): LocalTimeFault | undefined {
  const time = resolveLocalTime(localTime, zone)
  if (time.kind === 'invalid') return { code: 'releases:noTime', params: {} }
  if (time.kind === 'never') {
    const [before, after] = [clockOf(time.from), clockOf(time.to)]
    return { code: 'releases:skipped', params: { time: clockOf(localTime), zone, before, after } }
  }
  const at = instantOfLocalTime(localTime, zone, occurrence)
  if (at === undefined) return { code: 'releases:twice', params: { time: clockOf(localTime), zone } }
  if (at > now) return undefined
  return { code: 'releases:past', params: { zone, now: toLocalTime(now, zone).replace('T', ' ') } }
}

function clockOf(local: string): string {
  return local.slice(11)
}
