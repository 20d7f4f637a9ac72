import { z } from 'zod'
import type { Slot, Start } from '../../calendar.ts'
import { buildPrice } from '../../prices/price.ts'
import { type Recorded, recordPrice } from '../../prices/price-age.ts'
import { readItem } from '../dropped-fields.ts'
import { maybe } from '../maybe.ts'
import type { ParseContext } from '../parse-context.ts'

export interface ParsedSlots {
  /** In order of their starts. */
  readonly slots: readonly Slot[]
}

const MOST_SLOTS = 300
const MOST_TICKETS = 100_000

const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined)

const chargeSchema = z.object({
  type: optional(z.string()),
  listingPrice: z.number().positive(),
  extraCharges: optional(z.number()),
  isPricingInclusiveOfExtraCharges: optional(z.boolean()),
})
type Charge = z.infer<typeof chargeSchema>
const charges = z.array(z.unknown()).catch([])

const paxSchema = z.object({
  remaining: z.number().int().min(0).max(MOST_TICKETS).catch(0),
  availability: z.enum(['LIMITED', 'UNLIMITED', 'CLOSED']).catch('LIMITED'),
})

const slotSchema = z.object({
  startDate: z.string(),
  startTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d)?$/)
    .transform((time) => time.slice(0, 5)),
  tourId: z.number().int().positive(),
  priceProfile: optional(z.object({ priceProfileType: optional(z.string()), persons: charges, groups: charges })),
  paxAvailability: z.array(paxSchema).catch([]),
})
type SlotAnswer = z.infer<typeof slotSchema>

const dateSchema = z.iso.date()
const answerSchema = z.object({ availabilities: z.array(z.unknown()), currencyCode: optional(z.string()) })

/**
 * Catalogue API, "Inventories": the starts of one day. An unreadable slot is dropped; the others stay.
 *
 * @param date the requested day; slots of other days are dropped
 * @returns `undefined` when the answer is not a list of slots, or none of them is usable
 */
export function parseSlots(value: unknown, date: string, reading: ParseContext): Recorded<ParsedSlots> | undefined {
  const { data: answer } = answerSchema.safeParse(value)
  if (!answer) return undefined
  const slots = answer.availabilities
    .flatMap((item) => readItem(slotSchema, item, reading.report) ?? [])
    .filter(({ startDate }) => startDate === date)
    .map((slot) => buildSlot(slot, answer.currencyCode ?? '', reading))
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
    .slice(0, MOST_SLOTS)
  return slots.length === 0 && answer.availabilities.length > 0 ? undefined : { slots }
}

export interface ParsedStarts {
  /** In order of time. */
  readonly starts: readonly Start[]
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
    .flatMap((item) => readItem(slotSchema, item, report) ?? [])
    .filter(({ startDate }) => dateSchema.safeParse(startDate).success)
    .map(({ startDate, startTime, tourId, paxAvailability }) => ({
      ...{ date: startDate, startTime, tourId },
      isSoldOut: paxAvailability.length > 0 && ticketsLeft(paxAvailability) === 0,
    }))
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
  return starts.length === 0 && answer.availabilities.length > 0 ? undefined : { starts: starts.slice(0, MOST_SLOTS) }
}

function timeOf({ date, startTime }: Start): string {
  return `${date} ${startTime}`
}

/** `undefined` where there is no limit. */
function ticketsLeft(pax: SlotAnswer['paxAvailability']): number | undefined {
  if (pax.some(({ availability }) => availability === 'UNLIMITED')) return undefined
  return Math.max(0, ...pax.map(({ availability, remaining }) => (availability === 'CLOSED' ? 0 : remaining)))
}

function buildSlot(slot: SlotAnswer, currencyCode: string, reading: ParseContext): Recorded<Slot> {
  const { startTime, tourId, paxAvailability } = slot
  return {
    startTime,
    tourId,
    ...maybe('remaining', ticketsLeft(paxAvailability)),
    ...maybe('price', recordPrice(buildSlotPrice(slot, currencyCode, reading), reading.readAt)),
  }
}

/** The price of an adult or of a group, as in the calendar. */
function buildSlotPrice({ priceProfile }: SlotAnswer, currencyCode: string, reading: ParseContext) {
  const isGroup = priceProfile?.priceProfileType === 'PER_GROUP'
  const all = (isGroup ? priceProfile?.groups : priceProfile?.persons) ?? []
  const usable = all.flatMap((charge) => chargeSchema.safeParse(charge).data ?? [])
  const charge = usable.find(({ type }) => type === 'ADULT') ?? cheapest(usable)
  if (!charge) return undefined
  const { listingPrice: finalPrice, extraCharges, isPricingInclusiveOfExtraCharges } = charge
  const type = isGroup ? 'PER_GROUP' : charge.type
  return buildPrice(
    {
      ...{ currencyCode, finalPrice, extraCharges, isPricingInclusiveOfExtraCharges, type },
      otherPricesExist: isGroup && usable.length > 1,
    },
    reading,
  )
}

function cheapest(charges: readonly Charge[]): Charge | undefined {
  return charges.toSorted((one, other) => one.listingPrice - other.listingPrice)[0]
}
