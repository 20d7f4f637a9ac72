import { createServer, type Server } from 'node:http'
import {
  signDraftLinkToken,
  signDraftToken,
  signFrameToken,
} from '@passepartout/content-model/links/live-preview-tokens'
import { verifyPreviewToken } from '@passepartout/content-model/links/preview-token'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import { collectionPage, createTestSite, HOST, siteDocument, type TestSite } from '../sample-site.ts'

const SECRET = 'a secret of some length'
const ADMIN = 'https://cms.example'
const OTHER = 'www.other.example'
const paris = { uid: `${HOST}.paris`, lang: 'en', kind: 'page', path: '/paris/' } as const

let site: TestSite
/** What the content system says of a shared link, and of the draft that it leads to. */
let contentSystem: Server
let linked: { status: number; body: object }
let draft: { status: number; body: object }
let asked: string[]

beforeEach(async () => {
  asked = []
  linked = { status: 200, body: { uid: paris.uid, lang: 'en', kind: 'page' } }
  draft = { status: 200, body: { ...collectionPage, title: 'Paris, shared' } }
  contentSystem = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, body } = request.url?.includes('/linked') ? linked : draft
    response.writeHead(status).end(JSON.stringify(body))
  })
  const port = await listen(contentSystem)
  site = await createTestSite({ PREVIEW_SECRET: SECRET, CMS_URL: `http://127.0.0.1:${port}`, CMS_API_KEY: 'a-key' })
  site.putSite(siteDocument({ uid: OTHER, host: OTHER, languages: ['en'] }))
  await site.purge(`site:${OTHER}`)
  expect((await site.get('/', { host: OTHER })).status).toBe(404)
})
afterEach(async () => {
  await site.dispose()
  contentSystem.closeAllConnections()
  await new Promise((resolve) => contentSystem.close(resolve))
})

const now = () => Math.floor(site.clock.now / 1000)

/** The parts of a policy that say who may have the answer in a frame. */
function ancestorsOf(policy: unknown): string[] {
  return String(policy)
    .split('; ')
    .filter((part) => part.startsWith('frame-ancestors'))
}

describe('the frame beside a form', () => {
  const open = (token: string, headers = {}) => site.get(`/_preview/frame?token=${token}`, headers)
  const signed = (grant: object = {}, secret = SECRET) =>
    signFrameToken({ ...paris, admin: ADMIN, ...grant }, secret, now())

  // spec: D.preview.10
  test('stands in the page of the one origin that its token names, kept and indexed by nobody', async () => {
    const { status, headers, body } = await open(signed({ admin: `${ADMIN}/admin` }))
    expect(status).toBe(200)
    expect(ancestorsOf(headers['content-security-policy'])).toEqual([`frame-ancestors ${ADMIN}`])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain(`<script type="module" src="/assets/preview.js" data-admin="${ADMIN}" id="preview">`)
    expect(body).not.toContain('Paris')
  })

  test('of a page that was never written anywhere, there is one too', async () => {
    expect((await open(signed({ uid: `${HOST}.draft-7`, path: '/draft-7/' }))).status).toBe(200)
  })

  test.each([
    ['of another secret', () => open(signed({}, 'another secret'))],
    ['that is over', () => open(signFrameToken({ ...paris, admin: ADMIN }, SECRET, now() - 300))],
    ['for a draft', () => open(signDraftToken(paris, '{}', SECRET, now()))],
    ['of another host', () => open(signed(), { host: OTHER })],
    ['of another page than its path', () => open(signed({ path: '/rome/' }))],
    ['that is none', () => open('x')],
    ['that is missing', () => site.get('/_preview/frame')],
    ['that is there twice', () => open(`x&token=${signed()}`)],
  ])('a token %s is refused, and the refusal stands in nobody’s page', async (_, ask) => {
    const { status, headers } = await ask()
    expect(status).toBe(403)
    expect(ancestorsOf(headers['content-security-policy'])).toEqual(["frame-ancestors 'none'"])
  })

  test.each(['/', '/paris/', '/nowhere/', `/paris/?token=x&admin=${ADMIN}`])(
    // spec: D.preview.10
    '%s stands in nobody’s page',
    async (url) => {
      const { headers, body } = await site.get(url)
      expect(ancestorsOf(headers['content-security-policy'])).toEqual(["frame-ancestors 'none'"])
      expect(body).not.toMatch(/_preview|preview\.js/)
    },
  )

  test('without a secret there is none', async () => {
    const without = await createTestSite({ SAMPLE_DATA: '0', PURGE_TOKEN: 'a token of the operator, long enough' })
    expect((await without.get(`/_preview/frame?token=${signed()}`)).status).toBe(403)
    await without.dispose()
  })
})

