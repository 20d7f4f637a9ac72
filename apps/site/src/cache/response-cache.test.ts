import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OverloadedError, RenderQueue } from './render-queue.ts'
import type { Rendering } from './rendered-page.ts'
import { ResponseCache } from './response-cache.ts'

const rendering = (html: string, more: Partial<Rendering> = {}): Rendering => ({
  status: 200,
  html,
  contentSecurityPolicy: '',
  pageIdentifier: 'p',
  tags: ['page:p'],
  freshFor: 1000,
  usableFor: 10_000,
  ...more,
})

function createCache(maxBytes = 1_000_000) {
  const clock = { now: 0 }
  const onBackgroundError = vi.fn()
  return { clock, onBackgroundError, cache: new ResponseCache({ maxBytes, now: () => clock.now, onBackgroundError }) }
}

const html = async (answer: Promise<{ page: { body: (encoding: 'identity') => Promise<Buffer> } }>) =>
  String(await (await answer).page.body('identity'))

describe('ResponseCache', () => {
  test('renders once for everyone who waits', async () => {
    const { cache } = createCache()
    const render = vi.fn(async () => rendering('one'))
    const answers = await Promise.all([cache.get('k', render), cache.get('k', render), cache.get('k', render)])
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(({ page }) => page)).size).toBe(1)
    expect((await cache.get('k', render)).state).toBe('hit')
  })

  test('a failed rendering is not remembered', async () => {
    const { cache } = createCache()
    await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await html(cache.get('k', async () => rendering('two')))).toBe('two')
  })

  test('stale: shown at once, renewed behind', async () => {
    const { cache, clock } = createCache()
    await cache.get('k', async () => rendering('old'))
    clock.now = 2000
    const stale = await cache.get('k', async () => rendering('new'))
    expect(stale.state).toBe('stale')
    expect(await html(Promise.resolve(stale))).toBe('old')
    await expect.poll(() => cache.fresh('k')).toBeDefined()
    expect(await html(cache.get('k', () => Promise.reject(new Error('never asked'))))).toBe('new')
  })

  test('stale from the moment at which all of it is doubted, a rendering that had begun before among them', async () => {
    const { cache } = createCache()
    await cache.get('k', async () => rendering('old'))
    const begun = Promise.withResolvers<Rendering>()
    const answer = cache.get('begun', () => begun.promise)
    await expect.poll(() => cache.renderQueue.waiting).toBe(0)
    cache.markStale()
    begun.resolve(rendering('begun before'))
    await answer
    expect([cache.fresh('k'), cache.fresh('begun')]).toEqual([undefined, undefined])
    expect(await html(cache.get('k', async () => rendering('new')))).toBe('old')
    await expect.poll(() => cache.fresh('k')).toBeDefined()
    expect(await html(cache.get('k', () => Promise.reject(new Error('never asked'))))).toBe('new')
  })

  test('stale when it comes from a day that is not yet: the clock was put back', async () => {
    const { cache, clock } = createCache()
    clock.now = 100_000
    await cache.get('k', async () => rendering('of tomorrow'))
    clock.now = 98_000
    expect(cache.fresh('k')).toBeUndefined()
    const answer = await cache.get('k', async () => rendering('of today'))
    expect([answer.state, await html(Promise.resolve(answer))]).toEqual(['stale', 'of tomorrow'])
    await expect.poll(() => cache.fresh('k')).toBeDefined()
  })

  test('pages that are renewed behind stale ones leave places to those who wait', async () => {
    const clock = { now: 0 }
    const refused = vi.fn()
    const cache = new ResponseCache({
      maxBytes: 1_000_000,
      renderQueue: new RenderQueue(8),
      now: () => clock.now,
      onBackgroundError: (error, key) => refused(key, error),
    })
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, async () => rendering(key))
    clock.now = 2000
    const stale = ['a', 'b', 'c', 'd'].map((key) => cache.get(key, async () => rendering('new')))
    const waiting = [1, 2, 3, 4, 5, 6].map((number) => cache.get(String(number), async () => rendering('missed')))
    expect((await Promise.all([...stale, ...waiting])).map(({ state }) => state)).toEqual([
      ...stale.map(() => 'stale'),
      ...waiting.map(() => 'miss'),
    ])
    expect(refused.mock.calls).toEqual([
      ['c', new OverloadedError(2)],
      ['d', new OverloadedError(2)],
    ])
  })

  test('stale on error, but never past its age limit', async () => {
    const { cache, clock, onBackgroundError } = createCache()
    const down = () => Promise.reject(new Error('down'))
    await cache.get('k', async () => rendering('old'))
    clock.now = 9999
    expect(await html(cache.get('k', down))).toBe('old')
    await expect.poll(() => onBackgroundError).toHaveBeenCalledTimes(1)
    clock.now = 10_001
    await expect(cache.get('k', down)).rejects.toThrow('down')
  })

  test('purges what carries the tag, and nothing else', async () => {
    const { cache } = createCache()
    await cache.get('a', async () => rendering('a', { tags: ['page:a', 'site:s'] }))
    await cache.get('b', async () => rendering('b', { tags: ['page:b', 'site:s'] }))
    await cache.get('c', async () => rendering('c', { tags: ['page:c', 'site:t'] }))
    expect(cache.purge(['page:a'])).toBe(1)
    expect([cache.fresh('a'), cache.fresh('b'), cache.fresh('c')].map(Boolean)).toEqual([false, true, true])
    expect(cache.purge(['site:s', 'nothing'])).toBe(1)
    expect(cache.size).toBe(1)
  })

  test('a rendering in flight during a purge is made once more, and not shared with later requests', async () => {
    const { cache } = createCache()
    const finish: ((value: Rendering) => void)[] = []
    const first = cache.get('k', () => new Promise((resolve) => finish.push(resolve)))
    await expect.poll(() => finish).toHaveLength(1)
    cache.purge(['page:p'])
    const second = cache.get('k', async () => rendering('new'))
    expect(await html(second)).toBe('new')
    finish[0]?.(rendering('half of each'))
    await expect.poll(() => finish).toHaveLength(2)
    finish[1]?.(rendering('new, too'))
    expect(await html(first)).toBe('new, too')
  })

  test('a rendering that is purged twice is sent, and never stored', async () => {
    const { cache } = createCache()
    const render = vi.fn(async () => {
      cache.purge(['page:p'])
      return rendering('old')
    })
    expect(await html(cache.get('k', render))).toBe('old')
    expect(render).toHaveBeenCalledTimes(2)
    expect(await html(cache.get('k', async () => rendering('new')))).toBe('new')
  })

  test('a purge of something else has nothing rendered twice', async () => {
    const { cache } = createCache()
    const render = vi.fn(async () => {
      cache.purge(['page:other'])
      return rendering('one')
    })
    await cache.get('k', render)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('stays below its bound and forgets the tags of what it dropped', async () => {
    const { cache } = createCache(20_000)
    for (let index = 0; index < 50; index += 1) {
      await cache.get(`k${index}`, async () => rendering('x'.repeat(1000), { tags: [`page:${index}`] }))
    }
    expect(cache.bytes).toBeLessThanOrEqual(20_000)
    expect(cache.purge(['page:0'])).toBe(0)
    expect(cache.purge(['page:49'])).toBe(1)
  })

  test('what is used stays, what is not goes first', async () => {
    const { cache, clock } = createCache(11_000)
    const put = async (key: string) => {
      const { page } = await cache.get(key, async () => rendering('x'.repeat(1000), LASTING))
      await page.body('zstd')
    }
    await put('old but used')
    await put('old')
    await put('newer')
    clock.now = 2000
    expect(cache.fresh('old but used')).toBeDefined()
    await put('newest')
    expect([cache.fresh('old but used'), cache.fresh('old')].map(Boolean)).toEqual([true, false])
  })

  test('a page larger than the whole cache is sent all the same', async () => {
    const { cache } = createCache(100)
    expect(await html(cache.get('k', async () => rendering('x'.repeat(1000))))).toHaveLength(1000)
    expect(cache.size).toBe(0)
  })
})

