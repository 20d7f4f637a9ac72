import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { someJunk } from '../../../test/tools/some-junk.ts'
import { startRedis } from '../../../test/tools/start-redis.ts'
import { collectionPage, createTestSite, type TestSite } from './sample-site.ts'

/** Whatever others write to Redis: the site goes on, shows no price that the catalogue would not be believed, and says so. */
let redis: Awaited<ReturnType<typeof startRedis>>
let stranger: Redis
let site: TestSite

const INSTALLATION = 'sample'
const PURGES = `passepartout:${INSTALLATION}:purge`
const ANSWERS = `passepartout:${INSTALLATION}:answers:*`
const PARIS = '/things-to-do-in-paris/'
const page = { ...collectionPage, uid: 'www.wayfare.example.things-to-do-in-paris' }

beforeAll(async () => {
  redis = await startRedis()
  stranger = new Redis(redis.url)
  site = await createTestSite({ REDIS_URL: redis.url, INSTALLATION })
  site.putPage(page)
  await site.purge('site:www.wayfare.example')
})
afterAll(async () => {
  await site.dispose()
  stranger.disconnect()
  redis.stop()
})

/** How often a process refused something of a kind. */
async function counted(source: string, { internal }: Pick<TestSite, 'internal'> = site): Promise<number> {
  const { body } = await internal.inject('/metrics')
  const lines = body.split('\n').filter((line) => line.startsWith(`site_shared_refused_total{source="${source}"`))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const amounts = (html: string) => [...html.matchAll(/€\s?([\d.,e+]+)/g)].map(([, amount]) => amount)

// spec: D.fleet.7
test('junk on the channel of purges is counted, logged once for each reason, and purges still work', async () => {
  await site.get(PARIS)
  await vi.waitFor(async () => expect(await stranger.pubsub('NUMSUB', PURGES)).toEqual([PURGES, 1]))
  const junk = [...someJunk(7), JSON.stringify({ tags: 'all' }), JSON.stringify({ tags: [7] }), '{"tags":[]}']
  const before = await counted('purge message')
  for (const message of junk) await stranger.publish(PURGES, message)
  await vi.waitFor(async () => expect(await counted('purge message')).toBe(before + junk.length))
  const lines = site.logLines.filter(({ msg, source }) => msg === 'Shared data refused' && source === 'purge message')
  expect(lines.map(({ reason }) => reason).toSorted()).toEqual(['no JSON', 'no text', 'too long', 'wrong shape'])

  site.putPage({ ...page, title: 'Paris anew' })
  await stranger.publish(PURGES, JSON.stringify({ tags: ['page:www.wayfare.example.things-to-do-in-paris:en:page'] }))
  await vi.waitFor(async () => expect((await site.get(PARIS)).body).toContain('Paris anew'))
})

/** Spoils every answer that is kept in Redis, in one way. */
async function spoil(write: (key: string, text: string) => Promise<unknown>): Promise<number> {
  const keys = await stranger.keys(ANSWERS)
  for (const key of keys) await write(key, (await stranger.get(key)) ?? '')
  return keys.length
}

/** What a process shows that finds nothing in its own memory, and cannot ask the catalogue. */
async function askAnother() {
  const another = site.startAgain()
  site.catalogue.fault = 'status'
  const { status, body } = await another.get(PARIS)
  site.catalogue.fault = undefined
  const refused = await counted('kept answer', another)
  await another.close()
  return { status, prices: amounts(body), isRefused: refused > 0 }
}

/** Answers as the catalogue gives them, in the site's memory and in Redis. */
async function fill(): Promise<void> {
  await stranger.flushall()
  await site.purge('collection:1004')
  await vi.waitFor(async () => {
    expect(amounts((await site.get(PARIS)).body)).toContain('40')
    expect(await stranger.keys(ANSWERS)).not.toEqual([])
  })
}

test('a second process shows what the first one kept', async () => {
  await fill()
  const { prices, isRefused } = await askAnother()
  expect([prices.includes('40'), isRefused]).toEqual([true, false])
})

const replaced = (name: RegExp, value: string) => (key: string, text: string) =>
  stranger.set(key, text.replaceAll(name, value))
const DAY = 86_400_000
const TIME = /(?<="fetchedAt":)\d+/g
const PRICE = /(?<="(?:finalPrice|listingPrice|minPrice)":)\d+/g

test.each<[string, boolean, (key: string, text: string) => Promise<unknown>]>([
  ...someJunk(11)
    .filter((junk) => junk.length > 0)
    .map((junk, index): [string, boolean, (key: string) => Promise<unknown>] => [
      `junk ${index}`,
      true,
      (key) => stranger.set(key, junk),
    ]),
  ['an answer that is cut off', true, (key, text) => stranger.set(key, text.slice(0, text.length / 2))],
  ['another kind of value', true, (key) => stranger.multi().del(key).lpush(key, 'one', 'two').exec()],
  ['an amount above every ceiling', false, replaced(PRICE, '1e300')],
  ['an endless amount', false, replaced(PRICE, '1e999')],
  ['a negative amount', false, replaced(PRICE, '-5')],
  ['an amount that is text', false, replaced(PRICE, '"<b>5</b>"')],
  ['another currency', false, replaced(/"EUR"/g, '"ISK"')],
  ['a price of last week', false, replaced(TIME, String(Date.now() - 6 * DAY))],
  ['a price of next week', true, replaced(TIME, String(Date.now() + 6 * DAY))],
  ['a time that is none', true, replaced(TIME, '1e300')],
  ['keys of prototypes', false, replaced(/"listingPrice":/g, '"__proto__":{"price":1},"constructor":{"price":7},"x":')],
  // spec: D.fleet.7
])('in Redis, %s is no price', async (_, isRefused, write) => {
  await fill()
  expect(await spoil(write)).toBeGreaterThan(0)
  expect(await askAnother()).toEqual({ status: 200, prices: [], isRefused })
  expect(Object.hasOwn(Object.prototype, 'price')).toBe(false)
})

test('marks of purges that are junk are counted, and the catalogue is asked', async () => {
  for (const junk of someJunk(13).filter(({ length }) => length > 0)) {
    await fill()
    const mark = `passepartout:${INSTALLATION}:purged:tour-group:7110`
    await stranger.set(mark, junk)
    const another = site.startAgain()
    const { body } = await another.get(PARIS)
    const refused = await counted('purge mark', another)
    await another.close()
    expect([amounts(body).includes('40'), refused > 0]).toEqual([true, true])
  }
})

test('what another installation keeps is not read, and what is said to it is not heard', async () => {
  await fill()
  const other = await createTestSite({ REDIS_URL: redis.url, INSTALLATION: 'other' })
  other.catalogue.fault = 'status'
  other.putPage(page)
  const heard = await counted('purge message')
  const own = 'passepartout:other:purge'
  await vi.waitFor(async () => expect(await stranger.pubsub('NUMSUB', own)).toEqual([own, 1]))
  for (const channel of [own, 'passepartout:purge']) await stranger.publish(channel, 'junk')
  await vi.waitFor(async () => expect(await counted('purge message', other)).toBe(1))
  expect([amounts((await other.get(PARIS)).body), await counted('purge message')]).toEqual([[], heard])
  await other.dispose()
})
