import { verifyPreviewToken } from '@passepartout/content-model/links/preview-token'
import { parsePageDocument } from '@passepartout/content-model/page'
import type { Payload } from 'payload'
import { createLocalReq, handleEndpoints, ValidationError } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  makeSite,
  startTestPublisher,
  startTestSystem,
  type TestPublisher,
  type TestSystem,
} from '../access/content-system.fixture.ts'
import type { Role } from '../access/role-permissions.ts'
import { draftEndpoints } from '../collections/draft-endpoints.ts'
import { copyForTranslation } from '../languages/translate/copy-for-translation.ts'
import { formatMessage } from '../messages/format-message.ts'
import type { Page, Redirect, User } from '../payload-types.ts'
import type { SqlitePublishedStoreWriter } from '../publishing/published-store.ts'

/** The real thing on a database of its own: Payload without its server, migrated as in production. */
let system: TestSystem
let payload: Payload
let store: SqlitePublishedStoreWriter
let publishing: TestPublisher
let siteId = 0

beforeAll(async () => {
  system = await startTestSystem()
  payload = system.payload
  siteId = await makeSite(system, 'www.a.example', { languages: ['en', 'fr'] })
  publishing = startTestPublisher(system)
  store = publishing.store
  await drain()
})

afterAll(async () => {
  publishing.close()
  await system.stop()
})

async function drain(): Promise<number> {
  let total = 0
  for (let count = -1; count !== 0; total += count) count = await publishing.publisher.drainDocuments()
  return total
}

function createPage(data: Partial<Page>): Promise<Page> {
  const base = { site: siteId, lang: 'en', kind: 'page', pageType: 'contentPage', title: 'A page' } as const
  return payload.create({ collection: 'pages', data: { ...base, ...data }, draft: data._status !== 'published' })
}

const published = (uid: string, lang: 'en' | 'fr' = 'en') => store.readPage({ uid, lang, kind: 'page' })

test('what stands in the folder of a site that lives in none is no part of its addresses, nor kept', async () => {
  const id = await makeSite(system, 'www.no-folder.example', { folder: '<script>' })
  const { folder, uid } = await payload.findByID({ collection: 'sites', id, showHiddenFields: true })
  expect({ folder, uid }).toEqual({ folder: null, uid: 'www.no-folder.example' })
  const inside = { structureType: 'subfolder', folder: 'london' } as const
  await payload.update({ collection: 'sites', id, data: inside })
  await payload.update({ collection: 'sites', id, data: { structureType: 'rootDomain' } })
  expect((await payload.findByID({ collection: 'sites', id })).folder).toBe(null)
})

// spec: 1.product.7
test('the uid follows from site and address, and a published page reaches the store', async () => {
  const page = await createPage({ path: '/Guide/Paris/', _status: 'published' })
  expect(page).toMatchObject({ path: 'guide/paris', uid: 'www.a.example.guide.paris', adminLabel: 'A page · English' })
  await drain()
  expect(published('www.a.example.guide.paris')).toMatchObject({ title: 'A page', siteUid: 'www.a.example' })
})

test('a draft of a page that is online changes nothing; taking it offline does', async () => {
  const { id } = await createPage({ path: 'rome', _status: 'published' })
  await drain()
  await payload.update({ collection: 'pages', id, data: { title: 'Not yet' }, draft: true, autosave: true })
  expect(await drain()).toBe(0)
  expect(published('www.a.example.rome')?.title).toBe('A page')

  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  await drain()
  expect(published('www.a.example.rome')).toBeUndefined()
})

test('a draft that was never online is no work for the publisher', async () => {
  await createPage({ path: 'only-a-draft' })
  expect(await drain()).toBe(0)
})

