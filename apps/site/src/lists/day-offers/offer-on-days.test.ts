import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayAvailability, DaySlot } from '../../availability/day-availability.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import { USUAL_PARTY } from '../../request/address/choices/party.ts'
import { type DayCriteria, lowestPartyTotalOn, offerOnDays } from './offer-on-days.ts'

const [MON, TUE, WED] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
const price = (amount: number): Price => ({ display: { amount, currency: 'EUR' }, per: 'adult', isFrom: false })
const slot = (start: string, left?: DaySlot['left'], amount?: number): DaySlot => ({
  start,
  tourId: 1,
  ...(left !== undefined && { left }),
  prices: amount === undefined ? [] : [{ band: 'ADULT', price: price(amount) }],
})
const on = (day: string, state: DayAvailability['state'], more: Partial<DayAvailability> = {}): DayAvailability => ({
  day,
  state,
  readAt: 0,
  ...more,
})
const product = (nextAvailableDate?: string): ProductCard => ({
  tgid: 1,
  name: 'Tour 1',
  flowType: 'NORMAL',
  pictures: [],
  summary: '',
  cityName: 'Paris',
  ...(nextAvailableDate !== undefined && { nextAvailableDate }),
})
/** With what the party pays then instead of the starts. */
const offer = (days: readonly DayAvailability[], wish: Partial<DayCriteria> = {}, next?: string): object => {
  const asked: DayCriteria = { days: [MON], times: [], needsRoom: false, performances: [], party: USUAL_PARTY, ...wish }
  const got = offerOnDays(product(next), (day) => days.find((one) => one.day === day), asked)
  if (got.state !== 'open') return got
  const { state, day, price } = got
  const total = lowestPartyTotalOn(got, asked.party)
  return { state, day, ...(price && { price }), ...(total && { total }) }
}

const WEEK = { days: [MON, TUE, WED] }
const TONIGHT = { days: [MON], from: '17:00' }
const total = (amount: number): Price => ({ ...price(amount), per: 'group' })
const none = { state: 'none' }
const unknown = { state: 'unknown' }
const open = (day: string, more: object = {}) => ({ state: 'open', day, ...more })

test.each<[string, object, object]>([
  ['open', offer([on(MON, 'open', { price: price(34) })]), open(MON, { price: price(34), total: total(68) })],
  ['sold out', offer([on(MON, 'soldOut')]), none],
  ['closed', offer([on(MON, 'closed')]), none],
  ['not known', offer([]), unknown],
  [
    'the cheapest of open days',
    offer([on(MON, 'open', { price: price(34) }), on(TUE, 'open', { price: price(30) })], WEEK),
    open(TUE, { price: price(30), total: total(60) }),
  ],
  ['the first of open days without prices', offer([on(TUE, 'open'), on(WED, 'open')], WEEK), open(TUE)],
  ['one open day among unknown ones', offer([on(WED, 'open')], WEEK), open(WED)],
  ['no open day, and one unknown', offer([on(MON, 'closed'), on(TUE, 'soldOut')], WEEK), unknown],
  ['all days known, none open', offer([on(MON, 'closed'), on(TUE, 'soldOut'), on(WED, 'closed')], WEEK), none],
  ['before the next day that the catalogue names', offer([], {}, TUE), none],
  ['on that day', offer([], {}, MON), open(MON)],
  ['after it', offer([], { days: [WED] }, TUE), unknown],
  ['sold out since the catalogue named it', offer([on(MON, 'soldOut')], {}, MON), none],
  ['tonight, without starts', offer([on(MON, 'open')], TONIGHT), unknown],
  [
    'tonight, with an evening start',
    offer([on(MON, 'open', { slots: [slot('10:00', 4, 20), slot('19:30', 4, 30)] })], TONIGHT),
    open(MON, { price: price(30), total: total(60) }),
  ],
  ['tonight, over by then', offer([on(MON, 'open', { slots: [slot('10:00', 4)] })], TONIGHT), none],
  [
    'tonight, sold out by then',
    offer([on(MON, 'open', { slots: [slot('10:00', 4), slot('19:30', 0)] })], TONIGHT),
    none,
  ],
  ['at five', offer([on(MON, 'open', { slots: [slot('17:00', 4)] })], TONIGHT), open(MON)],
  ['a minute before', offer([on(MON, 'open', { slots: [slot('16:59', 4)] })], TONIGHT), none],
  [
    'in the morning',
    offer([on(MON, 'open', { slots: [slot('09:00', 4)] })], { times: ['morning', 'evening'] }),
    open(MON),
  ],
  ['not in the afternoon', offer([on(MON, 'open', { slots: [slot('09:00', 4)] })], { times: ['afternoon'] }), none],
  ['room for two', offer([on(MON, 'open', { slots: [slot('09:00', 2)] })], { needsRoom: true }), open(MON)],
  ['room for one', offer([on(MON, 'open', { slots: [slot('09:00', 1)] })], { needsRoom: true }), none],
  [
    'room without limit',
    offer([on(MON, 'open', { slots: [slot('09:00', 'unlimited')] })], { needsRoom: true }),
    open(MON),
  ],
  ['room that nobody counts', offer([on(MON, 'open', { slots: [slot('09:00')] })], { needsRoom: true }), none],
  [
    'room in the evening, places in the morning',
    offer([on(MON, 'open', { slots: [slot('09:00', 9), slot('20:00', 1)] })], { needsRoom: true, times: ['evening'] }),
    none,
  ],
  // spec: D.days.2, D.days.3, D.days.5
])('%s', (_, got, expected) => {
  expect(got).toEqual(expected)
})

