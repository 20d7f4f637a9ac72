import { createServer } from 'node:http'
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listen } from '../../../../../test/tools/listen.ts'
import {
  type RoleOrStranger,
  siteFixture,
  startTestPublisher,
  startTestSystem,
  type TestPublisher,
  type TestSystem,
} from '../../access/content-system.fixture.ts'
import { createPublicationQueue } from '../../publishing/publication-queue.ts'
import { WITHOUT_PUBLICATION_CONTEXT } from '../../publishing/request-publication.ts'
import { cleanUpTrashAndAbandonedDrafts } from '../../start/clean-up-trash-and-abandoned-drafts.ts'

/** What editors save, by the REST interface that their forms use, and what the publisher makes of it. */
let system: TestSystem
let publishing: TestPublisher
let siteId = 0
/** What the site says that a visitor of the page gets; it is away without. */
let visited: object | undefined
const site = createServer((_request, response) => {
  response.writeHead(visited ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(visited ?? {}))
})
beforeAll(async () => {
  vi.stubEnv('PURGE_URL', `http://127.0.0.1:${await listen(site)}/purge`)
  system = await startTestSystem()
  publishing = startTestPublisher(system)
  siteId = await create('admin', 'sites', siteFixture('www.a.example'))
  await publishing.drain()
})
afterAll(async () => {
  publishing.close()
  await system.stop()
  site.close()
})

const PAGE = () => ({ site: siteId, lang: 'en', kind: 'page', pageType: 'contentPage', title: 'A page', path: next() })

let count = 0
function next(): string {
  count += 1
  return `page-${count}`
}

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(person: RoleOrStranger, collection: string, data: object): Promise<number> {
  const separator = collection.includes('?') ? '&' : '?'
  const { body } = await system.request(person, 'POST', `/api/${collection}${separator}locale=en`, data)
  return createdSchema.parse(body).doc.id
}

const publishedAt = (path: string) =>
  publishing.store.readPage({ uid: `www.a.example.${path}`, lang: 'en', kind: 'page' })

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

  // spec: D.admin.21
  test('a page is not published, every field is named, and it stays a draft', async () => {
    const id = await create('editor', 'pages?draft=true', { ...PAGE(), ...faulty })
    const answer = await system.request('editor', 'PATCH', `/api/pages/${id}`, { _status: 'published' })
    expect([answer.status, faultsIn(answer.body)]).toEqual([400, faults])
    const page = await system.payload.findByID({ collection: 'pages', id, draft: true })
    expect(page._status).toBe('draft')
  })

  // spec: D.admin.21
  test('nor is one that was never saved, nor a change of one that is live', async () => {
    const { status, body } = await system.request('editor', 'POST', '/api/pages', {
      ...PAGE(),
      ...faulty,
      _status: 'published',
    })
    expect([status, faultsIn(body)]).toEqual([400, faults])
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await publishing.drain()
    const change = { title: 'New', ...faulty, _status: 'published' }
    expect(faultsIn((await system.request('editor', 'PATCH', `/api/pages/${id}`, change)).body)).toEqual(faults)
    await publishing.drain()
    expect(publishedAt(page.path)?.title).toBe('A page')
  })

  test('a draft may hold anything', async () => {
    const { status } = await system.request('translator', 'POST', '/api/pages?draft=true', { ...PAGE(), ...faulty })
    expect(status).toBe(201)
  })
})