test('a page that moves leaves its old address, and a deleted one its last', async () => {
  const { id } = await createPage({ path: 'old', _status: 'published' })
  await drain()
  await payload.update({ collection: 'pages', id, data: { path: 'new', _status: 'published' } })
  await drain()
  expect(published('www.a.example.old')).toBeUndefined()
  expect(published('www.a.example.new')).toBeDefined()
  await payload.delete({ collection: 'pages', id })
  await drain()
  expect(published('www.a.example.new')).toBeUndefined()
})

test.each([
  { nakedDomain: 'https://a.example' },
  { nakedDomain: 'a.example/' },
  { nakedDomain: 'a.example; secure' },
  { bookingSubdomain: 'evil.example/' },
])('a domain that booking addresses cannot be built from is refused: %o', async (data) => {
  await expect(payload.update({ collection: 'sites', id: siteId, data })).rejects.toThrow(/invalid/)
})

test.each([
  { phoneNumber: '+44 20 7946 0018', ctaType: 'tel', expected: undefined },
  { phoneNumber: '1-800-WAYFARE', ctaType: 'tel', expected: undefined },
  { phoneNumber: 'help@a.example', ctaType: 'mailto', expected: undefined },
  { phoneNumber: 'help@a.example', ctaType: 'tel', expected: /^Only digits, the letters A to Z/ },
  { phoneNumber: '12', ctaType: 'tel', expected: /^Only digits/ },
  { phoneNumber: '', ctaType: 'tel', expected: /^Only digits/ },
  { phoneNumber: '+44 20 7946 0018', ctaType: 'mailto', expected: /^A mail address alone/ },
  { phoneNumber: 'mailto:help@a.example', ctaType: 'mailto', expected: /^A mail address alone/ },
  // spec: 5.email.1
] as const)('a contact “$phoneNumber” of the kind $ctaType', async ({ expected, ...contact }) => {
  const data = { contacts: [{ countryName: 'Everywhere', ...contact }] }
  const change = payload.update({ collection: 'sites', id: siteId, data })
  if (expected === undefined) await expect(change).resolves.toMatchObject(data)
  else {
    const errors = [{ path: 'contacts.0.phoneNumber', message: expect.stringMatching(expected) }]
    await expect(change).rejects.toMatchObject({ data: { errors } })
  }
})

test.each([
  { email: ' Nora@A.example ', expected: 'nora@a.example' },
  { email: 'nora@localhost', expected: undefined },
  { email: 'nora', expected: undefined },
  { email: '', expected: undefined },
])('somebody signs in with the address “$email”: $expected', async ({ email, expected }) => {
  const data = { email, password: 'long enough to be one', role: 'viewer' } as const
  const creation = payload.create({ collection: 'users', data })
  if (expected !== undefined) return expect(creation).resolves.toMatchObject({ email: expected })
  const errors = [{ path: 'email', message: 'A mail address alone, such as help@wayfare.example.' }]
  await expect(creation).rejects.toMatchObject({ data: { errors } })
})

test('two pages of one language cannot share an address; two languages can', async () => {
  await createPage({ path: 'shared', title: 'The first', _status: 'published' })
  await expect(createPage({ path: 'shared', _status: 'published' })).rejects.toMatchObject({
    data: { errors: [{ path: 'path', message: '“The first” already has this address in this language.' }] },
  })
  await expect(createPage({ path: 'shared', lang: 'fr', _status: 'published' })).resolves.toBeDefined()
})

test('a copy is a draft with an address of its own that ends in copy, outside the translation group', async () => {
  const original = await createPage({ path: 'original', _status: 'published' })
  const copies = [
    await payload.duplicate({ collection: 'pages', id: original.id }),
    await payload.duplicate({ collection: 'pages', id: original.id }),
  ]
  expect(copies.map(({ uid }) => uid)).toEqual(['www.a.example.original-copy', 'www.a.example.original-2-copy'])
  expect(copies[0]).toMatchObject({ _status: 'draft' })
  expect(new Set([original, ...copies].map(({ translationGroup }) => translationGroup)).size).toBe(3)
})

