import { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Metrics } from './metrics.ts'
import { RateLimiter } from './rate-limiter.ts'
import { registerVitalsRoute } from './register-vitals-route.ts'

const REPORT = {
  ...{ page: 'collectionPage', isMobile: true, faults: ['error', 'rejection', 'error'] },
  vitals: [
    ['LCP', 1200],
    ['CLS', 0.02],
  ],
}

let metrics: Metrics
let clock: number
let app: ReturnType<typeof Fastify>
beforeEach(() => {
  metrics = new Metrics()
  clock = 0
  app = Fastify()
  const vitalsLimit = new RateLimiter(3)
  registerVitalsRoute(app, { metrics, vitalsLimit, trust: { clients: new ClientAddressResolver(1) }, now: () => clock })
})
afterEach(() => app.close())

async function send(report: unknown, headers: Record<string, string> = {}) {
  const payload = typeof report === 'string' ? report : JSON.stringify(report)
  const answer = await app.inject({
    method: 'POST',
    url: '/_vitals',
    headers: { 'content-type': 'text/plain', ...headers },
    payload,
  })
  return [answer.statusCode, answer.body.slice(0, 1) === '<' ? 'markup' : answer.headers['set-cookie']]
}

/** What browsers said, as Prometheus reads it: sums, counts and errors. */
async function counted(): Promise<string[]> {
  const lines = (await metrics.registry.metrics()).split('\n')
  return lines.filter((line) => /^site_(vital_seconds|layout_shift)_(sum|count)|^site_client_errors/.test(line))
}

test('what a browser says is counted by measure, type of page and device', async () => {
  expect(await send(REPORT)).toEqual([204, undefined])
  expect(await counted()).toEqual([
    'site_client_errors_total{kind="error"} 2',
    'site_client_errors_total{kind="rejection"} 1',
    'site_vital_seconds_sum{page_type="collectionPage",device="mobile",vital="LCP"} 1.2',
    'site_vital_seconds_count{page_type="collectionPage",device="mobile",vital="LCP"} 1',
    'site_layout_shift_sum{page_type="collectionPage",device="mobile"} 0.02',
    'site_layout_shift_count{page_type="collectionPage",device="mobile"} 1',
  ])
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"page":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a page of its own', { ...REPORT, page: 'x'.repeat(50) }],
  ['a name of objects', { ...REPORT, page: '__proto__' }],
  ['a measure of its own', { ...REPORT, vitals: [['FID', 1]] }],
  ['a negative time', { ...REPORT, vitals: [['LCP', -1]] }],
  ['an endless time', '{"page":"other","isMobile":true,"vitals":[["LCP",1e999]],"faults":[]}'],
  ['a time as text', { ...REPORT, vitals: [['LCP', '1200']] }],
  ['the same measure for ever', { ...REPORT, vitals: Array.from({ length: 20 }, () => ['LCP', 1]) }],
  ['an error of its own', { ...REPORT, faults: ['<script>'] }],
  ['errors without end', { ...REPORT, faults: Array.from({ length: 11 }, () => 'error') }],
  // spec: D.analytics.19
])('%s is refused and leaves nothing', async (_, report) => {
  expect(await send(report)).toEqual([400, undefined])
  expect(await counted()).toEqual([])
})

test.each([
  ['a body that is too long', 'x'.repeat(1025), 'text/plain', 413],
  ['another kind of body', '<x/>', 'text/xml', 415],
  ['JSON that says it is', JSON.stringify(REPORT), 'application/json', 400],
])('%s leaves nothing', async (_, body, type, status) => {
  expect((await send(body, { 'content-type': type }))[0]).toBe(status)
  expect(await counted()).toEqual([])
})

describe('flooded', () => {
  const COUNT = 'site_vital_seconds_count{page_type="other",device="desktop",vital="TTFB"} '
  const one = { page: 'other', isMobile: false, vitals: [['TTFB', 1]], faults: [] }
  const countOf = async () => (await counted()).find((line) => line.startsWith(COUNT))?.slice(COUNT.length)

  // spec: D.analytics.19
  test('one source is thanked each time, and counted as often as a visitor might be', async () => {
    const answers = new Set<unknown>()
    for (let sent = 0; sent < 500; sent++) answers.add((await send(one))[0])
    expect([[...answers], await countOf()]).toEqual([[204], '3'])
    clock = 60_000
    await send(one)
    expect(await countOf()).toBe('4')
  })

  test('what it sends of junk counts too, and others are heard', async () => {
    for (let sent = 0; sent < 10; sent++) await send('junk', { 'x-forwarded-for': '203.0.113.7' })
    expect(await send(one, { 'x-forwarded-for': '203.0.113.7' })).toEqual([204, undefined])
    expect(await countOf()).toBe(undefined)
    await send(one, { 'x-forwarded-for': '203.0.113.8' })
    expect(await countOf()).toBe('1')
  })

  test('whatever is sent, there are no more series than names', async () => {
    for (const page of ['other', 'homePage', 'x', 'y']) await send({ ...one, page })
    for (let sent = 0; sent < 100; sent++) {
      clock += 60_000
      await send({ ...one, page: `page${sent}` })
    }
    expect((await counted()).filter((line) => line.includes('count{'))).toEqual([
      `${COUNT}1`,
      COUNT.replace('other', 'homePage').concat('1'),
    ])
  })
})
