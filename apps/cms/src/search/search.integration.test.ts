import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  apiKeyOf,
  drawPicture,
  pictureUploadForm,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  siteFixture,
  startTestSystem,
  type TestSystem,
} from '../access/content-system.fixture.ts'
import { pageRelationField } from '../content/fields/page-relation-field.ts'
import { findProblems } from '../health/find-problems.ts'
import { runChecks } from '../health/run-checks.ts'
import { formatMessage } from '../messages/format-message.ts'
import { translatorFor } from '../messages/translate.ts'
import { contentIndex } from './open-index.ts'
import { startIndexSynchronization } from './update-index.ts'

/** What editors find, and where it is said that something is used. */
let system: TestSystem
let site = 0
let other = 0
beforeAll(async () => {
  system = await startTestSystem()
  site = await create('sites', SITE('www.a.example'))
  other = await create('sites', { ...SITE('www.b.example'), name: 'The other' })
})
afterAll(() => system.stop())

const SITE = (host: string) => ({ ...siteFixture(host), name: 'The one', languages: ['en', 'fr'] })

let count = 0
const PAGE = (more: object = {}) => {
  count += 1
  return { site, lang: 'en', kind: 'page', pageType: 'contentPage', title: 'A page', path: `page-${count}`, ...more }
}

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(collection: string, data: object): Promise<number> {
  const { body } = await system.request('admin', 'POST', `/api/${collection}?locale=en`, data)
  return createdSchema.parse(body).doc.id
}

async function patch(path: string, data: object): Promise<number> {
  return (await system.request('admin', 'PATCH', `/api/${path}`, data)).status
}

const foundSchema = z.object({
  found: z.array(z.object({ kind: z.string(), id: z.number(), title: z.string(), languages: z.number() }).loose()),
  isComplete: z.literal(true),
})

async function find(q: string, more = ''): Promise<string[]> {
  const { body } = await system.request('viewer', 'GET', `/api/find?q=${encodeURIComponent(q)}${more}`)
  return foundSchema.parse(body).found.map(({ kind, id }) => `${kind}:${id}`)
}

async function usesOf(of: string): Promise<unknown> {
  return (await system.request('viewer', 'GET', `/api/uses?of=${of}`)).body
}

