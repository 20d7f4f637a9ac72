import type { SendEmailOptions } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  makeSite,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  startTestPublisher,
  startTestSystem,
  type TestSystem,
} from '../../access/content-system.fixture.ts'
import { commentsResponseSchema } from '../../content/comment-marks/comments-response.ts'
import type { Page } from '../../payload-types.ts'

/** Comments on pages: who reads and writes them, whom they tell, and what becomes of them. */
let system: TestSystem
let site = 0
let page = 0
const OUTSIDER = 'the-key-of-an-outsider'
const sendEmail = vi.fn(async (_letter: SendEmailOptions) => undefined)

beforeAll(async () => {
  system = await startTestSystem()
  site = await makeSite(system, 'www.a.example')
  const other = await makeSite(system, 'www.b.example')
  await system.payload.update({ collection: 'users', id: system.people.editor.id, data: { name: 'Edith' } })
  await system.payload.update({ collection: 'users', id: system.people.viewer.id, data: { name: 'Vera' } })
  const account = { email: 'outsider@a.example', name: 'Otto', role: 'editor' as const, password: 'a long password' }
  const limits = { everySite: false, sites: [other], enableAPIKey: true, apiKey: OUTSIDER }
  await system.payload.create({ collection: 'users', data: { ...account, ...limits } })
  system.payload.sendEmail = sendEmail
}, 60_000)
afterAll(() => system.stop())
beforeEach(async () => {
  page = await write()
  sendEmail.mockClear()
})

const QUOTE = { id: '65f000000000000000000001', blockType: 'quote', text: 'Words' }
let count = 0
async function write(more: object = {}): Promise<number> {
  count += 1
  const place = {
    site,
    lang: 'en',
    kind: 'page',
    pageType: 'contentPage',
    title: `Page ${count}`,
    path: `page-${count}`,
  }
  const data = { ...place, blocks: [QUOTE], ...more } as unknown as Page
  return (await system.payload.create({ collection: 'pages', data, draft: true })).id
}

const doorOf = (id = page) => `/api/pages/${id}/comments`
const errorSchema = z.object({ message: z.string() })

async function send(person: RoleOrStranger, method: string, path: string, body?: object) {
  const answer = await system.request(person, method, path, body)
  if (answer.status !== 200) throw new Error(`${answer.status} ${errorSchema.parse(answer.body).message}`)
  return commentsResponseSchema.parse(answer.body)
}
const comment = (person: RoleOrStranger, text: string, place = 'title') =>
  send(person, 'POST', doorOf(), { text, place })
const answer = (person: RoleOrStranger, thread: number, text: string) =>
  send(person, 'POST', doorOf(), { text, thread })
const change = (person: RoleOrStranger, id: number, body: object) => send(person, 'PATCH', `${doorOf()}/${id}`, body)
const firstId = async () => (await send('admin', 'GET', doorOf())).open[0]?.id ?? 0

/** What the dashboard says of mentions. */
async function mentionsOf(person: RoleOrStranger): Promise<unknown> {
  const { body } = await system.request(person, 'GET', '/api/waiting')
  const entries = z.array(z.object({ title: z.string(), message: z.string(), href: z.string() }))
  const { waiting } = z.object({ waiting: z.array(z.object({ kind: z.string(), entries })) }).parse(body)
  return waiting.find(({ kind }) => kind === 'mentions')?.entries.map(({ message, href }) => [message, href])
}