// spec: D.pagekey.8a
test('a page whose address ends in copy is published by nobody, in no way; it is saved, seen by its editors and taken offline', async () => {
  const page = await createPage({ path: 'to-be-tried-copy' })
  const publish = { _status: 'published' } as const
  const message = formatMessage('en', { code: 'address.ofCopy' })
  const refused = { data: { errors: [{ path: 'path', message }] } }
  await expect(payload.update({ collection: 'pages', id: page.id, data: publish })).rejects.toMatchObject(refused)
  await expect(createPage({ path: 'photocopy', ...publish })).rejects.toMatchObject(refused)
  const many = await payload.update({ collection: 'pages', where: { id: { equals: page.id } }, data: publish })
  expect(many.errors).toEqual([expect.objectContaining({ id: page.id, message: expect.stringContaining('Address') })])
  const kept = await payload.update({ collection: 'pages', id: page.id, data: { title: 'Tried' }, draft: true })
  expect([kept.title, kept.uid, kept._status]).toEqual(['Tried', 'www.a.example.to-be-tried-copy', 'draft'])
  const own = await payload.update({ collection: 'pages', id: page.id, data: { path: 'tried', ...publish } })
  expect(own._status).toBe('published')
  await payload.db.updateOne({ collection: 'pages', id: page.id, data: { path: 'earlier-copy' } })
  const offline = await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
  expect(offline._status).toBe('draft')
})

test('a translation starts as a draft in the same group, once', async () => {
  const page = await createPage({ path: 'translated', title: 'Words', _status: 'published' })
  const req = await createLocalReq({ user: person('admin') }, payload)
  const id = await copyForTranslation(page, 'fr', req)
  expect(await copyForTranslation(page, 'fr', req)).toBe(id)
  const translation = await payload.findByID({ collection: 'pages', id, draft: true })
  expect(translation).toMatchObject({
    lang: 'fr',
    title: 'Words',
    _status: 'draft',
    translationGroup: page.translationGroup,
  })
})

// spec: D.admin.21
test('a picture needs a description in the language of the page; drawings are no pictures', async () => {
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#468' } })
    .png()
    .toBuffer()
  const media = await payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A blue field' },
    file: { data: png, mimetype: 'image/png', name: 'blue.png', size: png.byteLength },
  })
  const hero = { heroImage: { media: media.id }, _status: 'published' } as const
  const english = await createPage({ path: 'picture', ...hero })
  const french = await createPage({ path: 'image', lang: 'fr', heroImage: hero.heroImage })
  const tooEarly = payload.update({ collection: 'pages', id: french.id, data: { _status: 'published' } })
  const message = '“blue.png” has no description in Français.'
  await expect(tooEarly).rejects.toMatchObject({
    data: { errors: [{ path: 'heroImage.media', label: 'Opening picture › Picture', message }] },
  })
  await drain()
  expect(published('www.a.example.picture')?.heroImage).toMatchObject({ alt: 'A blue field', width: 8 })
  expect(published('www.a.example.image', 'fr')).toBeUndefined()
  const [refused] = (
    await payload.find({ collection: 'publications', where: { subject: { equals: `page:${french.id}` } } })
  ).docs
  expect(refused?.message).toBe(`Opening picture, Picture: ${message}\nVisitors do not see it yet.`)

  await payload.update({ collection: 'media', id: media.id, locale: 'fr', data: { alt: 'Un champ bleu' } })
  await payload.update({ collection: 'pages', id: french.id, data: { _status: 'published' } })
  await payload.update({ collection: 'media', id: media.id, locale: 'en', data: { alt: 'A field' } })
  await drain()
  expect(published('www.a.example.image', 'fr')?.heroImage?.alt).toBe('Un champ bleu')
  expect(published('www.a.example.picture')?.heroImage?.alt).toBe('A field')
  expect(english.id).not.toBe(french.id)

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  const drawing = { data: svg, mimetype: 'image/svg+xml', name: 'x.svg', size: svg.byteLength }
  await expect(
    payload.create({ collection: 'media', locale: 'en', data: { alt: 'x' }, file: drawing }),
  ).rejects.toThrow()
})