test('each encoding is made once, decodes to the text and has a validator of its own', async () => {
  const { cache } = createCache()
  const { page } = await cache.get('k', async () => rendering('<p>hello</p>'.repeat(100)))
  const bodies = await Promise.all([page.body('br'), page.body('br'), page.body('gzip'), page.body('zstd')])
  const [br, again, gzip, zstd] = bodies
  expect(again).toBe(br)
  const texts = [brotliDecompressSync(br), gunzipSync(gzip), zstdDecompressSync(zstd)].map(String)
  expect(new Set(texts)).toEqual(new Set(['<p>hello</p>'.repeat(100)]))
  const etags = (['br', 'gzip', 'zstd', 'identity'] as const).map((encoding) => page.etag(encoding))
  expect(new Set(etags).size).toBe(4)
  expect(etags.map((etag) => page.isFormOf(etag))).toEqual([true, true, true, true])
})

/** A list as pages have them: the same tags, other words. */
const LONG = Array.from({ length: 2000 }, (_, index) => {
  const [name, price] = hash('sha1', String(index)).split(/[abc]/)
  return `<li class="card"><a href="/${name}/">${name} of ${price}</a><p>from ${price} in ${name}</p></li>`
}).join('')
const LASTING = { freshFor: 100_000, usableFor: 1_000_000 }

