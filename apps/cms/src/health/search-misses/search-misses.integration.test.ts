import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeSite, ROLES_AND_STRANGER, startTestSystem, type TestSystem } from '../../access/content-system.fixture.ts'

/** Stands in for the site's internal port. */
const counter = createServer(async (request, response) => {
  if (request.headers.authorization !== `Bearer ${TOKEN}` || isDown) return void response.writeHead(401).end()
  if (request.method === 'POST') settled.push([request.url, await json(request)])
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ misses, settled: true }))
})
const TOKEN = 'a-token-of-the-test'
let isDown = false
let settled: unknown[] = []
const miss = (site: string, query: string) => ({
  ...{ site, lang: 'fr', query, outcome: 'nothing', asked: 7 },
  days: [
    { day: '2026-12-02', asked: 3 },
    { day: '2026-12-01', asked: 4 },
  ],
})
const misses = [
  miss('www.a.example', 'mona lisa'),
  miss('www.gone.example', 'nobody'),
  { ...miss('www.a.example', 'x'), done: 'dismissed' },
]

let system: TestSystem
let site = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PURGE_URL', `http://127.0.0.1:${(counter.address() as AddressInfo).port}/purge`)
  vi.stubEnv('PURGE_TOKEN', TOKEN)
  system = await startTestSystem()
  site = await makeSite(system, 'www.a.example', { languages: ['en', 'fr'] })
  await system.payload.update({
    collection: 'sites',
    id: site,
    locale: 'fr',
    data: { name: 'A', search: { synonyms: 'louvre, musée du louvre' } },
  })
}, 60_000)
afterAll(async () => {
  await system.stop()
  counter.close()
})
beforeEach(() => {
  isDown = false
  settled = []
})

const remedyOf = (remedy: object, query = 'mona lisa') => ({ site, lang: 'fr', query, remedy })
const send = (person: (typeof ROLES_AND_STRANGER)[number], body: object) =>
  system.request(person, 'POST', '/api/search-misses/remedy', body)

// spec: D.find.22
test('whoever reads sites sees what was asked on them; who may write them sees that remedies are theirs', async () => {
  const shown = (mayRemedy: boolean) => ({
    isKnown: true,
    misses: [
      ...[
        { ...misses[0], days: undefined },
        { ...misses[2], days: undefined },
      ].map((one) => ({
        ...JSON.parse(JSON.stringify(one)),
        site: { id: site, uid: 'www.a.example' },
        day: '2026-12-02',
        mayRemedy,
      })),
    ],
  })
  const seen: Record<string, unknown> = {}
  for (const person of ROLES_AND_STRANGER) {
    const { status, body } = await system.request(person, 'GET', '/api/search-misses')
    seen[person] = status === 200 ? body : status
  }
  const [writes, reads] = [shown(true), shown(false)]
  expect(seen).toEqual({ admin: writes, editor: writes, translator: reads, viewer: reads, stranger: 403 })
})

test('a site that does not answer is not taken for one without such searches', async () => {
  isDown = true
  expect((await system.request('editor', 'GET', '/api/search-misses')).body).toEqual({ isKnown: false, misses: [] })
})

test('a synonym joins the line of what it shall find, in its language alone, and the site learns of it', async () => {
  const answer = await send('editor', remedyOf({ kind: 'synonym', word: 'Louvre' }))
  expect([answer.status, answer.body]).toEqual([200, { isNoted: true }])
  const synonymsIn = async (locale: 'en' | 'fr') =>
    (await system.payload.findByID({ collection: 'sites', id: site, locale, fallbackLocale: false })).search?.synonyms
  expect(await synonymsIn('fr')).toBe('louvre, musée du louvre, mona lisa')
  expect((await synonymsIn('en')) ?? null).toBe(null)
  const told = { site: 'www.a.example', lang: 'fr', query: 'mona lisa', remedy: 'remedied' }
  expect(settled).toEqual([['/search-misses/settled', told]])
})

// spec: D.find.23
test('a redirect begins at the address of the search, and is refused as any other', async () => {
  const answer = await send('editor', remedyOf({ kind: 'redirect', url: '/fr/chefs-d-oeuvre/' }, 'Chef-d’œuvre'))
  expect([answer.status, answer.body]).toEqual([200, { isNoted: true }])
  const { docs } = await system.payload.find({ collection: 'redirects', where: { site: { equals: site } } })
  expect(docs.map(({ path, url, outcome, permanent, origin }) => ({ path, url, outcome, permanent, origin }))).toEqual([
    {
      path: '/fr/search/chef-d-%C5%93uvre/',
      url: '/fr/chefs-d-oeuvre/',
      outcome: 'moved',
      permanent: false,
      origin: 'manual',
    },
  ])
  const refused = await send('editor', remedyOf({ kind: 'redirect', url: 'javascript:alert(1)' }, 'x y'))
  expect(refused.status).toBe(400)
  expect(settled).toHaveLength(1)
})

test('nothing to do changes nothing, and is remembered', async () => {
  const answer = await send('editor', remedyOf({ kind: 'dismiss' }))
  expect([answer.status, answer.body]).toEqual([200, { isNoted: true }])
  const told = { site: 'www.a.example', lang: 'fr', query: 'mona lisa', remedy: 'dismissed' }
  expect(settled).toEqual([['/search-misses/settled', told]])
  isDown = true
  expect((await send('editor', remedyOf({ kind: 'dismiss' }))).body).toEqual({ isNoted: false })
})

test('who may not write the site’s settings remedies nothing, and a wrong remedy is refused', async () => {
  const statuses: Record<string, number> = {}
  for (const person of ROLES_AND_STRANGER) statuses[person] = (await send(person, remedyOf({ kind: 'dismiss' }))).status
  expect(statuses).toEqual({ admin: 200, editor: 200, translator: 403, viewer: 403, stranger: 403 })
  const wrong = [{ kind: 'other' }, { kind: 'synonym', word: ' ' }, {}]
  const answers = await Promise.all(wrong.map((remedy) => send('editor', remedyOf(remedy))))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await send('editor', { ...remedyOf({ kind: 'dismiss' }), site: 4711 })).status).toBe(404)
})