// spec: D.admin.22
test('beside the form stands what the site said: awaited, then seen, with the address', async () => {
  const page = PAGE()
  const id = await create('editor', 'pages', { ...page, _status: 'published' })
  const shown = async () => (await system.request('viewer', 'GET', `/api/publications/of/page:${id}`)).body
  const nothing = { state: 'offline', message: '', seenAt: null, isAwaited: false, address: null }
  expect(await shown()).toEqual({ ...nothing, isAwaited: true })
  await publishing.publisher.drainDocuments()
  const address = `http://www.a.example.localhost:3000/${page.path}/`
  const online = { state: 'online', message: '', address }
  const confirmed = async () => {
    const where = { subject: { equals: `page:${id}` } }
    return (await system.payload.find({ collection: 'publications', where })).docs[0]?.seenAt ?? 'never'
  }
  expect(await shown()).toEqual({ ...online, seenAt: null, isAwaited: true })
  await publishing.publisher.drainPurges()
  visited = { status: 200, hasPage: true }
  expect(await shown()).toEqual({ ...online, seenAt: await confirmed(), isAwaited: false })
  await system.request('editor', 'PATCH', `/api/pages/${id}`, { title: 'Saved since', _status: 'published' })
  expect(await shown()).toEqual({ ...online, seenAt: null, isAwaited: true })
  await publishing.drain()
  expect(await shown()).toEqual({ ...online, seenAt: await confirmed(), isAwaited: false })
  const hidden = { ...online, state: 'hidden', seenAt: null, isAwaited: false }
  visited = { status: 404, hasPage: true }
  expect(await shown()).toEqual({ ...hidden, message: 'Visitors of its address get an answer with status 404.' })
  visited = { status: 301, location: '/elsewhere/', hasPage: false }
  expect(await shown()).toEqual({ ...hidden, message: 'Visitors of its address are sent to /elsewhere/.' })
  visited = undefined
  expect(await shown()).toEqual({ ...hidden, state: 'unchecked', message: '' })
  expect((await system.request('stranger', 'GET', `/api/publications/of/page:${id}`)).status).toBe(403)
  expect((await system.request('viewer', 'GET', '/api/publications/of/user:1')).status).toBe(404)
})

test('a page that waits for another reason than a save of its own is as live as it was', async () => {
  const id = await create('editor', 'pages', { ...PAGE(), _status: 'published' })
  await publishing.drain()
  const isAwaited = async () => {
    const { body } = await system.request('viewer', 'GET', `/api/publications/of/page:${id}`)
    return z.object({ isAwaited: z.boolean() }).parse(body).isAwaited
  }
  const queue = createPublicationQueue(system.payload)
  const entry = { kind: 'page', document: id } as const
  await queue.add(entry, Date.now())
  expect(await isAwaited()).toBe(false)
  // Saved while nobody was there to put it into the queue; found by the look at the start.
  const context = WITHOUT_PUBLICATION_CONTEXT
  await system.payload.update({ collection: 'pages', id, data: { title: 'Missed', _status: 'published' }, context })
  expect(await isAwaited()).toBe(true)
  await publishing.drain()
  expect(await isAwaited()).toBe(false)
  await queue.postpone([await queue.add(entry, Date.now())], 1, Date.now())
  expect(await isAwaited()).toBe(true)
  await publishing.drain()
})

const patch = (person: RoleOrStranger, id: number, data: object, query = '') =>
  system.request(person, 'PATCH', `/api/pages/${id}${query}`, data)
const AUTOSAVE = '?draft=true&autosave=true'
const savedSchema = z.object({ doc: z.object({ title: z.string(), updatedAt: z.string() }) })

