import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** After a long fault of the catalogue: prices are back within a minute on every page, and no cold page is refused. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const PAGES = Array.from({ length: 30 }, (_, place) => `list-${place}`)
/** No sample has them. */
const FIRST_ID = 640_000

let site: TestSite

beforeEach(async () => {
  site = await createTestSite({ TRUST_PROXY: '1' })
  for (const [place, name] of PAGES.entries()) {
    const source = { kind: 'collection', id: FIRST_ID + place } as const
    const list = { id: 'list', type: 'productList', title: 'All', source, limit: 10, layout: 'grid' } as const
    site.putPage(pageDocument({ uid: `${HOST}.${name}`, pageType: 'contentPage', title: name, blocks: [list] }))
  }
})
afterEach(async () => {
  await site.dispose()
  vi.useRealTimers()
})

/** Sockets and their timers stay as they are. */
const setClock = () => vi.useFakeTimers({ toFake: ['Date'] })

function pass(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
  site.clock.now = Date.now()
}

async function pagesWithPrices(): Promise<number> {
  const bodies = await Promise.all(PAGES.map(async (name) => (await site.get(`/${name}/`)).body))
  return bodies.filter((body) => body.includes('€40')).length
}

const settle = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whatever is made behind stale pages is made: a busy machine takes longer than the clock of the test says. */
async function untilIdle() {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await settle(60)
    if (performance.eventLoopUtilization(before).utilization < 0.2) return
  }
}

/** Visitors come again and again for so long. */
async function visitFor(duration: number, every: number) {
  for (let passed = 0; passed < duration; passed += every) {
    pass(every)
    await pagesWithPrices()
    await untilIdle()
  }
}

test.each(['zero', 'status', 'garbage'] as const)(
  // spec: D.currencies.return
  'all pages have their prices a minute after 25 hours of the fault %s, those that were rendered without them too',
  async (fault) => {
    setClock()
    expect(await pagesWithPrices()).toBe(PAGES.length)
    site.catalogue.fault = fault
    await visitFor(24 * HOUR, 3 * HOUR)
    await visitFor(HOUR, 5 * MINUTE)
    expect(await pagesWithPrices()).toBe(0)
    // What waits for a source to have rested has waited.
    await settle(1500)
    site.catalogue.fault = undefined
    await visitFor(55 * SECOND, 5 * SECOND)
    pass(5 * SECOND)
    await expect.poll(pagesWithPrices, { timeout: 20_000 }).toBe(PAGES.length)
  },
)

// spec: D.currencies.return
test('of what has no price a copy elsewhere is kept as briefly', async () => {
  setClock()
  site.catalogue.fault = 'zero'
  await site.get(`/${PAGES[0]}/`)
  for (const minutes of [6, 6, 6]) {
    pass(minutes * MINUTE)
    await site.get(`/${PAGES[0]}/`)
    await settle(50)
  }
  const { headers } = await site.get(`/${PAGES[0]}/`, { 'x-variant': 'currency=EUR' })
  const { fresh, shown } =
    /s-maxage=(?<fresh>\d+), stale-while-revalidate=(?<shown>\d+)/.exec(String(headers['cache-control']))?.groups ?? {}
  expect([Number(fresh) <= 25, Number(fresh) + Number(shown)]).toEqual([true, 60])
})

// spec: D.currencies.return
test('a burst of cold pages gets no refusal once the catalogue answers again', async () => {
  site.catalogue.fault = 'status'
  const cold = (from: number) =>
    Promise.all(Array.from({ length: 40 }, async (_, place) => (await site.get(`/tour-t${from + place}/`)).status))
  expect(new Set(await cold(720_000))).toEqual(new Set([503]))
  site.catalogue.fault = undefined
  // Whoever comes while the source is tried waits for what that finds, and what failed before is asked at once.
  expect((await cold(730_000)).includes(503)).toBe(false)
  expect((await cold(720_000)).includes(503)).toBe(false)
})