describe('warm pages', () => {
  test('one that is asked for again and again gets a smaller copy, with a validator of its own', async () => {
    const { cache, clock } = createCache()
    const { page } = await cache.get('k', async () => rendering(LONG, LASTING))
    const quick = await page.body('br')
    const quickTag = page.etag('br')
    for (clock.now = 2000; clock.now <= 6000; clock.now += 2000) cache.fresh('k')
    await expect.poll(() => page.isTight).toBe(true)
    const tight = await page.body('br')
    expect(String(brotliDecompressSync(tight))).toBe(LONG)
    expect(tight.byteLength).toBeLessThan(quick.byteLength)
    expect(page.etag('br')).not.toBe(quickTag)
    expect(page.isFormOf(quickTag)).toBe(true)
  })

  test('one that is rendered again to the same text keeps its copies; another text does not get them', async () => {
    const { cache, clock } = createCache()
    const { page } = await cache.get('k', async () => rendering(LONG, { freshFor: 1000 }))
    await page.recompress()
    clock.now = 2000
    await cache.get('k', async () => rendering(LONG, { freshFor: 1000 }))
    await expect.poll(() => cache.fresh('k')).toBeDefined()
    const same = cache.fresh('k')
    expect([same === page, same?.isTight, same?.ready('br') === page.ready('br')]).toEqual([false, true, true])
    clock.now = 4000
    await cache.get('k', async () => rendering('other', { freshFor: 1000 }))
    await expect.poll(() => cache.fresh('k')).toBeDefined()
    expect([cache.fresh('k')?.isTight, cache.fresh('k')?.ready('br')]).toEqual([false, undefined])
  })

  test('a purge while a page is made smaller drops it all the same', async () => {
    const { cache, clock } = createCache()
    await cache.get('k', async () => rendering(LONG, LASTING))
    for (clock.now = 2000; clock.now <= 6000; clock.now += 2000) cache.fresh('k')
    expect(cache.purge(['page:p'])).toBe(1)
    expect(cache.fresh('k')).toBeUndefined()
    expect(await html(cache.get('k', async () => rendering('new')))).toBe('new')
  })

  test('addresses that are asked for once never push out what visitors use', async () => {
    const { cache, clock } = createCache(400_000)
    const put = (key: string) => cache.get(key, async () => rendering('x'.repeat(1000), { ...LASTING, tags: [key] }))
    const warm = Array.from({ length: 50 }, (_, index) => `warm${index}`)
    for (const key of warm) await put(key)
    clock.now = 2000
    for (const key of warm) cache.fresh(key)
    for (let index = 0; index < 10_000; index += 1) await put(`once${index}`)
    expect(warm.filter((key) => cache.fresh(key))).toEqual(warm)
    expect(cache.bytes).toBeLessThanOrEqual(400_000)
    expect(cache.purge(['once0'])).toBe(0)
    expect(cache.purge(['once9999', 'warm0'])).toBe(2)
  })
})

