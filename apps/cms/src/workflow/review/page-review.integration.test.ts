import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  makeSite,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  startTestSystem,
  type TestSystem,
} from '../../access/content-system.fixture.ts'
import type { Page } from '../../payload-types.ts'

/** On a site that wants a second person's approval: what each may do, and every way to publish without one. */
let system: TestSystem
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example', { needsApproval: true })
}, 60_000)
afterAll(() => system.stop())

let count = 0
const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function write(person: RoleOrStranger, given: Partial<Page> = {}): Promise<number> {
  count += 1
  const page = {
    site: siteId,
    lang: 'en',
    kind: 'page',
    pageType: 'contentPage',
    title: 'A page',
    path: `page-${count}`,
  }
  const { body } = await system.request(person, 'POST', '/api/pages?draft=true', { ...page, ...given })
  return createdSchema.parse(body).doc.id
}

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) })
const shownSchema = z.object({
  state: z.string(),
  seen: z.string(),
  comments: z.array(z.object({ who: z.string(), text: z.string() })),
})

async function look(id: number) {
  return shownSchema.parse((await system.request('viewer', 'GET', `/api/pages/${id}/review`)).body)
}

/** @returns the state of the page, or the sentence of a refusal */
async function act(person: RoleOrStranger, id: number, action: string, given: object = {}): Promise<string> {
  const { seen } = await look(id)
  const { status, body } = await system.request(person, 'POST', `/api/pages/${id}/review`, { action, seen, ...given })
  return status === 200 ? shownSchema.parse(body).state : `${status} ${errorsSchema.parse(body).errors[0]?.message}`
}

async function publish(person: RoleOrStranger, id: number, given: object = {}): Promise<string> {
  const { status, body } = await system.request(person, 'PATCH', `/api/pages/${id}`, { _status: 'published', ...given })
  return status === 200 ? 'published' : `${status} ${errorsSchema.parse(body).errors[0]?.message}`
}

const UNASKED = '409 On this site a second person approves what is published: ask for a review beside the form.'
const CHANGED = '409 This page has changed since it was approved: ask for a review again.'

test('who may look at a review, and who may act', async () => {
  const statuses: Record<string, number[]> = {}
  for (const person of ROLES_AND_STRANGER) {
    const id = await write('translator')
    await act('translator', id, 'ask')
    const { seen } = await look(id)
    const send = (action: string) =>
      system.request(person, 'POST', `/api/pages/${id}/review`, { action, seen, text: 'Why' })
    const answers = [
      await system.request(person, 'GET', `/api/pages/${id}/review`),
      await send('comment'),
      await send('reject'),
    ]
    answers.push(await system.request(person, 'POST', '/api/reviews', { page: id, state: 'approved' }))
    statuses[person] = answers.map(({ status }) => status)
  }
  expect(statuses).toEqual({
    admin: [200, 200, 200, 403],
    editor: [200, 200, 200, 403],
    translator: [200, 200, 403, 403],
    viewer: [200, 403, 403, 403],
    stranger: [403, 403, 403, 403],
  })
})

// spec: D.admin.41
test('asked for, approved by another person, published; the next change needs another approval', async () => {
  const id = await write('translator')
  expect(await publish('editor', id)).toBe(UNASKED)
  expect(await act('translator', id, 'ask', { text: 'Please look' })).toBe('inReview')
  expect(await publish('editor', id)).toBe('409 This page is in review: a second person has to approve it first.')
  expect(await act('editor', id, 'approve')).toBe('approved')
  expect(await publish('editor', id)).toBe('published')
  expect(await publish('admin', id)).toBe('published')
  expect(await publish('editor', id, { title: 'Another title' })).toBe(CHANGED)
  const comments = (await look(id)).comments.map(({ who, text }) => `${who}: ${text}`)
  expect(comments).toEqual(['translator@a.example: Please look', 'editor@a.example: '])
})

// spec: D.admin.41
test('whoever asks for a review hands the page over: the next person opens it without taking it from them', async () => {
  const id = await write('translator')
  const writing = async (person: RoleOrStranger) => {
    const { body } = await system.request(person, 'GET', `/api/pages/${id}/others`)
    return z.object({ writing: z.string().nullable() }).parse(body).writing
  }
  await system.request('translator', 'PATCH', `/api/pages/${id}?draft=true&autosave=true`, { title: 'Another title' })
  expect(await writing('editor')).toBe('translator@a.example')
  await act('translator', id, 'ask')
  expect(await writing('editor')).toBe(null)
})

