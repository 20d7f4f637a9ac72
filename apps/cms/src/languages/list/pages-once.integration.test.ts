import type { Where } from 'payload'
import { createLocalReq } from 'payload'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSite, startTestSystem, type TestSystem } from '../../access/content-system.fixture.ts'
import type { Page, User } from '../../payload-types.ts'
import { showPagesOnce } from './list-filter.ts'
import { NEVER_EDITED_SORT_VALUES } from './list-representative.ts'
import { readLanguageMarks } from './read-language-marks.ts'

/** The query of the list of pages, with the condition that its view adds. */
let system: TestSystem
let site = 0
let hosts = 0
beforeAll(async () => {
  system = await startTestSystem()
}, 60_000)
afterAll(() => system.stop())
beforeEach(async () => {
  const { payload } = system
  await payload.delete({ collection: 'pages', where: { id: { exists: true } }, trash: true })
  hosts += 1
  site = await makeSite(system, `www.list-${hosts}.example`, { languages: ['en', 'de', 'fr'] })
})

interface Asked {
  readonly where?: Where
  readonly search?: string
  readonly languages?: string
  readonly page?: number
  readonly limit?: number
  readonly sort?: string
  readonly user?: User
  readonly path?: string
}

/** The titles of the rows on one screen, and how many rows there are. */
async function list({ page = 1, limit = 50, sort = '-lastEdited', user, path, ...query }: Asked = {}) {
  const { payload, people } = system
  const asker = user ?? people.admin
  const req = await createLocalReq(
    { req: { query, pathname: path ?? '/admin/collections/pages' }, user: asker },
    payload,
  )
  const base = await showPagesOnce({ req, limit, page, sort })
  const where = mergeListSearchAndWhere({
    collectionConfig: payload.collections.pages.config,
    search: query.search ?? '',
    where: combineWhereConstraints([structuredClone(query.where), base ?? undefined]) as Where,
  })
  const options = { collection: 'pages', draft: true, depth: 0, overrideAccess: false, user: asker, req } as const
  const { docs, totalDocs } = await payload.find({ ...options, where, limit, page, sort })
  return { titles: docs.map(({ title }) => title), totalDocs }
}

let paths = 0
async function createPage(title: string, more: Partial<Page> = {}, user?: User): Promise<Page> {
  paths += 1
  const data = {
    site,
    lang: 'en',
    kind: 'page',
    pageType: 'contentPage',
    title,
    path: `page-${paths}`,
    ...more,
  } as const
  return system.payload.create({ collection: 'pages', draft: true, data, ...(user ? { user } : {}) })
}

/** A page in English, German and French, in the order of the languages. */
async function createTrio(title: string, languages: readonly ('en' | 'de' | 'fr')[] = ['fr', 'de', 'en']) {
  const translationGroup = `group-${paths}`
  const made: Page[] = []
  for (const lang of languages) made.push(await createPage(`${title} ${lang}`, { lang, translationGroup }))
  return made
}

const titlesOf = async (asked?: Asked) => (await list(asked)).titles.toSorted()
const update = (id: number, data: Partial<Page>, user?: User) =>
  system.payload.update({ collection: 'pages', id, data, draft: true, ...(user ? { user } : {}) })

// spec: D.admin.pages-once
test('a page is one row, of the site’s main language, whatever was written first', async () => {
  await createTrio('Rome')
  await createTrio('Paris', ['fr', 'de'])
  expect(await list()).toEqual({ titles: expect.any(Array), totalDocs: 2 })
  expect(await titlesOf()).toEqual(['Paris fr', 'Rome en'])
  expect(await titlesOf({ languages: 'each' })).toEqual(['Paris de', 'Paris fr', 'Rome de', 'Rome en', 'Rome fr'])
  expect(await titlesOf({ path: '/api/server-function' })).toHaveLength(5)
})

// spec: D.admin.pages-once
test('deleting, restoring, moving and a new main language keep it true', async () => {
  const [, german, english] = await createTrio('Rome')
  const trash = (id: number, deletedAt: string | null) =>
    system.payload.update({ collection: 'pages', id, data: { deletedAt }, trash: true })
  await trash(english?.id ?? 0, new Date().toISOString())
  expect(await titlesOf()).toEqual(['Rome fr'])
  await trash(english?.id ?? 0, null)
  expect(await titlesOf()).toEqual(['Rome en'])
  const elsewhere = await makeSite(system, `www.elsewhere-${hosts}.example`)
  await update(german?.id ?? 0, { site: elsewhere })
  expect(await titlesOf()).toEqual(['Rome de', 'Rome en'])
  await update(german?.id ?? 0, { site })
  expect(await titlesOf()).toEqual(['Rome en'])
  await system.payload.update({ collection: 'sites', id: site, data: { languages: ['de', 'fr'] } })
  expect(await titlesOf()).toEqual(['Rome de'])
  await system.payload.delete({ collection: 'pages', id: german?.id ?? 0 })
  expect(await titlesOf()).toEqual(['Rome fr'])
})

// spec: D.admin.pages-once
test('what the list writes is no edit: neither a version nor a time of change, and nothing else of the document', async () => {
  const { payload } = system
  const [french] = await createTrio('Rome', ['fr'])
  const id = french?.id ?? 0
  await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  await update(id, { title: 'Rome, once more', blocks: [{ blockType: 'quote', text: 'Said' }] })
  const read = async () => {
    const options = { collection: 'pages', id, depth: 0 } as const
    const [live, draft] = [await payload.findByID(options), await payload.findByID({ ...options, draft: true })]
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, depth: 0 })
    return { live, draft, versions: docs.map(({ updatedAt }) => updatedAt) }
  }
  const before = await read()
  const english = await createPage('Rome en', { translationGroup: french?.translationGroup ?? '' })
  const { listedUnder } = { listedUnder: english.id }
  expect(await read()).toEqual({
    live: { ...before.live, listedUnder },
    draft: { ...before.draft, listedUnder },
    versions: before.versions,
  })
})