describe('a page that is asked for', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** A page that is fresh for two seconds, and how often it was rendered; `pass` lets milliseconds go by. */
  async function createPriced(freshFor = 2000, isOnDemand = false) {
    const { cache, clock } = createCache()
    const render = vi.fn(async () => rendering(`text ${clock.now}`, { freshFor, usableFor: 10_000_000, isOnDemand }))
    await cache.get('k', render)
    const pass = async (milliseconds: number) => {
      clock.now += milliseconds
      await vi.advanceTimersByTimeAsync(milliseconds)
    }
    /** Waits, in real time, until so many were renewed and rendered. */
    const until = async (renewed: number, rendered: number) => {
      for (let tries = 0; tries < 1000 && cache.renewed < renewed; tries += 1) await sleep(5)
      await sleep(20)
      expect([cache.renewed, render.mock.calls.length]).toEqual([renewed, rendered])
    }
    return { cache, pass, until }
  }

  test('is rendered anew as soon as it is no longer fresh, again and again while it is asked for', async () => {
    const { cache, pass, until } = await createPriced()
    await pass(1500)
    cache.fresh('k')
    await pass(500)
    await until(1, 2)
    expect(String(await cache.fresh('k')?.body('identity'))).toBe('text 2000')
    await pass(2000)
    await until(2, 3)
  })

  test('is left alone once nobody has asked for five minutes', async () => {
    const { cache, pass, until } = await createPriced(200_000)
    await pass(1500)
    cache.fresh('k')
    await pass(198_500)
    await until(1, 2)
    await pass(200_000)
    await pass(200_000)
    await until(1, 2)
  })

  test('is left alone where it is rendered on demand', async () => {
    const { cache, pass, until } = await createPriced(2000, true)
    await pass(1500)
    cache.fresh('k')
    await pass(500)
    await until(0, 1)
  })

  test.each<[string, number, (cache: ResponseCache) => unknown]>([
    ['once', 2000, () => undefined],
    ['and purged', 2000, (cache) => cache.fresh('k') && cache.purge(['page:p'])],
    ['and fresh for an hour', 3_600_000, (cache) => cache.fresh('k')],
  ])('%s is not', async (_, freshFor, happen) => {
    const { cache, pass, until } = await createPriced(freshFor)
    await pass(1500)
    happen(cache)
    await pass(freshFor)
    await until(0, 1)
  })
})

describe('memory', () => {
  // spec: D.requests.16
  test('each encoding has its own: no slice of something larger is kept', async () => {
    const { cache } = createCache()
    const { page } = await cache.get('k', async () => rendering('<p>hello</p>'.repeat(100)))
    for (const encoding of ['identity', 'br', 'gzip', 'zstd'] as const) {
      const body = await page.body(encoding)
      expect([encoding, body.buffer.byteLength]).toEqual([encoding, body.byteLength])
    }
  })

  // spec: D.requests.16
  test('counts the packed copies, what stands beside them, the tags and the key', async () => {
    const { cache } = createCache()
    const { page } = await cache.get('key', async () => rendering(LONG, { tags: ['page:a', 'site:b'] }))
    const beside = 3072 + 2 * 160 + 3
    expect(cache.bytes).toBe(Math.ceil(Buffer.byteLength(LONG) * 0.2) + beside)
    const [br, gzip] = await Promise.all([page.body('br'), page.body('gzip')])
    expect(cache.bytes).toBe(br.byteLength + gzip.byteLength + beside)
    cache.purge(['page:a'])
    await page.body('zstd')
    expect(cache.bytes).toBe(0)
  })

  // spec: D.requests.16
  test.each(['br', 'gzip', 'zstd'] as const)(
    'keeps no plain text beside a copy in %s, and can unpack it',
    async (form) => {
      const { cache } = createCache()
      const { page } = await cache.get('key', async () => rendering(LONG))
      expect(String(await page.body('identity'))).toBe(LONG)
      await page.body(form)
      expect([page.ready('identity'), page.lengthOf('identity')]).toEqual([undefined, Buffer.byteLength(LONG)])
      expect(String(await page.body('identity'))).toBe(LONG)
      expect(page.forms.map(([name]) => name)).toEqual([form])
      expect(String(gunzipSync(await page.body('gzip')))).toBe(LONG)
    },
  )

  test('packs what only clients asked for that take no packed copy', async () => {
    const { cache } = createCache()
    const { page } = await cache.get('key', async () => rendering(LONG))
    await page.body('identity')
    await expect.poll(() => [...cache.forms.keys()]).toEqual(['zstd'])
  })

  test('a page that grows pushes others out, and counts them', async () => {
    const { cache } = createCache(30_000)
    const put = (key: string) =>
      cache.get(key, async () => rendering(LONG.slice(0, 40_000), { ...LASTING, tags: [key] }))
    const { page } = await put('a')
    await put('b')
    const others = [cache.size, cache.evicted]
    for (const form of ['br', 'gzip', 'zstd'] as const) await page.body(form)
    expect([others, cache.bytes <= 30_000, cache.evicted > 0]).toEqual([[2, 0], true, true])
  })
})