// spec: D.admin.41
test('nobody approves what they have written, nor what they have not seen', async () => {
  const id = await write('editor')
  const own = '409 You have written this yourself: another person approves it.'
  await act('translator', id, 'ask')
  expect(await act('editor', id, 'approve')).toBe(own)
  await system.request('admin', 'PATCH', `/api/pages/${id}?draft=true`, { title: 'A word of mine' })
  expect(await act('editor', id, 'approve')).toBe(own)
  expect(await act('admin', id, 'approve')).toBe(own)
  const other = await write('translator')
  await act('translator', other, 'ask')
  const { seen } = await look(other)
  await system.request('translator', 'PATCH', `/api/pages/${other}?draft=true`, { title: 'Another word' })
  expect(await act('editor', other, 'approve', { seen })).toBe(
    '409 This page has changed since you opened it: load it again, and look at it anew.',
  )
})

test('nor what they have begun, though their versions have gone since, or their address has changed', async () => {
  const id = await write('translator')
  await system.request('editor', 'PATCH', `/api/pages/${id}?draft=true&autosave=true`, { title: 'A first word' })
  await system.request('translator', 'PATCH', `/api/pages/${id}?draft=true`, { title: 'The last word' })
  const where = { and: [{ parent: { equals: id } }, { 'version.editedBy': { equals: 'editor@a.example' } }] }
  await system.payload.db.deleteVersions({ collection: 'pages', where })
  const { id: editor } = system.people.editor
  await system.request('editor', 'PATCH', `/api/users/${editor}`, { email: 'somebody-else@a.example' })
  await act('translator', id, 'ask')
  expect(await act('editor', id, 'approve')).toBe('409 You have written this yourself: another person approves it.')
})

test('a rejection says why, and a change after an approval is a draft again', async () => {
  const id = await write('translator')
  expect(await act('editor', id, 'approve')).toBe('409 Nobody has asked for a review of this page.')
  await act('translator', id, 'ask')
  expect(await act('editor', id, 'reject')).toBe('400 Say why, in a sentence.')
  expect(await act('editor', id, 'reject', { text: 'Too long' })).toBe('rejected')
  expect(await publish('editor', id)).toBe('409 This page was rejected in review: mend it, and ask for a review again.')
  await act('translator', id, 'ask')
  expect(await act('editor', id, 'approve')).toBe('approved')
  await system.request('editor', 'PATCH', `/api/pages/${id}?draft=true`, { title: 'One more word' })
  expect((await look(id)).state).toBe('draft')
  expect(await publish('editor', id)).toBe(CHANGED)
})

test('what visitors saw comes back from the trash as it was, and no other words with it', async () => {
  const id = await write('translator')
  await act('translator', id, 'ask')
  await act('editor', id, 'approve')
  await publish('editor', id)
  await system.request('translator', 'PATCH', `/api/pages/${id}?draft=true`, { title: 'A word that was rejected' })
  await act('translator', id, 'ask')
  await act('editor', id, 'reject', { text: 'No' })
  expect((await system.request('editor', 'POST', `/api/pages/${id}/trash`, { visitors: 'nothing' })).status).toBe(200)
  const inTrash = `/api/pages/${id}?trash=true`
  const written = await system.request('editor', 'PATCH', inTrash, { title: 'Unseen words', _status: 'published' })
  expect(written.status).toBe(409)
  const restored = await system.request('editor', 'PATCH', inTrash, { deletedAt: null, _status: 'published' })
  const { title, _status } = await system.payload.findByID({ collection: 'pages', id, depth: 0 })
  expect([restored.status, title, _status]).toEqual([200, 'A page', 'published'])
})

// spec: D.admin.41
test('no way to publish goes around it', async () => {
  const page = { site: siteId, lang: 'en', kind: 'page', pageType: 'contentPage', title: 'At once', path: 'at-once' }
  const direct = await system.request('editor', 'POST', '/api/pages', { ...page, _status: 'published' })
  expect([direct.status, errorsSchema.parse(direct.body).errors[0]?.message]).toEqual([409, UNASKED.slice(4)])
  const id = await write('editor')
  const release = { name: 'Around it', site: siteId, pages: [id], action: 'publish' }
  const made = createdSchema.parse((await system.request('editor', 'POST', '/api/releases', release)).body).doc.id
  const { status, body } = await system.request('editor', 'POST', `/api/releases/${made}/carry-out`)
  expect([status, errorsSchema.parse(body).errors[0]?.message]).toEqual([409, `A page · English: ${UNASKED.slice(4)}`])
  const off = await system.request('editor', 'PATCH', `/api/sites/${siteId}?locale=en`, { needsApproval: false })
  const site = await system.payload.findByID({ collection: 'sites', id: siteId, depth: 0 })
  expect([off.status, site.needsApproval]).toEqual([200, true])
  expect(await publish('admin', id)).toBe(UNASKED)
})