function person(role: Role): User & { collection: 'users' } {
  return { ...system.people[role], collection: 'users' }
}

test('a translator saves drafts, but neither publishes nor takes offline', async () => {
  const user = person('translator')
  const { id } = await createPage({ path: 'translators', _status: 'published' })
  const as = { collection: 'pages', id, user, overrideAccess: false } as const
  await expect(payload.update({ ...as, data: { title: 'Draft' }, draft: true })).resolves.toBeDefined()
  await expect(payload.update({ ...as, data: { _status: 'published' } })).rejects.toThrow()
  await expect(payload.update({ ...as, data: { _status: 'draft' } })).rejects.toThrow(/take.* offline/)
  await expect(payload.delete(as)).rejects.toThrow()
})

test('a viewer reads and writes nothing; an editor publishes but sees no other people', async () => {
  const [viewer, editor] = [person('viewer'), person('editor')]
  const { id } = await createPage({ path: 'roles', _status: 'published' })
  const page = { collection: 'pages', id, overrideAccess: false } as const
  await expect(payload.findByID({ ...page, user: viewer })).resolves.toBeDefined()
  await expect(payload.update({ ...page, user: viewer, data: { title: 'x' }, draft: true })).rejects.toThrow()
  await expect(payload.update({ ...page, user: editor, data: { _status: 'published' } })).resolves.toBeDefined()
  await expect(payload.findByID(page)).rejects.toThrow()
  const { docs } = await payload.find({ collection: 'users', user: editor, overrideAccess: false })
  expect(docs.map(({ email }) => email)).toEqual([editor.email])
})

test('an editor cannot make themselves an admin', async () => {
  const editor = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } }, limit: 1 })
  const [user] = editor.docs
  if (!user) throw new Error('the editor of the test before')
  const changed = await payload.update({
    collection: 'users',
    id: user.id,
    data: { role: 'admin' },
    user: { ...user, collection: 'users' },
    overrideAccess: false,
  })
  expect(changed.role).toBe('editor')
})

const redirectAt = (path: string) => store.readRedirect({ host: 'www.a.example', path })

// spec: D.redirects.11
test('a page that moves twice can be found under each address that it had, and none is in the way when it returns', async () => {
  const { id } = await createPage({ path: 'first', lang: 'fr', _status: 'published' })
  await drain()
  for (const path of ['second', 'third']) {
    await payload.update({ collection: 'pages', id, data: { path, _status: 'published' } })
    await drain()
  }
  const { docs } = await payload.find({ collection: 'redirects', where: { page: { equals: id } }, depth: 0 })
  expect(docs.map(({ path, origin }) => `${path} ${origin}`).toSorted()).toEqual([
    '/fr/first/ moved',
    '/fr/second/ moved',
  ])
  expect(redirectAt('/fr/second/')).toMatchObject({ to: { uid: 'www.a.example.third', lang: 'fr' } })
  await payload.update({ collection: 'pages', id, data: { path: 'first', _status: 'published' } })
  await drain()
  expect(published('www.a.example.first', 'fr')).toBeDefined()
  expect(redirectAt('/fr/third/')).toMatchObject({ to: { uid: 'www.a.example.first' } })
  expect(redirectAt('/fr/first/')).toBeUndefined()
  const left = await payload.find({ collection: 'redirects', where: { page: { equals: id } }, sort: 'path', depth: 0 })
  expect(left.docs.map(({ path }) => path)).toEqual(['/fr/second/', '/fr/third/'])
})

const chainBase = { outcome: 'moved', origin: 'manual', permanent: true } as const
const redirectTo = (path: string, target: { url: string } | { page: number }, site = siteId) =>
  payload.create({ collection: 'redirects', data: { ...chainBase, site, path, ...target } })
