import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../../../../test/tools/listen.ts'
import { parseSaveAttempt } from './save-attempt.ts'
import { hasUnsavedForms, interceptFetch, registerOpenForm, resetSavingState } from './save-queue.ts'

/** A content system that answers each save when the test says so. */
const asked: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = []
const server = createServer((request, response) => void asked.push({ request, response }))
let origin = ''
let stopFollowing = () => {}
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`
})
beforeEach(() => {
  vi.stubGlobal('window', { fetch, location: new URL(origin), setTimeout, clearTimeout })
  stopFollowing = interceptFetch()
})
afterEach(() => {
  stopFollowing()
  asked.length = 0
  vi.unstubAllGlobals()
})
afterAll(() => {
  server.close()
})

/** What a form holds, as Payload sends it. */
function bodyOf(title: string): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title }))
  return body
}

/** A form without changes. @returns what leaves it */
function show(address: string, { title = 'A', isModified = false } = {}): () => void {
  return registerOpenForm(address, {
    writer: 7,
    savesByItself: true,
    isModified: () => isModified,
    readData: () => ({ title }),
    readFields: () => ({ title: { value: title } }),
    readDraft: async () => bodyOf(title),
  })
}

/** Saves what a form holds. @returns the answer, and what has the content system give it */
async function save(address: string) {
  const before = asked.length
  const saved = window.fetch(`${origin}${address}?autosave=true`, { method: 'PATCH', body: bodyOf('A') })
  await vi.waitFor(() => expect(asked.length).toBe(before + 1))
  return (status: number, answer: object) => {
    asked.at(-1)?.response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    return saved
  }
}

const REFUSAL = { errors: [{ message: 'Too long.' }] }

test('a save is unstored until it is stored, and again while the form holds more than it had', async () => {
  const leave = show('/api/pages/1', { title: 'A, and more' })
  const answer = await save('/api/pages/1')
  expect(hasUnsavedForms()).toBe(true)
  await answer(200, { doc: { title: 'A' } })
  expect(hasUnsavedForms()).toBe(true)
  leave()
  expect(hasUnsavedForms()).toBe(false)
})

test('what is refused is unstored until its form is left or somebody gives it up', async () => {
  const leave = show('/api/pages/2')
  await (await save('/api/pages/2'))(400, REFUSAL)
  expect(hasUnsavedForms()).toBe(true)
  resetSavingState('/api/pages/2')
  expect(hasUnsavedForms()).toBe(false)
  leave()
})

test('what is refused after its form was left is nobody’s any more', async () => {
  const leave = show('/api/pages/3')
  const answer = await save('/api/pages/3')
  leave()
  expect(hasUnsavedForms()).toBe(true)
  await answer(400, REFUSAL)
  expect(hasUnsavedForms()).toBe(false)
})

test('each save says who writes in the form, and counts on', async () => {
  const leave = show('/api/pages/5')
  for (const status of [200, 200]) await (await save('/api/pages/5'))(status, { doc: { title: 'A' } })
  const said = asked.map(({ request }) => parseSaveAttempt(new URL(request.url ?? '', origin).searchParams))
  const [first] = said
  const attempt = Number(first?.attempt)
  expect(said).toEqual([
    { writer: 7, window: first?.window, attempt },
    { writer: 7, window: expect.stringMatching(/^\w+$/), attempt: attempt + 1 },
  ])
  leave()
})

test('a drawer that shows the document of the form below it takes nothing from that form', async () => {
  const leave = show('/api/pages/4', { isModified: true })
  const close = show('/api/pages/4')
  close()
  expect(hasUnsavedForms()).toBe(true)
  const answer = await save('/api/pages/4')
  leave()
  expect(hasUnsavedForms()).toBe(true)
  await answer(200, { doc: { title: 'A' } })
  expect(hasUnsavedForms()).toBe(false)
})
