import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, siteDocument, type TestSite } from '../sample-site.ts'

/** More than can be done at once, clients that take their time, and the end of a process that is being used. */

let site: TestSite
let stopping: Promise<void> | undefined
const stop = () => {
  stopping ??= site.dispose()
  return stopping
}
afterEach(async () => {
  await stop()
  stopping = undefined
})

async function listenOn({ app }: TestSite): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function ask(port: number, options: RequestOptions = {}): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(
    get({ port, host: '127.0.0.1', headers: { host: HOST }, ...options }),
    'response',
  )
  if (!response) throw new Error('The site does not answer.')
  return response.resume()
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'PLN', 'JPY', 'AUD', 'CAD']
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('more pages than can be rendered', () => {
  // spec: D.requests.17
  test('what is ready is sent, what has room waits, and the rest is asked to come again', async () => {
    site = await createTestSite({ RENDERS_WAITING: '4' })
    await site.get('/')
    const asked = CURRENCIES.map((currency) => site.get('/paris/', { cookie: `currency=${currency}` }))
    const ready = site.get('/')
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503, 503, 503, 503, 503, 503])
    const { 'retry-after': retryAfter, 'cache-control': cacheControl } = answers.at(-1)?.headers ?? {}
    expect([retryAfter, cacheControl]).toEqual(['5', 'no-store'])
    expect((await ready).status).toBe(200)
    const metrics = (await site.internal.inject('/metrics')).body
    expect(metrics.match(/^site_renders_(?:waiting|refused) .*$/gm)).toEqual([
      'site_renders_waiting 0',
      'site_renders_refused 6',
    ])
    const again = await Promise.all(
      CURRENCIES.slice(4, 8).map((it) => site.get('/paris/', { cookie: `currency=${it}` })),
    )
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  // spec: D.requests.17
  test('crawlers are asked to come again first', async () => {
    site = await createTestSite({ RENDERS_WAITING: '4' })
    const crawled = ['/', '/paris/'].map((path) => site.get(path, { 'user-agent': GOOGLEBOT }))
    const visited = site.get('/fr/')
    expect((await Promise.all([...crawled, visited])).map(({ status }) => status)).toEqual([200, 503, 200])
  })

  // spec: D.requests.17
  test('files for machines give way like crawlers', async () => {
    site = await createTestSite({ RENDERS_WAITING: '4' })
    const crawled = ['/sitemap.xml', '/llms.txt'].map((path) => site.get(path))
    const visited = site.get('/')
    expect((await Promise.all([...crawled, visited])).map(({ status }) => status)).toEqual([200, 503, 200])
  })

  test.each([
    ['searches', (place: number) => `/search/?q=word-${place}`],
    ['wish lists', (place: number) => `/wish-list/?ids=${7110 + place}`],
  ])('%s wait their turn like pages', async (_, addressOf) => {
    site = await createTestSite({ RENDERS_WAITING: '4' })
    site.putSite(siteDocument({ search: { isInHeader: true, synonyms: [] } }))
    await site.purge(`site:${HOST}`)
    const asked = CURRENCIES.map((_currency, place) => site.get(addressOf(place)))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([
      ...[200, 200, 200, 200],
      ...[503, 503, 503, 503, 503, 503],
    ])
  })

  // spec: D.requests.17
  test('a page that is too old is shown rather than none', async () => {
    site = await createTestSite({ RENDERS_WAITING: '1' })
    await site.get('/paris/')
    site.clock.now += 100_000
    const answers = await Promise.all([site.get('/fr/'), site.get('/paris/'), site.get('/nowhere/')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503])
  })
})

interface Seen {
  answered: number
  lost: number
}

// spec: D.requests.18
test('nobody holds a connection for long with half a request, or without reading', async () => {
  site = await createTestSite()
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = site.app.server
  const limits = [headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections]
  expect(limits).toEqual([10_000, 20_000, 60_000, 72_000, 10_000])
})

describe('the end of a process', () => {
  /** What a balancer holds open: it asks again as soon as it was answered, until it hears that the process stops. */
  async function askWhileReady(port: number, seen: Seen): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while ((await site.internal.inject('/readyz')).statusCode === 200) {
      try {
        await once(await ask(port, { agent }), 'end')
        seen.answered += 1
      } catch {
        seen.lost += 1
      }
    }
    agent.destroy()
  }

  // spec: D.requests.18
  test('loses no request of connections that are kept alive and in use', async () => {
    site = await createTestSite({ STOP_DELAY: '1' })
    const port = await listenOn(site)
    const seen = { answered: 0, lost: 0 }
    const clients = Array.from({ length: 16 }, () => askWhileReady(port, seen))
    await expect.poll(() => seen.answered).toBeGreaterThan(200)
    await Promise.all([stop(), ...clients])
    expect(seen.lost).toBe(0)
  })

  // spec: D.requests.18
  test('each last answer says that its connection ends, and nobody who only holds one delays the end', async () => {
    site = await createTestSite({ STOP_DELAY: '1' })
    const port = await listenOn(site)
    const held = connect(port, '127.0.0.1')
    await once(held, 'connect')
    const before = await ask(port)
    expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive'])
    const ended = stop()
    const last = await ask(port)
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
    held.resume()
    await Promise.all([once(held, 'close'), ended])
  })
})