describe('a draft in the frame', () => {
  const TEXT = JSON.stringify({ ...collectionPage, title: 'Paris, half a sen' })
  const token = (grant: object = {}, text = TEXT) => signDraftToken({ ...paris, ...grant }, text, SECRET, now())
  const post = async (sent: string | undefined, text = TEXT, host = HOST) => {
    const headers = { host, 'content-type': 'text/plain', ...(sent === undefined ? {} : { 'x-preview-token': sent }) }
    const answer = await site.app.inject({ method: 'POST', url: '/_preview/draft', headers, payload: text })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }

  test('is the page as the site draws it, without the banner of a preview, for nobody else and kept by nobody', async () => {
    const { status, headers, body } = await post(token())
    expect(status).toBe(200)
    const { html, leftOut } = JSON.parse(body)
    expect(html).toContain('Paris, half a sen')
    expect(html).toContain('data-brand="plain"')
    expect(html).not.toContain('You are looking at the draft')
    expect(leftOut).toEqual([])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await site.get('/paris/')).body).not.toContain('half a sen')
    expect(asked).toEqual([])
  })

  // spec: D.preview.9
  test('is drawn whatever it lacks; what cannot be drawn is named', async () => {
    const blocks = [
      { id: 'a', type: 'quote' },
      { id: 'b', type: 'carousel3d' },
      { id: 'c', type: 'image' },
    ]
    const text = JSON.stringify({ ...collectionPage, title: '', meta: { title: '' }, blocks })
    const { status, body } = await post(token({}, text), text)
    const { html, leftOut } = JSON.parse(body)
    expect([status, leftOut]).toEqual([200, ['b', 'c']])
    expect(html).toMatch(/<figure id="a"[^>]*>.*…/)
    expect(html).toContain('<title>…')
  })

  test('is packed for a browser', async () => {
    const headers = { host: HOST, 'content-type': 'text/plain', 'x-preview-token': token(), 'accept-encoding': 'gzip' }
    const answer = await site.app.inject({ method: 'POST', url: '/_preview/draft', headers, payload: TEXT })
    expect(answer.headers['content-encoding']).toBe('gzip')
  })

  test.each([
    ['no token', () => post(undefined)],
    ['a forged one', () => post(signDraftToken(paris, TEXT, 'another secret', now()))],
    ['one that is over', () => post(signDraftToken(paris, TEXT, SECRET, now() - 60))],
    ['one of another text', () => post(token(), `${TEXT} `)],
    ['one for a frame', () => post(signFrameToken({ ...paris, admin: ADMIN }, SECRET, now()))],
  ])('with %s it is refused', async (_, ask) => {
    const { status, body } = await ask()
    expect([status, body.includes('Paris')]).toEqual([403, false])
  })

  test.each([
    ['under another host', () => post(token(), TEXT, OTHER)],
    ['where another page is', () => post(token({ uid: `${HOST}.rome` }))],
    ['of another page than the token', () => post(token({ uid: `${HOST}.rome`, path: '/rome/' }))],
    ['that is none', () => post(token({}, 'no JSON'), 'no JSON')],
    ['without a page', () => post(token({}, '[]'), '[]')],
    // spec: D.preview.11
  ])('%s it is not shown', async (_, ask) => {
    const { status, body } = await ask()
    expect([status, body.includes('Paris')]).toEqual([404, false])
  })
})

describe('a shared link', () => {
  const follow = (token: string, headers = {}) => site.get(`/_preview/link?token=${token}`, headers)

  test('leads to wherever its page is now, with a token for there that lasts as long as the link', async () => {
    linked.body = { uid: `${HOST}.moved.paris`, lang: 'fr', kind: 'page' }
    const { status, headers } = await follow(signDraftLinkToken(7, SECRET, now() - 86_400))
    const [address, token = ''] = String(headers.location).split('?preview=')
    expect([status, address]).toEqual([303, '/fr/moved/paris/'])
    expect(verifyPreviewToken(token, SECRET, now())).toEqual({
      ...{ uid: `${HOST}.moved.paris`, lang: 'fr', kind: 'page', version: 'latest', link: 7 },
      ...{ issued: now(), expires: now() + 6 * 86_400 },
    })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(asked).toEqual(['/api/pages/linked?link=7'])
  })

  // spec: D.preview.12
  test('shows the draft, asking each time whether it still may; once it may not, what is public', async () => {
    const { headers } = await follow(signDraftLinkToken(7, SECRET, now()))
    const entered = await site.get(String(headers.location))
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    expect((await site.get('/paris/', { cookie })).body).toContain('Paris, shared')
    draft = { status: 410, body: { message: 'This link has ended.' } }
    const ended = await site.get('/paris/', { cookie })
    expect([ended.status, ended.headers.location]).toEqual([303, '/paris/'])
    expect(ended.headers['set-cookie']).toMatch(/^preview=; Max-Age=0; Path=\/; HttpOnly/)
    expect(asked.slice(1)).toEqual(
      Array(2).fill(`/api/pages/draft?uid=${paris.uid}&lang=en&kind=page&version=latest&link=7`),
    )
  })

  test.each([
    ['is over', () => follow(signDraftLinkToken(7, SECRET, now() - 7 * 86_400))],
    ['is forged', () => follow(signDraftLinkToken(7, 'another secret', now()))],
  ])('that %s is refused', async (_, ask) => {
    const { status, headers } = await ask()
    expect([status, headers.location, asked.length]).toEqual([403, undefined, 0])
  })

  test.each([
    ['was ended', { status: 410, body: {} }],
    ['is of a page of nowhere', { status: 200, body: { uid: 'www.nobody.example.paris', lang: 'en', kind: 'page' } }],
    // spec: D.preview.12
  ])('that %s is told on a page of the site', async (_, answer) => {
    linked = answer
    const { status, headers, body } = await follow(signDraftLinkToken(7, SECRET, now()))
    expect([status, headers.location, asked.length]).toEqual([410, undefined, 1])
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'private, no-store'])
    expect(body).toContain('This page has closed for good')
  })

  test('is asked for again later when the content system is silent', async () => {
    linked.status = 500
    const { status, headers } = await follow(signDraftLinkToken(7, SECRET, now()))
    expect([status, headers['retry-after']]).toEqual([503, '30'])
  })
})
