import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withoutLockForReaders } from '../collections/rules/restrict-locks.ts'
import {
  drawPicture,
  pictureUploadForm,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  siteFixture,
  startTestSystem,
  type TestSystem,
} from './content-system.fixture.ts'
import { ROLES } from './role-permissions.ts'

let system: TestSystem

beforeAll(async () => {
  system = await startTestSystem()
}, 60_000)
afterAll(() => system.stop())

const SITE = () => ({ ...siteFixture(`www.${next()}.example`), languages: ['en', 'fr'] })

let count = 0
function next(): string {
  count += 1
  return String(count)
}

/** Something of each collection that the person of a test may try to change. */
const MAKERS = {
  sites: () => make('sites', SITE()),
  pages: async () => make('pages', { ...PAGE(await MAKERS.sites()), _status: 'published' }),
  redirects: async () => make('redirects', REDIRECT(await MAKERS.sites())),
  users: () => make('users', ACCOUNT()),
  media: async () => {
    const data = Buffer.from(await drawPicture())
    const file = { data, mimetype: 'image/png', name: `${next()}.png`, size: data.byteLength }
    const { id } = await system.payload.create({ collection: 'media', locale: 'en', data: { alt: 'A field' }, file })
    return id
  },
  publications: () => make('publications', { subject: next(), state: 'online' }),
  'publication-requests': () => make('publication-requests', { kind: 'page', attempts: 0, notBefore: 0 }),
}

const PAGE = (site: number) => ({
  site,
  lang: 'en',
  kind: 'page',
  pageType: 'contentPage',
  title: 'A page',
  path: next(),
})
const REDIRECT = (site: number) => ({ site, path: `/${next()}/`, outcome: 'gone', origin: 'manual', permanent: true })
const ACCOUNT = () => ({ email: `${next()}@a.example`, role: 'viewer', password: 'a long password' })

async function make(collection: CollectionSlug, data: object): Promise<number> {
  const { id } = await system.payload.create({ collection, locale: 'en', data: data as never })
  return Number(id)
}

type Door = readonly [method: string, path: string, body?: object]

/** What is sent to get something of the collection written, read and removed; drafts where there are drafts. */
const DOORS: Readonly<Record<keyof typeof MAKERS, (id: number, site: number) => Promise<Door[]>>> = {
  pages: async (id, site) => [
    ['GET', `/api/pages/${id}`],
    ['POST', '/api/pages?draft=true', { ...PAGE(site), _status: 'draft' }],
    ['POST', '/api/pages', { ...PAGE(site), _status: 'published' }],
    ['PATCH', `/api/pages/${id}?draft=true`, { title: 'Draft', _status: 'draft' }],
    ['PATCH', `/api/pages/${id}`, { title: 'Now', _status: 'published' }],
    ['PATCH', `/api/pages/${id}`, { _status: 'draft' }],
    ['POST', `/api/pages/${id}/duplicate`, {}],
    ['POST', `/api/pages/${id}/translations`, { lang: 'fr' }],
    ['DELETE', `/api/pages/${id}`],
  ],
  media: async (id) => [
    ['GET', `/api/media/${id}`],
    ['POST', '/api/media?locale=en', pictureUploadForm(`${next()}.png`, await drawPicture())],
    ['PATCH', `/api/media/${id}?locale=en`, { alt: 'Another field' }],
    ['PATCH', `/api/media/${id}?locale=en`, pictureUploadForm(`${next()}.png`, await drawPicture(), {})],
    ['DELETE', `/api/media/${id}`],
  ],
  sites: async (id) => [
    ['GET', `/api/sites/${id}`],
    ['POST', '/api/sites?locale=en', SITE()],
    ['PATCH', `/api/sites/${id}?locale=en`, { name: 'B' }],
    ['DELETE', `/api/sites/${id}`],
  ],
  redirects: async (id, site) => [
    ['GET', `/api/redirects/${id}`],
    ['POST', '/api/redirects', REDIRECT(site)],
    ['PATCH', `/api/redirects/${id}`, { note: 'x' }],
    ['DELETE', `/api/redirects/${id}`],
  ],
  users: async (id) => [
    ['GET', `/api/users/${id}`],
    ['POST', '/api/users', ACCOUNT()],
    ['PATCH', `/api/users/${id}`, { name: 'Somebody' }],
    ['POST', '/api/users/unlock', { email: 'viewer@a.example' }],
    ['POST', '/api/users/first-register', ACCOUNT()],
    ['DELETE', `/api/users/${id}`],
  ],
  publications: async (id) => [
    ['GET', `/api/publications/${id}`],
    ['POST', '/api/publications', { subject: 'x', state: 'online' }],
    ['PATCH', `/api/publications/${id}`, { state: 'offline' }],
    ['DELETE', `/api/publications/${id}`],
  ],
  'publication-requests': async (id) => [
    ['GET', `/api/publication-requests/${id}`],
    ['POST', '/api/publication-requests', { kind: 'page', attempts: 0, notBefore: 0 }],
    ['PATCH', `/api/publication-requests/${id}`, { attempts: 9 }],
    ['DELETE', `/api/publication-requests/${id}`],
  ],
}

