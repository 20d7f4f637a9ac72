import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parsePlan, serializePlan } from '../../request/address/trip-address.ts'
import { moveStop } from '../../trips/edit-trip.ts'
import { readStoredTrip, storeTrip, withMove, withStop, withTrip } from './stored-trip.browser.ts'

function browserWith(kept: Record<string, string>) {
  const map = new Map(Object.entries(kept))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  })
  return map
}

beforeEach(() => vi.setSystemTime('2026-12-01'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['1:plan=7148@10:30,7110;7120', 'plan=7148@10:30,7110;7120'],
  ['1:start=2026-12-05&plan=7', 'start=2026-12-05&plan=7'],
  ['1:plan=', ''],
  ['1:plan=;', ''],
  ['1:plan=,;@:', ''],
  ['1:plan=;;7', 'plan=;;7'],
  ['1:plan=7&x=<script>', ''],
  ['2:plan=7', ''],
  ['plan=7', ''],
  ['', ''],
])('%j is read as %j', (kept, trip) => {
  browserWith({ trip: kept })
  expect(readStoredTrip()).toBe(trip)
})

test.each([
  ['2026-12-05T23:59:59Z', 'start=2026-12-04&plan=7;8'],
  // Still Saturday in Baker Island.
  ['2026-12-06T11:59:59Z', 'start=2026-12-04&plan=7;8'],
  ['2026-12-06T12:00:00Z', ''],
])('at %s a trip of Friday and Saturday is read as %j', (now, trip) => {
  vi.setSystemTime(now)
  browserWith({ trip: '1:start=2026-12-04&plan=7;8' })
  expect(readStoredTrip()).toBe(trip)
})

test('what is kept is read again, and nothing is kept of a trip without stops', () => {
  const kept = browserWith({})
  storeTrip('start=2026-12-05&plan=7')
  expect([readStoredTrip(), [...kept]]).toEqual(['start=2026-12-05&plan=7', [['trip', '1:start=2026-12-05&plan=7']]])
  storeTrip('start=2026-12-05')
  expect([...kept]).toEqual([])
})

test('a browser that keeps nothing has none', () => {
  vi.stubGlobal('localStorage', undefined)
  storeTrip('plan=7')
  expect(readStoredTrip()).toBe('')
})

test.each([
  ['/trip/?start=2026-12-05&plan=7&adults=1', 'plan=8', '/trip/?plan=8&adults=1'],
  ['/trip/?uid=a&lang=fr&plan=7', 'start=2026-12-05&plan=8', '/trip/?uid=a&lang=fr&start=2026-12-05&plan=8'],
  ['/trip/?plan=7&q=rome', '', '/trip/'],
])('%s with %j is %s', (address, trip, expected) => {
  expect(withTrip(address, trip)).toBe(expected)
})

test.each([
  ['plan=7', '8@10:30', undefined, 'plan=7,8'],
  ['plan=7;', '8@10:30', undefined, 'plan=7;8'],
  ['start=2026-12-05&plan=7;9', '8@10:30', '2026-12-05', 'start=2026-12-05&plan=7,8@10:30;9'],
  ['start=2026-12-05&plan=7', '8@10:30', '2026-12-07', 'start=2026-12-05&plan=7;;8@10:30'],
  ['start=2026-12-05&plan=7', '8@10:30', '2026-12-04', 'start=2026-12-05&plan=7,8'],
  ['start=2026-12-05&plan=7', '8@10:30', '2027-12-04', 'start=2026-12-05&plan=7,8'],
  ['plan=7', '8@10:30', '2026-12-05', 'start=2026-12-05&plan=7,8@10:30'],
  ['plan=7;9', '8', '2026-12-05', 'start=2026-12-05&plan=7,8;9'],
  [`start=2026-12-05&plan=7${',7'.repeat(29)}`, '8', '2026-12-05', `start=2026-12-05&plan=7${',7'.repeat(29)}`],
  [`plan=7${';7'.repeat(13)}`, '8', undefined, `plan=7${';7'.repeat(13)},8`],
])('to %s the stop %s of %s is added: %s', (trip, stop, date, expected) => {
  expect(withStop(trip, stop, date)).toBe(expected)
})

const stop = fc.constantFrom('7', '8', '9@10:30', '11@09:00')
const plan = fc
  .array(fc.array(stop, { maxLength: 4 }), { minLength: 2, maxLength: 4 })
  .map((days) => days.map((day) => day.join()).join(';'))

test('a stop that is dragged is where the server would move it', () => {
  fc.assert(
    fc.property(plan, fc.nat(), fc.nat(), fc.nat(), fc.nat(), (text, ...some) => {
      const { days } = parsePlan(text)
      const [fromDay = 0, toDay = 0] = some.map((one) => one % days.length)
      const [, , from = 0, to = 0] = some
      const count = days[fromDay]?.length ?? 0
      if (count === 0) return
      const [source, target] = [from % count, to % ((days[toDay]?.length ?? 0) + (fromDay === toDay ? 0 : 1) || 1)]
      const moved = moveStop({ days }, { day: fromDay, place: source }, { day: toDay, place: target })
      expect(withMove(`plan=${text}`, [fromDay, source], [toDay, target])).toBe(`plan=${serializePlan(moved.days)}`)
    }),
  )
})
