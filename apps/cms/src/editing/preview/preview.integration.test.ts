import {
  matchesGrantedText,
  verifyDraftLinkToken,
  verifyDraftToken,
  verifyFrameToken,
} from '@passepartout/content-model/links/live-preview-tokens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeSite, type RoleOrStranger, startTestSystem, type TestSystem } from '../../access/content-system.fixture.ts'

/** What the preview beside a page's form asks, by the REST interface that it uses. */
const HOST = 'www.a.example'
const SECRET = 'local-preview-secret'

let system: TestSystem
let siteId = 0
let pageId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, HOST)
  pageId = await create('editor', 'pages?draft=true', { ...FORM, site: siteId, path: 'saved' })
})
afterAll(() => system.stop())

const FORM = { lang: 'en', kind: 'page', pageType: 'contentPage', title: 'As it is saved' }
const idSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(person: RoleOrStranger, where: string, data: object): Promise<number> {
  return idSchema.parse((await system.request(person, 'POST', `/api/${where}`, data)).body).doc.id
}

const seconds = () => Date.now() / 1000

describe('a draft for the frame beside its form', () => {
  const formOf = (more: object = {}) => ({ ...FORM, site: siteId, path: 'saved', ...more })
  const ask = (form: object, id: unknown = pageId, person: RoleOrStranger = 'editor') =>
    system.request(person, 'POST', '/api/pages/live', { id, form })
  const liveSchema = z.object({
    origin: z.string(),
    frame: z.string(),
    text: z.string(),
    token: z.string(),
    blocks: z.array(z.unknown()),
  })
  const live = async (form: object) => liveSchema.parse((await ask(form)).body)

  // spec: D.preview.9
  test('is what stands in the form, not what is saved, signed for this very text, this page and this host', async () => {
    const { origin, frame, text, token } = await live(formOf({ title: 'As it is writ', path: '/Guide/Paris/' }))
    const page = { uid: `${HOST}.guide.paris`, lang: 'en', kind: 'page', path: '/guide/paris/' }
    const grant = verifyDraftToken(token, SECRET, seconds())
    expect(grant).toEqual({
      ...page,
      digest: expect.any(String),
      issued: expect.any(Number),
      expires: expect.any(Number),
    })
    expect(grant && matchesGrantedText(grant, text)).toBe(true)
    expect(JSON.parse(text)).toMatchObject({ uid: page.uid, siteUid: HOST, title: 'As it is writ' })
    expect(origin).toBe(`http://${HOST}.localhost:3000`)
    const [address, frameToken = ''] = frame.split('?token=')
    expect(address).toBe(`${origin}/_preview/frame`)
    expect(verifyFrameToken(frameToken, SECRET, seconds())).toMatchObject({ ...page, admin: 'http://localhost:3001' })
    const saved = await system.request('editor', 'GET', `/api/pages/${pageId}?draft=true&depth=0`)
    expect(saved.body).toMatchObject({ title: 'As it is saved', path: 'saved' })
  })

  test.each([
    ['no address', { path: '' }],
    ['an address that cannot be', { path: 'No Address!' }],
  ])('with %s it has one that nobody has', async (_, more) => {
    const grant = verifyDraftToken((await live(formOf(more))).token, SECRET, seconds())
    expect([grant?.uid, grant?.path]).toEqual([`${HOST}.draft-${pageId}`, `/draft-${pageId}/`])
  })

  test('has no blocks where the form counts none', async () => {
    for (const blocks of [0, null, undefined, []]) {
      const { text, blocks: noted } = await live(formOf({ blocks }))
      expect([JSON.parse(text).blocks, noted]).toEqual([[], []])
    }
  })

  test('says of each block what keeps it from being published', async () => {
    const blocks = [
      { id: 'a', blockType: 'quote', text: 'Fine' },
      { id: 'b', blockType: 'image' },
      { id: 'c', blockType: 'cta', title: 'Go', action: { label: 'There', page: 9999 } },
    ]
    expect((await live(formOf({ title: '', blocks }))).blocks).toEqual([
      { id: 'a', label: 'Quote', faults: [] },
      { id: 'b', label: 'Picture', faults: ['Picture: is missing.'] },
      {
        id: 'c',
        label: 'Call to action',
        faults: ['Button, Page: leads to a page that is gone or has no address yet.'],
      },
    ])
  })

  test.each([
    ['no site', { site: null }, 422, 'Choose a site: it gives the page its host and its look.'],
    ['a site that is not there', { site: 9999 }, 422, 'Choose a site: it gives the page its host and its look.'],
    ['an unknown language', { lang: 'xx' }, 400, 'This is no form of a page.'],
    ['an unknown block', { blocks: [{ id: 'a', blockType: 'carousel3d' }] }, 400, 'This is no form of a page.'],
    ['blocks that are none', { blocks: 'many' }, 400, 'This is no form of a page.'],
  ])('a form with %s is answered with a sentence', async (_, more, status, message) => {
    expect(await ask(formOf(more))).toMatchObject({ status, body: { message } })
  })

  test('of another page that is not there, and by whoever may not read, it is refused', async () => {
    expect((await ask(formOf(), 9999)).status).toBe(404)
    expect((await ask(formOf(), '1 or 1')).status).toBe(400)
    expect((await ask(formOf(), pageId, 'stranger')).status).toBe(403)
    expect((await ask(formOf(), pageId, 'viewer')).status).toBe(200)
    expect((await system.request('editor', 'POST', '/api/pages/live')).status).toBe(400)
  })
})