/** The status of each request in the order of the doors. */
const EXPECTED: Readonly<Record<keyof typeof MAKERS, Readonly<Record<RoleOrStranger, string>>>> = {
  pages: {
    admin: '200 201 201 200 200 200 200 201 200',
    editor: '200 201 201 200 200 200 200 201 403',
    translator: '200 201 403 200 403 403 200 201 403',
    viewer: '200 403 403 403 403 403 403 403 403',
    stranger: '403 403 403 403 403 403 403 403 403',
  },
  media: {
    admin: '200 201 200 200 200',
    editor: '200 201 200 200 200',
    translator: '200 201 200 200 403',
    viewer: '200 403 403 403 403',
    stranger: '403 403 403 403 403',
  },
  sites: {
    admin: '200 201 200 200',
    editor: '200 403 200 403',
    translator: '200 403 403 403',
    viewer: '200 403 403 403',
    stranger: '403 403 403 403',
  },
  redirects: {
    admin: '200 201 200 200',
    editor: '200 201 200 200',
    translator: '200 403 403 403',
    viewer: '200 403 403 403',
    stranger: '403 403 403 403',
  },
  users: {
    admin: '200 201 200 200 403 200',
    editor: '404 403 403 403 403 403',
    translator: '404 403 403 403 403 403',
    viewer: '404 403 403 403 403 403',
    stranger: '403 403 403 403 403 403',
  },
  publications: {
    admin: '200 403 403 403',
    editor: '200 403 403 403',
    translator: '200 403 403 403',
    viewer: '200 403 403 403',
    stranger: '403 403 403 403',
  },
  'publication-requests': {
    admin: '403 403 403 403',
    editor: '403 403 403 403',
    translator: '403 403 403 403',
    viewer: '403 403 403 403',
    stranger: '403 403 403 403',
  },
}

const COLLECTIONS = z.array(z.enum(Object.keys(MAKERS) as [keyof typeof MAKERS])).parse(Object.keys(MAKERS))

test.each(COLLECTIONS)(
  // spec: D.admin.6
  'what each person gets from %s',
  async (collection) => {
    const answers: Partial<Record<RoleOrStranger, string>> = {}
    for (const person of ROLES_AND_STRANGER) {
      const doors = await DOORS[collection](await MAKERS[collection](), await MAKERS.sites())
      const statuses: number[] = []
      for (const door of doors) statuses.push((await system.request(person, ...door)).status)
      answers[person] = statuses.join(' ')
    }
    expect(answers).toEqual(EXPECTED[collection])
  },
  30_000,
)

/** What Payload keeps for itself. */
test.each([
  ['payload-kv', [403]],
  ['payload-migrations', [501]],
  // spec: D.admin.6
])('nobody gets at %s', async (collection, statuses) => {
  const answers = new Set<number>()
  for (const person of ROLES_AND_STRANGER) {
    const doors: Door[] = [
      ['GET', `/api/${collection}`],
      ['GET', `/api/${collection}/1`],
      ['POST', `/api/${collection}`, {}],
      ['PATCH', `/api/${collection}/1`, {}],
      ['DELETE', `/api/${collection}/1`],
      ['GET', `/api/${collection}/run`],
    ]
    for (const door of doors) answers.add((await system.request(person, ...door)).status)
  }
  expect([...answers].sort()).toEqual(statuses)
})

// spec: D.admin.6
test('a translator finds no way around publishing', async () => {
  const id = await MAKERS.pages()
  const { docs } = await system.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
  const before = await system.payload.findByID({ collection: 'pages', id, depth: 0 })
  const title = 'Not theirs to publish'
  const attempts: Door[] = [
    ['PATCH', `/api/pages/${id}?draft=true&publishAllLocales=true`, { title, _status: 'draft' }],
    ['PATCH', `/api/pages/${id}?draft=true&unpublishAllLocales=true`, { title, _status: 'draft' }],
    ['PATCH', `/api/pages/${id}?draft=true&publishSpecificLocale=en`, { title, _status: 'published' }],
    ['PATCH', `/api/pages/${id}?draft=true&autosave=true`, { title, _status: 'published' }],
    ['PATCH', `/api/pages/${id}?draft=true`, { title, _status: ['published'] }],
    ['PATCH', `/api/pages?where[id][equals]=${id}`, { title, _status: 'draft' }],
    ['PATCH', `/api/pages/${id}?trash=true`, { deletedAt: '2026-01-01T00:00:00.000Z' }],
    ['POST', `/api/pages/versions/${docs[0]?.id}`, {}],
    ['DELETE', `/api/pages?where[id][equals]=${id}`],
  ]
  for (const attempt of attempts) {
    await system.request('translator', ...attempt)
    expect([attempt[1], await system.payload.findByID({ collection: 'pages', id, depth: 0 })]).toEqual([
      attempt[1],
      before,
    ])
  }
})