const faultsOf = async (refused: Promise<unknown>) => {
  const error = await refused.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ValidationError)) return error
  return error.data.errors.map(({ path, message }) => `${path}: ${message}`)
}

// spec: D.redirects.1
test('a chain and a circle of redirects are refused with their path, whichever end is written last, on other hosts too', async () => {
  const other = await makeSite(system, 'www.far.example')
  const page = await createPage({ path: 'chain-end', _status: 'published' })
  const draft = await createPage({ path: 'chain-draft' })
  await redirectTo('/chain-a/', { url: '/chain-b' })
  await redirectTo('/far/', { url: 'https://www.a.example/chain-c/' }, other)
  await redirectTo('/m%C3%BCnchen-alt/', { url: '/münchen/' })
  const first = (leads: string, path: string, last: string) =>
    `Change the redirect of ${leads} first: it leads here, so that visitors would be sent on twice (${path}). Let it lead to ${last}.`
  const table: [path: string, target: { url: string } | { page: number }, faults: string[] | undefined][] = [
    [
      '/chain-b/',
      { url: '/chain-a/?x=1' },
      ['url: This leads back to where it begins: /chain-b/ → /chain-a/ → /chain-b/.'],
    ],
    [
      '/chain-z/',
      { url: '/chain-a/' },
      ['url: This leads on by another redirect: /chain-z/ → /chain-a/ → /chain-b/. Enter /chain-b/ instead.'],
    ],
    [
      '/chain-b/',
      { url: '/chain-d/' },
      [`url: ${first('/chain-a/', '/chain-a/ → /chain-b/ → /chain-d/', '/chain-d/')}`],
    ],
    [
      '/chain-b/',
      { page: page.id },
      [`page: ${first('/chain-a/', '/chain-a/ → /chain-b/ → /chain-end/', '/chain-end/')}`],
    ],
    [
      '/chain-c/',
      { url: '/chain-d/' },
      [
        `url: ${first('https://www.far.example/far/', 'https://www.far.example/far/ → /chain-c/ → /chain-d/', '/chain-d/')}`,
      ],
    ],
    [
      '/chain-c/',
      { url: 'https://www.far.example/far' },
      ['url: This leads back to where it begins: /chain-c/ → https://www.far.example/far/ → /chain-c/.'],
    ],
    [
      '/münchen/',
      { url: '/chain-d/' },
      [`url: ${first('/m%C3%BCnchen-alt/', '/m%C3%BCnchen-alt/ → /m%C3%BCnchen/ → /chain-d/', '/chain-d/')}`],
    ],
    ['/chain-draft/', { page: draft.id }, ['page: This leads back to where it begins: /chain-draft/ → /chain-draft/.']],
    ['/chain-y/', { page: page.id }, undefined],
  ]
  for (const [path, target, faults] of table) expect(await faultsOf(redirectTo(path, target)), path).toEqual(faults)
})

// spec: D.redirects.1
test('a stored redirect is no part of the chain that it would make when it is edited', async () => {
  const page = await createPage({ path: 'edited-end', _status: 'published' })
  const { id } = await redirectTo('/edited-x/', { url: '/edited-y/' })
  const edit = (data: Partial<Redirect>) => faultsOf(payload.update({ collection: 'redirects', id, data }))
  expect(await edit({ path: '/edited-y/', url: '/edited-x/' })).toBeUndefined()
  expect(await edit({ path: '/edited-x/', url: '/edited-z/' })).toBeUndefined()
  expect(await edit({ path: '/edited-z/', url: '/edited-w/' })).toBeUndefined()
  expect(await edit({ path: '/edited-w/', url: null, page: page.id })).toBeUndefined()
  expect(await edit({ path: '/edited-w/', url: '/edited-w/', page: null })).toEqual([
    'url: This leads back to where it begins: /edited-w/ → /edited-w/.',
  ])
})

