import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import { createLogger } from '../../src/operations/create-logger.ts'
import { createErrorReporter } from '../../src/operations/error-reports/create-error-reporter.ts'
import type { ErrorReporter } from '../../src/operations/error-reports/error-report.ts'
import { Metrics } from '../../src/operations/metrics.ts'
import { Reporter } from '../../src/operations/reporter.ts'

/** Errors as a service with Sentry's envelope endpoint receives them. */

interface Received {
  readonly address: string
  readonly type: string | undefined
  readonly auth: string | string[] | undefined
  readonly lines: readonly unknown[]
}

let received: Received[]
let status: number
let headers: Record<string, string>
const service = createServer(async (request, response) => {
  const body = await text(request)
  const { 'content-type': type, 'x-sentry-auth': auth } = request.headers
  const [head = '', item = '', payload = ''] = body.split('\n')
  const { length } = JSON.parse(item)
  const lines = [
    JSON.parse(head),
    { ...JSON.parse(item), length: length === Buffer.byteLength(payload) },
    JSON.parse(payload),
  ]
  received.push({ address: `${request.method} ${request.url}`, type, auth, lines })
  response.writeHead(status, headers).end('{}')
})
let dsn = ''
let warned: string[]
let written: string[]
let reports: ErrorReporter

beforeAll(async () => {
  dsn = `http://key1@127.0.0.1:${await listen(service)}/errors/42`
})
beforeEach(async () => {
  received = []
  warned = []
  written = []
  status = 200
  headers = {}
  reports = await createErrorReporter(dsn, 'production', (reason) => warned.push(reason))
})
afterEach(() => reports.close())
afterAll(() => void service.close())

const loggerOf = (to: ErrorReporter) =>
  createLogger({ level: 'info', destination: { write: (line: string) => void written.push(line) }, reports: to })
const eventOf = ({ lines }: Received) => Object(lines[2])

test('an error is posted to the envelope endpoint with the key, as one event', async () => {
  const error = new TypeError('x is not a function')
  error.stack = `TypeError: x is not a function
    at render (file://${process.cwd()}/dist/server/main.js:12:34)
    at node:internal/process:1:2
    at Layer.handle (${process.cwd()}/node_modules/fastify/lib/route.js:5:6)`
  loggerOf(reports).error({ err: error, pageIdentifier: 'www.wayfare.example.paris' }, 'request failed')
  await reports.close()
  const id = expect.stringMatching(/^[\da-f]{32}$/)
  expect(received).toEqual([
    {
      address: 'POST /errors/api/42/envelope/',
      type: 'application/x-sentry-envelope',
      auth: 'Sentry sentry_version=7, sentry_client=passepartout/1, sentry_key=key1',
      lines: [
        { event_id: id, sent_at: expect.stringMatching(/^\d{4}-.*Z$/) },
        { type: 'event', length: true },
        {
          event_id: id,
          timestamp: expect.any(Number),
          platform: 'node',
          level: 'error',
          logger: 'site',
          environment: 'production',
          tags: { pageIdentifier: 'www.wayfare.example.paris' },
          transaction: 'request failed',
          exception: {
            values: [
              {
                type: 'TypeError',
                value: 'x is not a function',
                stacktrace: {
                  frames: [
                    {
                      function: 'Layer.handle',
                      filename: 'node_modules/fastify/lib/route.js',
                      lineno: 5,
                      colno: 6,
                      in_app: false,
                    },
                    { filename: 'node:internal/process', lineno: 1, colno: 2, in_app: false },
                    { function: 'render', filename: 'dist/server/main.js', lineno: 12, colno: 34, in_app: true },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
  ])
  expect(eventOf(received[0] as Received).event_id).toBe(Object(received[0]?.lines[0]).event_id)
})

test('what the log writes once is reported once: an outage, and an error again within the minute', async () => {
  const reporter = new Reporter(loggerOf(reports), new Metrics(), () => 0)
  for (let time = 0; time < 3; time += 1) {
    reporter.outage('GET /api/v6/tour-groups/{id}/', { kind: 'status', status: 500 })
    reporter.error('stale page kept', { reason: 'broken' })
    reporter.warning('Answer spoiled', { path: '/' })
  }
  await reports.close()
  expect(received.map((one) => [eventOf(one).message, eventOf(one).tags])).toEqual([
    ['Fetch failed', { source: 'GET /api/v6/tour-groups/{id}/', kind: 'status', status: 500 }],
    ['stale page kept', { reason: 'broken' }],
  ])
  expect(written.filter((line) => line.includes('"level":50'))).toHaveLength(2)
})

test('nothing of a visitor is reported', async () => {
  const error = new Error(
    'no page at https://a.example/x?email=somebody@mail.example&q=secret for somebody@mail.example',
  )
  loggerOf(reports).error({ err: error, address: 'a.example/secret', cookie: 'h-sid=secret' }, 'hit failed')
  loggerOf(reports).error({ requestId: 'r', status: 500, problem: 'exception' }, 'request')
  await reports.close()
  expect(received.map((one) => eventOf(one).exception.values[0].value)).toEqual([
    'no page at https://a.example/x?… for …',
  ])
  expect(JSON.stringify(received)).not.toMatch(/secret|somebody|h-sid/)
})

test('a service that asks for fewer gets none for as long as it says; a failure is told once', async () => {
  status = 429
  headers = { 'retry-after': '60' }
  const logger = loggerOf(reports)
  logger.error({}, 'one')
  await reports.close()
  for (const message of ['two', 'three']) logger.error({}, message)
  await reports.close()
  expect([received.map((one) => eventOf(one).message), warned]).toEqual([['one'], ['status 429']])
})

test('twenty reports at once at most, and the log has all', async () => {
  const logger = loggerOf(reports)
  for (let index = 0; index < 30; index += 1) logger.error({}, `error ${index}`)
  await reports.close()
  expect([received.length, written.length]).toEqual([20, 30])
})

test('a module of the installation is called with each error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'error-reports-'))
  const file = join(folder, 'report.mjs')
  writeFileSync(file, 'export default (report) => globalThis.told.push(report)')
  const told: unknown[] = []
  Object.assign(globalThis, { told })
  const own = await createErrorReporter(file, 'production', (reason) => warned.push(reason))
  loggerOf(own).error({ source: 'published store' }, 'Fetch failed')
  await own.close()
  rmSync(folder, { recursive: true })
  Reflect.deleteProperty(globalThis, 'told')
  expect(told).toEqual([{ message: 'Fetch failed', time: expect.any(Number), details: { source: 'published store' } }])
})

test.each(['https://host.example/42', '/no/such/module.mjs', 'https://key@host.example/'])(
  '%s is refused',
  async (target) => {
    await expect(createErrorReporter(target, 'production', () => {})).rejects.toThrow()
  },
)
