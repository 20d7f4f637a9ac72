import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { makeSite, startTestSystem, type TestSystem } from '../../access/content-system.fixture.ts'
import { completeInterruptedSaves } from './complete-interrupted-saves.ts'

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

const clientSchema = z.object({
  client: z.custom<{ execute: (statement: { readonly sql: string }) => Promise<unknown> }>(),
})

const kill = () => Promise.reject(new Error('the process ends here'))

test.each([
  { _status: 'published', form: 'As it is' },
  { _status: 'draft', form: 'As it was' },
] as const)(
  'a page that was $_status, and published by a process that ended before it wrote the version, is everywhere what visitors see',
  async ({ _status, form }) => {
    const { payload, request } = system
    const { id } = await payload.create({ collection: 'pages', data: { ...pageOf(`was-${_status}`), _status } })
    vi.spyOn(payload.db, 'createVersion').mockImplementation(kill)
    const answer = await request('editor', 'PATCH', `/api/pages/${id}`, { title: 'As it is', _status: 'published' })
    vi.restoreAllMocks()
    expect([answer.status, await shown(id)]).toEqual([500, { live: 'As it is', form, list: ['As it was'] }])
    expect(await completeInterruptedSaves(payload)).toEqual([id])
    expect(await shown(id)).toEqual({ live: 'As it is', form: 'As it is', list: ['As it is'] })
    expect(await completeInterruptedSaves(payload)).toEqual([])
  },
)

test('a page that was made by one is in the list again', async () => {
  const { payload, request } = system
  vi.spyOn(payload.db, 'createVersion').mockImplementation(kill)
  const answer = await request('editor', 'POST', '/api/pages?draft=true', { ...pageOf('made'), _status: 'draft' })
  vi.restoreAllMocks()
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: 'made' } }, depth: 0 })
  const id = docs[0]?.id ?? 0
  expect([answer.status, (await shown(id)).list]).toEqual([500, []])
  expect(await completeInterruptedSaves(payload)).toEqual([id])
  expect(await shown(id)).toEqual({ live: 'As it was', form: 'As it was', list: ['As it was'] })
})

test('a draft that ended before the version before it was no longer the newest is in the list once', async () => {
  const { payload, request } = system
  const { id } = await payload.create({ collection: 'pages', data: { ...pageOf('twice'), _status: 'published' } })
  vi.spyOn(payload.db, 'execute').mockImplementation(kill)
  const path = `/api/pages/${id}?draft=true`
  expect((await request('editor', 'PATCH', path, { title: 'A draft', _status: 'draft' })).status).toBe(500)
  vi.restoreAllMocks()
  expect((await shown(id)).list).toEqual(['A draft', 'As it was'])
  expect(await completeInterruptedSaves(payload)).toEqual([])
  expect(await shown(id)).toEqual({ live: 'As it was', form: 'A draft', list: ['A draft'] })
})

test('words that come back from a translator are taken as a whole or not at all, wherever the process ends', async () => {
  const { payload, request } = system
  const site = await makeSite(system, 'www.b.example', { languages: ['en', 'fr'] })
  const blocks = ['One', 'Two', 'Three'].map((title) => ({
    ...{ blockType: 'cta' as const, title },
    action: { label: title, url: '/a/' },
  }))
  const source = await payload.create({ collection: 'pages', data: { ...pageOf('read'), site, blocks } })
  const started = await request('editor', 'POST', `/api/pages/${source.id}/translations`, { lang: 'fr' })
  const { id } = z.object({ id: z.number() }).parse(started.body)
  const path = `/api/pages/${id}/translation/file`
  const file = z.string().parse((await request('editor', 'GET', `${path}?format=xliff`)).body)
  const content = file.replaceAll(/(<target[^>]*>).*?<\/target>/g, '$1En français</target>')
  const read = () => payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
  /** The words of its form, and how often the list of pages has it. */
  const written = async () => {
    const page = await read()
    const titles = (page.blocks ?? []).map((block) => (block.blockType === 'cta' ? block.title : ''))
    return [page.title, ...titles, (await shown(id)).list.length].join()
  }
  const { updatedAt } = await read()
  const client = clientSchema.parse(payload.db).client
  const execute = client.execute.bind(client)
  const found: string[] = []
  // The process ends before its first row is written, before its second, and so on until all are.
  for (let status = 500; status === 500; ) {
    let left = found.length
    vi.spyOn(client, 'execute').mockImplementation((statement) => {
      const isWritten = /^\s*(?:insert|update|delete)/i.test(statement.sql)
      left -= isWritten ? 1 : 0
      return left < 0 ? kill() : execute(statement)
    })
    status = (await request('editor', 'POST', path, { content, updatedAt })).status
    vi.restoreAllMocks()
    await completeInterruptedSaves(payload)
    found.push(await written())
    if (found.at(-1) !== found[0]) break
  }
  const [before, after] = ['As it was,One,Two,Three,1', 'En français,En français,En français,En français,1']
  expect(found).toEqual([...Array(found.length - 1).fill(before), after])
})
