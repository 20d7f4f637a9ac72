import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeSite, startTestSystem, type TestSystem } from './content-system.fixture.ts'
import type { Role } from './role-permissions.ts'

/** A word that stands on the other site alone, in every document of it. */
const SECRET = 'zanzibar'

let system: TestSystem
const own = { site: 0, page: 0, redirect: 0 }
const other = { site: 0, page: 0, trashed: 0, redirect: 0, release: 0, comment: 0, group: '' }
/** Somebody of each role who works on the own site, in French. */
const keys = { viewer: 'the-key-of-a-reader', translator: 'the-key-of-a-writer', editor: 'the-key-of-a-publisher' }
type Limited = Exclude<Role, 'admin'>
const LIMITED = Object.keys(keys) as Limited[]

const pageOf = (site: number, path: string, title: string) => ({
  site,
  lang: 'fr' as const,
  kind: 'page' as const,
  pageType: 'contentPage' as const,
  title,
  path,
})

beforeAll(async () => {
  system = await startTestSystem()
  const { payload } = system
  const languages = ['en' as const, 'fr' as const]
  own.site = await makeSite(system, 'www.own.example', { languages })
  other.site = await makeSite(system, 'www.other.example', { languages, name: SECRET })
  const data = { ...pageOf(other.site, SECRET, SECRET), _status: 'published' as const }
  const page = await payload.create({ collection: 'pages', data })
  Object.assign(other, { page: page.id, group: page.translationGroup })
  const trashed = await payload.create({ collection: 'pages', data: pageOf(other.site, `${SECRET}-2`, SECRET) })
  other.trashed = trashed.id
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'pages', id: trashed.id, data: { deletedAt } })
  const moved = { outcome: 'moved' as const, origin: 'manual' as const, page: other.page }
  const redirect = { ...moved, site: other.site, path: `/fr/${SECRET}-old/` }
  other.redirect = (await payload.create({ collection: 'redirects', data: redirect })).id
  await payload.update({ collection: 'sites', id: other.site, locale: 'en', data: { tagline: SECRET } })
  await payload.update({ collection: 'redirects', id: other.redirect, data: { permanent: true } })
  const release = { name: SECRET, site: other.site, action: 'publish' as const, pages: [other.page] }
  const user = { ...system.people.admin, collection: 'users' as const }
  other.release = (await payload.create({ collection: 'releases', data: release, user } as never)).id as number
  await system.request('admin', 'POST', `/api/pages/${other.page}/review`, { action: 'ask' })
  // Of the own site, and leading to the other one.
  own.page = (
    await payload.create({
      collection: 'pages',
      data: { ...pageOf(own.site, 'here', 'Here'), parent: other.page, blocks: [linkTo(other.page)] as never },
    })
  ).id
  const back = { ...moved, site: own.site, path: '/fr/old/' }
  own.redirect = (await payload.create({ collection: 'redirects', data: back })).id
  const waitsFor: number[] = []
  for (const role of LIMITED) {
    const limits = { everySite: false, sites: [own.site], languages: ['fr' as const] }
    const account = { email: `one-${role}@a.example`, role, password: 'a long password', ...limits }
    const data = { ...account, enableAPIKey: true, apiKey: keys[role] }
    waitsFor.push((await payload.create({ collection: 'users', data })).id)
  }
  // Of a time when they worked there.
  const comment = { page: other.page, author: system.people.admin.id, authorName: SECRET, text: SECRET, waitsFor }
  other.comment = (await payload.create({ collection: 'comments', data: comment })).id
})
afterAll(() => system.stop())

function linkTo(id: number) {
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: id } },
    children: [{ type: 'text', version: 1, text: 'there' }],
  }
  const paragraph = { type: 'paragraph', version: 1, children: [link] }
  return { blockType: 'richText', content: { root: { type: 'root', version: 1, children: [paragraph] } } }
}

const refusalSchema = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
  ),
})

/** Of a refusal, each field with its sentence. */
const faultsOf = (body: unknown) => refusalSchema.parse(body).errors.flatMap(({ data }) => data.errors)

const callTo = (page: number) => ({ blockType: 'cta', title: 'Go', action: { label: 'There', page } })

const ask = (role: Limited, method: string, path: string, body?: object) =>
  system.requestWithKey(keys[role], method, path, body)