describe('two editors of one page', () => {
  const conflict = (who: string) => ({
    errors: [
      {
        message: `${who}@a.example has saved this since you opened it. Nothing of yours is lost: see beside the form.`,
      },
    ],
  })
  /** As long as nobody writes, nobody is kept out. */
  const release = () =>
    system.payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })

  // spec: D.admin.23
  test('a save of a version that is old is refused, what was saved stays, and each word is in the history', async () => {
    const id = await create('admin', 'pages?draft=true', { ...PAGE(), title: 'As both opened it' })
    const opened = await system.payload.findByID({ collection: 'pages', id, draft: true })
    const first = await patch('admin', id, { title: 'Of the admin', updatedAt: opened.updatedAt }, AUTOSAVE)
    const { updatedAt } = savedSchema.parse(first.body).doc
    await release()
    const late = await patch('editor', id, { title: 'Of the editor', updatedAt: opened.updatedAt }, AUTOSAVE)
    expect([late.status, late.body]).toEqual([409, conflict('admin')])
    const overIt = await patch('editor', id, { title: 'Of the editor', updatedAt }, AUTOSAVE)
    expect(savedSchema.parse(overIt.body).doc.title).toBe('Of the editor')
    const { docs } = await system.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    expect(docs.map(({ version }) => [version.title, version.editedBy])).toEqual([
      ['As both opened it', 'admin@a.example'],
      ['Of the admin', 'admin@a.example'],
      ['Of the editor', 'editor@a.example'],
    ])
  })

  // spec: D.admin.23
  test('one’s own saves never stand in each other’s way, and who sends no time is asked for none', async () => {
    const id = await create('editor', 'pages?draft=true', PAGE())
    const { updatedAt } = await system.payload.findByID({ collection: 'pages', id, draft: true })
    const statuses: number[] = []
    for (const title of ['a', 'ab', 'abc'])
      statuses.push((await patch('editor', id, { title, updatedAt }, AUTOSAVE)).status)
    await release()
    statuses.push((await patch('admin', id, { title: 'By a program' }, '?draft=true')).status)
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  // spec: D.admin.24
  test('an autosave keeps the lock, which the other form shows, and the other’s save is refused', async () => {
    const id = await create('editor', 'pages?draft=true', PAGE())
    await patch('editor', id, { title: 'Being written' }, AUTOSAVE)
    const others = async (person: RoleOrStranger) =>
      (await system.request(person, 'GET', `/api/pages/${id}/others`)).body
    const save = { editedBy: 'editor@a.example', updatedAt: expect.any(String) }
    expect(await others('admin')).toEqual({ ...save, writing: 'editor@a.example' })
    expect(await others('editor')).toEqual({ ...save, writing: null })
    expect((await patch('admin', id, { title: 'Mine' }, AUTOSAVE)).status).toBe(423)
    expect((await system.request('stranger', 'GET', `/api/pages/${id}/others`)).status).toBe(404)
  })

  // spec: D.admin.merge
  test('a lock holds up no form that has what was saved, and its save still not one that is older', async () => {
    const id = await create('editor', 'pages?draft=true', { ...PAGE(), title: 'As both opened it' })
    const opened = await system.payload.findByID({ collection: 'pages', id, draft: true })
    const first = await patch('editor', id, { title: 'Being written', updatedAt: opened.updatedAt }, AUTOSAVE)
    const { updatedAt } = savedSchema.parse(first.body).doc
    const { docs } = await system.payload.find({ collection: 'users', where: { email: { equals: 'admin@a.example' } } })
    const ofForm = (attempt: number) => `${AUTOSAVE}&writer=${docs[0]?.id}&window=one&attempt=${attempt}`
    const older = { title: 'Of the admin', updatedAt: opened.updatedAt }
    const late = await patch('admin', id, older, ofForm(1))
    expect([late.status, late.body]).toEqual([409, conflict('editor')])
    const merged = await patch('admin', id, { ...older, updatedAt }, ofForm(2))
    expect([merged.status, savedSchema.parse(merged.body).doc.title]).toEqual([200, 'Of the admin'])
  })
})

/** Restores a version as the admin does. */
const restore = async (collection: 'pages' | 'sites' | 'redirects', version: number | string) =>
  (await system.request('editor', 'POST', `/api/${collection}/versions/${version}?locale=en`)).status

describe('an old version comes back', () => {
  const firstVersion = async (collection: 'sites' | 'redirects', id: number) => {
    const where = { parent: { equals: id } }
    return (await system.payload.findVersions({ collection, where, sort: 'id' })).docs[0]?.id ?? 0
  }

  test('of a site that has pages, whose host stays', async () => {
    const id = await create('admin', 'sites', siteFixture('www.old.example'))
    await create('editor', 'pages?draft=true', { ...PAGE(), site: id })
    await system.request('admin', 'PATCH', `/api/sites/${id}?locale=en`, { name: 'Wrong' })
    expect(await restore('sites', await firstVersion('sites', id))).toBe(200)
    const { name, host, uid } = await system.payload.findByID({ collection: 'sites', id, locale: 'en' })
    expect({ name, host, uid }).toEqual({ name: 'A', host: 'www.old.example', uid: 'www.old.example' })
  })

  test('of a redirect, which is still an editor’s', async () => {
    const id = await create('editor', 'redirects', { site: siteId, path: '/was/', outcome: 'moved', url: '/right/' })
    await system.request('editor', 'PATCH', `/api/redirects/${id}`, { url: '/wrong/' })
    expect(await restore('redirects', await firstVersion('redirects', id))).toBe(200)
    const { url, origin } = await system.payload.findByID({ collection: 'redirects', id })
    expect({ url, origin }).toEqual({ url: '/right/', origin: 'manual' })
  })
})

