import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { AvailabilityIndex } from '../../apps/site/src/availability/availability-index.ts'
import { AvailabilitySync } from '../../apps/site/src/availability/availability-sync.ts'
import { openStore } from '../../apps/site/src/availability/open-store.ts'
import { planRefresh } from '../../apps/site/src/availability/refresh-plan.ts'
import { RenderDependencies } from '../../apps/site/src/cache/render-dependencies.ts'
import { readListAvailability } from '../../apps/site/src/lists/day-offers/read-list-availability.ts'
import { createListView } from '../../apps/site/src/lists/list-view.ts'
import { megabytes } from './process-memory.ts'

const DAYS = 120
const DAY = 86_400_000
/** Number of tour groups in the filtered list, each with the starts of two days. */
const LISTED = 400
const ASKED = 500
const MEGABYTE = 1_048_576
/** Milliseconds. */
const AIM = 50
const CURRENCY = 'EUR'
const HOUR = 3_600_000
const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt']
const TRAITS = ['skipTheLine', 'hotelPickup', 'private', 'indoor', 'family', 'stepFree', 'relaxed'] as const

/**
 * Measures the index of availability with this number of tour groups and 120 days each: filling without the network, memory,
 * loading at start, planning, and filtering a list of 400 by day and party (docs/decisions/076).
 */
