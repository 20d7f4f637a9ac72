import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PurgeBus } from '../apps/site/src/cache/purge-bus.ts'
import type { WithTimedPrices } from '../apps/site/src/catalogue/prices/price-age.ts'
import { LastGoodResponseCache } from '../apps/site/src/catalogue/resilience/last-good-response-cache.ts'
import { SharedResponseCache } from '../apps/site/src/catalogue/resilience/shared-response-cache.ts'
import { startRedis } from './tools/start-redis.ts'

/** Two processes' caches around one real Redis. */
let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => {
  redis.stop()
})

interface Place {
  readonly name: string
}

const INSTALLATION = 'sample'
const tags = ['collection:1004']
const said = { displayName: 'Paris' }
const reading = {
  parse: (value: unknown): WithTimedPrices<Place> | undefined =>
    typeof value === 'object' && value !== null && 'displayName' in value
      ? { name: String(value.displayName) }
      : undefined,
  tagsOf: () => tags,
  weigh: () => ({ items: 1, prices: 1 }),
}

function openAnswers(): LastGoodResponseCache {
  const limits = { maxBytes: 1000, lifetime: 60_000, freshFor: 30_000 }
  const parts = { redisUrl: redis.url, installation: INSTALLATION, ...limits, onRefused: () => {}, now: Date.now }
  return new LastGoodResponseCache(new SharedResponseCache(parts))
}

test('the second process finds what the first one kept, again and again, until it is purged, and after that as a stand-in', async () => {
  const [one, other] = [openAnswers(), openAnswers()]
  const answer = { value: { name: 'Paris' }, fetchedAt: Date.now() }
  expect(await one.find('list', reading)).toEqual({ isFresh: false })
  await one.keep('list', answer, { said, tags, generation: one.generations.current, isBrief: false })
  // The first look copies the answer from Redis into memory, the second reads it there.
  expect(await other.find('list', reading)).toEqual({ answer, isFresh: true, isPurged: false })
  expect(await other.find('list', reading)).toEqual({ answer, isFresh: true, isPurged: false })
  // As every process does when the bus tells it.
  await Promise.all([one.purge(tags), other.purge(tags)])
  expect(await other.find('list', reading)).toEqual({ answer, isFresh: false, isPurged: true })
  expect(await one.find('list', reading)).toEqual({ answer, isFresh: false, isPurged: true })
  // A process that starts now finds the same: it may stand in, and is asked for again.
  const late = openAnswers()
  expect(await late.find('list', reading)).toEqual({ answer, isFresh: false, isPurged: true })
  // The clock counts milliseconds: what is asked for after the purge is of a later one.
  await sleep(5)
  const again = { value: { name: 'Paris' }, fetchedAt: Date.now() }
  await one.keep('list', again, { said, tags, generation: one.generations.current, isBrief: false })
  await vi.waitFor(async () =>
    expect(await late.find('list', reading)).toEqual({ answer: again, isFresh: true, isPurged: false }),
  )
  for (const answers of [one, other, late]) answers.close()
})

test('a purge reaches every process', async () => {
  const [heardByOne, heardByOther] = [vi.fn(), vi.fn()]
  const bus = (onPurge: () => void) =>
    new PurgeBus(
      { redisUrl: redis.url, installation: INSTALLATION },
      { onPurge, onGap: () => {}, onError: () => {}, onRefused: () => {} },
    )
  const [one, other] = [bus(heardByOne), bus(heardByOther)]
  await vi.waitFor(
    async () => {
      await one.publish(['site:www.lantern.example'])
      expect(heardByOne).toHaveBeenCalledWith(['site:www.lantern.example'])
      expect(heardByOther).toHaveBeenCalledWith(['site:www.lantern.example'])
    },
    { timeout: 5000, interval: 100 },
  )
  one.close()
  other.close()
})
