import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Calendar, Slot, TourStart } from './calendar.ts'
import type { CatalogueContext } from './catalogue.ts'
import type { WithTimedPrices } from './prices/price-age.ts'
import type { OpeningHours, Product } from './product.ts'

/** The days that answers name, whoever asked for them. Times are in milliseconds since the epoch. */
export interface AvailabilityRecorder {
  recordCalendar(tgid: number, currency: CurrencyCode, calendar: WithTimedPrices<Calendar>, readAt: number): void
  /** @param date ISO date of all slots */
  recordSlots(
    tgid: number,
    date: string,
    currency: CurrencyCode,
    slots: readonly WithTimedPrices<Slot>[],
    readAt: number,
  ): void
  /** @param asked the days of the request; those without a start have none */
  recordStarts(
    tgid: number,
    asked: { readonly from: string; readonly to: string },
    starts: readonly TourStart[],
    readAt: number,
  ): void
  recordVenue(product: Pick<Product, 'tgid' | 'timeZone' | 'schedule' | 'cityCode' | 'accessTours'>): void
  /** The opening hours of a tour group, from any answer; `undefined` when unknown. */
  hoursOf(tgid: number): OpeningHours | undefined
  /**
   * The first day on which a tour group can be had, from all answers.
   *
   * @returns ISO date; `undefined` when a day before it is unknown
   */
  nextOpenDay(
    tgid: number,
    context: Pick<CatalogueContext, 'currency' | 'dependencies' | 'timeZone'>,
  ): string | undefined
}
