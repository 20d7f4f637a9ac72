import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeSite, startTestSystem, type TestSystem } from '../access/content-system.fixture.ts'
import { completeSaves } from './complete-saves.ts'

let system: TestSystem
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => system.stop())

const pageOf = (path: string) => ({
  ...{ site: siteId, lang: 'en' as const, kind: 'page' as const, pageType: 'contentPage' as const },
  ...{ path, title: 'As it was' },
})

/** What visitors get, what the form shows, and what the list of pages has for it. */
async function shown(id: number) {
  const { payload } = system
  const options = { collection: 'pages', id, depth: 0 } as const
  const where = { id: { equals: id } }
  const list = await payload.find({ collection: 'pages', where, draft: true, depth: 0 })
  return {
    live: (await payload.findByID(options)).title,
    form: (await payload.findByID({ ...options, draft: true })).title,
    list: list.docs.map(({ title }) => title),
  }
}

const kill = () => Promise.reject(new Error('the process ends here'))

test.each([
  { _status: 'published', form: 'As it is' },
  { _status: 'draft', form: 'As it was' },
] as const)(
  'a page that was $_status, and published by a process that ended before it wrote the version, is everywhere what visitors see',
  async ({ _status, form }) => {
    const { payload, ask } = system
    const { id } = await payload.create({ collection: 'pages', data: { ...pageOf(`was-${_status}`), _status } })
    vi.spyOn(payload.db, 'createVersion').mockImplementation(kill)
    const answer = await ask('editor', 'PATCH', `/api/pages/${id}`, { title: 'As it is', _status: 'published' })
    vi.restoreAllMocks()
    expect([answer.status, await shown(id)]).toEqual([500, { live: 'As it is', form, list: ['As it was'] }])
    expect(await completeSaves(payload)).toEqual([id])
    expect(await shown(id)).toEqual({ live: 'As it is', form: 'As it is', list: ['As it is'] })
    expect(await completeSaves(payload)).toEqual([])
  },
)

test('a page that was made by one is in the list again', async () => {
  const { payload, ask } = system
  vi.spyOn(payload.db, 'createVersion').mockImplementation(kill)
  const answer = await ask('editor', 'POST', '/api/pages?draft=true', { ...pageOf('made'), _status: 'draft' })
  vi.restoreAllMocks()
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: 'made' } }, depth: 0 })
  const id = docs[0]?.id ?? 0
  expect([answer.status, (await shown(id)).list]).toEqual([500, []])
  expect(await completeSaves(payload)).toEqual([id])
  expect(await shown(id)).toEqual({ live: 'As it was', form: 'As it was', list: ['As it was'] })
})

test('a draft that ended before the version before it was no longer the newest is in the list once', async () => {
  const { payload, ask } = system
  const { id } = await payload.create({ collection: 'pages', data: { ...pageOf('twice'), _status: 'published' } })
  vi.spyOn(payload.db, 'execute').mockImplementation(kill)
  const path = `/api/pages/${id}?draft=true`
  expect((await ask('editor', 'PATCH', path, { title: 'A draft', _status: 'draft' })).status).toBe(500)
  vi.restoreAllMocks()
  expect((await shown(id)).list).toEqual(['A draft', 'As it was'])
  expect(await completeSaves(payload)).toEqual([])
  expect(await shown(id)).toEqual({ live: 'As it was', form: 'A draft', list: ['A draft'] })
})