describe('finding', () => {
  // spec: D.admin.34
  test('a page is found by its title, its address, its words and its tour group, as soon as it is saved', async () => {
    const cta = { blockType: 'cta', title: 'Quite a heading', text: 'Seldom zanzibarian words', action: { url: '/x/' } }
    const page = PAGE({
      title: 'Crépuscule Köşk',
      path: 'guides/xylophone-lane',
      blocks: [cta],
      categorisation: { tgid: 987_654 },
      _status: 'published',
    })
    const id = await create('pages', page)
    for (const typed of ['crepuscule', 'KÖŞK', 'xylophone', 'a.example/guides/xylo', 'zanzibar heading', '987654'])
      expect([typed, await find(typed)]).toEqual([typed, [`page:${id}`]])
    expect(await find('zanzibar elsewhere')).toEqual([])
    await patch(`pages/${id}?draft=true`, { title: 'Quokka' })
    expect([await find('quokka'), await find('crepuscule')]).toEqual([[`page:${id}`], []])
    await patch(`pages/${id}`, { deletedAt: new Date().toISOString() })
    expect(await find('quokka')).toEqual([])
  })

  // spec: D.admin.34
  test('a page in several languages is one answer, with its English title', async () => {
    const [english, french] = [PAGE({ title: 'Wombat tickets' }), PAGE({ title: 'Billets wombat', lang: 'fr' })]
    const id = await create('pages', english)
    const { translationGroup } = await system.payload.findByID({ collection: 'pages', id })
    const fr = await create('pages', { ...french, translationGroup })
    const { body } = await system.request('viewer', 'GET', '/api/find?q=wombat')
    expect(foundSchema.parse(body).found).toEqual([
      {
        kind: 'page',
        id,
        title: 'Wombat tickets',
        english: null,
        address: `www.a.example/${english.path}/`,
        site,
        lang: 'en',
        state: 'draft',
        excerpt: '\u0002Wombat\u0003 tickets',
        languages: 2,
      },
    ])
    const { body: second } = await system.request('viewer', 'GET', '/api/find?q=billets')
    expect(foundSchema.parse(second).found.map((found) => [found.id, found.english])).toEqual([[fr, 'Wombat tickets']])
  })

  test('pictures by what they show in any language, sites by their names, redirects by their address', async () => {
    const upload = pictureUploadForm('a-field.png', await drawPicture(), { alt: 'A numbat asleep' })
    const media = createdSchema.parse((await system.request('admin', 'POST', '/api/media?locale=en', upload)).body).doc
      .id
    await patch(`media/${media}?locale=fr`, { alt: 'Un myrmécobie endormi' })
    const redirect = await create('redirects', { site, path: '/okapi-old/', outcome: 'gone' })
    expect([await find('numbat'), await find('myrmecobie'), await find('a-field')]).toEqual([
      [`media:${media}`],
      [`media:${media}`],
      [`media:${media}`],
    ])
    expect([await find('okapi'), await find('the other')]).toEqual([[`redirect:${redirect}`], [`site:${other}`]])
  })

  test('one kind, one site, or what was worked on last', async () => {
    const here = await create('pages', PAGE({ title: 'Axolotl here' }))
    const there = await create('pages', PAGE({ title: 'Axolotl there', site: other }))
    expect(await find('axolotl', `&site=${other}`)).toEqual([`page:${there}`])
    expect(await find('axolotl', '&kind=media')).toEqual([])
    expect(await find('', '&limit=2&kind=page')).toEqual([`page:${there}`, `page:${here}`])
  })

  test('what cannot be a question is said to be none; a stranger is told nothing', async () => {
    const status = async (person: RoleOrStranger, path: string) => (await system.request(person, 'GET', path)).status
    expect(await status('viewer', `/api/find?q=${'x'.repeat(201)}`)).toBe(400)
    expect(await status('viewer', '/api/find?q=x&kind=users')).toBe(400)
    expect(await status('viewer', '/api/find?q=x&site=-1')).toBe(400)
    expect(await status('viewer', `/api/find?q=${encodeURIComponent('"; DROP TABLE document')}`)).toBe(200)
    expect(await status('viewer', '/api/uses?of=user:1')).toBe(400)
    expect(await status('viewer', '/api/uses?of=page:999999')).toBe(404)
    const id = await create('pages', PAGE())
    for (const path of ['/api/find?q=page', `/api/uses?of=page:${id}`])
      expect([path, await Promise.all(ROLES_AND_STRANGER.map((person) => status(person, path)))]).toEqual([
        path,
        [200, 200, 200, 200, 403],
      ])
  })
})

test('what could not be compared with the index at a start is compared again', async () => {
  const { payload } = system
  const find = vi.spyOn(payload, 'find').mockRejectedValueOnce(new Error('the database is locked'))
  startIndexSynchronization(payload, 0, 10)
  // One that fails, then one for each kind.
  await expect.poll(() => find.mock.calls.length).toBeGreaterThanOrEqual(5)
  find.mockRestore()
})