export async function reportAvailability(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-bench-availability-'))
  try {
    console.log(`availability of ${products} tour groups on ${DAYS} days`)
    const before = retainedMegabytes()
    const index = createIndex()
    const filled = timeOf(() => fill(index, products))
    console.log(
      `  filled without the network in ${seconds(filled)}; ${(retainedMegabytes() - before).toFixed(0)} MB of memory`,
    )

    const path = join(folder, 'index.db')
    const sync = createSync(index, path)
    // Fills it again with new answers.
    fill(index, products, 1)
    const started = performance.now()
    while (sync.waiting > 0) await sync.exchange()
    const store = openStore(path)
    const size = (await store.size()) / MEGABYTE
    await store.close()
    console.log(`  kept in ${seconds(performance.now() - started)}, ${size.toFixed(0)} MB on disk`)

    const again = createIndex()
    const reader = createSync(again, path)
    const read = performance.now()
    await reader.exchange()
    console.log(`  read at a start in ${seconds(performance.now() - read)}`)
    const known = [...again.tgids()].length
    if (known !== products) throw new Error(`${known} tour groups were read`)
    await Promise.all([sync.close(), reader.close()])

    const listed = new Map([...index.tgids()].map((tgid) => [tgid, [CURRENCY] as const]))
    const sources = { index, listed, answeredAt: () => 0, failedAt: () => 0, now: Date.now() + DAY / 4 }
    console.log(`  the calls that are due are planned in ${timeOf(() => planRefresh(sources)).toFixed(0)} ms`)
    reportLists(index)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function createIndex(): AvailabilityIndex {
  return new AvailabilityIndex({ cutOffOf: () => 0, now: Date.now })
}

function createSync(index: AvailabilityIndex, path: string): AvailabilitySync {
  return new AvailabilitySync({
    ...{ index, store: openStore(path), now: Date.now },
    reporter: {
      outage: (_, { reason }) => {
        throw new Error(String(reason))
      },
      recovered: () => undefined,
    },
    refuse: (_, reason) => {
      throw new Error(reason)
    },
  })
}

/** Open, sold-out and closed days with prices; starts of two days for the first 400. */
function fill(index: AvailabilityIndex, products: number, later = 0): void {
  const readAt = Date.now() + later
  for (let tgid = 1; tgid <= products; tgid += 1) {
    index.recordVenue({ tgid, timeZone: 'Europe/Paris', cityCode: `CITY${tgid % 200}` })
    const days = Array.from({ length: DAYS }, (_, place) => ({ date: dayAfter(place), place }))
      .filter(({ place }) => (tgid + place) % 7 !== 0)
      .map(({ date, place }) => ({
        ...{ date, tourIds: (tgid * place) % 11 === 0 ? [] : [tgid * 10, tgid * 10 + 1] },
        price: { price: priceOf(15 + ((tgid * 31 + place * 7) % 200)), readAt },
      }))
    index.recordCalendar(tgid, CURRENCY, { days }, readAt)
    if (tgid > LISTED) continue
    for (const place of [1, 2]) {
      const slots = Array.from({ length: 8 }, (_, start) => ({
        ...{ startTime: `${10 + start}:00`, endTime: `${11 + start}:30`, tourId: tgid * 10 },
        left: (tgid + start) % 9,
        prices: ['ADULT', 'CHILD'].map((band) => ({ band, price: { price: priceOf(20 + start), readAt } })),
      }))
      index.recordSlots(tgid, dayAfter(place), CURRENCY, slots, readAt + 1)
    }
  }
}

function reportLists(index: AvailabilityIndex): void {
  const all = Array.from({ length: LISTED }, (_, place) => ({
    ...{ tgid: place + 1, name: `Tour ${place}`, flowType: 'NORMAL' as const, pictures: [], summary: '' },
    ...{ cityName: 'Paris', cityCode: 'PARIS', price: priceOf(15 + (place % 100)), nextAvailableDate: dayAfter(1) },
    ...{ rating: { average: 3 + (place % 20) / 10, count: place }, duration: { min: (1 + (place % 14)) * HOUR } },
    ...{ primarySubCategory: { id: 1000 + (place % 12), displayName: `Kind ${place % 12}` }, ageFrom: place % 12 },
    ...{ languages: LANGUAGES.filter((_, other) => (place + other) % 3 === 0), traits: traitsOf(place) },
    ...(place % 2 === 0 && { freeCancellationMinutes: place * 10 }),
  }))
  const today = dayAfter(0)
  const view = (round: number) => {
    const choice = {
      when: [dayAfter(1 + (round % 14))],
      sort: ['price'],
      ...(round % 3 === 0 && { time: ['evening'] }),
    }
    const party = { adults: 1 + (round % 4), children: round % 3, infants: 0 }
    const context = {
      lang: 'en',
      currency: CURRENCY,
      timeZone: 'Europe/Paris',
      dependencies: new RenderDependencies(),
    } as const
    const moment = { now: Date.now(), timeZone: 'Europe/Paris' }
    const sources = { availability: index, catalogue: { venueToday: () => today }, choice, party, moment }
    const known = readListAvailability(all, {
      ...sources,
      context: { ...context, pageIdentifier: 'bench', deadline: NO_DEADLINE },
    })
    return createListView(all, { ...known, choice, pageSize: 24, total: LISTED }).total
  }
  for (let round = 0; round < 100; round += 1) view(round)
  const times = Array.from({ length: ASKED }, (_, round) => cpuOf(() => view(round))).toSorted((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map((part) => (times[Math.floor(part * times.length)] ?? 0).toFixed(1))
  console.log(
    `  a list of ${LISTED} filtered by day and party, processor time: p50 ${p50} ms, p99 ${p99} ms (aim: at most ${AIM} ms)`,
  )
}

function traitsOf(place: number) {
  return TRAITS.filter((_, other) => (place + other) % 4 === 0)
}

/** A deadline for code that makes no call. */
const NO_DEADLINE = { within: () => Promise.reject(new Error('a call')) } as never

function priceOf(amount: number) {
  return { display: { amount, currency: CURRENCY }, per: 'adult', isFrom: true } as const
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}

function timeOf(act: () => unknown): number {
  const started = performance.now()
  act()
  return performance.now() - started
}

/** CPU milliseconds of this process, independent of other load. */
function cpuOf(act: () => unknown): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Heap in megabytes after a garbage collection. */
function retainedMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return megabytes(process.pid).now
}