// spec: D.admin.pages-once
test('filters and search find a page by any of its languages, once; pages and counts are of rows', async () => {
  for (const title of ['Rome', 'Paris', 'Lisbon']) await createTrio(title)
  expect(await list({ search: 'Rome', sort: 'title' })).toEqual({ titles: ['Rome en'], totalDocs: 1 })
  expect(await list({ search: 'Rome de' })).toEqual({ titles: ['Rome de'], totalDocs: 1 })
  const inGerman = { or: [{ and: [{ lang: { equals: 'de' } }] }] }
  const sorted = { where: inGerman, sort: 'title', limit: 2 }
  expect(await list(sorted)).toEqual({ titles: ['Lisbon de', 'Paris de'], totalDocs: 3 })
  expect(await list({ ...sorted, page: 2 })).toEqual({ titles: ['Rome de'], totalDocs: 3 })
  expect(await list({ where: { or: [{ and: [{ site: { equals: site } }] }] }, sort: 'title' })).toEqual({
    titles: ['Lisbon en', 'Paris en', 'Rome en'],
    totalDocs: 3,
  })
  const notEnglish = { or: [{ and: [{ lang: { not_equals: 'en' } }] }] }
  expect(await titlesOf({ where: notEnglish, search: 'ar' })).toEqual(['Paris fr'])
  expect(await titlesOf({ where: { or: [{ and: [{ title: { equals: 'nowhere' } }] }] } })).toEqual([])
})

// spec: D.admin.pages-once
test('an account of some sites sees their pages only, also where a language is on another site', async () => {
  const [, german] = await createTrio('Rome')
  const elsewhere = await makeSite(system, `www.others-${hosts}.example`, { languages: ['en', 'de'] })
  await update(german?.id ?? 0, { site: elsewhere })
  await createTrio('Paris')
  const limits = { role: 'editor' as const, everySite: false, sites: [elsewhere] }
  const account = { email: `of-one-${hosts}@a.example`, password: 'a long password', ...limits }
  const user = await system.payload.create({ collection: 'users', data: account })
  expect(await list({ user })).toEqual({ titles: ['Rome de'], totalDocs: 1 })
  expect(await list({ user, search: 'Rome en' })).toEqual({ titles: [], totalDocs: 0 })
  expect(await list({ user, search: 'Rome' })).toEqual({ titles: ['Rome de'], totalDocs: 1 })
})

// spec: D.admin.pages-first
test('pages that a person edited come first, in any language; legal pages that nobody edited come last', async () => {
  const { people } = system
  const privacy = await createPage('Privacy', { kind: 'privacy', path: '' })
  const [, german] = await createTrio('Rome')
  await createPage('Paris')
  await update(privacy.id, { title: 'Privacy by a program' })
  expect((await list()).titles).toEqual(['Paris', 'Rome en', 'Privacy by a program'])
  await update(german?.id ?? 0, { title: 'Rome, edited' }, people.editor)
  expect((await list()).titles).toEqual(['Rome en', 'Paris', 'Privacy by a program'])
  await system.request('editor', 'PATCH', `/api/pages/${privacy.id}?draft=true`, { title: 'Privacy by a key' })
  const { lastEdited } = await system.payload.findByID({ collection: 'pages', id: privacy.id, draft: true })
  expect(lastEdited).toBe(NEVER_EDITED_SORT_VALUES.legal)
})

// spec: D.admin.pages-once
test('the marks of all rows of a screen are read together, with their sites, what is scheduled and what may be started', async () => {
  const { payload, people } = system
  const [french, , english] = await createTrio('Rome')
  const paris = await createPage('Paris', { byMachine: true })
  await payload.update({ collection: 'pages', id: english?.id ?? 0, data: { _status: 'published' } })
  await update(english?.id ?? 0, { title: 'Rome, changed' })
  const release = { name: 'Soon', site, pages: [french?.id ?? 0], action: 'publish', localTime: '2099-01-01T10:00' }
  await payload.create({ collection: 'releases', data: release as never, user: people.editor })
  const { docs } = await payload.find({ collection: 'pages', draft: true, depth: 0 })
  const { marks, sites } = await readLanguageMarks(docs, { payload, user: people.editor })
  expect(sites).toEqual({ [site]: `www.list-${hosts}.example` })
  const short = Object.fromEntries(
    Object.entries(marks).map(([row, all]) => [
      row,
      Object.fromEntries(all.map(({ lang, states, mayStart }) => [lang, [...states, mayStart].join(' ')])),
    ]),
  )
  expect(short).toEqual({
    [`${site} ${french?.translationGroup}`]: { en: 'changed false', fr: 'draft scheduled false', de: 'draft false' },
    [`${site} ${paris.translationGroup}`]: { en: 'draft machine false', fr: 'missing true', de: 'missing true' },
  })
  const { marks: forViewer } = await readLanguageMarks(docs, { payload, user: people.viewer })
  expect(
    Object.values(forViewer)
      .flat()
      .filter(({ mayStart }) => mayStart),
  ).toEqual([])
})
