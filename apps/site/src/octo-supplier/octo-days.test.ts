import { expect, test } from 'vitest'
import type { DaySlot } from '../availability/day-availability.ts'
import type { Price, Variant } from '../catalogue/product.ts'
import { buildOctoDays } from './octo-days.ts'

const DAY = '2026-11-23'
const [WALK, DINNER] = [1, 2]

function priceOf(amount: number): Price {
  return { display: { amount, currency: 'EUR' }, per: 'adult', isFrom: true }
}

function slotOf(tourId: number, amount: number): DaySlot {
  return { start: '10:00', tourId, prices: [{ band: 'ADULT', price: priceOf(amount) }] }
}

function ticketOf(tourId: number) {
  const variant: Variant = { id: tourId, name: String(tourId), info: '', tourIds: [tourId] }
  return { id: String(tourId), variant }
}

/** What the two options of a product cost on a day, by a calendar and by starts of the index. */
function pricesOf(calendarPrice: number, slots: readonly DaySlot[], doubt: { readonly hasDoubtfulPrices?: true } = {}) {
  const known = {
    calendar: { days: [{ date: DAY, tourIds: [WALK, DINNER], price: priceOf(calendarPrice) }] },
    indexed: new Map([[DAY, { day: DAY, state: 'open' as const, readAt: 0, slots, ...doubt }]]),
    ...{ groupSize: undefined, few: 5 },
  }
  return [WALK, DINNER].map((tourId) => {
    const [day] = buildOctoDays(ticketOf(tourId), ['adult'], known)
    return day?.unitPricingFrom?.map(({ retail }) => retail)
  })
}

test('options have the prices of their starts in the index', () => {
  expect(pricesOf(20, [slotOf(WALK, 20), slotOf(DINNER, 60)])).toEqual([[2000], [6000]])
})

test('after a change of prices that the index does not know yet they have none', () => {
  expect(pricesOf(25, [slotOf(WALK, 20), slotOf(DINNER, 60)])).toEqual([undefined, undefined])
})

test('after the provider said that something changed they have none until it is read, also where the cheapest costs the same', () => {
  const slots = [slotOf(WALK, 20), slotOf(DINNER, 60)]
  expect(pricesOf(20, slots, { hasDoubtfulPrices: true })).toEqual([undefined, undefined])
})
