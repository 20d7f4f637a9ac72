import { z } from 'zod'
import type { AgeBandPrice, Slot, TourStart } from '../../calendar.ts'
import { POSSIBLY_FREE_BANDS } from '../../prices/age-bands.ts'
import { buildPrice } from '../../prices/build-price.ts'
import { mainPrice } from '../../prices/main-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import { withTraceScope } from '../../prices/price-trace.ts'
import { parseAndReportDrops } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { lenientOptional } from '../response-schemas.ts'

export interface ParsedSlots {
  /** In order of their starts. */
  readonly slots: readonly Slot[]
}

const MAX_SLOTS = 300
const MAX_TICKETS = 100_000

const chargeSchema = z.object({
  type: lenientOptional(z.string()),
  listingPrice: z.number().min(0),
  minSize: lenientOptional(z.number().int().positive()),
  maxSize: lenientOptional(z.number().int().positive()),
  extraCharges: lenientOptional(z.number()),
  isPricingInclusiveOfExtraCharges: lenientOptional(z.boolean()),
})
type Charge = z.infer<typeof chargeSchema>
const charges = z.array(z.unknown()).catch([])

const paxSchema = z.object({
  remaining: lenientOptional(z.number().int().min(0).max(MAX_TICKETS)),
  availability: z.enum(['LIMITED', 'UNLIMITED', 'CLOSED']).catch('LIMITED'),
})

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d)?$/)
  .transform((time) => time.slice(0, 5))

const slotSchema = z.object({
  startDate: z.string(),
  startTime: clockTime,
  endTime: lenientOptional(clockTime),
  tourId: z.number().int().positive(),
  priceProfile: lenientOptional(
    z.object({ priceProfileType: lenientOptional(z.string()), persons: charges, groups: charges }),
  ),
  paxAvailability: z.array(paxSchema).catch([]),
})
type SlotAnswer = z.infer<typeof slotSchema>

const dateSchema = z.iso.date()
const answerSchema = z.object({ availabilities: z.array(z.unknown()), currencyCode: lenientOptional(z.string()) })

/**
 * Catalogue API, "Inventories": the starts of one day. An unreadable slot is dropped; the others stay.
 *
 * @param date the requested day; slots of other days are dropped
 * @returns `undefined` when the answer is not a list of slots, or none of them is usable
 */
export function parseSlots(
  value: unknown,
  date: string,
  reading: ParseContext,
): WithTimedPrices<ParsedSlots> | undefined {
  const { data: answer } = answerSchema.safeParse(value)
  if (!answer) return undefined
  const slots = answer.availabilities
    .flatMap((item) => parseAndReportDrops(slotSchema, item, reading.report) ?? [])
    .filter(({ startDate }) => startDate === date)
    .map((slot) => buildSlot(slot, answer.currencyCode ?? '', reading))
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
    .slice(0, MAX_SLOTS)
  return slots.length === 0 && answer.availabilities.length > 0 ? undefined : { slots }
}

export interface ParsedStarts {
  /** In order of time. */
  readonly starts: readonly TourStart[]
  /** ISO date of the first day of which starts are left out, because the answer has too many; so are all later ones. */
  readonly cutOn?: string
}

/** The first starts of an answer. */
export function limitStarts(all: readonly TourStart[]): ParsedStarts {
  const inOrder = all.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
  return { starts: inOrder.slice(0, MAX_SLOTS), ...optionalProperty('cutOn', inOrder[MAX_SLOTS]?.date) }
}

/**
 * Start times from the same answer over several days, without prices.
 *
 * @returns as `parseSlots`
 */