// spec: D.admin.36
test('a list of pages offers each once; one of another language that was chosen before stays', async () => {
  const target = await create('pages', PAGE({ title: 'In English', _status: 'published' }))
  const cta = { blockType: 'cta', title: 'Aller', action: { label: 'Là', page: target } }
  const id = await create('pages', PAGE({ title: 'En français', lang: 'fr', blocks: [cta], _status: 'published' }))
  expect((await system.payload.findByID({ collection: 'pages', id }))._status).toBe('published')
  const nobody = await system.request(
    'admin',
    'POST',
    '/api/pages',
    PAGE({ blocks: [{ ...cta, action: { page: 'nobody' } }] }),
  )
  expect(nobody.status).toBe(400)
  const { filterOptions } = pageRelationField({ isOther: true })
  const asked = {
    blockData: {},
    id: 7,
    relationTo: 'pages',
    req: undefined as never,
    siblingData: {},
    user: {},
  } as const
  expect(filterOptions({ ...asked, data: { lang: 'fr' } })).toEqual({
    and: [{ lang: { equals: 'fr' } }, { id: { not_equals: 7 } }],
  })
  expect(pageRelationField().filterOptions({ ...asked, data: {} })).toEqual({ lang: { equals: 'en' } })
})

describe('where something is used', () => {
  const use = (kind: string, id: number, title: string, path: string, place: string, isLive = false) => ({
    kind,
    id,
    title,
    path,
    place,
    isLive,
  })

  const usesSchema = z.object({
    uses: z.array(
      z.object({
        kind: z.string(),
        id: z.number(),
        title: z.string(),
        path: z.string(),
        place: z.string(),
        isLive: z.boolean(),
      }),
    ),
    total: z.number(),
    pages: z.number(),
  })
  const readUses = async (of: string) => usesSchema.parse(await usesOf(of))

  // spec: D.admin.35
  test('a page: pages that link to it, drafts too, those below it, sites and redirects, each at its field', async () => {
    count += 1
    const path = `target-${count}`
    const target = await create('pages', PAGE({ title: 'The target', path, _status: 'published' }))
    const cta = (action: object) => [{ blockType: 'cta', title: 'Go', action: { label: 'There', ...action } }]
    const linking = await create('pages', PAGE({ title: 'L1', blocks: cta({ page: target }), _status: 'published' }))
    const typed = await create('pages', PAGE({ title: 'L2', blocks: cta({ url: `/${path}/` }) }))
    const below = await create('pages', PAGE({ title: 'L3', parent: target }))
    const redirect = await create('redirects', { site, path: `/old-${path}/`, outcome: 'moved', page: target })
    await patch(`sites/${other}?locale=en`, { header: { menuItems: [{ label: 'A', action: { page: target } }] } })
    const [linkOfBlock, block] = ['blocks.0.action.page', 'Block 1 (Call to action)']
    expect(await readUses(`page:${target}`)).toEqual({
      uses: [
        use('page', linking, 'L1', linkOfBlock, `${block}, Button, Page`, true),
        use('page', typed, 'L2', 'blocks.0.action.url', `${block}, Button, Address`),
        use('page', below, 'L3', 'parent', 'Page above'),
        use('redirect', redirect, `Redirect of /old-${path}/`, 'page', 'New page', true),
        use('site', other, 'The other', 'header.menuItems.0.action.page', 'Menu, Item 1, Link, Page', true),
      ],
      total: 5,
      pages: 0,
    })
    await patch(`pages/${linking}?draft=true`, { blocks: [] })
    expect((await readUses(`page:${target}`)).uses[0]?.isLive).toBe(true)
    await patch(`pages/${linking}`, { blocks: [], _status: 'published' })
    expect((await readUses(`page:${target}`)).total).toBe(4)
  })

  // spec: D.admin.35
  test('a picture, a product and a site; a page in several languages is one place', async () => {
    count += 1
    const product = 4000 + count
    const upload = pictureUploadForm('used.png', await drawPicture())
    const media = createdSchema.parse((await system.request('admin', 'POST', '/api/media?locale=en', upload)).body).doc
      .id
    const blocks = [{ blockType: 'experience', tgid: product }]
    const english = await create('pages', PAGE({ title: 'P1', site: other, heroImage: { media }, blocks }))
    const { translationGroup } = await system.payload.findByID({ collection: 'pages', id: english })
    const french = { title: 'P2', site: other, lang: 'fr', translationGroup, heroImage: { media }, blocks }
    await create('pages', PAGE(french))
    expect(await readUses(`media:${media}`)).toEqual({
      uses: [use('page', english, 'P1', 'heroImage.media', 'Opening picture, Picture')],
      total: 1,
      pages: 0,
    })
    expect(await readUses(`product:${product}`)).toEqual({
      uses: [use('page', english, 'P1', 'blocks.0.tgid', 'Block 1 (Experience), Number of the experience')],
      total: 1,
      pages: 0,
    })
    const redirect = await create('redirects', { site: other, path: '/gone-one/', outcome: 'gone' })
    expect(await readUses(`site:${other}`)).toEqual({
      uses: [use('redirect', redirect, 'Redirect of /gone-one/', 'site', 'Site', true)],
      total: 1,
      pages: 3,
    })
  })
})