const CAPTIONED = { performances: ['captioned'] } as const
const performance = (tourId: number, isOpen: boolean) =>
  ({ performances: [{ tourId, trait: 'captioned', isOpen }] }) as const
const ofTours = [slot('14:30', 4, 20), { ...slot('19:30', 4, 30), tourId: 2 }]

test.each<[string, object, object]>([
  ['on its day', offer([on(MON, 'open', performance(2, true))], CAPTIONED), open(MON)],
  ['not on another', offer([on(MON, 'open', performance(2, false))], CAPTIONED), none],
  ['of days whose tours nobody tells', offer([on(MON, 'open')], CAPTIONED), unknown],
  ['of another kind', offer([on(MON, 'open', performance(2, true))], { performances: ['signed'] }), unknown],
  [
    'at its own price',
    offer([on(MON, 'open', { slots: ofTours, ...performance(2, true) })], CAPTIONED),
    open(MON, { price: price(30), total: total(60) }),
  ],
  [
    'not at another hour of its day',
    offer([on(MON, 'open', { slots: ofTours, ...performance(2, true) })], { ...CAPTIONED, times: ['afternoon'] }),
    none,
  ],
  [
    'of several days on its own',
    offer([on(MON, 'open', performance(2, false)), on(TUE, 'open', performance(2, true))], { ...CAPTIONED, ...WEEK }),
    open(TUE),
  ],
  // spec: D.days.10
])('a captioned performance %s', (_, got, expected) => {
  expect(got).toEqual(expected)
})

const states = fc.constantFrom('open', 'soldOut', 'closed', 'unknown')
const starts = fc.uniqueArray(fc.constantFrom('09:00', '12:00', '16:59', '17:00', '21:00'), { minLength: 1 })

// spec: D.days.2
test('what is sold out or closed is never offered, and nothing is denied that is unknown', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 3, maxLength: 3 }), starts, fc.boolean(), (all, times, isTonight) => {
      const days = [MON, TUE, WED].flatMap((day, place) => {
        const state = all[place]
        if (state === undefined || state === 'unknown') return []
        return [on(day, state as DayAvailability['state'], { slots: times.map((start) => slot(start, 3)) })]
      })
      const asked = { times: [], needsRoom: false, performances: [], party: USUAL_PARTY }
      const wish = { ...WEEK, ...(isTonight && { from: '17:00' }), ...asked }
      const got = offerOnDays(product(), (day) => days.find((one) => one.day === day), wish)
      const canBe = all.includes('open') && (!isTonight || times.some((start) => start >= '17:00'))
      expect(got.state).toBe(canBe ? 'open' : all.includes('unknown') ? 'unknown' : 'none')
      if (got.state === 'open') expect(all[[MON, TUE, WED].indexOf(got.day as typeof MON)]).toBe('open')
    }),
  )
})