// spec: D.redirects.2
test('a redirect that a page hides makes no chain of the one to which it leads', async () => {
  await redirectTo('/hidden-before/', { url: '/hidden-here/' })
  await createPage({ path: 'hidden-before', _status: 'published' })
  expect(await faultsOf(redirectTo('/hidden-here/', { url: '/hidden-end/' }))).toBeUndefined()
})

test('a page that moves leaves its redirect, whatever an editor had led to its old address', async () => {
  const { id } = await createPage({ path: 'led-to', _status: 'published' })
  await redirectTo('/leads-there/', { url: '/led-to/' })
  await drain()
  await payload.update({ collection: 'pages', id, data: { path: 'led-on', _status: 'published' } })
  await drain()
  expect(redirectAt('/led-to/')).toMatchObject({ to: { uid: 'www.a.example.led-on' } })
})

test('an editor sends an old address on, or says that it is gone', async () => {
  const page = await createPage({ path: 'target', _status: 'published' })
  const redirect = { site: siteId, origin: 'manual', permanent: true } as const
  await payload.create({
    collection: 'redirects',
    data: { ...redirect, path: '/Old/Ways', outcome: 'moved', page: page.id },
  })
  await payload.create({ collection: 'redirects', data: { ...redirect, path: '/closed/', outcome: 'gone' } })
  await drain()
  expect(redirectAt('/old/ways/')).toMatchObject({ to: { uid: 'www.a.example.target' }, permanent: true })
  expect(redirectAt('/closed/')).toMatchObject({ gone: true })
})

test.each([
  [{ path: 'no-slash', url: '/x/' }, 'Start with a slash'],
  [{ path: '/a?b=c', url: '/x/' }, 'no path of an address'],
  [{ path: '/%E0%A4%A', url: '/x/' }, 'no path of an address'],
  [{ path: `/${'long'.repeat(200)}/`, url: '/x/' }, 'at most 700'],
  [{ path: '/closed/', url: '/x/' }, 'has a redirect already'],
  [{ path: '/target/', url: '/x/' }, 'is online at this address'],
  [{ path: '/Target', outcome: 'gone' as const }, 'is online at this address; take it offline first'],
  [{ path: '/run/', url: 'javascript:alert(1)' }, 'Start with https://'],
  [{ path: '/other/', url: '//evil.example' }, 'Start with https://'],
  [{ path: '/nowhere/' }, 'Choose a page, or write an address'],
  // spec: D.redirects.12
])('a redirect that cannot be right is refused: %o', async (data, reason) => {
  const base = { site: siteId, outcome: 'moved', origin: 'manual', permanent: true } as const
  const refused = payload.create({ collection: 'redirects', data: { ...base, ...data } })
  await expect(refused).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining(reason) }] },
  })
})

// spec: D.redirects.12
test('a page cannot take an address that is gone for good: visitors would never see it', async () => {
  const taken = createPage({ path: 'closed', _status: 'published' })
  await expect(taken).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('is gone for good') }] },
  })
  await expect(createPage({ path: 'closed', lang: 'fr', _status: 'published' })).resolves.toBeDefined()
})