// spec: D.admin.comments
test('whoever reads a page comments on it, whoever writes it resolves, and an outsider of its site gets nothing', async () => {
  const id = (await comment('admin', 'Look')).open[0]?.id
  const doors: readonly (readonly [string, string, object?])[] = [
    ['GET', doorOf()],
    ['POST', doorOf(), { text: 'Mine', place: 'title' }],
    ['PATCH', `${doorOf()}/${id}`, { text: 'Not mine' }],
    ['PATCH', `${doorOf()}/${id}`, { isResolved: true }],
    ['GET', `/api/comments/${id}`],
    ['GET', '/api/comments'],
    ['POST', '/api/comments', { page, author: 1, authorName: 'x', text: 'x' }],
    ['PATCH', `/api/comments/${id}`, { text: 'x' }],
    ['DELETE', `/api/comments/${id}`],
  ]
  const statuses: Record<string, string> = {}
  for (const person of ROLES_AND_STRANGER) {
    const answers = []
    for (const door of doors) answers.push((await system.request(person, ...door)).status)
    statuses[person] = answers.join(' ')
  }
  const answers = []
  for (const door of doors) answers.push((await system.requestWithKey(OUTSIDER, ...door)).status)
  expect({ ...statuses, outsider: answers.join(' ') }).toEqual({
    admin: '200 200 200 200 403 403 403 403 403',
    editor: '200 200 403 200 403 403 403 403 403',
    translator: '200 200 403 200 403 403 403 403 403',
    viewer: '200 200 403 403 403 403 403 403 403',
    stranger: '403 403 403 403 403 403 403 403 403',
    outsider: '404 404 404 404 403 403 403 403 403',
  })
  for (const user of Object.values(system.people)) {
    const local = { collection: 'comments', overrideAccess: false, user: { ...user, collection: 'users' } } as const
    await expect(system.payload.find(local)).rejects.toThrow()
  }
})

// spec: D.admin.comments
test('a thread has its place with the name of then, its answers, and who resolved it', async () => {
  await comment('editor', 'Who said this?', `blocks[${QUOTE.id}]`)
  await comment('viewer', 'Too long', 'meta.title')
  await comment('editor', 'Of a block that is not saved yet', 'blocks[65f000000000000000000009]')
  const { open } = await comment('translator', 'Good', '')
  const thread = open[0]?.id ?? 0
  const answered = await answer('viewer', thread, 'Nobody')
  expect(answered.open.map(({ place, placeName }) => [place, placeName])).toEqual([
    [`blocks[${QUOTE.id}]`, 'Block 1 (Quote)'],
    ['meta.title', 'Title in search results'],
    ['blocks[65f000000000000000000009]', ''],
    ['', ''],
  ])
  expect(answered.open[0]?.comments.map(({ author, text, isOwn }) => [author, text, isOwn])).toEqual([
    ['Edith', 'Who said this?', false],
    ['Vera', 'Nobody', true],
  ])
  const later = answered.open[0]?.comments[1]?.id ?? 0
  const resolved = await change('translator', later, { isResolved: true })
  expect(resolved.resolved.map(({ id, resolvedBy }) => [id, resolvedBy])).toEqual([[thread, 'translator@a.example']])
  expect(resolved.open).toHaveLength(3)
  expect((await change('editor', thread, { isResolved: false })).open).toHaveLength(4)
})

test('in German a place has its German name', async () => {
  await comment('editor', 'Wer hat das gesagt?', `blocks[${QUOTE.id}]`)
  const { body } = await system.requestInLanguage('de', 'the-key-of-the-admin', 'GET', doorOf())
  expect(commentsResponseSchema.parse(body).open[0]?.placeName).toBe('Baustein 1 (Zitat)')
})

// spec: D.admin.comments
test('whoever is mentioned gets a mail, and it waits for them until they answer or it is resolved', async () => {
  const { people } = await comment('editor', 'Please look, @Vera, @translator@a.example. @Otto and @Edith too.')
  expect(people.map(({ handle }) => handle)).toEqual(['admin@a.example', 'translator@a.example', 'Vera'])
  const text = [
    'Edith wrote on the page “Page N · English”:',
    'Please look, @Vera, @translator@a.example. @Otto and @Edith too.',
    'Read and answer it here:',
    `http://localhost:3001/admin/collections/pages/${page}?comments=open`,
  ].join('\n\n')
  const letters = sendEmail.mock.calls.map(([letter]) =>
    JSON.parse(JSON.stringify(letter).replaceAll(/Page \d+/g, 'Page N')),
  )
  const subject = 'Edith mentions you in a comment on “Page N · English”'
  expect(letters).toEqual([
    { to: 'viewer@a.example', subject, text },
    { to: 'translator@a.example', subject, text },
  ])
  const waits = [
    'Edith: Please look, @Vera, @translator@a.example. @Otto and @Edith too.',
    `/admin/collections/pages/${page}?comments=open`,
  ]
  const all = async () => [await mentionsOf('viewer'), await mentionsOf('translator'), await mentionsOf('editor')]
  expect(await all()).toEqual([[waits], [waits], []])
  await answer('viewer', await firstId(), 'I did')
  expect(await all()).toEqual([[], [waits], []])
  await change('editor', await firstId(), { isResolved: true })
  expect(await all()).toEqual([[], [], []])
})

