import { z } from 'zod'
import { addDays, dayNumber } from '../i18n/day-number.ts'
import { badRequest, invalidId, type OctoFailure, unprocessable } from './octo-failure.ts'
import type { AskedUnit } from './octo-prices.ts'

/** Bodies of POST, which anybody may send. Bounds are those of one call. */

const MOST_UNITS = 20
const MOST_QUANTITY = 100
const MOST_IDS = 200
/** More than a calendar has: it is read from memory. */
const MOST_CALENDAR_DAYS = 366
/** Days whose starts are read. */
export const MAX_START_DAYS_PER_CALL = 31

const day = z.iso.date()
const shared = {
  productId: z.unknown().optional(),
  optionId: z.unknown().optional(),
  localDateStart: day.nullish(),
  localDateEnd: day.nullish(),
  units: z
    .array(z.object({ id: z.string().max(100), quantity: z.int().min(0).max(MOST_QUANTITY) }))
    .max(MOST_UNITS)
    .nullish(),
  currency: z.string().nullish(),
}
export const calendarBodySchema = z.object(shared)
export const availabilityCheckBodySchema = z.object({
  ...shared,
  localDate: day.nullish(),
  availabilityIds: z.array(z.unknown()).max(MOST_IDS).nullish(),
})

/** ISO dates; both are included. */
interface Range {
  readonly from: string
  readonly to: string
}

/** A readable body, of whatever product. */
export interface CalendarRequest extends Range {
  readonly productId: unknown
  readonly optionId: unknown
  readonly units: readonly AskedUnit[]
  readonly currency: string | undefined
}

export interface AvailabilityCheckRequest extends CalendarRequest {
  /** Only these; all where absent. */
  readonly ids: ReadonlySet<string> | undefined
}

/**
 * The body of `POST /availability/calendar`.
 *
 * @param today at the site, from which days are told where the body names none
 */
export function parseCalendarBody(body: unknown, today: string): CalendarRequest | OctoFailure {
  const { data, error } = calendarBodySchema.safeParse(body)
  if (!data) return unreadable(error)
  const from = data.localDateStart ?? today
  const range = rangeOf({ from, to: data.localDateEnd ?? addDays(from, MOST_CALENDAR_DAYS - 1) }, MOST_CALENDAR_DAYS)
  return 'error' in range ? range : { ...asked(data), ...range }
}

/** The body of `POST /availability`: a day, a range of days, or ids of starts. */
export function parseAvailabilityCheckBody(body: unknown): AvailabilityCheckRequest | OctoFailure {
  const { data, error } = availabilityCheckBodySchema.safeParse(body)
  if (!data) return unreadable(error)
  const { availabilityIds, localDate } = data
  const ids = availabilityIds?.map((id) => (isAvailabilityId(id) ? id : undefined))
  const wrong = ids?.indexOf(undefined) ?? -1
  if (wrong >= 0) return invalidId('availabilityId', availabilityIds?.[wrong])
  const days = ids?.map((id) => String(id).slice(0, 10)).toSorted() ?? []
  const from = data.localDateStart ?? localDate ?? days[0]
  const to = data.localDateEnd ?? localDate ?? days.at(-1)
  if (from === undefined || to === undefined) {
    return badRequest('One of localDate, localDateStart and localDateEnd, availabilityIds is needed')
  }
  const range = rangeOf({ from, to }, MAX_START_DAYS_PER_CALL)
  return 'error' in range ? range : { ...asked(data), ...range, ids: ids && new Set(ids.map(String)) }
}

/** What a body of `POST /bookings` names; nothing of it is kept. */
export const bookingBodySchema = z.object({
  productId: z.unknown().optional(),
  optionId: z.unknown().optional(),
  availabilityId: z.unknown().optional(),
})

/** The day and the time that an id of a start names. */
export function isAvailabilityId(id: unknown): id is string {
  return typeof id === 'string' && AVAILABILITY_ID.test(id) && day.safeParse(id.slice(0, 10)).success
}
const AVAILABILITY_ID = /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d:00(?:Z|[+-]\d\d:\d\d)?)?$/

function asked({ productId, optionId, units, currency }: z.infer<typeof calendarBodySchema>) {
  return { productId, optionId, units: units ?? [], currency: currency ?? undefined }
}

function rangeOf({ from, to }: Range, mostDays: number): Range | OctoFailure {
  if (to < from) return badRequest('localDateEnd is before localDateStart')
  if (dayNumber(to) - dayNumber(from) >= mostDays)
    return unprocessable(`At most ${mostDays} days can be asked for at once`)
  return { from, to }
}

/** Names the first thing that is wrong. */
function unreadable(error: z.ZodError): OctoFailure {
  const [issue] = error.issues
  const where = issue?.path.join('.') || 'body'
  return badRequest(`${where}: ${issue?.message ?? 'cannot be read'}`)
}