describe('drafts for previews', () => {
  const [draftOf, tokenOf] = draftEndpoints(
    { previewSecret: 'a secret of some length', siteAddress: 'https://{host}' },
    () => 1_800_000_000_000,
  ).map(({ handler }) => handler)
  let viewer: User & { collection: 'users' }
  beforeAll(async () => {
    const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'viewer' } }, limit: 1 })
    viewer = docs[0] ? { ...docs[0], collection: 'users' } : person('viewer')
  })
  const ask = async (query: Record<string, string>) => {
    const req = await createLocalReq({ user: viewer }, payload)
    Object.assign(req, { searchParams: new URLSearchParams(query) })
    const response = await draftOf?.(req)
    return { status: response?.status, body: await response?.json() }
  }

  // spec: D.requests.11
  test('a draft is given as the document that publishing it would give, to whoever may read pages', async () => {
    const { id } = await createPage({ path: 'previewed', title: 'Online', _status: 'published' })
    await payload.update({ collection: 'pages', id, data: { title: 'Not yet online' }, draft: true })
    await drain()
    const key = { uid: 'www.a.example.previewed', lang: 'en' }
    const { status, body } = await ask(key)
    expect(status).toBe(200)
    expect(parsePageDocument(body)).toMatchObject({ ok: true, page: { ...key, title: 'Not yet online' } })
    expect(published('www.a.example.previewed')?.title).toBe('Online')
    expect(await ask({ ...key, lang: 'fr' })).toMatchObject({ status: 404 })
    expect(await ask({ uid: key.uid })).toMatchObject({ status: 400 })
    expect(await ask({ ...key, kind: 'login' })).toMatchObject({ status: 400 })
    const stranger = await draftOf?.(await createLocalReq({}, payload))
    expect(stranger?.status).toBe(403)
  })

  test('a version by its number, and no other page’s', async () => {
    const { id } = await createPage({ path: 'versions', title: 'First' })
    await payload.update({ collection: 'pages', id, data: { title: 'Second' }, draft: true })
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    const first = docs.find(({ version }) => version.title === 'First')
    const key = { uid: 'www.a.example.versions', lang: 'en', version: String(first?.id) }
    expect(await ask(key)).toMatchObject({ status: 200, body: { title: 'First' } })
    expect(await ask({ ...key, uid: 'www.a.example.previewed' })).toMatchObject({ status: 404 })
    expect(await ask({ ...key, version: '999999' })).toMatchObject({ status: 404 })
  })

  test('over REST, another program signs in with its key', async () => {
    await createPage({ path: 'over-rest', title: 'Over REST' })
    const email = 'program@a.example'
    const apiKey = 'a-key-of-its-own'
    const login = { email, role: 'viewer', password: 'a long password' } as const
    await payload.create({ collection: 'users', data: { ...login, enableAPIKey: true, apiKey } })
    const { default: config } = await import('../payload.config.ts')
    const get = (headers: Record<string, string>) => {
      const url = 'http://localhost:3001/api/pages/draft?uid=www.a.example.over-rest&lang=en'
      return handleEndpoints({ config, request: new Request(url, { headers }) })
    }
    const answer = await get({ authorization: `users API-Key ${apiKey}` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ title: 'Over REST' })
    expect((await get({ authorization: 'users API-Key another' })).status).toBe(403)
    expect((await get({})).status).toBe(403)
  })

  test('the admin gets the drawing of a block without a login', async () => {
    const { default: config } = await import('../payload.config.ts')
    const get = (type: string) =>
      handleEndpoints({ config, request: new Request(`http://localhost:3001/api/block-pictures/${type}`) })
    const answer = await get('productList')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await get('nothing')).status).toBe(404)
  })

  test('a draft that is not complete is given as it is, and says what is missing', async () => {
    await createPage({ path: 'half', title: '' })
    const { status, body } = await ask({ uid: 'www.a.example.half', lang: 'en' })
    expect([status, body.title, body.faults]).toEqual([
      200,
      '',
      ['Title in search results: is missing.', 'Title: is missing.'],
    ])
  })

  test('a token is signed for the page as its draft names it', async () => {
    const { id } = await createPage({ path: 'signed', title: 'Signed' })
    const req = await createLocalReq({ user: viewer }, payload)
    req.routeParams = { id: String(id) }
    req.json = async () => ({ version: '42' })
    const response = await tokenOf?.(req)
    const { token } = z.object({ token: z.string(), expires: z.number() }).parse(await response?.json())
    expect(verifyPreviewToken(token, 'a secret of some length', 1_800_000_000)).toMatchObject({
      uid: 'www.a.example.signed',
      lang: 'en',
      version: '42',
      expires: 1_800_003_600,
    })
    expect((await tokenOf?.(await createLocalReq({}, payload)))?.status).toBe(403)
  })
})
