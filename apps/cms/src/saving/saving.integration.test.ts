import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Person, startTestSystem, type TestSystem } from '../access/content-system.fixture.ts'
import { payloadContent } from '../publication/content-reader.ts'
import { payloadOutcomes } from '../publication/outcomes.ts'
import { payloadQueue } from '../publication/publication-queue.ts'
import { PublishedStore } from '../publication/published-store.ts'
import { Publisher } from '../publication/publisher.ts'

/** What editors save, by the REST interface that their forms use, and what the publisher makes of it. */
let system: TestSystem
let store: PublishedStore
let publisher: Publisher
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  const { payload, folder } = system
  store = new PublishedStore(join(folder, 'published', 'published.db'))
  publisher = new Publisher({
    content: payloadContent(payload),
    queue: payloadQueue(payload),
    outcomes: payloadOutcomes(payload),
    store,
    purge: async () => undefined,
    log: (message, error) => {
      throw new Error(message, { cause: error })
    },
    now: Date.now,
  })
  siteId = await create('admin', 'sites', SITE('www.a.example'))
  await drain()
})
afterAll(async () => {
  store.close()
  await system.stop()
})

const SITE = (host: string) => ({
  host,
  name: 'A',
  structureType: 'rootDomain',
  brand: 'wayfare',
  languages: ['en', 'fr'],
  defaultCurrency: 'EUR',
  timeZone: 'Europe/Paris',
  nakedDomain: 'a.example',
})
const PAGE = () => ({ site: siteId, lang: 'en', kind: 'page', pageType: 'contentPage', title: 'A page', path: next() })

let count = 0
function next(): string {
  count += 1
  return `page-${count}`
}

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(person: Person, collection: string, data: object): Promise<number> {
  const separator = collection.includes('?') ? '&' : '?'
  const { body } = await system.ask(person, 'POST', `/api/${collection}${separator}locale=en`, data)
  return createdSchema.parse(body).doc.id
}

async function drain(): Promise<void> {
  for (let left = 1; left > 0; ) left = (await publisher.drainDocuments()) + (await publisher.drainPurges())
}

const publishedAt = (path: string) => store.readPage({ uid: `www.a.example.${path}`, lang: 'en', kind: 'page' })

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

/** The fields that the form marks, and what it says at each. */
function faultsIn(body: unknown): string[] {
  const faults = refusalSchema.parse(body).errors.flatMap(({ data }) => data?.errors ?? [])
  return faults.map(({ path, message }) => `${path}: ${message}`)
}

describe('what publishing refuses is refused at the button', () => {
  const cards = { id: 'c', blockType: 'cardList', cards: [{ id: 'x', title: 'No picture' }] }
  const products = { id: 'p', blockType: 'productList', source: { kind: 'collection' } }
  const faulty = { blocks: [cards, products] }
  const faults = [
    'blocks.0.title: Is missing.',
    'blocks.0.cards.0.image.media: Is missing.',
    'blocks.0.cards.0.action.page: Is missing.',
    'blocks.1.title: Is missing.',
    'blocks.1.source.number: Is missing.',
  ]

  test('a page is not published, every field is named, and it stays a draft', async () => {
    const id = await create('editor', 'pages?draft=true', { ...PAGE(), ...faulty })
    const answer = await system.ask('editor', 'PATCH', `/api/pages/${id}`, { _status: 'published' })
    expect([answer.status, faultsIn(answer.body)]).toEqual([400, faults])
    const page = await system.payload.findByID({ collection: 'pages', id, draft: true })
    expect(page._status).toBe('draft')
  })

  test('nor is one that was never saved, nor a change of one that is live', async () => {
    const { status, body } = await system.ask('editor', 'POST', '/api/pages', {
      ...PAGE(),
      ...faulty,
      _status: 'published',
    })
    expect([status, faultsIn(body)]).toEqual([400, faults])
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await drain()
    const change = { title: 'New', ...faulty, _status: 'published' }
    expect(faultsIn((await system.ask('editor', 'PATCH', `/api/pages/${id}`, change)).body)).toEqual(faults)
    await drain()
    expect(publishedAt(page.path)?.title).toBe('A page')
  })

  test('a draft may hold anything', async () => {
    const { status } = await system.ask('translator', 'POST', '/api/pages?draft=true', { ...PAGE(), ...faulty })
    expect(status).toBe(201)
  })
})

test('beside the form stands what the site said: awaited, then seen, with the address', async () => {
  const page = PAGE()
  const id = await create('editor', 'pages', { ...page, _status: 'published' })
  const shown = async () => (await system.ask('viewer', 'GET', `/api/publications/of/page:${id}`)).body
  const nothing = { state: 'offline', message: '', seenAt: null, isAwaited: false, address: null }
  expect(await shown()).toEqual(nothing)
  await publisher.drainDocuments()
  const address = `http://www.a.example.localhost:3000/${page.path}/`
  const online = { state: 'online', message: '', address }
  expect(await shown()).toEqual({ ...online, seenAt: null, isAwaited: true })
  await publisher.drainPurges()
  expect(await shown()).toEqual({ ...online, seenAt: expect.any(String), isAwaited: false })
  expect((await system.ask('stranger', 'GET', `/api/publications/of/page:${id}`)).status).toBe(403)
  expect((await system.ask('viewer', 'GET', '/api/publications/of/user:1')).status).toBe(404)
})
