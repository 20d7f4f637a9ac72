import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import { isTimeZone } from '@passepartout/content-model/is-time-zone'
import { z } from 'zod'
import { parseSharedJson, type ReportRefusal } from '../cache/parse-shared-json.ts'
import type { AgeBandPrice } from '../catalogue/calendar.ts'
import { PERFORMANCE_ACCESSIBILITY_TRAITS } from '../catalogue/product.ts'
import { MAX_PAST_DAYS } from './sold-out-history.ts'
import { DAYS_STORED, decodePrice, encodePriceKind } from './stored-days.ts'
import type { AvailabilityRecord } from './stored-tour-group.ts'

/** A part as it is stored: a row of the file or the database. */
export interface AvailabilityRow {
  readonly tgid: number
  /** Such as `calendar`, `soldOut`, `prices GBP`, `slots 20788`, `slotPrices 20788 GBP`; days are counted since the epoch. */
  readonly part: string
  /** Milliseconds since the epoch. */
  readonly readAt: number
  /** JSON. */
  readonly said: string
}

/** Characters of one part; the starts of a day with prices by age band are the longest. */
const MAX_LENGTH = 400_000
/** Milliseconds by which clocks of several machines may differ. */
const CLOCKS_DIFFER = 60_000

const whole = z.number().int()
const time = z.string().regex(/^\d\d:\d\d$/)
const digitsOf = (form: RegExp) => z.string().regex(form).max(DAYS_STORED)
const calendarSchema = z.object({
  first: whole,
  states: digitsOf(/^[0-3]*$/),
  tourIds: z.array(whole).max(32),
  tours: z.array(whole.min(0)).max(DAYS_STORED),
})
const pricesSchema = z.object({
  first: whole,
  amounts: z.array(z.number().positive().nullable()).max(DAYS_STORED),
  kinds: digitsOf(/^[0-7]*$/),
})
const slotsSchema = z.array(
  z.object({
    start: time,
    end: time.exactOptional(),
    tourId: whole,
    left: z.union([whole.min(0), z.literal('unlimited')]).exactOptional(),
  }),
)
/** With amount, kind of price, and sizes of the group. */
const bandSchema = z.tuple([z.string(), z.number().min(0), whole.min(0).max(7), whole, whole])
/** Start and tour, then each band. */
const slotPricesSchema = z.array(z.tuple([z.string(), z.array(bandSchema)]))
/** Days that are over; days to come with each start and its outcome so far. */
const soldOutSchema = z.object({
  since: whole,
  past: z.array(z.tuple([whole, z.string().regex(/^(?:\d\d:\d\d[ofs])*$/)])).max(MAX_PAST_DAYS),
  coming: z.array(z.tuple([whole, z.array(z.tuple([time, z.enum(['open', 'soldOut', 'first'])]))])),
})
const venueSchema = z.object({
  timeZone: z.string().refine(isTimeZone).exactOptional(),
  cityCode: z.string().exactOptional(),
  schedule: z.object({ opens: time, closes: time, nextOpenDate: z.iso.date().exactOptional() }).exactOptional(),
  performances: z.array(z.object({ tourId: whole, trait: z.enum(PERFORMANCE_ACCESSIBILITY_TRAITS) })).exactOptional(),
})

export function recordKey(part: AvailabilityRecord): string {
  if (part.kind === 'venue' || part.kind === 'calendar' || part.kind === 'soldOut') return part.kind
  if (part.kind === 'prices') return `prices ${part.currency}`
  return part.kind === 'slots' ? `slots ${part.day}` : `slotPrices ${part.day} ${part.currency}`
}

export function toAvailabilityRow(tgid: number, part: AvailabilityRecord): AvailabilityRow {
  return { tgid, part: recordKey(part), readAt: part.value.readAt, said: JSON.stringify(writeValue(part)) }
}

function writeValue(part: AvailabilityRecord): unknown {
  switch (part.kind) {
    case 'venue': {
      const { readAt: _, ...venue } = part.value
      return venue
    }
    case 'calendar': {
      const { firstDay, states, tourIds, tours } = part.value
      return { first: firstDay, states: states.join(''), tourIds, tours: [...tours] }
    }
    case 'soldOut': {
      const { since, past, coming } = part.value
      return { since, past: [...past], coming: [...coming].map(([of, starts]) => [of, [...starts]]) }
    }
    case 'prices': {
      const { firstDay, amounts, kinds } = part.value
      // Not a number becomes null.
      return { first: firstDay, amounts: [...amounts], kinds: kinds.join('') }
    }
    case 'slots':
      return part.value.slots
    case 'slotPrices':
      return [...part.value.prices].map(([key, bands]) => [key, bands.map(writeBand)])
  }
}

function writeBand({ band, price, sizes }: AgeBandPrice) {
  return [band, price.display.amount, encodePriceKind(price), sizes?.min ?? 0, sizes?.max ?? 0]
}

/**
 * Reads a row that this process or another one wrote; anything may stand in a shared database.
 *
 * @param now milliseconds since the epoch
 * @returns `undefined` for what is not believed, which is reported
 */
export function parseAvailabilityRow(
  { part, readAt, said }: AvailabilityRow,
  now: number,
  refuse: ReportRefusal,
): AvailabilityRecord | undefined {
  const source = 'availability'
  if (!(readAt <= now + CLOCKS_DIFFER)) return void refuse(source, 'wrong time')
  const [kind, ...about] = part.split(' ')
  const currency = about.find(isCurrencyCode)
  const read = <T extends z.ZodType>(schema: T): z.infer<T> | undefined => {
    const text = parseSharedJson(said, schema, MAX_LENGTH)
    return text.ok ? text.value : void refuse(source, text.reason)
  }
  switch (kind) {
    case 'venue': {
      const value = read(venueSchema)
      return value && { kind, value: { ...value, readAt } }
    }
    case 'calendar': {
      const value = read(calendarSchema)
      if (!value) return undefined
      const { first, states, tourIds, tours } = value
      const days = { firstDay: first, states: digits(states), tourIds, tours: Uint32Array.from(tours) }
      return { kind, value: { readAt, ...days } }
    }
    case 'soldOut': {
      const value = read(soldOutSchema)
      if (!value) return undefined
      const coming = value.coming.map(([of, starts]) => [of, new Map(starts)] as const)
      return { kind, value: { readAt, since: value.since, past: new Map(value.past), coming: new Map(coming) } }
    }
    case 'prices': {
      const value = currency && read(pricesSchema)
      if (!value) return undefined
      const amounts = Float64Array.from(value.amounts, (amount) => amount ?? Number.NaN)
      return { kind, currency, value: { readAt, firstDay: value.first, amounts, kinds: digits(value.kinds) } }
    }
    case 'slots': {
      const value = read(slotsSchema)
      return value && { kind, day: Number(about[0]), value: { readAt, slots: value } }
    }
    case 'slotPrices': {
      const value = currency && read(slotPricesSchema)
      if (!value) return undefined
      const prices = new Map(value.map(([key, bands]) => [key, bands.map((band) => readBand(band, currency))]))
      return { kind, day: Number(about[0]), currency, value: { readAt, prices } }
    }
    default:
      return void refuse(source, 'wrong type')
  }
}

function readBand([band, amount, kind, min, max]: z.infer<typeof bandSchema>, currency: CurrencyCode): AgeBandPrice {
  return { band, price: decodePrice(amount, kind, currency), ...(max > 0 && { sizes: { min, max } }) }
}

function digits(text: string): Uint8Array {
  return Uint8Array.from(text, Number)
}