describe('the trash', () => {
  const addressOf = (path: string) => ({ host: 'www.a.example', path: `/${path}/` })

  // spec: D.admin.25
  test('a page leaves the public site, and comes back as visitors saw it, not as its draft is', async () => {
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await patch('editor', id, { title: 'Half written' }, '?draft=true')
    await publishing.drain()
    const live = publishedAt(page.path)
    expect(live?.title).toBe('A page')
    expect((await patch('translator', id, { deletedAt: new Date().toISOString() })).status).toBe(403)
    expect((await patch('editor', id, { deletedAt: new Date().toISOString() })).status).toBe(200)
    await publishing.drain()
    expect(publishedAt(page.path)).toBeUndefined()
    expect((await system.request('editor', 'GET', `/api/pages/${id}`)).status).toBe(404)
    const back = { deletedAt: null, _status: 'published' }
    expect((await patch('editor', id, back, '?trash=true')).status).toBe(200)
    await publishing.drain()
    expect(publishedAt(page.path)).toEqual({ ...live, updatedAt: expect.any(String) })
    const { docs } = await system.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    expect(docs.map(({ version }) => version.title)).toContain('Half written')
  })

  // spec: D.admin.25
  test('its address is free meanwhile, and who has taken it is named when it comes back', async () => {
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await patch('editor', id, { deletedAt: new Date().toISOString() })
    const other = await create('editor', 'pages', { ...page, title: 'The next', _status: 'published' })
    const back = (status: string) => patch('editor', id, { deletedAt: null, _status: status }, '?trash=true')
    const taken = ['path: “The next” has taken this address in this language: move that page first.']
    expect([faultsIn((await back('draft')).body), faultsIn((await back('published')).body)]).toEqual([taken, taken])
    await patch('editor', other, { deletedAt: new Date().toISOString() })
    expect((await back('published')).status).toBe(200)
  })

  test.each([
    [{ visitors: 'gone' }, { gone: true }],
    [
      { visitors: 'moved', to: '/elsewhere/' },
      { gone: false, to: { url: '/elsewhere/' }, permanent: true },
    ],
    // spec: D.admin.26
  ])('whoever asks for the address meanwhile gets %j, until the page is back', async (wish, redirect) => {
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await publishing.drain()
    expect((await system.request('editor', 'POST', `/api/pages/${id}/trash`, wish)).status).toBe(200)
    await publishing.drain()
    const from = addressOf(page.path)
    expect(publishing.store.readRedirect(from)).toEqual({ from, origin: 'manual', ...redirect })
    await patch('editor', id, { deletedAt: null, _status: 'published' }, '?trash=true')
    await publishing.drain()
    expect([publishing.store.readRedirect(from), publishedAt(page.path)?.title]).toEqual([undefined, 'A page'])
  })

  // spec: D.admin.26
  test('who may not bring the page back, or cannot, leaves what visitors get meanwhile', async () => {
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await system.request('editor', 'POST', `/api/pages/${id}/trash`, { visitors: 'gone' })
    const redirect = async () => {
      await publishing.drain()
      return publishing.store.readRedirect(addressOf(page.path))
    }
    const gone = { from: addressOf(page.path), origin: 'manual', gone: true }
    await patch('translator', id, { deletedAt: null }, '?draft=true&trash=true')
    expect(await redirect()).toEqual(gone)
    const faulty = { deletedAt: null, _status: 'published', title: '' }
    expect((await patch('editor', id, faulty, '?trash=true')).status).toBe(400)
    expect(await redirect()).toEqual(gone)
    expect((await patch('editor', id, { ...faulty, title: 'Back' }, '?trash=true')).status).toBe(200)
    expect([await redirect(), publishedAt(page.path)?.title]).toEqual([undefined, 'Back'])
  })

  describe('a redirect stands at the address of the page', () => {
    const hidden = async (origin: 'manual' | 'moved') => {
      const page = PAGE()
      const data = { site: siteId, path: `/${page.path}/`, outcome: 'moved', url: '/old/', origin } as const
      await system.payload.create({ collection: 'redirects', data })
      return { page, id: await create('editor', 'pages', { ...page, _status: 'published' }) }
    }
    const trash = (id: number) => system.request('editor', 'POST', `/api/pages/${id}/trash`, { visitors: 'gone' })

    test('the system’s own gives way', async () => {
      const { page, id } = await hidden('moved')
      expect((await trash(id)).status).toBe(200)
      await publishing.drain()
      const from = addressOf(page.path)
      expect(publishing.store.readRedirect(from)).toEqual({ from, origin: 'manual', gone: true })
    })

    // spec: D.admin.26
    test('an editor’s is named, and the page stays online', async () => {
      const { page, id } = await hidden('manual')
      const message = `/${page.path}/ has a redirect already: change that one, and choose “find nothing” here.`
      expect(await trash(id)).toEqual(expect.objectContaining({ status: 409, body: { message } }))
      await publishing.drain()
      expect(publishedAt(page.path)?.title).toBe('A page')
    })
  })

  test('when its redirect cannot be written, the page stays online', async () => {
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await publishing.drain()
    const hooks = system.payload.collections.redirects.config.hooks.beforeChange
    hooks.push(() => {
      throw new Error('No room is left.')
    })
    const { status } = await system.request('editor', 'POST', `/api/pages/${id}/trash`, { visitors: 'gone' })
    hooks.pop()
    await publishing.drain()
    expect([status, publishedAt(page.path)?.title]).toEqual([500, 'A page'])
  })

  test('nobody is led nowhere, and nobody removes what their role may not', async () => {
    const id = await create('editor', 'pages', { ...PAGE(), _status: 'published' })
    const trash = async (person: RoleOrStranger, wish: object) =>
      (await system.request(person, 'POST', `/api/pages/${id}/trash`, wish)).status
    expect(await trash('editor', { visitors: 'moved', to: 'javascript:alert(1)' })).toBe(400)
    expect(await trash('editor', {})).toBe(400)
    expect(await trash('translator', { visitors: 'nothing' })).toBe(403)
    expect((await system.request('editor', 'GET', `/api/pages/${id}`)).status).toBe(200)
  })

  test('the version that was saved when it went there brings back its words, not the trash', async () => {
    const page = PAGE()
    const id = await create('editor', 'pages', { ...page, _status: 'published' })
    await patch('editor', id, { deletedAt: new Date().toISOString() })
    await patch('editor', id, { deletedAt: null, _status: 'published' }, '?trash=true')
    const where = { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: true } }] }
    const { docs } = await system.payload.findVersions({ collection: 'pages', where, trash: true })
    expect(await Promise.all(docs.map((version) => restore('pages', version.id)))).toEqual([200])
    await publishing.drain()
    expect((await system.payload.findByID({ collection: 'pages', id })).deletedAt).toBeNull()
    expect(publishedAt(page.path)?.title).toBe('A page')
  })

  // spec: D.admin.26
  test('what links to a page is named before it goes', async () => {
    const id = await create('editor', 'pages', { ...PAGE(), _status: 'published' })
    const link = { id: 'b', blockType: 'cta', title: 'Go', action: { label: 'There', page: id } }
    const other = await create('editor', 'pages', { ...PAGE(), title: 'A link', blocks: [link], _status: 'published' })
    await publishing.drain()
    expect(await usesOf(id)).toEqual([`page:${other} blocks.0.action.page`])
  })

  /** Where it is said that a page is used. */
  async function usesOf(page: number): Promise<string[]> {
    const { body } = await system.request('viewer', 'GET', `/api/uses?of=page:${page}`)
    const { uses } = z
      .object({ uses: z.array(z.object({ kind: z.string(), id: z.number(), path: z.string() })) })
      .parse(body)
    return uses.map(({ kind, id, path }) => `${kind}:${id} ${path}`)
  }

  const action = (page: number) => ({ page })
  test.each([
    [
      'the menu',
      'header.menuItems.0.action.page',
      (page: number) => ({ header: { menuItems: [{ label: 'A', action: action(page) }] } }),
    ],
    [
      'a list of the menu',
      'header.menuItems.0.items.0.action.page',
      (page: number) => ({ header: { menuItems: [{ label: 'A', items: [{ label: 'B', action: action(page) }] }] } }),
    ],
    [
      'the dropdown',
      'header.dropdownMenuItems.0.action.page',
      (page: number) => ({ header: { dropdownMenuItems: [{ label: 'A', action: action(page) }] } }),
    ],
    [
      'a list of the dropdown',
      'header.dropdownMenuItems.0.items.0.action.page',
      (page: number) => ({
        header: { dropdownMenuItems: [{ label: 'A', items: [{ label: 'B', action: action(page) }] }] },
      }),
    ],
    [
      'the Tickets link',
      'header.ticketPage',
      (page: number) => ({ header: { showTicketOption: true, ticketPage: page } }),
    ],
    [
      'the quick links',
      'quickLinks.0.columns.0.links.0.page',
      (page: number) => ({
        quickLinks: [{ title: 'Q', columns: [{ title: 'C', links: [{ label: 'L', page }] }] }],
      }),
    ],
  ])(
    // spec: D.admin.26
    'a page that %s of a site names goes, is said to be named there, and the site stays as it can be',
    async (_where, field, fieldsOf) => {
      const page = await create('editor', 'pages', { ...PAGE(), _status: 'published' })
      const host = `www.${next()}.example`
      const id = await create('admin', 'sites', { ...siteFixture(host), ...fieldsOf(page) })
      expect(await usesOf(page)).toEqual([`site:${id} ${field}`])
      await patch('editor', page, { deletedAt: new Date().toISOString() })
      await publishing.drain()
      await system.request('admin', 'PATCH', `/api/sites/${id}?locale=en`, { name: 'After it' })
      await publishing.drain()
      expect(publishing.store.readSite(host).map(({ name }) => name)).toEqual(['After it'])
    },
  )

  test('a site with pages stays; one without goes and frees its host', async () => {
    const now = { deletedAt: new Date().toISOString() }
    const refused = await system.request('admin', 'PATCH', `/api/sites/${siteId}?locale=en`, now)
    expect(refused.status).toBe(409)
    const id = await create('admin', 'sites', siteFixture('www.b.example'))
    await publishing.drain()
    expect(publishing.store.readSite('www.b.example').map(({ lang }) => lang)).toEqual(['en'])
    expect((await system.request('admin', 'PATCH', `/api/sites/${id}?locale=en`, now)).status).toBe(200)
    await publishing.drain()
    expect(publishing.store.readSite('www.b.example')).toEqual([])
    await create('admin', 'sites', siteFixture('www.b.example'))
  })

  test('a site stays for a page that may come back, and goes with its redirects and what they once were', async () => {
    const now = Date.now()
    const gone = { deletedAt: new Date(now).toISOString() }
    const id = await create('admin', 'sites', siteFixture('www.d.example'))
    const page = await create('editor', 'pages?draft=true', { ...PAGE(), site: id })
    await patch('editor', page, gone)
    const message = 'This site has 1 page, the trash included; delete it first.'
    const refused = [
      await system.request('admin', 'PATCH', `/api/sites/${id}?locale=en`, gone),
      await system.request('admin', 'DELETE', `/api/sites/${id}`),
    ]
    expect(refused.map(({ status, body }) => [status, refusalSchema.parse(body).errors[0]?.message])).toEqual([
      [409, message],
      [409, message],
    ])
    await system.payload.delete({ collection: 'pages', id: page, trash: true })
    const redirect = { site: id, path: '/old/', outcome: 'gone' }
    const [own, moved] = [
      await create('editor', 'redirects', redirect),
      await create('editor', 'redirects', { ...redirect, path: '/other/' }),
    ]
    await system.request('editor', 'PATCH', `/api/redirects/${moved}`, { site: siteId })
    await system.request('admin', 'PATCH', `/api/sites/${id}?locale=en`, gone)
    await cleanUpTrashAndAbandonedDrafts(system.payload, now + 31 * 86_400_000)
    const left = async (collection: 'sites' | 'redirects', ids: number[]) => {
      const where = { id: { in: ids } }
      return (await system.payload.find({ collection, where, trash: true })).docs.map((found) => found.id)
    }
    expect([await left('sites', [id]), await left('redirects', [own, moved])]).toEqual([[], [moved]])
  })

  test('what cannot be removed is said', async () => {
    const error = vi.spyOn(system.payload.logger, 'error')
    const id = await create('admin', 'sites', siteFixture('www.e.example'))
    await create('editor', 'pages?draft=true', { ...PAGE(), site: id })
    const deletedAt = new Date(0).toISOString()
    await system.payload.db.updateOne({ collection: 'sites', id, data: { deletedAt } })
    await cleanUpTrashAndAbandonedDrafts(system.payload, Date.now())
    const message = 'This site has 1 page, the trash included; delete it first.'
    expect(error.mock.calls).toEqual([
      [
        {
          errors: [{ id, isPublic: true, message, code: 'site.hasPages', params: { count: 1 } }],
          msg: 'Some sites cannot be removed from the trash.',
        },
      ],
    ])
    error.mockRestore()
  })

  // spec: D.admin.25
  test('after thirty days it is emptied, and a draft without a word goes there after a day', async () => {
    const [hour, day, now] = [3_600_000, 86_400_000, Date.now()]
    const drafts = async (pages: readonly object[]) => {
      const ids: number[] = []
      for (const page of pages) ids.push(await create('editor', 'pages?draft=true', page))
      return ids
    }
    const [trashed = 0, above = 0, empty = 0] = await drafts([PAGE(), PAGE(), { lang: 'en' }])
    const written = await drafts([
      { meta: { description: 'x' } },
      { categorisation: { city: 'ROME' } },
      { booking: { promoCode: 'SUMMER' } },
      { parent: above },
    ])
    await patch('editor', trashed, { deletedAt: new Date(now).toISOString() })
    const left = async () => {
      const where = { id: { in: [trashed, empty, ...written] } }
      const { docs } = await system.payload.find({ collection: 'pages', where, trash: true, sort: 'id' })
      const idsOf = (pages: typeof docs) => pages.map(({ id }) => id)
      return {
        live: idsOf(docs.filter((page) => !page.deletedAt)),
        trash: idsOf(docs.filter((page) => page.deletedAt)),
      }
    }
    await cleanUpTrashAndAbandonedDrafts(system.payload, now + 12 * hour)
    expect(await left()).toEqual({ live: [empty, ...written], trash: [trashed] })
    await cleanUpTrashAndAbandonedDrafts(system.payload, now + day + hour)
    expect(await left()).toEqual({ live: written, trash: [trashed, empty] })
    await cleanUpTrashAndAbandonedDrafts(system.payload, now + 30 * day + hour)
    expect(await left()).toEqual({ live: written, trash: [empty] })
    await cleanUpTrashAndAbandonedDrafts(system.payload, now + 32 * day)
    expect(await left()).toEqual({ live: written, trash: [] })
  })
})