describe('health', () => {
  const groupsSchema = z.object({
    groups: z.array(
      z.object({
        id: z.string(),
        help: z.string(),
        problems: z.array(
          z.object({
            title: z.string(),
            lang: z.string().nullable(),
            place: z.string(),
            message: z.string(),
            href: z.string(),
          }),
        ),
      }),
    ),
  })

  /** The problems of one group that concern what a test has made. */
  async function problemsOf(group: string, word: string) {
    const { body } = await system.request('viewer', 'GET', '/api/health')
    const found = groupsSchema.parse(body).groups.find(({ id }) => id === group)
    return found?.problems.filter(({ title }) => title.includes(word)).map(({ message, href }) => `${message} ${href}`)
  }

  /** What stands above a group in a language of the admin. */
  async function helpOf(group: string, language: string) {
    const { body } = await system.requestInLanguage(language, apiKeyOf('viewer'), 'GET', '/api/health')
    return groupsSchema.parse(body).groups.find(({ id }) => id === group)?.help
  }

  const textWith = (...links: object[]) => ({
    blockType: 'richText',
    content: { root: { type: 'root', children: [{ type: 'paragraph', children: links.map(linkTo) }] } },
  })
  const linkTo = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'there' }] })
  const typed = (url: string) => ({ linkType: 'custom', url })
  const to = (value: number) => ({ linkType: 'internal', doc: { relationTo: 'pages', value } })

  // spec: D.admin.37
  test('broken links are told once they are live, each with its field; those of a draft beside its form', async () => {
    count += 1
    const path = `whole-${count}`
    const target = await create(
      'pages',
      PAGE({
        title: 'Whole',
        path,
        blocks: [{ blockType: 'cta', title: 'Part', action: { url: '/search/' } }],
        _status: 'published',
      }),
    )
    const { blocks } = await system.payload.findByID({ collection: 'pages', id: target })
    const leaving = await create('pages', PAGE({ title: 'Leaving', _status: 'published' }))
    await create('sites', { ...SITE('www.c.example'), structureType: 'subfolder', folder: 'pier' })
    const good = textWith(
      to(target),
      typed(`/${path}/#${blocks?.[0]?.id}`),
      typed('/search/?q=x'),
      typed('/fr/trip/'),
      typed('https://www.c.example/pier/wish-list/'),
      typed('/rome-by-night-t7110/'),
      typed('mailto:a@b.example'),
    )
    const bad = textWith(
      to(leaving),
      typed('/nowhere/'),
      typed('/nowhere/trip/'),
      typed('#no-part'),
      typed(`/${path}/#no-part`),
      typed('https://gone.example/x'),
    )
    const id = await create('pages', PAGE({ title: 'Links of ours', blocks: [good, bad], _status: 'published' }))
    await patch(`pages/${leaving}`, { _status: 'draft' })
    await runChecks(system.payload, {
      reach: async (address) => ({
        state: address.includes('gone') ? 'gone' : 'fine',
        message: { code: 'outside.gone', params: { status: 404 } },
      }),
      catalogue: undefined,
      site: undefined,
      now: Date.now,
    })
    expect(await helpOf('products', 'de')).toBe(formatMessage('de', { code: 'product.notChecked' }))
    expect(await helpOf('plans', 'de')).toBe(formatMessage('de', { code: 'plan.notChecked' }))
    const href = `/admin/collections/pages/${id}?field=blocks.1.content`
    const expected = [
      `Leads to “Leaving”, which is not online. ${href}`,
      `Leads to www.a.example/nowhere/, and nothing is online there. ${href}`,
      `Leads to www.a.example/nowhere/trip/, and nothing is online there. ${href}`,
      `Leads to #no-part, and “Links of ours” has no such part. ${href}`,
      `Leads to #no-part, and “Whole” has no such part. ${href}`,
      `https://gone.example/x: Is not there any more (404). ${href}`,
    ]
    expect((await problemsOf('links', 'Links of ours'))?.toSorted()).toEqual(expected.toSorted())
    await patch(`pages/${id}?draft=true`, { blocks: [good] })
    const { body } = await system.request('viewer', 'GET', `/api/health/page/${id}`)
    expect([body, (await problemsOf('links', 'Links of ours'))?.length]).toEqual([{ problems: [] }, 6])
    await patch(`pages/${id}`, { _status: 'published' })
    expect(await problemsOf('links', 'Links of ours')).toEqual([])
  })

  // spec: D.admin.37
  test('products that the catalogue does not have are told where pages show them', async () => {
    const blocks = [
      { blockType: 'experience', tgid: 5_000_001 },
      { blockType: 'reviews', title: 'R', tgid: 5_000_002 },
    ]
    const id = await create('pages', PAGE({ title: 'Products of ours', blocks, _status: 'published' }))
    const louvre = { id: 5_000_002, name: 'Louvre', listingPrice: null }
    let tourGroups: object[] = [{ id: 5_000_001, name: 'Pier', listingPrice: { finalPrice: 9 } }, louvre]
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ tourGroups, collections: [] }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const parts = { reach: async () => ({ state: 'fine' }) as const, site: undefined, now: Date.now }
    const check = () => runChecks(system.payload, { ...parts, catalogue: { url, apiKey: undefined, timeout: 10_000 } })
    await check()
    tourGroups = [louvre]
    await check()
    server.close()
    const expected = [
      `“Pier”: the catalogue does not have it any more. /admin/collections/pages/${id}?field=blocks.0.tgid`,
      `“Louvre”: it has no price now. /admin/collections/pages/${id}?field=blocks.1.tgid`,
    ]
    expect(await problemsOf('products', 'Products of ours')).toEqual(expected)
    expect(await helpOf('products', 'ru')).not.toBe(formatMessage('ru', { code: 'product.lastCheckFailed' }))
    await runChecks(system.payload, { ...parts, catalogue: { url, apiKey: undefined, timeout: 10_000 } })
    expect(await problemsOf('products', 'Products of ours')).toEqual(expected)
    expect(await helpOf('products', 'ru')).toBe(formatMessage('ru', { code: 'product.lastCheckFailed' }))
  })

  // spec: D.plan.5, D.plan.6
  test('plans that seldom work, and products that are far from the sunset of their names, as the site says', async () => {
    const plan = {
      blockType: 'planOfDays',
      title: 'Two days',
      days: [
        { title: 'First', stops: [{ tgid: 5_000_003, time: '09:00' }, { tgid: 5_000_004 }] },
        { title: 'Second', stops: [{ tgid: 5_000_003 }] },
      ],
    }
    const id = await create('pages', PAGE({ title: 'Plans of ours', blocks: [plan], _status: 'published' }))
    const more = { blockType: 'planOfDays', title: 'One day', days: [{ title: 'One', stops: [{ tgid: 5_000_003 }] }] }
    await create('pages', PAGE({ title: 'One more', blocks: [more], _status: 'published' }))
    const asked: string[] = []
    let works = 40
    let fails = 20
    let status = 200
    const server = createServer(async (request, response) => {
      const body = await text(request)
      if (body.includes('5000003')) asked.push(`${request.headers.authorization} ${request.url} ${body}`)
      response.statusCode = status
      response.setHeader('content-type', 'application/json')
      const fault = { tgid: 5_000_003, state: 'closed', count: fails, weekdays: [1] }
      const unknown = 60 - works - fails
      const checked = { works, fails, unknown, names: { 5000003: 'Gallery' }, faults: fails > 0 ? [fault] : [] }
      const start = { date: '2026-12-02', startTime: '12:00', sunset: '16:39', count: 3, starts: 5 }
      const judged = unknown < 60 && body.includes('5000004') ? [5_000_004] : []
      const far = fails > 0 ? judged.map((tgid) => ({ tgid, ...start })) : []
      response.end(JSON.stringify(request.url === '/checked-plan' ? checked : { far, judged }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const site = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, token: 't' }
    const parts = { reach: async () => ({ state: 'fine' }) as const, catalogue: undefined, site, now: Date.now }
    await runChecks(system.payload, parts)
    const days = '[[{"tgid":5000003,"time":"09:00"},{"tgid":5000004}],[{"tgid":5000003}]]'
    expect(asked[0]).toBe(`Bearer t /checked-plan {"days":${days}}`)
    const plans = [
      `Works on 40 of 60 days. Monday: “Gallery” is closed. /admin/collections/pages/${id}?field=blocks.0.title`,
    ]
    const products = [
      `Experience 5000004: its name promises the sunset, and 3 of 5 starts are more than an hour from it: on 2026-12-02 it starts at 12:00, and the sun sets at 16:39. /admin/collections/pages/${id}?field=blocks.0.days.0.stops.1.tgid`,
    ]
    const found = async () => [
      await problemsOf('plans', 'Plans of ours'),
      await problemsOf('products', 'Plans of ours'),
      await helpOf('plans', 'fr'),
    ]
    const help = translatorFor('fr')('health:plansHelp')
    expect(await found()).toEqual([plans, products, help])
    ;[works, fails] = [0, 0]
    await runChecks(system.payload, parts)
    expect(await found()).toEqual([plans, products, help])
    status = 503
    asked.length = 0
    await runChecks(system.payload, parts)
    expect(await found()).toEqual([plans, products, formatMessage('fr', { code: 'plan.lastCheckFailed' })])
    expect(asked.filter((one) => one.includes('/checked-plan'))).toHaveLength(1)
    ;[works, fails, status] = [48, 12, 200]
    await runChecks(system.payload, parts)
    expect(await problemsOf('plans', 'Plans of ours')).toEqual([])
    ;[works, fails] = [60, 0]
    await runChecks(system.payload, parts)
    server.close()
    expect(await problemsOf('products', 'Plans of ours')).toEqual([])
  })

  // spec: D.admin.37
  test('languages that are missing, and pictures without a description in the language of a page', async () => {
    const upload = pictureUploadForm('undescribed.png', await drawPicture(), { alt: 'Undescribed in French' })
    const media = createdSchema.parse((await system.request('admin', 'POST', '/api/media?locale=en', upload)).body).doc
      .id
    const id = await create('pages', PAGE({ title: 'Half of ours', _status: 'published' }))
    const address = `/admin/collections/pages/${id}?field=lang`
    expect(await problemsOf('missing', 'Half of ours')).toEqual([`Not online in Français. ${address}`])
    const { translationGroup } = await system.payload.findByID({ collection: 'pages', id })
    const french = { title: 'La moitié', lang: 'fr', translationGroup, heroImage: { media } }
    const draft = await create('pages', PAGE(french))
    expect(await problemsOf('missing', 'Half of ours')).toEqual([`Not online in Français (a draft). ${address}`])
    const picture = `No description in Français. /admin/collections/media/${media}?field=alt&locale=fr`
    expect(await problemsOf('pictures', 'Undescribed')).toEqual([picture])
    await patch(`media/${media}?locale=fr`, { alt: 'Décrite' })
    expect(await problemsOf('pictures', 'Undescribed')).toEqual([])
    await patch(`pages/${draft}`, { _status: 'published' })
    expect(await problemsOf('missing', 'Half of ours')).toEqual([])
  })

  // spec: D.admin.contradictions
  test('what two pages say otherwise of one place is told on both, and taken over into a draft by who may write it', async () => {
    const about = (title: string, openingHours: string, facing: number) =>
      PAGE({
        title,
        ...{ pageType: 'productPage', categorisation: { tgid: 5_000_009 }, rightHour: { facing } },
        blocks: [{ blockType: 'planYourVisit', openingHours, duration: '2 hours' }],
        _status: 'published',
      })
    const day = await create('pages', about('Castle by day', 'Daily, 10:00–18:00', 90))
    const night = await create('pages', about('Castle by night', 'Daily, 10:00–20:00', 90))
    const path = 'blocks.0.openingHours'
    const told = async () => [
      await problemsOf('contradictions', 'Castle by day'),
      await problemsOf('contradictions', 'Castle by night'),
    ]
    const [byDay, byNight] = ['Daily, 10:00–18:00', 'Daily, 10:00–20:00']
    expect(await told()).toEqual([
      [`“${byDay}” here, “${byNight}” on “Castle by night”. /admin/collections/pages/${day}?field=${path}`],
      [`“${byNight}” here, “${byDay}” on “Castle by day”. /admin/collections/pages/${night}?field=${path}`],
    ])
    const take = async (person: RoleOrStranger, from: object) =>
      (await system.request(person, 'POST', '/api/health/take-over', { from, to: { page: day, path } })).status
    const from = { page: night, path }
    expect(await take('viewer', from)).toBe(403)
    expect(await take('stranger', from)).toBe(403)
    expect(await take('editor', { page: night, path: 'blocks.0.duration' })).toBe(409)
    expect(await take('editor', { page: night, path: 'title' })).toBe(409)
    expect(await take('editor', { page: 4711, path })).toBe(404)
    expect(await take('editor', from)).toBe(200)
    expect(await told()).toEqual([[], []])
    const read = async (draft: boolean) => {
      const { blocks, title } = await system.payload.findByID({ collection: 'pages', id: day, draft, depth: 0 })
      const [block] = blocks ?? []
      return [title, block?.blockType === 'planYourVisit' && [block.openingHours, block.duration]]
    }
    expect(await read(true)).toEqual(['Castle by day', ['Daily, 10:00–20:00', '2 hours']])
    expect(await read(false)).toEqual(['Castle by day', ['Daily, 10:00–18:00', '2 hours']])
  })

  // spec: D.admin.unmeasured
  test('a picture whose size is not known is told with its pages, and measured by who may change it', async () => {
    const upload = pictureUploadForm('unmeasured.png', await drawPicture(), { alt: 'Unmeasured' })
    const media = createdSchema.parse((await system.request('admin', 'POST', '/api/media?locale=en', upload)).body).doc
      .id
    const { filename, width, height } = await system.payload.findByID({ collection: 'media', id: media })
    await create('pages', PAGE({ title: 'Shows it', heroImage: { media } }))
    await system.payload.db.updateOne({ collection: 'media', id: media, data: { width: null, height: null } })
    const told = () => problemsOf('unmeasured', filename ?? '')
    expect(await told()).toEqual([`Its size is not known. Used on: Shows it. /admin/collections/media/${media}`])
    const measure = async (person: RoleOrStranger) =>
      (await system.request(person, 'POST', '/api/health/measure', { media })).status
    expect([await measure('viewer'), await measure('stranger')]).toEqual([403, 403])
    expect(await measure('editor')).toBe(200)
    const measured = await system.payload.findByID({ collection: 'media', id: media })
    expect([measured.width, measured.height]).toEqual([width, height])
    expect(await told()).toEqual([])
    expect((await system.request('editor', 'POST', '/api/health/measure', { media: 4711 })).status).toBe(404)
  })

  // spec: D.admin.37
  test('what was refused says at which field, what is due says when', async () => {
    const { payload } = system
    const data = PAGE({ title: 'Refused of ours', path: '' }) as never
    const { id } = await payload.create({ collection: 'pages', draft: true, data })
    await payload.create({
      collection: 'publications',
      data: {
        subject: `page:${id}`,
        title: 'Refused of ours',
        state: 'refused',
        message: 'Address: is missing.\nVisitors do not see it yet.',
      },
    })
    expect(await problemsOf('refused', 'Refused of ours')).toEqual([
      `Is missing. /admin/collections/pages/${id}?field=path`,
    ])
    const due = await create('pages', PAGE({ title: 'Due of ours' }))
    const { site } = await payload.findByID({ collection: 'pages', id: due, draft: true, depth: 0 })
    const release = {
      name: 'Due',
      site,
      pages: [due],
      action: 'publish',
      localTime: '2999-01-02T03:04',
      state: 'open',
    } as const
    await payload.create({ collection: 'releases', data: { ...release, pages: [due] }, depth: 0 })
    expect(await problemsOf('due', 'Due of ours')).toEqual([
      `2999-01-02 03:04 (Europe/Paris): goes online. /admin/collections/pages/${due}`,
    ])
  })

  test('however much is refused and due on other sites, somebody of a small one is told what concerns it', async () => {
    const { payload } = system
    const small = await create('sites', { ...SITE('www.small.example'), name: 'The small one' })
    const own = await create('pages', PAGE({ title: 'Small', site: small }))
    const large = await create('pages', PAGE({ title: 'Large' }))
    await system.request('viewer', 'GET', '/api/health')
    for (const number of [own, ...Array.from({ length: 51 }, (_, at) => 900_000 + at)]) {
      contentIndex().run(
        `INSERT OR IGNORE INTO document (subject, kind, number, site, title, state, is_live, changed_at)
         VALUES ('page:' || ?1, 'page', ?1, ?2, 'Large', 'draft', 0, '')`,
        number,
        site,
      )
      const data = { subject: `page:${number}`, title: 'Refused', state: 'delayed', message: 'Later.' } as const
      await payload.create({ collection: 'publications', data, depth: 0 })
      const plan = { action: 'publish', localTime: number === own ? '2999-01-03T03:04' : '2999-01-02T03:04' } as const
      const [at, page] = number === own ? [small, own] : [site, large]
      const release = { name: 'Due', site: at, pages: [page], state: 'open', ...plan } as const
      await payload.create({ collection: 'releases', data: { ...release, pages: [page] }, depth: 0 })
    }
    const groups = await findProblems(await createLocalReq({}, payload), new Set([small]))
    const told = groups.flatMap(({ id, total, problems }) => problems.map(({ href }) => [id, total, href]))
    const href = `/admin/collections/pages/${own}`
    expect(told.filter(([, , at]) => at === href)).toEqual([
      ['delayed', 1, href],
      ['due', 1, href],
    ])
  })

  test('a check is started by whoever may publish; strangers are told nothing', async () => {
    const statuses = async (method: string, path: string) =>
      Promise.all(ROLES_AND_STRANGER.map(async (person) => (await system.request(person, method, path)).status))
    expect(await statuses('GET', '/api/health')).toEqual([200, 200, 200, 200, 403])
    const id = await create('pages', PAGE())
    expect(await statuses('GET', `/api/health/page/${id}`)).toEqual([200, 200, 200, 200, 403])
    expect(await statuses('POST', '/api/health/check')).toEqual([202, 202, 403, 403, 403])
    expect((await system.request('viewer', 'GET', '/api/health/page/nothing')).status).toBe(404)
    await runChecks(system.payload)
  })
})