describe('a link to a draft', () => {
  const linksSchema = z.object({
    links: z.array(z.object({ id: z.number(), address: z.string(), madeBy: z.string(), expires: z.string() })),
  })
  const path = () => `/api/pages/${pageId}/preview-links`
  const make = async () => linksSchema.parse((await system.request('translator', 'POST', path())).body).links
  const linked = (link: unknown, person: RoleOrStranger = 'viewer') =>
    system.request(person, 'GET', `/api/pages/linked?link=${link}`)
  const draftBy = (link: number) =>
    system.request('viewer', 'GET', `/api/pages/draft?uid=${HOST}.saved&lang=en&link=${link}`)

  test('is made by one request, on the host of the page, for seven days', async () => {
    const [made] = await make()
    const [address, token = ''] = made?.address.split('?token=') ?? []
    expect(address).toBe(`http://${HOST}.localhost:3000/_preview/link`)
    expect(made?.madeBy).toBe('translator@a.example')
    const grant = verifyDraftLinkToken(token, SECRET, seconds())
    expect(grant?.link).toBe(made?.id)
    expect(new Date((grant?.expires ?? 0) * 1000).toISOString()).toBe(made?.expires)
    expect(Date.parse(made?.expires ?? '') - Date.now()).toBeGreaterThan(7 * 86_400_000 - 60_000)
  })

  // spec: D.preview.12
  test('leads to the page wherever it is, and to its draft, until it is ended', async () => {
    const id = await create('editor', 'pages?draft=true', { ...FORM, site: siteId, path: 'first' })
    const { links } = linksSchema.parse((await system.request('editor', 'POST', `/api/pages/${id}/preview-links`)).body)
    const link = links[0]?.id ?? 0
    expect((await linked(link)).body).toEqual({ uid: `${HOST}.first`, lang: 'en', kind: 'page' })
    await system.request('editor', 'PATCH', `/api/pages/${id}?draft=true`, { path: 'second' })
    expect((await linked(link)).body).toEqual({ uid: `${HOST}.second`, lang: 'en', kind: 'page' })
    const draft = () => system.request('viewer', 'GET', `/api/pages/draft?uid=${HOST}.second&lang=en&link=${link}`)
    expect((await draft()).status).toBe(200)
    const ended = await system.request('editor', 'POST', `/api/pages/${id}/preview-links/${link}/end`)
    expect(ended).toMatchObject({ status: 200, body: { links: [] } })
    expect([(await linked(link)).status, (await draft()).status]).toEqual([410, 410])
  })

  test('of one page shows no other, and one that is over nothing', async () => {
    const other = await create('editor', 'pages?draft=true', { ...FORM, site: siteId, path: 'other' })
    const { links } = linksSchema.parse(
      (await system.request('editor', 'POST', `/api/pages/${other}/preview-links`)).body,
    )
    expect((await draftBy(links[0]?.id ?? 0)).status).toBe(410)
    const old = { page: pageId, issued: Math.floor(seconds()) - 7 * 86_400 }
    const { id } = await system.payload.create({ collection: 'preview-links', data: old })
    expect([(await linked(id)).status, (await draftBy(id)).status]).toEqual([410, 410])
    const { links: listed } = linksSchema.parse((await system.request('editor', 'GET', path())).body)
    expect(listed.map((link) => link.id)).not.toContain(id)
    expect((await system.request('editor', 'POST', `${path()}/${links[0]?.id}/end`)).status).toBe(404)
  })

  test('is neither made nor ended, and nothing of it is read, by whoever may not', async () => {
    const [made] = await make()
    expect((await system.request('viewer', 'POST', path())).status).toBe(403)
    expect((await system.request('viewer', 'POST', `${path()}/${made?.id}/end`)).status).toBe(403)
    expect((await system.request('viewer', 'GET', path())).status).toBe(200)
    for (const address of [path(), '/api/pages/linked?link=1', '/api/preview-links'])
      expect((await system.request('stranger', 'GET', address)).status).toBe(403)
    expect((await system.request('stranger', 'POST', path())).status).toBe(403)
    for (const person of ['admin', 'editor'] as const)
      expect((await system.request(person, 'POST', '/api/preview-links', { issued: 1 })).status).toBe(403)
  })

  test.each(['0', '-1', '1.5', 'x', "1' or '1", '9007199254740993'])('number %s is nobody’s', async (link) => {
    expect((await linked(encodeURIComponent(link))).status).toBe(410)
  })
})
