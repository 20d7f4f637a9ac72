import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductCard } from '../catalogue/product.ts'
import { AvailabilityIndex } from './availability-index.ts'
import { AvailabilityRefresher, type RefreshedSite } from './availability-refresher.ts'

const NOON = Date.parse('2026-12-01T12:00:00Z')
const MINUTE = 60_000
const TODAY = '2026-12-01'

let now = NOON
let index: AvailabilityIndex
/** Calls in order: `calendar 1 GBP`, `starts 1 GBP 2026-12-01`. */
let calls: string[]
/** Tour groups whose own answer was read, in order. */
let venues: number[]
/** Those that are captioned on some days. */
let captioned: readonly number[]
/** First day of each tour group's calendar. */
let firstDays: Readonly<Record<number, string>>
let isAway: boolean
let isClaimed: boolean
let sites: readonly RefreshedSite[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout'] })
  now = NOON
  index = new AvailabilityIndex({ cutOffOf: () => 0, now: () => now })
  calls = []
  venues = []
  captioned = []
  firstDays = { 1: TODAY, 2: '2026-12-05', 3: '2027-01-10' }
  isAway = false
  isClaimed = true
  sites = [{ currency: 'GBP', city: 'LONDON' }]
  return () => vi.useRealTimers()
})

const card = (tgid: number): ProductCard => ({
  ...{ tgid, name: `Tour ${tgid}`, flowType: 'NORMAL', pictures: [], summary: '', cityName: 'London' },
  cityCode: 'LONDON',
  ...(captioned.includes(tgid) && { traits: ['captioned'] }),
})

function createFiller(callsPerSecond = 5): AvailabilityRefresher {
  const catalogue = {
    cities: async () => [{ code: 'LONDON', displayName: 'London' }],
    cityTourGroups: async () => {
      calls.push('list')
      if (isAway) return undefined
      return { products: Object.keys(firstDays).map((tgid) => card(Number(tgid))), total: 3, available: true }
    },
    tourGroup: async (tgid: number) => {
      venues.push(tgid)
      index.recordVenue({ tgid, timeZone: 'Europe/London', cityCode: 'LONDON', accessTours: [] })
      return {}
    },
    contextOf: () => {
      throw new Error('not used')
    },
    refreshDays: async (tgid: number, day: string | undefined, { currency }: { readonly currency: CurrencyCode }) => {
      calls.push([day === undefined ? 'calendar' : 'starts', tgid, currency, day ?? ''].join(' ').trim())
      if (isAway) return false
      const first = firstDays[tgid] ?? ''
      if (day === undefined) {
        const price = { display: { amount: 20, currency }, per: 'adult', isFrom: false } as const
        const days = [{ date: first, tourIds: [7], price: { price, readAt: now } }]
        index.recordCalendar(tgid, currency, { days }, now)
      } else index.recordSlots(tgid, day, currency, [{ startTime: '20:00', tourId: 7, left: 2 }], now)
      return true
    },
  }
  return new AvailabilityRefresher({
    ...{ index, callsPerSecond, now: () => now, sites: () => sites, onCall: () => undefined },
    catalogue: { ...catalogue, contextOf: () => ({}) as never },
    store: { claim: async () => isClaimed },
  })
}

/** Lets time pass a fifth of a second at a time. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 200) {
    now += 200
    await vi.advanceTimersByTimeAsync(200)
  }
}

/** Calls of a kind in that time. */
async function callsWithin(milliseconds: number, kind = 'calendar'): Promise<readonly string[]> {
  calls = []
  await pass(milliseconds)
  return calls.filter((call) => call.startsWith(kind))
}

