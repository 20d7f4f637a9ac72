import { z } from 'zod'
import type { AgeBandPrice, Calendar, CalendarDay, Slot } from '../../calendar.ts'
import { POSSIBLY_FREE_BANDS } from '../../prices/age-bands.ts'
import { buildPrice } from '../../prices/build-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import { limitStarts, type ParsedSlots, type ParsedStarts } from '../../responses/days/parse-slots.ts'
import { parseAndReportDrops } from '../../responses/dropped-fields.ts'
import { optionalProperty } from '../../responses/optional-property.ts'
import type { ParseContext } from '../../responses/parse-context.ts'
import { undefinedIfEmpty, withoutNulls } from '../../responses/products/parse-product.ts'
import { acceptNumericText, lenientList, lenientOptional, timeOfDaySchema } from '../../responses/response-schemas.ts'
import { toListingPrice } from './build-bulk-product.ts'
import { amountByCurrencySchema, pricePayerSchema } from './neutral-product-schema.ts'

/** A day, or one start of it, of one option. Days that are closed have no row. */
const rowSchema = z.object({
  /** In the venue's time zone, as `time`. */
  date: z.iso.date(),
  /** Absent where tickets are for the whole day. */
  time: lenientOptional(timeOfDaySchema),
  endTime: lenientOptional(timeOfDaySchema),
  /** The option's number. */
  tour: z.int().positive(),
  /** Tickets left; absent when the source does not say, 0 when it is sold out. */
  left: lenientOptional(z.union([z.literal('unlimited'), acceptNumericText(z.int().min(0))])),
  prices: amountByCurrencySchema,
  /** What each age band pays, by the provider's names (`ADULT`, `CHILD`). */
  bands: lenientList(z.object({ band: z.string(), prices: amountByCurrencySchema })),
  per: pricePayerSchema,
})
type Row = z.infer<typeof rowSchema>
const answerSchema = z.object({ rows: z.array(z.unknown()) })

/** The band of a price that is the only one. */
const PAYING = { adult: 'ADULT', person: 'PERSON', group: 'GROUP' } as const

const MAX_DAYS = 1200
const MAX_STARTS = 300

/** @returns `undefined` when the answer has no rows, or none of them is usable */
export function parseBulkCalendar(value: unknown, reading: ParseContext): WithTimedPrices<Calendar> | undefined {
  const rows = readRows(value, reading)
  if (!rows) return undefined
  const byDate = Map.groupBy(rows, ({ date }) => date)
  const days = [...byDate].map(([date, ofDay]) => buildDay(date, ofDay, reading))
  return { days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(0, MAX_DAYS) }
}

/** @param date whose starts are wanted; those of other days are left out */
export function parseBulkSlots(
  value: unknown,
  date: string,
  reading: ParseContext,
): WithTimedPrices<ParsedSlots> | undefined {
  const slots = readRows(value, reading)?.flatMap((row) => (row.date === date ? buildSlot(row, reading) : []))
  const inOrder = slots?.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  return inOrder && { slots: inOrder.slice(0, MAX_STARTS) }
}

/** @returns as `parseBulkCalendar` */
export function parseBulkStarts(value: unknown, reading: ParseContext): ParsedStarts | undefined {
  const starts = readRows(value, reading)?.flatMap(({ date, time, endTime, tour, left }) => {
    const start = { date, tourId: tour, isSoldOut: left === 0, ...optionalProperty('left', left) }
    return time ? { ...start, startTime: time, ...optionalProperty('endTime', endTime) } : []
  })
  return starts && limitStarts(starts)
}

function readRows(value: unknown, { report }: Pick<ParseContext, 'report'>): readonly Row[] | undefined {
  const { data: answer } = answerSchema.safeParse(value)
  const rows = answer?.rows.flatMap((row) => parseAndReportDrops(rowSchema, row, report) ?? [])
  return rows?.length === 0 && answer?.rows.length !== 0 ? undefined : rows
}

/** The price of the cheapest tour that is left; of a sold-out day of the cheapest that there was. */
function buildDay(date: string, rows: readonly Row[], reading: ParseContext): WithTimedPrices<CalendarDay> {
  const open = rows.filter(({ left }) => left !== 0)
  const tourIds = [...new Set(open.map(({ tour }) => tour))]
  const amounts = (open.length > 0 ? open : rows).flatMap((row) => {
    const price = toListingPrice({ ...row, isFrom: tourIds.length > 1 }, reading)
    return price && price.finalPrice > 0 ? [price] : []
  })
  const [cheapest] = amounts.toSorted((one, other) => one.finalPrice - other.finalPrice)
  return { date, tourIds, ...optionalProperty('price', toTimedPrice(buildPrice(cheapest, reading), reading.readAt)) }
}

function buildSlot(row: Row, reading: ParseContext): WithTimedPrices<Slot> | [] {
  const { time, endTime, tour, left } = row
  if (!time) return []
  const price = buildPrice(toListingPrice({ ...row, isFrom: false }, reading), reading)
  return {
    startTime: time,
    tourId: tour,
    ...optionalProperty('endTime', endTime),
    ...optionalProperty('left', left),
    ...(typeof left === 'number' && { remaining: left }),
    ...optionalProperty('price', toTimedPrice(price, reading.readAt)),
    ...optionalProperty('prices', price && undefinedIfEmpty(buildBandPrices(row, reading))),
  }
}

/** None where the adult's is unusable, for the others would look like it. */
function buildBandPrices(
  { bands, prices: ownPrices, per }: Row,
  reading: ParseContext,
): WithTimedPrices<AgeBandPrice>[] {
  const all = bands.length > 0 ? withoutNulls(bands) : [{ band: PAYING[per], prices: ownPrices }]
  const prices = all.flatMap(({ band, prices }) => {
    const payer = per === 'group' ? per : band === 'ADULT' ? 'adult' : 'person'
    const listing = toListingPrice({ prices, per: payer, isFrom: false }, reading)
    const free = { display: { amount: 0, currency: reading.currency }, per: 'person', isFrom: false } as const
    const price = listing?.finalPrice === 0 && POSSIBLY_FREE_BANDS.has(band) ? free : buildPrice(listing, reading)
    return price ? [{ band, price: { price, readAt: reading.readAt } }] : []
  })
  const isAdult = ({ band }: { readonly band: string }) => band === 'ADULT'
  return all.some(isAdult) && !prices.some(isAdult) ? [] : prices
}
