import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listen } from '../../../../test/tools/listen.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** Traces and metrics as a collector receives them, by OTLP over HTTP (docs/decisions/074). */

const value = z.union([
  z.object({ stringValue: z.string() }),
  z.object({ boolValue: z.boolean() }),
  z.object({ intValue: z.number() }),
  z.object({ doubleValue: z.number() }),
])
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value: said }) => [key, Object.values(said)[0]])))
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  attributes,
  status: z.object({ code: z.number() }),
})
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
})
type Span = z.infer<typeof spanSchema>

let spans: Span[]
let services: unknown[]
let metrics: z.infer<typeof metricsSchema>['resourceMetrics'][number]['scopeMetrics'][number]['metrics']
const collector = createServer(async (request, response) => {
  const body = await json(request)
  if (request.url === '/v1/traces') {
    for (const { resource, scopeSpans } of tracesSchema.parse(body).resourceSpans) {
      services.push(resource.attributes['service.name'])
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
  } else if (request.url === '/v1/metrics') {
    metrics.push(
      ...metricsSchema.parse(body).resourceMetrics.flatMap((one) => one.scopeMetrics.flatMap((scope) => scope.metrics)),
    )
  }
  response.end('{}')
})
let url = ''

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(collector)}`
})
beforeEach(() => {
  spans = []
  services = []
  metrics = []
})
afterAll(() => void collector.close())

interface Step {
  readonly name: string
  readonly kind: 'internal' | 'server' | 'client' | undefined
  readonly attributes: Span['attributes']
  readonly failed?: true
  readonly steps?: readonly Step[]
}

const KINDS = { 1: 'internal', 2: 'server', 3: 'client' } as const
const byStart = (one: Span, other: Span) => Number(BigInt(one.startTimeUnixNano) - BigInt(other.startTimeUnixNano))

/** The steps below a span, in their order. */
function stepsBelow(parent: string | undefined): readonly Step[] {
  const own = spans.filter((span) => (span.parentSpanId || undefined) === parent).toSorted(byStart)
  return own.map(({ spanId, name, kind, attributes: said, status }) => {
    const steps = stepsBelow(spanId)
    const failed = status.code === 2 ? { failed: true as const } : {}
    return {
      name,
      kind: KINDS[kind as keyof typeof KINDS],
      attributes: said,
      ...failed,
      ...(steps.length > 0 && { steps }),
    }
  })
}

const step = (name: string, said: Span['attributes'], steps?: readonly Step[]): Step => ({
  name,
  kind: 'internal',
  attributes: said,
  ...(steps && { steps }),
})
const request = (said: Span['attributes'], steps: readonly Step[]): Step => ({
  name: 'GET page',
  kind: 'server',
  attributes: { 'http.request.method': 'GET', 'site.language': 'en', ...said },
  steps,
})

/** What a site that traces does, told to the collector by the time that it has stopped. */
async function trace(
  work: (site: TestSite) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const site = await createTestSite({ OTLP_URL: url, TRUST_PROXY: '1', ...settings })
  await work(site)
  await site.dispose()
  return site
}

const PAGE = { 'http.response.status_code': 200, 'site.page': `${HOST}.show` }
const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('a page: resolve, cache, load with its calls, render, respond; and from the cache without load and render', async () => {
  await trace(async (site) => {
    site.putPage(pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 } }))
    await site.get('/show/?email=somebody@mail.example', { cookie: 'h-sid=secret', 'accept-encoding': 'br' })
    await site.get('/show/', { 'accept-encoding': 'br' })
  })
  const [first, second, ...others] = stepsBelow(undefined)
  expect(others).toEqual([])
  const load = first?.steps?.[1]?.steps?.[0]
  const calls = load?.steps ?? []
  expect(first).toEqual(
    request({ ...PAGE, 'site.cache': 'miss' }, [
      step('resolve', { 'site.resolution': 'visit' }),
      step('cache', { 'site.cache': 'miss' }, [
        step('load', {}, calls),
        step('render', { 'site.page_type': 'showPage' }),
      ]),
      step('respond', { 'site.encoding': 'br' }),
    ]),
  )
  expect(
    calls.map(({ name, kind, attributes: said }) => [
      name,
      kind,
      said['catalogue.tour_group'],
      said['catalogue.retry'],
    ]),
  ).toEqual(expect.arrayContaining([['GET /api/v6/tour-groups/{id}/', 'client', 7110, false]]))
  expect(
    calls.filter(({ kind, attributes: said }) => kind !== 'client' || said['catalogue.outcome'] === undefined),
  ).toEqual([])
  expect(second).toEqual(
    request({ ...PAGE, 'site.cache': 'hit' }, [
      step('resolve', { 'site.resolution': 'visit' }),
      step('cache', { 'site.cache': 'hit' }),
      step('respond', { 'site.encoding': 'br' }),
    ]),
  )
  expect([...new Set(services)]).toEqual(['passepartout-site'])
  expect(JSON.stringify(spans)).not.toMatch(/somebody|secret|email|h-sid|Mozilla/)
})

test('a failed call says which, its status and that it was tried again; the page is answered without prices', async () => {
  await trace(async (site) => {
    site.catalogue.fault = 'status'
    await site.get('/paris/')
    site.clock.now += 4000
    await site.purge(`page:${HOST}.paris:en:page`)
    await site.get('/paris/')
  })
  const calls = spans.filter(({ kind }) => kind === 3)
  const ofList = calls.filter(({ name }) => name.includes('/list-by/collection/')).toSorted(byStart)
  expect(ofList.map(({ attributes: said, status }) => [said, status.code])).toEqual(
    [false, true].map((isRetry) => [
      {
        'catalogue.outcome': 'status',
        'catalogue.retry': isRetry,
        'error.type': 'status',
        'http.response.status_code': 500,
      },
      2,
    ]),
  )
  expect(
    stepsBelow(undefined).map(({ attributes: said, failed }) => [said['http.response.status_code'], failed]),
  ).toEqual([
    [200, undefined],
    [200, undefined],
  ])
})

test('a trusted proxy’s trace goes on to the catalogue, a stranger’s does not', async () => {
  const seen: (string | undefined)[] = []
  const ask = async (site: TestSite) => {
    await site.get('/paris/', { traceparent: PARENT })
    seen.push(...site.catalogue.traceParents)
  }
  const { logLines } = await trace(ask)
  const [, traceId] = PARENT.split('-')
  expect([...new Set(spans.map((span) => span.traceId))]).toEqual([traceId])
  expect(spans.filter(({ parentSpanId }) => parentSpanId === PARENT.split('-')[2]).map(({ name }) => name)).toEqual([
    'GET page',
  ])
  const clients = new Set(spans.filter(({ kind }) => kind === 3).map(({ spanId }) => spanId))
  expect(
    seen.filter((header) => header?.split('-')[1] !== traceId || !clients.has(header?.split('-')[2] ?? '')),
  ).toEqual([])
  expect(seen.length).toBeGreaterThan(0)
  expect(logLines.filter(({ msg }) => msg === 'request').map((line) => line.traceId)).toEqual([traceId])
  spans = []
  await trace(ask, { TRUST_PROXY: '0' })
  expect([spans.length > 0, spans.some((span) => span.traceId === traceId)]).toEqual([true, false])
})

test('an error that nobody expected fails the request’s span, by its kind alone', async () => {
  await trace(async (site) => {
    site.store.exec('DROP TABLE page')
    await site.get('/paris/')
  })
  const [root] = stepsBelow(undefined)
  expect([root?.failed, root?.attributes['error.type'], root?.attributes['http.response.status_code']]).toEqual([
    true,
    '503',
    503,
  ])
})

test('TRACE_SHARE=0 traces nothing, unless a trusted proxy does', async () => {
  const settings = { TRACE_SHARE: '0' }
  await trace(async (site) => void (await site.get('/')), settings)
  expect(spans).toEqual([])
  await trace(async (site) => void (await site.get('/', { traceparent: PARENT })), settings)
  expect(spans.length).toBeGreaterThan(0)
})

test('without a collector a page is answered as ever, and the catalogue is told of no trace', async () => {
  const site = await createTestSite({ TRUST_PROXY: '1' })
  await site.get('/paris/', { traceparent: PARENT })
  await site.dispose()
  expect([spans, [...new Set(site.catalogue.traceParents)]]).toEqual([[], [undefined]])
})

test('the metrics of /metrics are sent too: counters, gauges and histograms', async () => {
  await trace(async (site) => void (await site.get('/')))
  const ofName = (name: string) => metrics.filter((metric) => metric.name === name)
  expect(ofName('site_responses_total')).toEqual([
    expect.objectContaining({
      sum: expect.objectContaining({ isMonotonic: true, aggregationTemporality: 2 }),
      description: 'Answers by status and by what the response cache said: hit, stale, miss, none',
    }),
  ])
  expect(ofName('site_cached_pages')).toEqual([
    expect.objectContaining({ gauge: { dataPoints: [expect.objectContaining({ asDouble: 1 })] } }),
  ])
  expect(ofName('site_answer_seconds')).toEqual([
    expect.objectContaining({
      unit: 's',
      histogram: expect.objectContaining({
        dataPoints: [
          expect.objectContaining({
            count: 1,
            explicitBounds: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
            attributes: [{ key: 'cache', value: { stringValue: 'miss' } }],
          }),
        ],
      }),
    }),
  ])
})