describe('a first fill', () => {
  test('lists the tour groups, then reads what is viewed most first', async () => {
    index.view(3)
    const filler = createFiller()
    filler.start()
    await pass(4000)
    expect(calls).toEqual(['list', 'calendar 3 GBP', 'calendar 1 GBP', 'calendar 2 GBP', 'starts 1 GBP 2026-12-01'])
    filler.close()
  })

  // spec: D.days.10
  test('reads one tour group of a city for its time zone, and once those with access performances', async () => {
    captioned = [3]
    const filler = createFiller()
    filler.start()
    await pass(60 * MINUTE)
    expect(venues).toEqual([1, 3])
    filler.close()
  })

  test('makes no more calls than the rate', async () => {
    firstDays = Object.fromEntries(Array.from({ length: 99 }, (_, tgid) => [tgid + 1, TODAY]))
    const filler = createFiller(5)
    filler.start()
    await pass(2000)
    expect((await callsWithin(4000, '')).length).toBe(20)
    filler.close()
  })

  test('is left to the process that has the claim', async () => {
    isClaimed = false
    const filler = createFiller()
    filler.start()
    await pass(5000)
    expect(calls).toEqual([])
    isClaimed = true
    await pass(10_000)
    expect([calls[0], filler.isLeader]).toEqual(['list', true])
    filler.close()
  })

  test('reads the default currency of each site that sells the city', async () => {
    sites = [{ currency: 'GBP', city: 'london' }, { currency: 'EUR' }, { currency: 'USD', city: 'ROME' }]
    firstDays = { 1: TODAY }
    const filler = createFiller()
    filler.start()
    await pass(30_000)
    expect(calls.filter((call) => call.startsWith('calendar'))).toEqual(['calendar 1 GBP', 'calendar 1 EUR'])
    filler.close()
  })
})

describe('later', () => {
  let filler: AvailabilityRefresher
  beforeEach(async () => {
    filler = createFiller()
    filler.start()
    await pass(20_000)
    return () => filler.close()
  })

  test('today is read again within five minutes, this week within thirty, the rest within six hours', async () => {
    expect(await callsWithin(5 * MINUTE)).toEqual(['calendar 1 GBP'])
    const more = await callsWithin(25 * MINUTE)
    expect([more.includes('calendar 2 GBP'), more.includes('calendar 3 GBP')]).toEqual([true, false])
  })

  test('a currency and a day that a page asked for are read too', async () => {
    const dependencies = {
      tag: () => undefined,
      pricedAt: () => undefined,
      lastsUntil: () => undefined,
      degrade: () => undefined,
    }
    index.read([2], { from: '2026-12-05', to: '2026-12-05' }, { currency: 'KRW', dependencies })
    index.wantStarts([2], { from: '2026-12-05', to: '2026-12-05' }, 'KRW')
    const found = await callsWithin(30_000, '')
    expect(found.toSorted()).toEqual(['calendar 2 KRW', 'starts 2 KRW 2026-12-05'])
    expect(index.known(2)?.slots.size).toBe(1)
  })

  test('the starts of a day are read with prices in each currency in which it was asked for', async () => {
    const day = { from: '2026-12-05', to: '2026-12-05' }
    index.wantStarts([2], day, 'KRW')
    expect(await callsWithin(30_000, 'starts')).toEqual(['starts 2 KRW 2026-12-05'])
    index.wantStarts([2], day, 'EUR')
    expect(await callsWithin(30_000, 'starts')).toEqual(['starts 2 EUR 2026-12-05'])
  })

  test('a catalogue that is away is left alone, and asked again', async () => {
    isAway = true
    now += 10 * MINUTE
    const during = await callsWithin(5 * MINUTE, '')
    // At the rate it would be hundreds.
    expect(during.length).toBeLessThan(40)
    isAway = false
    await pass(60_000)
    expect(now - (index.known(1)?.calendar?.readAt ?? 0)).toBeLessThan(60_000)
  })

  test('a change is read at once, whoever fills the index', async () => {
    isClaimed = false
    await pass(10_000)
    calls = []
    filler.change([3])
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual(['calendar 3 GBP'])
  })

  test('of a thousand changes some are read at once and the others at the rate', async () => {
    calls = []
    filler.change(Array.from({ length: 1000 }, (_, place) => place + 1))
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.length).toBe(20)
    expect((await callsWithin(2000, 'calendar')).length).toBe(10)
  })
})

test('without a rate only changes are read', async () => {
  const filler = createFiller(0)
  filler.start()
  await pass(20_000)
  expect(calls).toEqual([])
  filler.change([1])
  await pass(0)
  expect(calls).toEqual(['calendar 1 GBP'])
  filler.close()
})
