import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  makeSite,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  startTestSystem,
  type TestSystem,
} from '../../access/content-system.fixture.ts'

/** The steps to a first page, by what each person has done. */
let system: TestSystem
let siteId = 0
beforeAll(async () => {
  vi.stubEnv('PREVIEW_SECRET', 'a secret of the test that is long enough')
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example')
}, 60_000)
afterAll(() => system.stop())

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })
const answerSchema = z.object({
  isClosed: z.boolean(),
  page: z.object({ id: z.number(), title: z.string() }).nullable(),
  steps: z.array(z.object({ id: z.string(), title: z.string(), isDone: z.boolean() })),
})

/** The title of the page, and what is done of each step; or the status of a refusal. */
async function stepsOf(person: RoleOrStranger): Promise<unknown> {
  const { status, body } = await system.request(person, 'GET', '/api/first-page')
  if (status !== 200) return status
  const { isClosed, page, steps } = answerSchema.parse(body)
  const done = steps.filter(({ isDone }) => isDone).map(({ id }) => id)
  return [isClosed ? 'closed' : 'open', page?.title ?? null, steps.length, done]
}

async function write(person: RoleOrStranger, page: object): Promise<number> {
  const data = { lang: 'en', kind: 'page', pageType: 'contentPage', title: 'My first', ...page }
  const { body } = await system.request(person, 'POST', '/api/pages?draft=true', data)
  return createdSchema.parse(body).doc.id
}

// spec: D.admin.first-page
test('whoever may write pages and never published one is led from step to step, by what is stored', async () => {
  const before = Object.fromEntries(
    await Promise.all(ROLES_AND_STRANGER.map(async (person) => [person, await stepsOf(person)] as const)),
  )
  const none = ['open', null, 5, []]
  expect(before).toEqual({
    admin: none,
    editor: none,
    translator: none,
    viewer: ['open', null, 0, []],
    stranger: 403,
  })
  const id = await write('editor', { site: siteId })
  expect(await stepsOf('editor')).toEqual(['open', 'My first', 5, ['create']])
  const change = (data: object) => system.request('editor', 'PATCH', `/api/pages/${id}?draft=true`, data)
  await change({ path: 'my-first' })
  expect(await stepsOf('editor')).toEqual(['open', 'My first', 5, ['create', 'address']])
  await change({ blocks: [{ blockType: 'quote', author: 'Ines' }] })
  expect(await stepsOf('editor')).toEqual(['open', 'My first', 5, ['create', 'address']])
  await change({ blocks: [{ blockType: 'quote', text: 'Look.', author: 'Ines' }] })
  expect(await stepsOf('editor')).toEqual(['open', 'My first', 5, ['create', 'address', 'blocks']])
  expect((await system.request('editor', 'POST', `/api/pages/${id}/preview-token`)).status).toBe(200)
  expect(await stepsOf('editor')).toEqual(['open', 'My first', 5, ['create', 'address', 'blocks', 'preview']])
  expect(await stepsOf('admin')).toEqual(none)
  expect((await system.request('editor', 'PATCH', `/api/pages/${id}`, { _status: 'published' })).status).toBe(200)
  expect(await stepsOf('editor')).toEqual(['open', null, 0, []])
  await write('editor', { site: siteId, title: 'My second', path: 'second' })
  expect(await stepsOf('editor')).toEqual(['open', null, 0, []])
})

// spec: D.admin.first-page
test('a role that may not publish has done it when the page is handed in', async () => {
  const reviewed = await makeSite(system, 'www.b.example', { needsApproval: true })
  const id = await write('translator', { site: reviewed, path: 'mine' })
  const { body } = await system.request('translator', 'GET', '/api/first-page')
  expect(answerSchema.parse(body).steps.at(-1)).toEqual({ id: 'publish', title: 'Hand in', isDone: false })
  const review = await system.request('translator', 'GET', `/api/pages/${id}/review`)
  const { seen } = z.object({ seen: z.string() }).parse(review.body)
  await system.request('translator', 'POST', `/api/pages/${id}/review`, { action: 'ask', seen, text: '' })
  expect(await stepsOf('translator')).toEqual(['open', null, 0, []])
})

// spec: D.admin.first-page
test('the steps are closed for the account alone, and opened again', async () => {
  const close = (isClosed: unknown) => system.request('admin', 'POST', '/api/first-page', { isClosed })
  expect((await close(true)).status).toBe(200)
  expect(await stepsOf('admin')).toEqual(['closed', null, 5, []])
  expect(await stepsOf('editor')).toEqual(['open', null, 0, []])
  expect((await close('no')).status).toBe(400)
  await close(false)
  expect(await stepsOf('admin')).toEqual(['open', null, 5, []])
})
