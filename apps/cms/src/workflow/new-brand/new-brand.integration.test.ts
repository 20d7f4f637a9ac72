import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  drawPicture,
  ROLES_AND_STRANGER,
  siteFixture,
  startTestPublisher,
  startTestSystem,
  type TestPublisher,
  type TestSystem,
} from '../../access/content-system.fixture.ts'
import type { Page, Site } from '../../payload-types.ts'
import { cleanUpTrashAndAbandonedDrafts } from '../../start/clean-up-trash-and-abandoned-drafts.ts'

/** A site is copied by the endpoint that its form asks, and what the publisher makes of the copy. */
let system: TestSystem
let publishing: TestPublisher
let source: Site
const pages: Record<string, Page> = {}

beforeAll(async () => {
  system = await startTestSystem()
  publishing = startTestPublisher(system)
  source = await makeSource()
  await publishing.drain()
}, 60_000)
afterAll(async () => {
  publishing.close()
  await system.stop()
})

/** Home, Paris in two languages and Rome, which name each other; a menu, quick links, and two short addresses. */
async function makeSource(): Promise<Site> {
  const { payload } = system
  const data = Buffer.from(await drawPicture())
  const file = { data, mimetype: 'image/png', name: 'logo.png', size: data.byteLength }
  const logo = await payload.create({ collection: 'media', locale: 'en', data: { alt: 'A logo' }, file })
  const site = await payload.create({
    collection: 'sites',
    locale: 'en',
    data: {
      ...siteFixture('www.old.example'),
      name: 'Old',
      languages: ['en', 'fr'],
      nakedDomain: 'old.example',
      tagContainerId: 'GTM-ABC123',
      experiments: [{ key: 'a-test', share: '8', audience: 'all' }],
    },
  })
  const make = (title: string, given: Partial<Page>) =>
    payload.create({
      collection: 'pages',
      data: { site: site.id, lang: 'en', kind: 'page', pageType: 'contentPage', title, _status: 'published', ...given },
    })
  const rome = await make('Rome', { path: 'rome' })
  const home = await make('Home', { pageType: 'homePage', path: '' })
  const paris = await make('Paris', { path: 'paris', parent: home.id, kicker: 'By the Seine' })
  const { translationGroup } = paris
  const frenchParis = await make('Paris en français', {
    path: 'paris',
    lang: 'fr',
    ...(translationGroup ? { translationGroup } : {}),
  })
  const action = (page: number) => ({ label: 'There', page })
  await payload.update({
    collection: 'pages',
    id: home.id,
    data: {
      standfirst: 'See [link url="/paris/" /] and [link uid="www.old.example.paris" url="/rome/" /].',
      blocks: [
        { blockType: 'cta', id: 'to-paris', title: 'Paris', action: action(paris.id) },
        { blockType: 'cta', id: 'to-rome', title: 'Rome', action: action(rome.id) },
        { blockType: 'jumpLink', id: 'jump', title: 'Down', targetBlockId: 'to-rome' },
      ],
      _status: 'published',
    },
  })
  Object.assign(pages, { rome, home, paris, frenchParis })
  const header = {
    logo: { media: logo.id },
    menuItems: [
      { label: 'Paris', action: { page: paris.id }, items: [{ label: 'Rome', action: { page: rome.id } }] },
      { label: 'Rome', action: { page: rome.id } },
    ],
  }
  const quickLinks = [{ title: 'Cities', columns: [{ title: 'France', links: [{ label: 'Paris', page: paris.id }] }] }]
  await payload.update({ collection: 'sites', id: site.id, locale: 'en', data: { header, quickLinks } })
  const inEnglish = await payload.findByID({ collection: 'sites', id: site.id, locale: 'en', depth: 0 })
  await payload.update({ collection: 'sites', id: site.id, locale: 'fr', data: inFrench(inEnglish) })
  for (const [path, to] of [
    ['/louvre/', paris],
    ['/trevi/', rome],
  ] as const) {
    await payload.create({
      collection: 'redirects',
      data: { site: site.id, path, outcome: 'moved', page: to.id, origin: 'manual', permanent: false },
    })
  }
  return payload.findByID({ collection: 'sites', id: site.id, depth: 0 })
}

function inFrench({ header, quickLinks }: Site): Partial<Site> {
  const text = JSON.stringify({ header, quickLinks, name: 'Vieux' })
  return JSON.parse(text.replaceAll('"Paris"', '"Paris (fr)"').replaceAll('"Rome"', '"Rome (fr)"'))
}

