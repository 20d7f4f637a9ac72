import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  makeSite,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  startTestSystem,
  type TestSystem,
} from '../../access/content-system.fixture.ts'

/** What the dashboard tells each person that waits for them. */
let system: TestSystem
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example', { needsApproval: true })
}, 60_000)
afterAll(() => system.stop())

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })
const answerSchema = z.object({
  waiting: z.array(
    z.object({
      kind: z.string(),
      total: z.number(),
      entries: z.array(z.object({ title: z.string(), message: z.string(), href: z.string() })),
    }),
  ),
})

async function write(person: RoleOrStranger, path: string): Promise<number> {
  const page = { site: siteId, lang: 'en', kind: 'page', pageType: 'contentPage', title: `Page ${path}`, path }
  const { body } = await system.request(person, 'POST', '/api/pages?draft=true', page)
  return createdSchema.parse(body).doc.id
}

async function act(person: RoleOrStranger, id: number, action: string, text = ''): Promise<void> {
  const { body } = await system.request('viewer', 'GET', `/api/pages/${id}/review`)
  const { seen } = z.object({ seen: z.string() }).parse(body)
  await system.request(person, 'POST', `/api/pages/${id}/review`, { action, seen, text })
}

/** Each kind with its entries, as `title: message`; or the status of a refusal. */
async function waitingFor(person: RoleOrStranger): Promise<unknown> {
  const { status, body } = await system.request(person, 'GET', '/api/waiting')
  if (status !== 200) return status
  const { waiting } = answerSchema.parse(body)
  return Object.fromEntries(
    waiting.map(({ kind, entries }) => [kind, entries.map(({ title, message }) => `${title}: ${message}`)]),
  )
}

// spec: D.admin.waiting
test('drafts wait for who wrote them, reviews for who may approve, rejected pages for who asked', async () => {
  const [draft, asked, rejected] = [
    await write('translator', 'draft'),
    await write('translator', 'asked'),
    await write('translator', 'rejected'),
  ]
  await act('translator', asked, 'ask')
  await act('translator', rejected, 'ask')
  await act('editor', rejected, 'reject', 'Say how long it takes')
  const found = Object.fromEntries(
    await Promise.all(ROLES_AND_STRANGER.map(async (person) => [person, await waitingFor(person)] as const)),
  )
  const forApprovers = {
    reviews: ['Page asked: Sent by translator@a.example'],
    sentBack: [],
    mentions: [],
    refused: [],
    drafts: [],
    due: [],
  }
  expect(found).toEqual({
    admin: forApprovers,
    editor: forApprovers,
    translator: {
      sentBack: ['Page rejected: Say how long it takes'],
      mentions: [],
      refused: [],
      drafts: ['Page rejected: /rejected/', 'Page asked: /asked/', 'Page draft: /draft/'],
      due: [],
    },
    viewer: { mentions: [], due: [] },
    stranger: 403,
  })
  const { body } = await system.request('translator', 'GET', '/api/waiting')
  const links = answerSchema.parse(body).waiting.flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(links).toContain(`/admin/collections/pages/${draft}`)
})

// spec: D.admin.waiting
test('what is in the trash, or approved meanwhile, waits no more', async () => {
  const [trashed, approved] = [await write('translator', 'trashed'), await write('translator', 'approved')]
  await act('translator', trashed, 'ask')
  await act('translator', approved, 'ask')
  const deletedAt = new Date().toISOString()
  await system.request('editor', 'PATCH', `/api/pages/${trashed}`, { deletedAt })
  await act('editor', approved, 'approve')
  expect(await waitingFor('admin')).toEqual({
    reviews: ['Page asked: Sent by translator@a.example'],
    ...{ sentBack: [], mentions: [], refused: [], drafts: [], due: [] },
  })
})
