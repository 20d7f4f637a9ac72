import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FixtureSandbox, startFixtureSandbox } from '../testing/start-fixture-sandbox.ts'
import { valueAtPath } from '../testing/value-at-path.ts'
import { matchesPathPattern } from './active-faults.ts'

const CARDS = '/api/v6/tour-groups/?ids[]=7110&currency=EUR'

let sandbox: FixtureSandbox

beforeAll(async () => {
  sandbox = await startFixtureSandbox()
})
afterEach(() => sandbox.app.inject({ method: 'DELETE', url: '/_faults' }))
afterAll(() => sandbox.stop())

const readCard = (body: unknown) => Object(valueAtPath(body, 'tourGroups', 0))

function switchOn(fault: object) {
  return sandbox.app.inject({ method: 'POST', url: '/_faults', payload: fault })
}

describe('what a fault does', () => {
  test.each([
    ['not-found', 404],
    ['rate-limited', 429],
    ['server-error', 500],
  ])('%s answers %d in the provider’s error shape', async (kind, status) => {
    await switchOn({ path: '/api/v6/*', kind })
    const answer = await sandbox.get(CARDS)
    expect(answer).toEqual({
      status,
      body: { status, error: { code: 'E_ERROR_PROCESSING_REQUEST', message: expect.any(String) } },
    })
    expect((await sandbox.get('/api/v1/city/list/')).status).toBe(200)
  })

  test('429 says when to come back', async () => {
    await switchOn({ path: '*', kind: 'rate-limited' })
    expect((await sandbox.app.inject(CARDS)).headers['retry-after']).toBe('1')
  })

  test('delay answers late and right', async () => {
    await switchOn({ path: '/api/*', kind: 'delay', milliseconds: 80 })
    const start = performance.now()
    expect((await sandbox.get(CARDS)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(70)
  })

  test('truncated JSON is half an answer with status 200', async () => {
    const whole = await sandbox.app.inject(CARDS)
    await switchOn({ path: '/api/*', kind: 'truncated-json' })
    const half = await sandbox.app.inject(CARDS)
    expect(half.statusCode).toBe(200)
    expect(half.body.length).toBe(Math.floor(whole.body.length / 2))
    expect(() => JSON.parse(half.body)).toThrow()
  })

  test('null price takes every price, and only the prices', async () => {
    const before = await sandbox.get(CARDS)
    await switchOn({ path: '/api/*', kind: 'null-price' })
    const cards = await sandbox.get(CARDS)
    expect(cards.body).toEqual({ tourGroups: [{ ...readCard(before.body), listingPrice: null }] })
    const list = await sandbox.get('/api/v6/tour-groups/list-by/collection/1004/')
    expect(valueAtPath(list.body, 'unFilteredMetaData')).toEqual({ minPrice: null })
    const collection = await sandbox.get('/api/v1/collection/?ids[]=1004')
    expect(valueAtPath(collection.body, 'collections', 0, 'startingPrice')).toBeNull()
  })

  test('higher price raises every price, and only the prices', async () => {
    const before = await sandbox.get(CARDS)
    await switchOn({ path: '/api/v6/tour-groups/', kind: 'higher-price' })
    const after = await sandbox.get(CARDS)
    const priceOf = (body: unknown) => Number(valueAtPath(body, 'tourGroups', 0, 'listingPrice', 'finalPrice'))
    expect(priceOf(after.body)).toBe(Math.round(priceOf(before.body) * 125) / 100)
    expect(valueAtPath(after.body, 'tourGroups', 0, 'listingPrice', 'bestDiscount')).toBe(
      valueAtPath(before.body, 'tourGroups', 0, 'listingPrice', 'bestDiscount'),
    )
    const product = await sandbox.get('/api/v6/tour-groups/7110/?currency=EUR')
    expect(valueAtPath(product.body, 'listingPrice', 'finalPrice')).toBe(priceOf(before.body))
  })

  test('wrong currency answers in another one', async () => {
    await switchOn({ path: '/api/*', kind: 'wrong-currency' })
    const currencyOf = async (url: string) =>
      valueAtPath(readCard((await sandbox.get(url)).body), 'listingPrice', 'currencyCode')
    expect(await currencyOf(CARDS)).toBe('USD')
    expect(await currencyOf(CARDS.replace('EUR', 'USD'))).toBe('GBP')
  })

  test('a redirect leads to an address that answers', async () => {
    const direct = await sandbox.get(CARDS)
    await switchOn({ path: '/api/*', kind: 'redirect' })
    const first = await sandbox.app.inject(CARDS)
    expect(first.statusCode).toBe(302)
    expect(await sandbox.get(String(first.headers.location))).toEqual(direct)
  })

  test('a closed connection gives no answer at all', async () => {
    await switchOn({ path: '/api/*', kind: 'closed-connection', count: 1 })
    const address = await sandbox.app.listen({ host: '127.0.0.1', port: 0 })
    const failure = await new Promise((resolve) => {
      httpRequest(`${address}/api/v1/city/list/`, () => resolve('answered'))
        .on('error', (error) => resolve('code' in error ? error.code : error))
        .end()
    })
    expect(failure).toBe('ECONNRESET')
  })

  test('reaches pictures and booking pages', async () => {
    await switchOn({ path: '/images/*', kind: 'server-error' })
    await switchOn({ path: '/book/*', kind: 'not-found' })
    expect((await sandbox.app.inject('/images/catalogue/louvre-day?w=10')).statusCode).toBe(500)
    expect((await sandbox.app.inject('/book/7110/select/')).statusCode).toBe(404)
  })
})

describe('switching', () => {
  test('a counted fault is over after its count', async () => {
    await switchOn({ path: '/api/*', kind: 'server-error', count: 2 })
    const statuses = [await sandbox.get(CARDS), await sandbox.get(CARDS), await sandbox.get(CARDS)]
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 200])
  })

  test('PUT replaces, DELETE with an id removes one', async () => {
    await switchOn({ path: '/api/*', kind: 'server-error' })
    const faults = [
      { path: '/api/v1/*', kind: 'not-found', milliseconds: 3000 },
      { path: '/api/v6/*', kind: 'delay', milliseconds: 1 },
    ]
    const replaced = await sandbox.app.inject({ method: 'PUT', url: '/_faults', payload: { faults } })
    const told = (fault: object, place: number) => ({
      ...fault,
      id: valueAtPath(replaced.json(), 'faults', place, 'id'),
      hits: 0,
    })
    expect(replaced.json()).toEqual({ faults: faults.map(told) })
    const first = valueAtPath(replaced.json(), 'faults', 0, 'id')
    await sandbox.app.inject({ method: 'DELETE', url: `/_faults/${first}` })
    expect((await sandbox.get('/_faults')).body).toEqual({ faults: faults.map(told).slice(1) })
  })

  test.each([
    [{ path: '/api/*', kind: 'earthquake' }, 'kind must be one of delay'],
    [{ path: 'api', kind: 'delay' }, 'path must start with / or *'],
    [{ path: '/api/*', kind: 'delay', milliseconds: -1 }, 'milliseconds'],
    [{ kind: 'delay' }, 'path is required'],
  ])('refuses %j', async (fault, message) => {
    const answer = await switchOn(fault)
    expect(answer.statusCode).toBe(400)
    expect(valueAtPath(answer.json(), 'error', 'message')).toContain(message)
  })

  test.each([
    ['/api/*', '/api/v1/x/', true],
    ['/api/v6/tour-groups/', '/api/v6/tour-groups', true],
    ['/api/v6/tour-groups/', '/api/v6/tour-groups/7110/', false],
    ['/*/book/*', '/fr/book/7110/select/', true],
    ['/a.c', '/abc', false],
    ['*', '/', true],
  ])('pattern %s on %s: %s', (pattern, path, expected) => {
    expect(matchesPathPattern(pattern, path)).toBe(expected)
  })
})

describe('the page for people', () => {
  const form = (payload: string) => ({
    method: 'POST' as const,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  test('works with forms alone', async () => {
    const added = await sandbox.app.inject({
      url: '/_faults',
      ...form('path=%2Fapi%2F*&kind=delay&milliseconds=5&count='),
    })
    expect([added.statusCode, added.headers.location]).toEqual([303, '/_faults'])
    const page = await sandbox.app.inject({ url: '/_faults', headers: { accept: 'text/html' } })
    expect(page.body).toContain('delay, 5 ms')
    await sandbox.app.inject({ url: '/_faults/remove', ...form('') })
    expect((await sandbox.get('/_faults')).body).toEqual({ faults: [] })
  })

  test('shows what is wrong, escaped', async () => {
    const page = await sandbox.app.inject({ url: '/_faults', ...form('path=%3Cscript%3E&kind=delay') })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('path must start with / or *')
    expect(page.body).not.toContain('<script>')
  })
})
