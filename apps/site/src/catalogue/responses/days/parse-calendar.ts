import { z } from 'zod'
import type { Calendar, CalendarDay } from '../../calendar.ts'
import { buildPrice } from '../../prices/build-price.ts'
import { toTimedPrice, type WithTimedPrices } from '../../prices/price-age.ts'
import { withTraceScope } from '../../prices/price-trace.ts'
import { parseAndReportDrops } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { lenientOptional } from '../response-schemas.ts'

/** Upper limit on days of one calendar. */
const MAX_DAYS = 1200

const tourId = z.number().int().positive()

const daySchema = z.object({
  primaryPax: lenientOptional(z.string()),
  listingPrice: lenientOptional(z.number()),
  extraCharges: lenientOptional(z.number()),
  isPricingInclusiveOfExtraCharges: lenientOptional(z.boolean()),
  availableTourIds: z.array(tourId.catch(Number.NaN)).catch([]),
})
type DayAnswer = z.infer<typeof daySchema>

/** `startDate` and `endDate` are not read: they may be "", and the days contain the same information. */
const answerSchema = z.object({
  dates: z.record(z.string(), z.unknown()),
  metadata: z.object({ currency: lenientOptional(z.string()) }).catch({ currency: undefined }),
})

const dateSchema = z.iso.date()

/**
 * Catalogue API, "Calendar (v7)". A day's price is its listing price plus extra charges unless they are inclusive. If
 * the answer is in another currency than requested, the days have no prices.
 *
 * @returns `undefined` when the answer is not a calendar, or no day of it is usable
 */
export function parseCalendar(value: unknown, reading: ParseContext): WithTimedPrices<Calendar> | undefined {
  const { data: answer } = answerSchema.safeParse(value)
  if (!answer) return undefined
  const entries = Object.entries(answer.dates)
  const days = entries
    .flatMap(([date, day]) => {
      const isDate = dateSchema.safeParse(date).success
      const parsed = isDate && parseAndReportDrops(daySchema, day, reading.report)
      return parsed ? buildDay(date, parsed, answer.metadata.currency ?? '', reading) : []
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, MAX_DAYS)
  return days.length === 0 && entries.length > 0 ? undefined : { days }
}

function buildDay(
  date: string,
  day: DayAnswer,
  currencyCode: string,
  reading: ParseContext,
): WithTimedPrices<CalendarDay> {
  const { primaryPax, listingPrice, availableTourIds, ...charges } = day
  const tourIds = availableTourIds.filter(Number.isInteger)
  const listing = {
    ...{ currencyCode, finalPrice: listingPrice ?? 0, ...charges },
    type: primaryPax === 'GROUP' ? 'PER_GROUP' : primaryPax,
    otherPricesExist: tourIds.length > 1,
  }
  const price = buildPrice(listing, withTraceScope(reading, date))
  return { date, tourIds, ...optionalProperty('price', toTimedPrice(price, reading.readAt)) }
}
