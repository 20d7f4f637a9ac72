import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CACHE_KEY_PARAMETERS,
  PAGE_PARAMETERS,
  UNCACHEABLE_PARAMETERS,
} from '../../src/request/address/page-parameters.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** Which answers an edge may share (docs/decisions/059-edge-cache-keys.md). */

const PLAIN = 'currency=GBP'
const KEYED = `${PLAIN};keys=${CACHE_KEY_PARAMETERS.join()}`

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ TRUST_PROXY: '1' })
})
afterAll(() => site.dispose())

async function sharingOf(url: string, variant: string): Promise<'shared' | 'private'> {
  const { status, headers } = await site.get(url, { 'x-variant': variant })
  expect([url, status]).toEqual([url, 200])
  const caching = String(headers['cache-control'])
  expect(caching).toMatch(/^(?:private, (?:no-cache|no-store)$|public, max-age=0, s-maxage=\d+,)/)
  return caching.startsWith('public') ? 'shared' : 'private'
}

test('a page without parameters, or with such as nobody reads, is shared with any edge', async () => {
  for (const query of ['', '?', '?utm_source=letter&gclid=1', '?unknown=1&x'])
    expect([query, await sharingOf(`/paris/${query}`, PLAIN)]).toEqual([query, 'shared'])
})

// spec: D.requests.20
test.each(CACHE_KEY_PARAMETERS)('%s: shared with an edge alone that says that it is in its key', async (name) => {
  const url = `/paris/?a=1&${name}=1`
  const others = CACHE_KEY_PARAMETERS.filter((one) => one !== name).join()
  expect([
    await sharingOf(url, PLAIN),
    await sharingOf(url, `${PLAIN};keys=${others}`),
    await sharingOf(url, `${PLAIN};keys=${name}`),
    await sharingOf(url, KEYED),
    await sharingOf(url, `${KEYED},later`),
  ]).toEqual(['private', 'private', 'shared', 'shared', 'shared'])
})

// spec: D.requests.20
test.each(UNCACHEABLE_PARAMETERS.filter((name) => name !== 'preview'))('%s: shared with no edge', async (name) => {
  expect(await sharingOf(`/paris/?${name}=1`, `${KEYED},${name}`)).toBe('private')
})

test.each([
  '%63urrency=JPY',
  'CURRENCY=JPY',
  'currency[]=JPY',
  'currency%00=JPY',
  'a=b;currency=JPY',
  'currency=JP%59',
  'currency=+JPY',
  'currency',
  'currency=GBP&currency=JPY',
  'sort=xxx&sort=price',
  'Sort=price',
])('?%s: shared with no edge, since another reader could understand something else', async (query) => {
  expect(await sharingOf(`/paris/?${query}`, KEYED)).toBe('private')
})

test('several values of what may have several are shared', async () => {
  expect(await sharingOf('/paris/?kind=1010&kind=1041&when=&when=today', KEYED)).toBe('shared')
})

test('a shared answer names what it depends on, a private one nothing', async () => {
  const shared = await site.get('/paris/?sort=price', { 'x-variant': KEYED })
  const names = Object.keys(PAGE_PARAMETERS).map((name) => `"${name}"`)
  expect(shared.headers['no-vary-search']).toBe(`params, except=(${names.join(' ')})`)
  expect((await site.get('/paris/?sort=price', { 'x-variant': PLAIN })).headers['no-vary-search']).toBeUndefined()
})

// spec: D.requests.21
test('what is not there, or is gone, is kept for two seconds, and nothing stands in for what follows', async () => {
  const fresh = 'www.new.example'
  site.putSite(siteDocument({ uid: fresh, host: fresh }))
  await site.purge(`site:${fresh}`)
  site.putRedirect('/closed/', { gone: true })
  const cachingOf = async (url: string, host = HOST) => {
    const { status, headers } = await site.get(url, { host, 'x-variant': PLAIN })
    return [status, headers['cache-control']]
  }
  const brief = 'public, max-age=0, s-maxage=2, stale-while-revalidate=0, stale-if-error=0'
  expect(await cachingOf('/', fresh)).toEqual([404, brief])
  expect(await cachingOf('/index.md', fresh)).toEqual([404, brief])
  expect(await cachingOf('/nowhere/')).toEqual([404, brief])
  expect(await cachingOf('/fr/paris/')).toEqual([404, brief])
  expect(await cachingOf('/closed/')).toEqual([410, brief])
  const { headers } = await site.get('/', { host: fresh, 'x-variant': PLAIN })
  expect(String(headers['surrogate-key']).split(' ')).toContain(`page:${fresh}:en:page`)
  site.putPage(pageDocument({ uid: fresh, siteUid: fresh }))
  await site.purge(`page:${fresh}:en:page`)
  expect((await site.get('/', { host: fresh, 'x-variant': PLAIN })).status).toBe(200)
})