const wish = (given: object = {}) => ({
  name: 'New',
  brand: 'posters',
  host: 'www.new.example',
  nakedDomain: 'new.example',
  languages: ['en', 'fr'],
  groups: [pages.home?.translationGroup, pages.paris?.translationGroup],
  ...given,
})

const ask = (body: object) => system.request('admin', 'POST', `/api/sites/${source.id}/new-brand`, body)

const createdSchema = z.object({ id: z.number(), pages: z.number() })

async function pagesOf(site: number): Promise<Page[]> {
  const where = { site: { equals: site } }
  return (await system.payload.find({ collection: 'pages', where, draft: true, depth: 0, sort: 'id' })).docs
}

/** Everything that a copy could leave behind. */
async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const collection of ['sites', 'pages', 'redirects'] as const) {
    counts[collection] = (await system.payload.count({ collection, trash: true })).totalDocs
    counts[`versions of ${collection}`] = (await system.payload.countVersions({ collection })).totalDocs
  }
  return counts
}

const stepSchema = z.object({ steps: z.array(z.object({ title: z.string(), isDone: z.boolean() })) })

async function stepsLeft(site: number): Promise<string[]> {
  const { body } = await system.request('viewer', 'GET', `/api/sites/${site}/checklist`)
  return stepSchema.parse(body).steps.flatMap(({ title, isDone }) => (isDone ? [] : [title]))
}

test('who may make a brand', async () => {
  const statuses: Record<string, number[]> = {}
  for (const person of ROLES_AND_STRANGER) {
    const answers = [
      await system.request(person, 'GET', `/api/sites/${source.id}/new-brand`),
      await system.request(person, 'POST', `/api/sites/${source.id}/new-brand`, {}),
      await system.request(person, 'GET', `/api/sites/${source.id}/checklist`),
    ]
    statuses[person] = answers.map(({ status }) => status)
  }
  expect(statuses).toEqual({
    admin: [200, 400, 200],
    editor: [403, 403, 200],
    translator: [403, 403, 200],
    viewer: [403, 403, 200],
    stranger: [403, 403, 403],
  })
})

test('pages are offered in all of their languages, the home page first', async () => {
  const { body } = await system.request('admin', 'GET', `/api/sites/${source.id}/new-brand`)
  const choices = z.object({ choices: z.array(z.record(z.string(), z.unknown())) }).parse(body).choices
  expect(choices.map(({ group, ...choice }) => choice)).toEqual([
    { title: 'Home', path: '', isHome: true, isLegal: false, languages: ['en'] },
    { title: 'Paris', path: 'paris', isHome: false, isLegal: false, languages: ['en', 'fr'] },
    { title: 'Rome', path: 'rome', isHome: false, isLegal: false, languages: ['en'] },
  ])
})

test.each([
  [{ name: ' ' }, 'name', 'Give the site a name.'],
  [{ brand: 'no-brand' }, 'brand', 'Choose a brand.'],
  [
    { host: 'https://new.example' },
    'host',
    'A host is lower case, without https:// and without a port, such as www.wayfare.example.',
  ],
  [{ host: 'www.old.example' }, 'host', 'There is a site at this address already.'],
  [{ folder: 'fr' }, 'folder', '“fr” belongs to something else; choose another folder.'],
  [{ languages: [] }, 'languages', 'Choose a language.'],
  [{ languages: ['de'] }, 'languages', 'The site has no pages in the language “de”.'],
  [{ groups: [] }, 'groups', 'Choose a page.'],
])('%o is refused at its field, and nothing is left', async (given, field, message) => {
  const before = await countAll()
  const { status, body } = await ask(wish(given))
  const errors = z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
  )
  const faults = z
    .object({ errors })
    .parse(body)
    .errors.flatMap(({ data }) => data.errors)
  expect([status, faults]).toEqual([400, [expect.objectContaining({ path: field, message })]])
  expect(await countAll()).toEqual(before)
})