export function parseStarts(value: unknown, { report }: Pick<ParseContext, 'report'> = {}): ParsedStarts | undefined {
  const { data: answer } = answerSchema.safeParse(value)
  if (!answer) return undefined
  const starts = answer.availabilities
    .flatMap((item) => parseAndReportDrops(slotSchema, item, report) ?? [])
    .filter(({ startDate }) => dateSchema.safeParse(startDate).success)
    .map(({ startDate, startTime, endTime, tourId, paxAvailability }) => ({
      ...{ date: startDate, startTime, tourId, ...optionalProperty('endTime', endTime) },
      isSoldOut: paxAvailability.length > 0 && ticketsLeft(paxAvailability) === 0,
      ...optionalProperty('left', leftOf(paxAvailability)),
    }))
  return starts.length === 0 && answer.availabilities.length > 0 ? undefined : limitStarts(starts)
}

function timeOf({ date, startTime }: TourStart): string {
  return `${date} ${startTime}`
}

/** `undefined` where there is no limit. */
function ticketsLeft(pax: SlotAnswer['paxAvailability']): number | undefined {
  if (pax.some(({ availability }) => availability === 'UNLIMITED')) return undefined
  return Math.max(0, ...pax.map(({ availability, remaining }) => (availability === 'CLOSED' ? 0 : (remaining ?? 0))))
}

/** Unlike `ticketsLeft`, `undefined` where the provider says nothing or an impossible number. */
function leftOf(pax: SlotAnswer['paxAvailability']): Slot['left'] {
  if (pax.some(({ availability }) => availability === 'UNLIMITED')) return 'unlimited'
  const numbers = pax.flatMap(({ availability, remaining }) => (availability === 'CLOSED' ? 0 : (remaining ?? [])))
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

function buildSlot(slot: SlotAnswer, currencyCode: string, reading: ParseContext): WithTimedPrices<Slot> {
  const { startTime, endTime, tourId, paxAvailability } = slot
  const { readAt } = reading
  const prices = buildBandPrices(slot, currencyCode, withTraceScope(reading, `tour ${tourId} at ${startTime}`))
  const timed = prices.map((one) => ({ ...one, price: { price: one.price, readAt } }))
  return {
    startTime,
    ...optionalProperty('endTime', endTime),
    tourId,
    ...optionalProperty('left', leftOf(paxAvailability)),
    ...optionalProperty('remaining', ticketsLeft(paxAvailability)),
    ...optionalProperty('price', toTimedPrice(mainPrice(prices), readAt)),
    ...(timed.length > 0 && { prices: timed }),
  }
}

/** Prices by age band, or by size of group; none where the adult's is unusable, for the others would look like it. */
function buildBandPrices({ priceProfile }: SlotAnswer, currencyCode: string, reading: ParseContext): AgeBandPrice[] {
  const isGroup = priceProfile?.priceProfileType === 'PER_GROUP'
  const all = (isGroup ? priceProfile?.groups : priceProfile?.persons) ?? []
  const usable = all.flatMap((charge) => chargeSchema.safeParse(charge).data ?? [])
  const prices = usable.flatMap((charge): AgeBandPrice[] => {
    const { type, listingPrice: finalPrice, minSize, maxSize, ...charges } = charge
    const listing = { currencyCode, finalPrice, ...charges, type: isGroup ? 'PER_GROUP' : type }
    const price = isFree(charge)
      ? { display: { amount: 0, currency: reading.currency }, per: 'person' as const, isFrom: false }
      : buildPrice({ ...listing, otherPricesExist: isGroup && usable.length > 1 }, reading)
    const sizes = minSize && maxSize ? { min: minSize, max: maxSize } : undefined
    return price ? [{ band: type ?? (isGroup ? 'GROUP' : 'PERSON'), price, ...optionalProperty('sizes', sizes) }] : []
  })
  const isUsable = mainPrice(prices) !== undefined && currencyCode === reading.currency
  const lacksAdult = usable.some(({ type }) => type === 'ADULT') && !prices.some(({ band }) => band === 'ADULT')
  return isUsable && !lacksAdult ? prices : []
}

/** Adults and groups always pay; a price of zero is one that the provider does not have. */
function isFree({ type, listingPrice, extraCharges }: Charge): boolean {
  return listingPrice === 0 && (extraCharges ?? 0) === 0 && POSSIBLY_FREE_BANDS.has(type ?? '')
}
