import { beforeEach, expect, test } from 'vitest'
import { AvailabilityIndex } from '../../availability/availability-index.ts'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Slot } from '../../catalogue/calendar.ts'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { WithTimedPrices } from '../../catalogue/prices/price-age.ts'
import { Deadline } from '../../catalogue/resilience/deadline.ts'
import { addDays } from '../../i18n/day-number.ts'
import { instantOf } from '../../i18n/zoned-time.ts'
import { loadNextDayPrices } from './load-next-day-prices.ts'

const ZONE = 'Europe/Paris'
const TODAY = '2026-12-05'
const NEXT = addDays(TODAY, 1)
const NOW = instantOf(TODAY, '09:00', ZONE)
const TGID = 7110

let index: AvailabilityIndex
beforeEach(() => {
  index = new AvailabilityIndex({ cutOffOf: () => 0, now: () => NOW })
  index.recordVenue({ tgid: TGID, timeZone: ZONE })
  const days = [TODAY, NEXT].map((date) => ({ date, tourIds: date === NEXT ? [7] : [] }))
  index.recordCalendar(TGID, 'EUR', { days }, NOW - 2)
})

const band = (name: string, amount: number) => ({
  ...{ band: name, price: { display: { amount, currency: 'EUR' as const }, per: 'person' as const, isFrom: false } },
})
const slot = (startTime: string, adult: number, left = 9): WithTimedPrices<Slot> => ({
  ...{ startTime, tourId: 7, left },
  prices: [band('ADULT', adult), band('CHILD', adult / 2)].map((one) => ({
    ...{ band: one.band, price: { price: one.price, readAt: NOW } },
  })),
})
const record = (...slots: readonly WithTimedPrices<Slot>[]) => index.recordSlots(TGID, NEXT, 'EUR', slots, NOW - 1)

function load() {
  const context: CatalogueContext = {
    ...{ lang: 'en', currency: 'EUR', dependencies: new RenderDependencies(), pageIdentifier: 'test' },
    deadline: new Deadline(1000),
  }
  const days = [TODAY, NEXT].map((date) => ({ date, tourIds: date === NEXT ? [7] : [] }))
  return loadNextDayPrices(TGID, { calendar: { days } }, { availability: index, context })
}

test.each([
  ['one price', [slot('10:00', 20), slot('12:00', 20)], false],
  ['the lowest of several', [slot('10:00', 30), slot('12:00', 20)], true],
  ['no start that is sold out', [slot('10:00', 10, 0), slot('12:00', 20)], false],
] as const)('%s of the next open day', (_, slots, isFrom) => {
  record(...slots)
  const bands = [band('ADULT', 20), band('CHILD', 10)]
  expect(load()).toEqual({ date: NEXT, isFrom, bands: bands.map((one) => expect.objectContaining({ band: one.band })) })
  expect(load()?.bands.map(({ price }) => price.display.amount)).toEqual([20, 10])
  expect(index.askedOf(TGID)?.days).toEqual(new Map())
})

// spec: D.party.5
test('unknown ones are read in the background', () => {
  expect(load()).toBeUndefined()
  expect(index.askedOf(TGID)?.days).toEqual(new Map([[NEXT, new Map([['EUR', NOW]])]]))
})