// spec: D.admin.31
test('a copy: settings, drafts and menus lead to each other; published, its host has its home page', async () => {
  const { status, body } = await ask(wish())
  expect(status).toBe(201)
  const { id, pages: count } = createdSchema.parse(body)
  const copies = await pagesOf(id)
  const [home, paris, french] = copies
  expect(count).toBe(3)
  expect(copies.map(({ uid, lang, _status }) => [uid, lang, _status])).toEqual([
    ['www.new.example', 'en', 'draft'],
    ['www.new.example.paris', 'en', 'draft'],
    ['www.new.example.paris', 'fr', 'draft'],
  ])
  expect(home?.standfirst).toBe(
    'See [link url="/paris/" /] and [link uid="www.new.example.paris" url="https://www.old.example/rome/" /].',
  )
  const targets = (home?.blocks ?? []).map((block) => (block.blockType === 'cta' ? block.action?.page : block.id))
  expect(targets).toEqual([paris?.id, pages.rome?.id, 'jump'])
  expect([paris?.parent, french?.translationGroup === paris?.translationGroup]).toEqual([home?.id, true])
  expect(paris?.translationGroup).not.toBe(pages.paris?.translationGroup)
  expect([paris?.sourceHash, french?.sourceHash]).toEqual([null, paris?.wordsHash])

  const settings = (locale: 'en' | 'fr') =>
    system.payload.findByID({ collection: 'sites', id, locale, fallbackLocale: false, depth: 0 })
  const [english, inFrench_] = [await settings('en'), await settings('fr')]
  expect([english.name, inFrench_.name, english.brand, english.structureType, english.unfinishedSince]).toEqual([
    'New',
    'New',
    'posters',
    'rootDomain',
    null,
  ])
  expect([english.tagContainerId, english.experiments, english.header?.logo?.media]).toEqual([null, [], null])
  const menuOf = ({ header }: Site) =>
    (header?.menuItems ?? []).map(({ label, action, items }) => [label, action?.page, items])
  expect(menuOf(english)).toEqual([['Paris', paris?.id, []]])
  expect(menuOf(inFrench_)).toEqual([['Paris (fr)', paris?.id, []]])
  expect(english.quickLinks?.[0]?.columns?.[0]?.links?.[0]?.page).toBe(paris?.id)
  const redirects = await system.payload.find({ collection: 'redirects', where: { site: { equals: id } }, depth: 0 })
  expect(redirects.docs.map(({ host, path, page, permanent }) => [host, path, page, permanent])).toEqual([
    ['www.new.example', '/louvre/', paris?.id, false],
  ])

  await publishing.drain()
  expect(publishing.store.readPage({ uid: 'www.new.example', lang: 'en', kind: 'page' })).toBeUndefined()
  expect(await stepsLeft(id)).toEqual([
    'Links stay on this site',
    'Legal pages',
    'Pages are published',
    'Menus lead somewhere',
    'Visitors find its home page',
  ])
  for (const page of copies) {
    const published = await system.request('editor', 'PATCH', `/api/pages/${page.id}`, { _status: 'published' })
    expect(published.status).toBe(200)
  }
  await publishing.drain()
  expect(publishing.store.readPage({ uid: 'www.new.example', lang: 'en', kind: 'page' })?.title).toBe('Home')
  expect(publishing.store.readSite('www.new.example').map(({ lang, name }) => [lang, name])).toEqual([
    ['en', 'New'],
    ['fr', 'New'],
  ])
  expect(await stepsLeft(id)).toEqual(['Links stay on this site', 'Legal pages'])
  expect((await pagesOf(source.id)).map(({ uid }) => uid)).toHaveLength(4)
}, 30_000)

test.each(['pages', 'redirects', 'sites'] as const)(
  // spec: D.admin.31
  'when writing its %s fails in the middle, nothing of the copy is left',
  async (collection) => {
    const before = await countAll()
    const hooks = system.payload.collections[collection].config.hooks.beforeChange
    let writes = 0
    hooks.push(({ data }) => {
      writes += 1
      if (writes >= 2 || collection === 'redirects') throw new Error('The disk is full.')
      return data
    })
    const { status } = await ask(wish({ host: 'www.broken.example' }))
    hooks.pop()
    expect([status, writes > 0]).toEqual([500, true])
    expect(await countAll()).toEqual(before)
    await publishing.drain()
    expect(publishing.store.readSite('www.broken.example')).toEqual([])
  },
)

// spec: D.admin.31
test('what a process leaves unfinished is taken back once nobody can be at work at it', async () => {
  const before = await countAll()
  const { payload } = system
  const begun = Date.now()
  const site = await payload.duplicate({
    collection: 'sites',
    id: source.id,
    data: { host: 'www.half.example', unfinishedSince: new Date(begun).toISOString() },
    locale: 'en',
  })
  const data = {
    site: site.id,
    lang: 'en',
    kind: 'page',
    pageType: 'contentPage',
    title: 'Half',
    path: 'half',
  } as const
  await payload.create({ collection: 'pages', data, draft: true })
  vi.spyOn(payload.logger, 'error')
  await cleanUpTrashAndAbandonedDrafts(payload, begun + 590_000)
  expect((await pagesOf(site.id)).map(({ title }) => title)).toEqual(['Half'])
  await cleanUpTrashAndAbandonedDrafts(payload, begun + 610_000)
  expect(await countAll()).toEqual(before)
  expect(payload.logger.error).not.toHaveBeenCalled()
})