/** What somebody who looks beyond the own site asks for; no answer holds a word of it. */
const QUESTIONS: readonly (() => string)[] = [
  ...[
    'pages',
    'sites',
    'redirects',
    'releases',
    'reviews',
    'comments',
    'compositions',
    'media',
    'users',
    'log',
    'publications',
  ].flatMap((slug) => [
    () => `/api/${slug}?pagination=false&depth=5`,
    () => `/api/${slug}?pagination=false&depth=5&draft=true&trash=true&locale=all`,
    () => `/api/${slug}?pagination=false&depth=2&sort=-id&select[title]=true&select[name]=true&select[note]=true`,
    () => `/api/${slug}/versions?pagination=false&depth=5`,
    () => `/api/${slug}/versions?pagination=false&depth=5&trash=true&locale=all`,
  ]),
  () => '/api/payload-locked-documents?pagination=false&depth=5',
  () => '/api/payload-preferences?pagination=false&depth=5',
  () => '/api/payload-folders?pagination=false&depth=5',
  () => '/api/payload-jobs?pagination=false&depth=5',
  () => '/api/preview-links?pagination=false&depth=5',
  () => '/api/publication-requests?pagination=false&depth=5',
  () => `/api/pages/${other.page}?depth=5&draft=true`,
  () => `/api/pages/${other.trashed}?depth=5&trash=true`,
  () => `/api/pages/${own.page}?depth=5&draft=true`,
  () => `/api/pages/${own.page}?depth=5&populate[pages][title]=true&populate[sites][name]=true`,
  () => `/api/redirects/${own.redirect}?depth=5&populate[pages][title]=true`,
  () => `/api/pages?where[or][0][site][equals]=${other.site}&where[or][1][id][exists]=true&depth=5`,
  () => `/api/pages/draft?uid=www.other.example.${SECRET}&lang=fr`,
  () => `/api/pages/matrix?site=${other.site}`,
  () => '/api/pages/matrix',
  () => `/api/find?q=${SECRET.slice(0, 5)}`,
  () => `/api/find?site=${other.site}`,
  () => `/api/uses?of=page:${other.page}`,
  () => `/api/uses?of=site:${other.site}`,
  () => '/api/health',
  () => `/api/health/page/${other.page}`,
  () => `/api/health/page/${own.page}`,
  () => `/api/pages/${other.page}/translations`,
  () => `/api/pages/${own.page}/translations`,
  () => `/api/pages/${own.page}/translation`,
  () => `/api/pages/${other.page}/translation`,
  () => `/api/pages/${other.page}/translation/file?format=csv`,
  () => `/api/pages/${other.page}/preview-links`,
  () => `/api/pages/${other.page}/review`,
  () => `/api/pages/${other.page}/comments`,
  () => '/api/waiting',
  () => `/api/pages/${other.page}/others`,
  () => `/api/sites/${other.site}/others`,
  () => `/api/sites/${other.site}/new-brand`,
  () => `/api/sites/${other.site}/checklist`,
  () => `/api/publications/of/page:${other.page}`,
  () => `/api/publications/of/site:${other.site}`,
  () => `/api/publications/of/redirect:${other.redirect}`,
  () => '/api/compositions/offers',
  () => '/api/graphql?query={Pages{docs{title}}}',
]