// spec: D.admin.27
test('the log says who did what, autosaves aside, and nobody changes it', async () => {
  const id = await create('editor', 'pages?draft=true', { ...PAGE(), title: 'Logged' })
  await patch('editor', id, { title: 'Logged', kicker: 'x' }, AUTOSAVE)
  await patch('editor', id, { _status: 'published' })
  await patch('editor', id, { kicker: 'Unfinished' }, '?draft=true')
  await patch('admin', id, { _status: 'draft' })
  await patch('editor', id, { kicker: 'y' }, '?draft=true')
  await patch('admin', id, { deletedAt: new Date().toISOString() })
  await patch('editor', id, { deletedAt: null, _status: 'draft' }, '?trash=true')
  await system.request('admin', 'DELETE', `/api/pages/${id}`)
  const where = { subject: { equals: 'pages' }, document: { equals: id } }
  const { docs } = await system.payload.find({ collection: 'log', where, sort: 'id' })
  expect(docs.map(({ who, action, title }) => `${who} ${action} ${title}`)).toEqual([
    'editor@a.example created Logged · English',
    'editor@a.example published Logged · English',
    'editor@a.example saved Logged · English',
    'admin@a.example withdrawn Logged · English',
    'editor@a.example saved Logged · English',
    'admin@a.example trashed Logged · English',
    'editor@a.example restored Logged · English',
    'admin@a.example deleted Logged · English',
  ])
  const [row] = docs
  const doors = [
    await system.request('admin', 'PATCH', `/api/log/${row?.id}`, { who: 'nobody' }),
    await system.request('admin', 'DELETE', `/api/log/${row?.id}`),
    await system.request('admin', 'POST', '/api/log', {}),
    await system.request('stranger', 'GET', '/api/log'),
  ]
  expect(doors.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

describe('sites', () => {
  // spec: D.admin.22
  test('a site is called live when visitors get its home page, in a language that it has', async () => {
    const home = { ...PAGE(), lang: 'de', pageType: 'homePage', path: '', _status: 'published' }
    const id = await create('editor', 'pages', home)
    await publishing.drain()
    const shown = async () => (await system.request('viewer', 'GET', `/api/publications/of/site:${siteId}`)).body
    const german = { ...siteFixture('www.a.example'), languages: ['en', 'de'] }
    await system.request('admin', 'PATCH', `/api/sites/${siteId}?locale=de`, german)
    await publishing.drain()
    visited = { status: 200, hasPage: true }
    const live = { state: 'online', message: '', isAwaited: false, address: 'http://www.a.example.localhost:3000/de/' }
    expect(await shown()).toEqual({ ...live, seenAt: expect.any(String) })
    visited = { status: 404, hasPage: false }
    const message = 'Visitors of its address get an answer with status 404.'
    expect(await shown()).toEqual({ ...live, state: 'hidden', message, seenAt: null })
    visited = undefined
    expect(await shown()).toEqual({ ...live, state: 'unchecked', seenAt: null })
    await system.request('admin', 'DELETE', `/api/pages/${id}`)
    await publishing.drain()
  })

  // spec: D.admin.29
  test('a copy stands at a host that nobody has, is not online, and moves as long as it has no pages', async () => {
    const copy = async () =>
      createdSchema.parse((await system.request('admin', 'POST', `/api/sites/${siteId}/duplicate?locale=en`, {})).body)
        .doc.id
    const [first, second] = [await copy(), await copy()]
    await publishing.drain()
    const hosts = await Promise.all([first, second].map((id) => system.payload.findByID({ collection: 'sites', id })))
    expect(hosts.map(({ host }) => host)).toEqual(['copy-1.www.a.example', 'copy-2.www.a.example'])
    const { body } = await system.request('viewer', 'GET', `/api/publications/of/site:${first}`)
    expect(body).toEqual(expect.objectContaining({ state: 'offline' }))
    await system.request('admin', 'PATCH', `/api/sites/${first}?locale=en`, { host: 'www.c.example' })
    await publishing.drain()
    expect([
      publishing.store.readSite('copy-1.www.a.example'),
      publishing.store.readSite('www.c.example')[0]?.host,
    ]).toEqual([[], 'www.c.example'])
    const taken = await system.request('admin', 'PATCH', `/api/sites/${second}?locale=en`, { host: 'www.a.example' })
    expect(faultsIn(taken.body)).toEqual(['host: There is a site at this address already.'])
    await system.request('admin', 'PATCH', `/api/sites/${siteId}?locale=en`, { host: 'www.moved.example' })
    expect((await system.payload.findByID({ collection: 'sites', id: siteId })).host).toBe('www.a.example')
  })

  test('an empty one is refused field by field', async () => {
    const { status, body } = await system.request('admin', 'POST', '/api/sites?locale=en', {})
    expect([status, faultsIn(body).map((fault) => fault.split(':')[0])]).toEqual([400, ['name', 'host', 'nakedDomain']])
  })
})

describe('one page of a group in each language, and one at each address', () => {
  test.each([
    ['translation group', { translationGroup: 'a-group' }],
    ['address', { uid: 'www.a.example.twice' }],
    // spec: D.admin.28
  ])('the database itself refuses a second one: %s', async (_name, same) => {
    const row = { ...PAGE(), ...same, _status: 'draft' }
    const write = () => system.payload.db.create({ collection: 'pages', data: row })
    await write()
    await expect(write()).rejects.toEqual(expect.objectContaining({ status: 400 }))
  })

  test('a draft by a program is refused in the words of the form', async () => {
    const translationGroup = 'a-group-of-drafts'
    const page = { ...PAGE(), title: 'The first', translationGroup }
    const draft = (more: object) => system.request('editor', 'POST', '/api/pages?draft=true', { ...PAGE(), ...more })
    await draft(page)
    const answers = [await draft({ path: page.path }), await draft({ translationGroup })]
    expect(answers.map(({ status, body }) => [status, faultsIn(body)])).toEqual([
      [400, ['path: “The first” already has this address in this language.']],
      [400, ['lang: “The first” is the translation into English already.']],
    ])
  })
})

// spec: D.admin.28
test('what is offered for many documents at once is what may be the same in many', () => {
  const offered = (slug: 'pages' | 'media' | 'sites' | 'redirects') =>
    offeredForMany(system.payload.collections[slug].config.fields)
  expect({
    pages: offered('pages'),
    media: offered('media'),
    sites: offered('sites'),
    redirects: offered('redirects'),
  }).toEqual({
    pages: [
      'noIndex',
      'city',
      'country',
      'collectionId',
      'categoryId',
      'subCategoryId',
      'pageSubType',
      'landingPageKind',
      'parent',
    ],
    media: ['credit', 'folder'],
    sites: ['defaultCurrency', 'timeZone', 'tagContainerId', 'appUrl', 'verificationUrl'],
    redirects: ['permanent'],
  })
})

const NOT_OUT = { disableBulkEdit: false, hidden: false, readOnly: false }

/** The names that the admin's bulk edit lists, by the rule that it has. */
function offeredForMany(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offeredForMany(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return offeredForMany(field.fields)
    const { disableBulkEdit, hidden, readOnly } = { ...NOT_OUT, ...field.admin }
    const isOut = disableBulkEdit || hidden || readOnly
    return isOut || !('name' in field) || ('hidden' in field && field.hidden) ? [] : [field.name]
  })
}
