import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import { createTestSite, HOST, type TestSite } from '../sample-site.ts'

/** What is published reaches the edge that settings name (docs/how-to/cdn.md). */

const SECRET = '0123456789abcdef0123456789abcdef'
const SHARED = { 'x-variant': 'currency=GBP' }
let purges: string[]
let status: number
let site: TestSite
const edge = createServer((request, response) => {
  purges.push(`${request.method} ${request.url} ${request.headers.authorization} ${request.headers['xkey-purge']}`)
  response.writeHead(status).end()
})

const portOf = (server: Server) => Number(Object(server.address()).port)

beforeEach(async () => {
  purges = []
  status = 200
  if (!edge.listening) await listen(edge)
  const own = { VARNISH_URLS: `http://127.0.0.1:${portOf(edge)}`, VARNISH_TOKEN: SECRET, TRUST_PROXY: '1' }
  site = await createTestSite(own)
})
afterEach(() => site.dispose())
afterAll(() => void edge.close())

test('a publication purges the edge of what it changed and of what follows, and is counted', async () => {
  await site.purge(`page:${HOST}.paris:en:page`)
  await vi.waitFor(() => expect(purges).toHaveLength(1))
  expect(purges).toEqual([`PURGE / Bearer ${SECRET} page:${HOST}.paris:en:page uid:${HOST}.paris guides:${HOST}:en`])
  await vi.waitFor(async () => {
    const { body } = await site.internal.inject('/metrics')
    expect(body).toContain('site_edge_purges_total{edge="varnish",outcome="ok"} 3')
    expect(body).toContain('site_edge_purges_waiting 0')
  })
})

test('an edge that refuses is logged once, and counted', async () => {
  status = 403
  await site.purge('tour-group:1')
  await vi.waitFor(() => expect(purges).toHaveLength(1))
  await site.purge('tour-group:2')
  await vi.waitFor(async () => {
    expect((await site.internal.inject('/metrics')).body).toContain('{edge="varnish",outcome="failed"} 2')
  })
  const said = site.logLines.filter(({ source }) => String(source).startsWith('edge'))
  expect(said.map(({ msg, source, reason }) => [msg, String(source).replace(/\d+$/, ''), reason])).toEqual([
    ['Fetch failed', 'edge varnish http://127.0.0.1:', 'status 403'],
  ])
})

test('what waits when the process stops is still sent', async () => {
  const other = await createTestSite({ VARNISH_URLS: `http://127.0.0.1:${portOf(edge)}`, VARNISH_TOKEN: SECRET })
  await other.purge('tour-group:1')
  await other.dispose()
  expect(purges).toEqual([`PURGE / Bearer ${SECRET} tour-group:1`])
})

test('shared answers have the header of this edge alone, private ones none', async () => {
  const tagsOf = async (headers: Record<string, string>) => {
    const { xkey, 'surrogate-key': surrogateKey, 'cache-tag': cacheTag } = (await site.get('/', headers)).headers
    return [String(xkey).split(' ')[0], surrogateKey, cacheTag]
  }
  expect([await tagsOf(SHARED), await tagsOf({})]).toEqual([
    [`page:${HOST}:en:page`, undefined, undefined],
    ['undefined', undefined, undefined],
  ])
})

test('Cloudflare gets its tags with commas', async () => {
  const other = await createTestSite({ CLOUDFLARE_ZONE: 'z', CLOUDFLARE_TOKEN: 't', TRUST_PROXY: '1' })
  const { headers } = await other.get('/', SHARED)
  await other.dispose()
  expect([String(headers['cache-tag']).split(',')[0], headers['surrogate-key'], headers.xkey]).toEqual([
    `page:${HOST}:en:page`,
    undefined,
    undefined,
  ])
  expect(headers['cache-tag']).not.toContain(' ')
})