describe('of a site on which somebody does not work', () => {
  test.each(LIMITED)('a %s reads no word, whatever is asked', async (role) => {
    const told: string[] = []
    for (const question of QUESTIONS) {
      const { body } = await ask(role, 'GET', question())
      // A question may say its words again.
      if (JSON.stringify(body).replaceAll(question(), '').includes(SECRET)) told.push(question())
    }
    expect(told).toEqual([])
  })

  /** A form may name any number, and a draft is saved unchecked. */
  test.each(LIMITED)('a %s learns no address of a page by its number', async (role) => {
    const names = {
      parent: other.page,
      blocks: [
        { id: 'a', ...linkTo(other.page) },
        { id: 'b', ...callTo(other.page) },
      ],
    }
    const form = { ...pageOf(own.site, 'here', 'Here'), ...names }
    const live = await ask(role, 'POST', '/api/pages/live', { id: own.page, form })
    const saved = { ...pageOf(own.site, `here-${role}`, 'Here'), ...names }
    await system.payload.create({ collection: 'pages', data: saved as never, draft: true })
    const draft = await ask(role, 'GET', `/api/pages/draft?uid=www.own.example.here-${role}&lang=fr`)
    expect([live, draft].map(({ status, body }) => [status, JSON.stringify(body).includes(SECRET)])).toEqual([
      [200, false],
      [200, false],
    ])
  })

  test('a link on which visitors are led there already is shown beside its form', async () => {
    const data = { ...pageOf(own.site, 'linked', 'Linked'), blocks: [callTo(other.page)] as never }
    const { id } = await system.payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })
    const form = { ...data, blocks: [{ id: 'a', ...callTo(other.page) }] }
    const { body } = await ask('editor', 'POST', '/api/pages/live', { id, form })
    const { blocks } = z.object({ blocks: z.unknown() }).parse(body)
    expect(blocks).toEqual([{ id: 'a', label: 'Call to action', faults: [] }])
  })

  /** Each asks whether something of the other site, or of people, is so; an answer of one row would be a yes. */
  test.each([
    () => `/api/pages?where[parent.title][like]=${SECRET}`,
    () => `/api/pages?where[parent.title][equals]=${SECRET}&draft=true`,
    () => '/api/pages?where[parent.id][exists]=true&where[parent.site.name][like]=zan',
    () => '/api/pages?draft=true&where[or][0][parent__title][like]=zan',
    () => '/api/pages/versions?where[version.parent.title][like]=zan',
    () => '/api/pages/versions?where[parent.parent.title][like]=zan',
    () => '/api/redirects?where[page.title][like]=zan',
    () => '/api/redirects/versions?where[version.page.title][like]=zan',
    () => '/api/users?where[role][equals]=admin',
    () => '/api/users?where[email][like]=admin',
    () => '/api/sites?where[tagline][like]=zan',
    () => `/api/releases?where[pages][contains]=${other.page}`,
    () => '/api/releases?where[plannedBy.email][like]=admin',
    () => '/api/payload-locked-documents?where[user.value][exists]=true&where[globalSlug][exists]=true',
  ])('no question is answered with yes: %s', async (question) => {
    const rows: unknown[] = []
    for (const role of LIMITED) {
      const { body } = await ask(role, 'GET', question())
      rows.push(typeof body === 'object' && body !== null && 'docs' in body ? body.docs : [])
    }
    expect(rows).toEqual([[], [], []])
  })

  test('nothing is ordered by it', async () => {
    const answers = await Promise.all(
      ['parent.title', '-parent.title', 'parent.site.name'].map((sort) =>
        ask('editor', 'GET', `/api/pages?sort=${sort}`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('nothing is written there, through whatever door', async () => {
    const before = await everythingThere()
    const page = pageOf(other.site, 'mine', 'Mine')
    const attempts: readonly (readonly [string, string, object?])[] = [
      ['PATCH', `/api/pages?where[site][equals]=${other.site}`, { title: 'Mine' }],
      ['PATCH', '/api/pages?where[id][exists]=true&draft=true', { meta: { noIndex: true } }],
      ['DELETE', `/api/pages?where[site][equals]=${other.site}`],
      ['DELETE', `/api/pages?where[site][equals]=${other.site}&trash=true`],
      ['PATCH', `/api/pages/${other.trashed}?trash=true`, { deletedAt: null }],
      ['DELETE', `/api/pages/${other.trashed}?trash=true`],
      ['POST', '/api/pages', { ...page, _status: 'published' }],
      ['POST', `/api/pages/${own.page}/duplicate`, { site: other.site }],
      ['POST', `/api/pages/${own.page}/duplicate?draft=true`, { site: { id: other.site } }],
      ['POST', `/api/pages/${other.page}/duplicate`, { site: own.site }],
      ['POST', `/api/pages/${other.page}/translations`, { lang: 'fr' }],
      ['POST', `/api/pages/${other.page}/translations/missing`, {}],
      ['PATCH', `/api/pages/${other.page}/translation`, { updatedAt: new Date().toISOString() }],
      ['POST', `/api/pages/${other.page}/translation/proposal`, { updatedAt: new Date().toISOString() }],
      ['POST', `/api/pages/${other.page}/review`, { action: 'approve' }],
      ['POST', `/api/pages/${other.page}/comments`, { place: '', text: 'Mine' }],
      ['PATCH', `/api/pages/${other.page}/comments/${other.comment}`, { text: 'Mine' }],
      ['PATCH', `/api/pages/${own.page}/comments/${other.comment}`, { isResolved: true }],
      ['POST', `/api/pages/${other.page}/preview-links`, {}],
      ['POST', `/api/pages/${other.page}/trash`, { visitors: 'gone' }],
      ['POST', `/api/releases/${other.release}/carry-out`, {}],
      ['PATCH', `/api/releases/${other.release}`, { name: 'Mine', site: own.site, pages: [own.page] }],
      ['PATCH', '/api/releases?where[id][exists]=true', { name: 'Mine' }],
      ['DELETE', `/api/releases/${other.release}`],
      ['POST', '/api/releases', { name: 'Mine', site: other.site, action: 'unpublish', pages: [other.page] }],
      ['POST', '/api/releases', { name: 'Mine', site: own.site, action: 'unpublish', pages: [other.page] }],
      ['POST', '/api/releases', { name: 'Mine', site: own.site, action: 'unpublish', pages: [String(other.page)] }],
      ['POST', '/api/releases', { name: 'Mine', site: own.site, action: 'unpublish', pages: [{ id: other.page }] }],
      ['PATCH', `/api/redirects/${other.redirect}`, { site: own.site }],
      ['PATCH', '/api/redirects?where[id][exists]=true', { permanent: false }],
      ['PATCH', `/api/redirects/${own.redirect}`, { site: other.site }],
      ['DELETE', `/api/redirects/${other.redirect}?trash=true`],
      ['PATCH', `/api/sites/${other.site}?locale=fr`, { tagline: 'Mine' }],
      ['POST', `/api/sites/${other.site}/duplicate`, {}],
      ['POST', `/api/sites/${other.site}/new-brand`, {}],
      ['PATCH', '/api/reviews?where[id][exists]=true', { state: 'approved' }],
      ['PATCH', '/api/users?where[id][exists]=true', { everySite: true, role: 'admin' }],
      ['PATCH', '/api/log?where[id][exists]=true', { who: 'nobody' }],
      ['POST', '/api/graphql', { query: 'mutation{deletePage(id:1){id}}' }],
    ]
    for (const role of LIMITED) for (const attempt of attempts) await ask(role, ...attempt)
    expect(await everythingThere()).toEqual(before)
  })

  async function everythingThere() {
    const where = { site: { equals: other.site } }
    const { payload } = system
    const all = { depth: 0, pagination: false, sort: 'id', trash: true } as const
    return {
      pages: (await payload.find({ collection: 'pages', where, draft: true, ...all })).docs,
      redirects: (await payload.find({ collection: 'redirects', where, ...all })).docs,
      releases: (await payload.find({ collection: 'releases', ...all })).docs,
      reviews: (await payload.find({ collection: 'reviews', ...all })).docs,
      comments: (await payload.find({ collection: 'comments', ...all })).docs,
      links: (await payload.find({ collection: 'preview-links', ...all })).docs,
      sites: (await payload.find({ collection: 'sites', ...all })).docs,
    }
  }

  test('a redirect leads to no page there by its number, and one that somebody led there stays', async () => {
    const place = { site: own.site, outcome: 'moved', page: other.page, permanent: true }
    const made = await ask('editor', 'POST', '/api/redirects', { ...place, path: '/fr/to-learn-where/' })
    const kept = await ask('editor', 'PATCH', `/api/redirects/${own.redirect}`, { note: 'Kept', page: other.page })
    expect([made.status, kept.status]).toEqual([403, 200])
  })

  test('a redirect that leads on to a page there is no chain that names its address', async () => {
    const data = { site: own.site, outcome: 'moved', permanent: true, path: '/fr/older/', url: '/fr/old/' }
    const made = await ask('editor', 'POST', '/api/redirects', data)
    expect([made.status, JSON.stringify(made.body).includes(SECRET)]).toEqual([201, false])
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(made.body).doc
    const chain = `/fr/older/ → /fr/old/ → https://www.other.example/fr/${SECRET}/`
    const known = await system.request('editor', 'PATCH', `/api/redirects/${id}`, { note: 'Linked from a leaflet' })
    expect([known.status, JSON.stringify(known.body).includes(chain)]).toEqual([400, true])
    await system.payload.delete({ collection: 'redirects', id })
  })

  test('a page leads to none there by its number, in its form or behind it, and one that somebody led there goes on', async () => {
    const { payload } = system
    const place = pageOf(own.site, 'leads', 'Leads')
    const { id } = await payload.create({ collection: 'pages', data: place, draft: true })
    const leads = [
      { parent: other.page },
      { blocks: [{ blockType: 'quote', text: 'Before.' }, linkTo(other.page)] },
      { blocks: [callTo(other.page)] },
    ]
    const refused: unknown[] = []
    for (const data of leads) {
      const draft = await ask('translator', 'PATCH', `/api/pages/${id}?draft=true&autosave=true`, {
        ...data,
        _status: 'draft',
      })
      const published = await ask('editor', 'PATCH', `/api/pages/${id}`, { ...data, _status: 'published' })
      refused.push([draft.status, faultsOf(draft.body)], [published.status, faultsOf(published.body)])
    }
    const message = 'This page is gone, or on a site where your account does not work.'
    const each = ['parent', 'blocks.1.content', 'blocks.0.action.page'].map((path) => [400, [{ path, message }]])
    expect(refused).toEqual(each.flatMap((one) => [one, one]))

    const { body } = await ask('editor', 'GET', `/api/pages/${own.page}?draft=true&depth=0`)
    const { blocks } = z.object({ blocks: z.array(z.unknown()) }).parse(body)
    const kept = { title: 'Here again', parent: other.page, blocks: [{ blockType: 'quote', text: 'New.' }, ...blocks] }
    const again = await ask('translator', 'PATCH', `/api/pages/${own.page}?draft=true`, { ...kept, _status: 'draft' })
    const copied = await ask('translator', 'POST', `/api/pages/${own.page}/duplicate?draft=true`)
    expect([again.status, copied.status]).toEqual([200, 200])
  })

  test('a menu leads to no page there by its number', async () => {
    const apiKey = 'the-key-of-a-publisher-of-one-site'
    const limits = { role: 'editor' as const, everySite: false, sites: [own.site] }
    const account = { email: 'menus@a.example', password: 'a long password', ...limits, enableAPIKey: true, apiKey }
    await system.payload.create({ collection: 'users', data: account })
    const path = `/api/sites/${own.site}?locale=fr`
    const item = { label: 'There', action: { page: other.page } }
    const { status, body } = await system.requestWithKey(apiKey, 'PATCH', path, { header: { menuItems: [item] } })
    const message = 'This page is gone, or on a site where your account does not work.'
    expect([status, faultsOf(body)]).toEqual([400, [{ path: 'header.menuItems.0.action.page', message }]])
  })

  // spec: D.products.14
  test('the order among sites that sell the same is changed by who works on all of them', async () => {
    const apiKey = 'the-key-of-one-who-wants-to-be-first'
    const limits = { role: 'editor' as const, everySite: false, sites: [own.site] }
    const account = { email: 'first@a.example', password: 'a long password', ...limits, enableAPIKey: true, apiKey }
    await system.payload.create({ collection: 'users', data: account })
    const path = `/api/sites/${own.site}?locale=en`
    const order = async () =>
      (await system.payload.findByID({ collection: 'sites', id: own.site, depth: 0 })).mainAddressOrder
    const { status } = await system.requestWithKey(apiKey, 'PATCH', path, { mainAddressOrder: 1, tagline: 'First' })
    expect([status, await order()]).toEqual([200, null])
    for (const [given, answer, kept] of [
      [10, 200, 10],
      [0, 400, 10],
      [1.5, 400, 10],
      [null, 200, null],
    ] as const) {
      const { status } = await system.request('editor', 'PATCH', path, { mainAddressOrder: given })
      expect([status, await order()]).toEqual([answer, kept])
    }
  })

  test('a page becomes no translation of one there', async () => {
    const page = { ...pageOf(own.site, 'mine', 'Mine'), translationGroup: other.group, _status: 'draft' }
    const made = await ask('translator', 'POST', '/api/pages?draft=true', page)
    const changed = await ask('translator', 'PATCH', `/api/pages/${own.page}?draft=true`, {
      translationGroup: other.group,
      _status: 'draft',
    })
    expect([made.status, changed.status]).toEqual([403, 403])
    const { totalDocs } = await system.payload.count({
      collection: 'pages',
      where: { translationGroup: { equals: other.group }, site: { equals: own.site } },
    })
    expect(totalDocs).toBe(0)
  })
})