test('who is mentioned only when a comment is changed is told then, and nobody twice', async () => {
  await comment('editor', 'Please look, @Vera')
  sendEmail.mockClear()
  const changed = await change('editor', await firstId(), { text: 'Please look, @Vera or @admin@a.example' })
  expect(changed.open.map(({ comments }) => comments)).toEqual([
    [
      {
        id: await firstId(),
        author: 'Edith',
        at: expect.any(String),
        isEdited: true,
        text: 'Please look, @Vera or @admin@a.example',
        isOwn: true,
      },
    ],
  ])
  expect(sendEmail.mock.calls.map(([{ to }]) => to)).toEqual(['admin@a.example'])
  await change('editor', await firstId(), { text: 'Nobody has to look' })
  expect([await mentionsOf('viewer'), await mentionsOf('admin')]).toEqual([[], []])
})

test('a comment is kept though its mail cannot be sent', async () => {
  sendEmail.mockRejectedValueOnce(new Error('No connection'))
  expect((await comment('editor', 'Please look, @Vera')).open).toHaveLength(1)
})

const NOTHING = 'Write a comment: on a place of this page, or as an answer.'

test.each([
  ['no words', { text: ' ', place: 'title' }, 400, NOTHING],
  ['no place', { text: 'x' }, 400, NOTHING],
  ['what is no place', { text: 'x', place: '<b>' }, 400, NOTHING],
  ['too many words', { text: 'x'.repeat(2001), place: 'title' }, 400, 'A comment has at most 2,000 characters.'],
  ['no thread', { text: 'x', thread: 999_999 }, 404, 'There is no such comment on this page.'],
])('%s: refused in a sentence', async (_, body, expected, sentence) => {
  const { status, body: said } = await system.request('editor', 'POST', doorOf(), body)
  expect([status, errorSchema.parse(said).message]).toEqual([expected, sentence])
})

test('a comment of another page is not found on this one', async () => {
  await comment('editor', 'Here')
  const [id, other] = [await firstId(), await write()]
  const body = { isResolved: true }
  const { status } = await system.request('admin', 'PATCH', `${doorOf(other)}/${id}`, body)
  expect(status).toBe(404)
})

// spec: D.admin.comments
test('comments are not published, go into no copy, and go with the page that is deleted for good', async () => {
  const publisher = startTestPublisher(system)
  await comment('editor', 'Only for us: zanzibar', `blocks[${QUOTE.id}]`)
  await system.request('editor', 'PATCH', `/api/pages/${page}`, { _status: 'published' })
  await publisher.drain()
  const published = JSON.stringify(publisher.store.readPages())
  publisher.close()
  const { body } = await system.request('editor', 'POST', `/api/pages/${page}/duplicate`, {})
  const copy = z.object({ doc: z.object({ id: z.number() }) }).parse(body).doc.id
  const read = await system.request('editor', 'GET', `/api/pages/${page}?draft=true&depth=5`)
  const told = [published, JSON.stringify(read.body)]
  expect(told.map((words) => [words.includes(`page-${count}`), words.includes('zanzibar')])).toEqual([
    [true, false],
    [true, false],
  ])
  expect((await send('admin', 'GET', doorOf(copy))).open).toEqual([])
  await system.request('admin', 'DELETE', `/api/pages/${page}`)
  const left = await system.payload.count({ collection: 'comments', where: { page: { equals: page } } })
  expect(left.totalDocs).toBe(0)
})
