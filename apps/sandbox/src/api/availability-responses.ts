import { addDays, addMinutes, buildCalendar, type CalendarDay, startTimesOfVariant } from '../catalogue/calendar.ts'
import { cityOf, type ResponseContext, todayInCity } from '../catalogue/catalogue.ts'
import { roundToCurrency, tourIdOf, variantIdOf } from '../catalogue/prices.ts'
import { seededRandom } from '../catalogue/seeded-random.ts'
import type { TourGroup } from '../catalogue-schema.ts'
import { ApiError } from './api-error.ts'
import { isOpenDated } from './irregular-responses.ts'
import { buildListingPriceOfDay, buildLowestListingPrice } from './listing-price.ts'

const CHILD_FACTOR = 0.6
const USUAL_SEATS = 40

interface DateRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Catalogue API, "Calendar (v7)": the days on which it runs; a day without tour ids is sold out. */
export function buildCalendarResponse(tourGroup: TourGroup, context: ResponseContext, range: DateRange) {
  const days = daysWithin(tourGroup, context, range)
  const { timeZone } = cityOf(context.catalogue, tourGroup.cityCode)
  const toursOn = (date: string) =>
    tourGroup.variants.flatMap((variant, index) =>
      startTimesOfVariant(tourGroup, variant, date, timeZone).length > 0 ? [tourIdOf(tourGroup, index)] : [],
    )
  const dates = days.map(({ date, priceFactor, soldOut }) => {
    const price = buildListingPriceOfDay(tourGroup, context, 0, priceFactor)
    const day = {
      primaryPax: price.type === 'PER_GROUP' ? 'GROUP' : 'ADULT',
      listingPrice: price.finalPrice,
      retailPrice: price.originalPrice,
      extraCharges: price.extraCharges,
      isPricingInclusiveOfExtraCharges: price.isPricingInclusiveOfExtraCharges,
      availableTourIds: soldOut ? [] : toursOn(date),
      discountAvailable: price.bestDiscount > 0,
    }
    return [date, day]
  })
  const currency = buildLowestListingPrice(tourGroup, context).currencyCode
  return {
    dates: Object.fromEntries(dates),
    metadata: { startDate: days[0]?.date ?? '', endDate: days.at(-1)?.date ?? '', currency },
  }
}

/** Catalogue API, "Inventories": every start of a variant (of all variants when undefined) within the range. */
export function buildInventories(
  tourGroup: TourGroup,
  context: ResponseContext,
  { variantId, ...range }: DateRange & { readonly variantId?: number | undefined },
) {
  const today = todayInCity(context.catalogue, tourGroup.cityCode)
  const from = range.from ?? today
  const to = range.to ?? addDays(from, 6)
  const indexes = tourGroup.variants.map((_, index) => index)
  const chosen = indexes.filter((index) => variantId === undefined || variantIdOf(tourGroup, index) === variantId)
  if (chosen.length === 0) throw new ApiError('E_INVALID_ARGUMENT', `variantId ${variantId} is not of this tour group`)
  const days = daysWithin(tourGroup, context, { from, to })
  return {
    availabilities: days.flatMap((day) => chosen.flatMap((index) => buildStarts(tourGroup, context, day, index))),
    fromDate: from,
    toDate: to,
    currencyCode: buildLowestListingPrice(tourGroup, context).currencyCode,
  }
}

function buildStarts(tourGroup: TourGroup, context: ResponseContext, day: CalendarDay, variantIndex: number) {
  if (isOpenDated(tourGroup.id)) return []
  const priceProfile = buildPriceProfile(tourGroup, context, day, variantIndex)
  // Remaining tickets never exceed the size of the group.
  const variant = tourGroup.variants[variantIndex]
  if (!variant) return []
  const most = variant.maxPax ?? tourGroup.groupSize ?? USUAL_SEATS
  const seats = Math.min(USUAL_SEATS, 1 + most)
  const { timeZone } = cityOf(context.catalogue, tourGroup.cityCode)
  return startTimesOfVariant(tourGroup, variant, day.date, timeZone).map((startTime) => {
    const remaining = Math.floor(seededRandom('seats', tourGroup.id, variantIndex, day.date, startTime) * seats)
    const isClosed = day.soldOut || remaining === 0
    return {
      startDate: day.date,
      startTime,
      endTime: tourGroup.durationMinutes === null ? null : addMinutes(startTime, tourGroup.durationMinutes),
      tourId: tourIdOf(tourGroup, variantIndex),
      priceProfile,
      paxAvailability: [{ remaining: isClosed ? 0 : remaining, availability: isClosed ? 'CLOSED' : 'LIMITED' }],
    }
  })
}

function buildPriceProfile(tourGroup: TourGroup, context: ResponseContext, day: CalendarDay, variantIndex: number) {
  const price = buildListingPriceOfDay(tourGroup, context, variantIndex, day.priceFactor)
  const priceOf = (factor: number) => ({
    retailPrice: roundToCurrency(price.originalPrice * factor, price.currencyCode),
    listingPrice: roundToCurrency(price.finalPrice * factor, price.currencyCode),
    extraCharges: price.extraCharges,
    discount: price.bestDiscount,
  })
  if (price.type === 'PER_GROUP') {
    const maxSize = tourGroup.variants[variantIndex]?.maxPax ?? price.groupSize
    const groups = [{ type: 'GROUP', minSize: 1, maxSize, ...priceOf(1) }]
    return { priceProfileType: 'PER_GROUP', persons: [], groups }
  }
  const persons = [
    { type: 'ADULT', ...priceOf(1) },
    { type: 'CHILD', ...priceOf(CHILD_FACTOR) },
  ]
  return { priceProfileType: 'PER_PERSON', persons, groups: [] }
}

function daysWithin(tourGroup: TourGroup, context: ResponseContext, { from, to }: DateRange): CalendarDay[] {
  if (from !== undefined && to !== undefined && from > to) {
    throw new ApiError('E_INVALID_ARGUMENT', 'from-date must not be after to-date')
  }
  const days = buildCalendar(tourGroup, todayInCity(context.catalogue, tourGroup.cityCode))
  return days.filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
}
