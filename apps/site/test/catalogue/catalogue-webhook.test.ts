import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What the provider tells of changed tour groups, and how old a price may be where others keep it (docs/decisions/028). */

const SECRET = 'a secret of thirty-two characters'
const MINUTE = 60_000
let site: TestSite

beforeEach(async () => {
  site = await createTestSite({ CATALOGUE_CHANGES_SECRET: SECRET, TRUST_PROXY: '1' })
})
afterEach(() => site.dispose())

const sign = (body: string, at = site.clock.now, secret = SECRET) => {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
async function tell(body: string, signature = sign(body), isPublic = false) {
  const { statusCode, body: answer } = await (isPublic ? site.app : site.internal).inject({
    method: 'POST',
    url: isPublic ? '/_catalogue-changes' : '/catalogue-changes',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: body,
  })
  return { status: statusCode, answer: JSON.parse(answer) }
}
const CHANGED = '{"tourGroupIds":[7110]}'

describe('a change of a tour group', () => {
  // spec: D.visit.11
  test('drops every page that shows it, and what the catalogue said of it; others stay', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 } }))
    for (const path of ['/', '/paris/', '/show/']) await site.get(path)
    const asked = site.catalogue.requests.length
    expect(await tell(CHANGED)).toEqual({ status: 200, answer: { purged: 2 } })
    const again = await Promise.all(['/', '/paris/', '/show/'].map((path) => site.get(path)))
    expect(again.map(({ headers }) => headers['x-request-id'] !== undefined)).toEqual([false, true, true])
    const paths = site.catalogue.requests.slice(asked).map((url) => url.split('?')[0])
    expect(paths).toEqual(
      expect.arrayContaining(['/api/v6/tour-groups/list-by/collection/1004/', '/api/v6/tour-groups/7110/']),
    )
  })

  test.each<[string, () => [string, string], number, object]>([
    ['without a signature', () => [CHANGED, ''], 401, { error: 'The signature is missing or wrong.' }],
    [
      'signed by somebody else',
      () => [CHANGED, sign(CHANGED, site.clock.now, 'x'.repeat(32))],
      401,
      { error: 'The signature is missing or wrong.' },
    ],
    [
      'with another body than was signed',
      () => ['{"tourGroupIds":[7111]}', sign(CHANGED)],
      401,
      { error: 'The signature is missing or wrong.' },
    ],
    [
      'with another time than was signed',
      () => [CHANGED, sign(CHANGED).replace(/t=\d/, 't=9')],
      401,
      { error: 'The signature is missing or wrong.' },
    ],
    [
      'from too long ago',
      () => [CHANGED, sign(CHANGED, site.clock.now - 6 * MINUTE)],
      401,
      { error: 'The message is older than five minutes.' },
    ],
    [
      'from a clock that is ahead',
      () => [CHANGED, sign(CHANGED, site.clock.now + 6 * MINUTE)],
      401,
      { error: 'The message is older than five minutes.' },
    ],
    ['of nothing', () => ['{}', sign('{}')], 400, { error: 'The body must be {"tourGroupIds": [1, …]}.' }],
    ['that is no JSON', () => ['{', sign('{')], 400, { error: 'The body must be {"tourGroupIds": [1, …]}.' }],
  ])('%s', async (_, messageOf, status, answer) => {
    const [body, signature] = messageOf()
    expect(await tell(body, signature)).toEqual({ status, answer })
  })

  // spec: D.visit.11
  test('each message counts once', async () => {
    const signature = sign(CHANGED)
    expect((await tell(CHANGED, signature)).status).toBe(200)
    expect(await tell(CHANGED, signature)).toEqual({
      status: 409,
      answer: { error: 'The message was received before.' },
    })
    site.clock.now += MINUTE
    expect((await tell(CHANGED)).status).toBe(200)
  })

  test('it is taken on the port of visitors too, and one message counts once on both', async () => {
    const signature = sign(CHANGED)
    expect((await tell(CHANGED, signature, true)).status).toBe(200)
    expect((await tell(CHANGED, signature, true)).status).toBe(409)
    expect((await tell(CHANGED, signature)).status).toBe(409)
    expect((await tell(CHANGED, '', true)).status).toBe(401)
  })

  test('nobody can tell where no secret is set', async () => {
    const silent = await createTestSite()
    const answer = await silent.internal.inject({ method: 'POST', url: '/catalogue-changes', payload: {} })
    expect(answer.statusCode).toBe(404)
    await silent.dispose()
  })
})

describe('how old a price may be', () => {
  const shared = { 'x-variant': 'currency=EUR' }
  const timesOf = (header: unknown) => String(header).match(/\d+/g)?.map(Number) ?? []

  // spec: D.visit.10
  test('an answer carries the time of its oldest price, to visitors and to shared caches', async () => {
    const read = new Date(site.clock.now).toISOString()
    expect((await site.get('/paris/')).headers['x-oldest-price']).toBe(read)
    site.clock.now += 2 * MINUTE
    expect((await site.get('/paris/', shared)).headers['x-oldest-price']).toBe(read)
    expect((await site.get('/')).headers).not.toHaveProperty('x-oldest-price')
  })

  // spec: D.visit.10
  test('a shared cache shows a page with prices for five minutes at most, stale ones among them', async () => {
    // Long before midnight, when the days of a list's filters are others.
    site.clock.now = Date.UTC(2026, 10, 30, 23)
    const { headers } = await site.get('/paris/', shared)
    const [maxAge, fresh = 0, stale = 0, onError = 0] = timesOf(headers['cache-control'])
    expect([maxAge, fresh, stale, fresh + onError]).toEqual([0, 60, 240, 24 * 3600])
    const [, freshWords, staleWords] = timesOf((await site.get('/', shared)).headers['cache-control'])
    expect([freshWords, staleWords]).toEqual([3600, 600])
  })

  // spec: D.visit.10
  test('when the last minutes of a price run, so do those of every copy', async () => {
    await site.get('/paris/')
    site.catalogue.fault = 'status'
    site.clock.now += 24 * 3_600_000 - 2 * MINUTE
    await site.purge(`page:${HOST}.paris:en:page`)
    const { headers } = await site.get('/paris/', shared)
    const [, fresh = 0, stale = 0, onError = 0] = timesOf(headers['cache-control'])
    expect(fresh + Math.max(stale, onError)).toBeLessThanOrEqual(120)
  })
})