describe('locks', () => {
  const lockOf = z.object({ doc: z.object({ id: z.number() }) })

  /** The lock as it lies in the database: whose it is, and of what. */
  async function stored(id: number) {
    const lock = await system.payload.findByID({
      collection: 'payload-locked-documents',
      id,
      depth: 0,
      disableErrors: true,
    })
    return lock && { user: lock.user.value, document: lock.document }
  }

  async function lockAs(person: RoleOrStranger, relationTo: keyof typeof MAKERS, inTheNameOf: RoleOrStranger = person) {
    const value = await MAKERS[relationTo]()
    const user = { relationTo: 'users', value: inTheNameOf === 'stranger' ? 0 : system.people[inTheNameOf].id }
    const answer = await system.request(person, 'POST', '/api/payload-locked-documents', {
      document: { relationTo, value },
      user,
    })
    return { status: answer.status, id: answer.status === 201 ? lockOf.parse(answer.body).doc.id : 0, value }
  }

  // spec: D.admin.7
  test('who locks what: the collections that the role writes', async () => {
    const answers: Record<string, string> = {}
    for (const person of ROLES_AND_STRANGER) {
      const statuses: number[] = []
      for (const collection of COLLECTIONS) statuses.push((await lockAs(person, collection)).status)
      answers[person] = statuses.join(' ')
    }
    expect(answers).toEqual({
      admin: '201 201 201 201 201 403 403',
      editor: '201 201 201 403 201 403 403',
      translator: '403 201 403 403 201 403 403',
      viewer: '403 403 403 403 403 403 403',
      stranger: '403 403 403 403 403 403 403',
    })
  }, 30_000)

  // spec: D.admin.7
  test('a lock is in the name of whoever asked for it', async () => {
    const { id, value } = await lockAs('translator', 'pages', 'editor')
    const translators = { user: system.people.translator.id, document: { relationTo: 'pages', value } }
    expect(await stored(id)).toEqual(translators)
    const path = `/api/payload-locked-documents/${id}`
    const others = {
      user: { relationTo: 'users', value: system.people.admin.id },
      document: { relationTo: 'pages', value: 1 },
    }
    expect((await system.request('viewer', 'PATCH', path, others)).status).toBe(403)
    expect((await system.request('stranger', 'PATCH', path, others)).status).toBe(403)
    expect(await stored(id)).toEqual(translators)
    expect((await system.request('editor', 'PATCH', path, others)).status).toBe(200)
    expect(await stored(id)).toEqual({ ...translators, user: system.people.editor.id })
    const site = await lockAs('admin', 'sites')
    const stolen = await system.request('translator', 'PATCH', `/api/payload-locked-documents/${site.id}`, {})
    expect([stolen.status, (await stored(site.id))?.user]).toEqual([403, system.people.admin.id])
  })

  // spec: D.admin.7
  test('a lock is removed by whom it belongs to, or by an admin', async () => {
    const { id } = await lockAs('editor', 'pages')
    const path = `/api/payload-locked-documents/${id}`
    const statuses: Record<string, number> = {}
    for (const person of ['stranger', 'viewer', 'translator'] as const) {
      statuses[person] = (await system.request(person, 'DELETE', path)).status
      await system.request(person, 'DELETE', '/api/payload-locked-documents?where[id][exists]=true')
    }
    expect(statuses).toEqual({ stranger: 403, viewer: 403, translator: 403 })
    expect((await stored(id))?.user).toBe(system.people.editor.id)
    expect((await system.request('editor', 'DELETE', path)).status).toBe(200)
    const second = await lockAs('editor', 'pages')
    expect((await system.request('admin', 'DELETE', `/api/payload-locked-documents/${second.id}`)).status).toBe(200)
  })

  test.each(ROLES)('the form of a %s asks for a lock only where the role writes', async (role) => {
    const user = { ...system.people[role], collection: 'users' as const }
    const asked = []
    for (const collectionSlug of ['pages', 'sites', 'users']) {
      const req = await createLocalReq({ user }, system.payload)
      asked.push((await withoutLockForReaders({ collectionSlug, req, returnLockStatus: true })).returnLockStatus)
    }
    expect(asked).toEqual(
      {
        admin: [true, true, true],
        editor: [true, true, false],
        translator: [true, false, false],
        viewer: [false, false, false],
      }[role],
    )
  })
})

test('preferences are one’s own', async () => {
  const value = { relationTo: 'users', value: system.people.admin.id }
  expect(
    (await system.request('viewer', 'POST', '/api/payload-preferences/theme', { user: value, value: 'mine' })).status,
  ).toBe(200)
  const { docs } = await system.payload.find({ collection: 'payload-preferences', depth: 0 })
  expect(docs.map(({ key, user }) => [key, user.value])).toEqual([['theme', system.people.viewer.id]])
  expect((await system.request('stranger', 'POST', '/api/payload-preferences/theme', { value: 1 })).status).toBe(401)
})
