import { createServer, type Server } from 'node:http'
import { signPreviewToken } from '@passepartout/content-model/links/preview-token'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import {
  collectionPage,
  createTestSite,
  HOST,
  pageDocument,
  startFakeCatalogue,
  type TestSite,
} from '../sample-site.ts'

const SECRET = 'a secret of some length'
const paris = { uid: `${HOST}.paris`, lang: 'en', kind: 'page', version: 'latest' } as const

let site: TestSite
let contentSystem: FakeContentSystem

/** The content system's one endpoint that the site knows. */
interface FakeContentSystem {
  readonly server: Server
  readonly asked: { url: string | undefined; authorization: string | undefined }[]
  status: number
  body: unknown
}

function createContentSystem(): FakeContentSystem {
  const system: FakeContentSystem = {
    asked: [],
    status: 200,
    body: { ...collectionPage, title: 'Paris, rewritten' },
    server: createServer((request, response) => {
      system.asked.push({ url: request.url, authorization: request.headers.authorization })
      response.writeHead(system.status, { 'content-type': 'application/json' }).end(JSON.stringify(system.body))
    }),
  }
  return system
}

beforeEach(async () => {
  contentSystem = createContentSystem()
  const port = await listen(contentSystem.server)
  site = await createTestSite({
    PREVIEW_SECRET: SECRET,
    CMS_URL: `http://127.0.0.1:${port}`,
    CMS_API_KEY: 'a-key',
  })
})

afterEach(async () => {
  await site.dispose()
  contentSystem.server.closeAllConnections()
  await new Promise((resolve) => contentSystem.server.close(resolve))
})

const tokenFor = (grant: Partial<typeof paris> | object = {}, now = site.clock.now / 1000) =>
  signPreviewToken({ ...paris, ...grant }, SECRET, Math.floor(now)).token

/** As a shared link leads there. */
const sharedToken = () => {
  const now = Math.floor(site.clock.now / 1000)
  return signPreviewToken({ ...paris, link: 7 }, SECRET, now, now + 7 * 86_400).token
}

/** Opens the link with the token, and gives back the cookie that it sets. */
async function enter(url: string, headers = {}): Promise<string> {
  const answer = await site.get(url, headers)
  expect(answer.status).toBe(303)
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

describe('a preview', () => {
  // spec: D.preview.3
  test('the token becomes a cookie that no script reads, and goes from the address', async () => {
    const token = tokenFor()
    const { status, headers, body } = await site.get(`/Paris?gclid=1&preview=${token}&a=2`)
    expect(status).toBe(303)
    expect(headers.location).toBe('/paris/?gclid=1&a=2')
    expect(headers['set-cookie']).toBe(`preview=${token}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toBe('')
  })

  test('over https the cookie never travels without it', async () => {
    const trusting = await createTestSite({ PREVIEW_SECRET: SECRET, TRUST_PROXY: '1' })
    const { headers } = await trusting.get(`/paris/?preview=${tokenFor()}`, { 'x-forwarded-proto': 'https' })
    expect(headers['set-cookie']).toContain('; Secure')
    await trusting.dispose()
  })

  // spec: D.requests.10, D.requests.11, D.preview.7, D.preview.8
  test('the draft is shown with a banner and a way out, to nobody else, and kept by nobody', async () => {
    expect((await site.get('/paris/')).body).not.toContain('rewritten')
    const cookie = await enter(`/paris/?preview=${tokenFor()}`)
    const { status, body, headers } = await site.get('/paris/', { cookie: `currency=EUR; ${cookie}` })
    expect(status).toBe(200)
    expect(body).toContain('Paris, rewritten')
    expect(body).toContain('You are looking at the draft; visitors see what is published.')
    expect(body).toContain('href="/paris/?preview=exit"')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers.etag).toBeUndefined()
    const published = (await site.get('/paris/')).body
    expect(published).not.toContain('rewritten')
    expect(published).not.toMatch(/preview=|not public/)
    expect(contentSystem.asked).toEqual([
      {
        url: `/api/pages/draft?uid=${HOST}.paris&lang=en&kind=page&version=latest`,
        authorization: 'users API-Key a-key',
      },
    ])
  })

  // spec: D.display.23
  test('a block that the site does not know is named in a box that nobody can miss, once', async () => {
    const blocks = [
      { id: 'x', type: 'carousel3d' },
      { id: 'y', type: 'faq' },
    ]
    contentSystem.body = { ...collectionPage, blocks }
    const cookie = await enter(`/paris/?preview=${tokenFor()}`)
    const box = /<p [^>]*role="alert"[^>]*>([^<]*)</.exec((await site.get('/paris/', { cookie })).body)?.[1]
    expect(box).toBe('Blocks that this site does not know, and leaves out when the page is published: carousel3d, faq')
    expect((await site.get('/paris/')).body).not.toContain('role="alert"')
  })

  // spec: D.privacy.21
  test('an editor sees the other arm of an experiment by asking for it, as long as the preview is open', async () => {
    const shownTo = { experiment: 'hero', arm: 'variant' }
    contentSystem.body = {
      ...collectionPage,
      blocks: [{ id: 'new', type: 'quote', text: 'Only some see this', shownTo }],
    }
    const preview = await enter(`/paris/?preview=${tokenFor()}`)
    const { status, headers } = await site.get('/paris/?experimentOverride=hero:variant', { cookie: preview })
    expect([status, headers.location]).toEqual([303, '/paris/'])
    const [override] = String(headers['set-cookie']).split(';')
    const isSeen = async (cookie: string) => (await site.get('/paris/', { cookie })).body.includes('Only some see this')
    expect([await isSeen(preview), await isSeen(`${preview}; ${override}`)]).toEqual([false, true])
  })

  // spec: D.requests.10
  test('a draft changes with every request: neither the draft nor what it read is kept', async () => {
    const cookie = await enter(`/paris/?preview=${tokenFor()}`)
    await site.get('/paris/', { cookie })
    contentSystem.body = { ...collectionPage, title: 'Paris, rewritten again' }
    expect((await site.get('/paris/', { cookie })).body).toContain('rewritten again')
  })

  // spec: 7.calls.1
  test('an operator may let the catalogue know more cookies of it, whose answers are for nobody else', async () => {
    const system = contentSystem.server.address()
    const mirror = await startFakeCatalogue()
    const other = await createTestSite({
      PREVIEW_SECRET: SECRET,
      CMS_URL: typeof system === 'object' ? `http://127.0.0.1:${system?.port}` : '',
      CATALOGUE_UNCACHED_COOKIES: 'content-lang,currency,persona',
      CATALOGUE_MIRROR_URL: mirror.url,
    })
    const { catalogue } = other
    const priceFor = (cookie?: string) => {
      const isOfOne = cookie?.includes('persona=gold')
      const card = { id: 7110, name: 'Tour', listingPrice: { currencyCode: 'GBP', finalPrice: isOfOne ? 11 : 40 } }
      return { pageData: { items: [card], total: 1 } }
    }
    catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', priceFor('persona=gold'))
    mirror.answers.set('/api/v6/tour-groups/list-by/collection/1004/', priceFor())
    const [preview] = String((await other.get(`/paris/?preview=${tokenFor()}`)).headers['set-cookie']).split(';')
    const own = `persona=gold; currency=GBP; h-sid=secret; ${preview}`
    for (const _ of [1, 2]) {
      catalogue.cookies.length = 0
      expect((await other.get('/paris/', { cookie: own })).body).toContain('£11')
      expect(catalogue.cookies.toSorted().at(-1)).toBe('content-lang=en; currency=GBP; persona=gold')
      expect(catalogue.cookies.join()).not.toContain('secret')
    }
    const { body } = await other.get('/paris/', { cookie: 'persona=gold; currency=GBP' })
    expect([body.includes('£40'), body.includes('£11')]).toEqual([true, false])
    expect(mirror.cookies.join()).not.toContain('persona')
    await other.dispose()
    await mirror.close()
  })

  test('a version that was named is asked for', async () => {
    const cookie = await enter(`/paris/?preview=${tokenFor({ version: '42' })}`)
    await site.get('/paris/', { cookie })
    expect(contentSystem.asked[0]?.url).toContain('version=42')
  })

  // spec: D.pagekey.6, D.pagekey.7
  test('a page that was never published, and one that is a copy, can be seen', async () => {
    for (const slug of ['draft', 'paris-copy']) {
      contentSystem.body = pageDocument({ uid: `${HOST}.${slug}`, title: `Only ${slug}` })
      const cookie = await enter(`/${slug}/?preview=${tokenFor({ uid: `${HOST}.${slug}` })}`)
      expect((await site.get(`/${slug}/`, { cookie })).body).toContain(`Only ${slug}`)
      expect((await site.get(`/${slug}/`)).status).toBe(404)
    }
  })

  test('other pages are shown as they are published', async () => {
    const cookie = await enter(`/paris/?preview=${tokenFor()}`)
    const { body } = await site.get('/fr/', { cookie })
    expect(body).toContain('Où aller ensuite')
    expect(body).not.toContain('brouillon')
    expect(contentSystem.asked).toEqual([])
  })

  test('on localhost, where the uid names the page', async () => {
    const host = 'localhost:3000'
    const answer = await site.get(`/?uid=${HOST}.paris&lang=en&preview=${tokenFor()}`, { host })
    expect(answer.headers.location).toBe(`/?uid=${HOST}.paris&lang=en`)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await site.get(`/?uid=${HOST}.paris&lang=en`, { host, cookie })
    expect(body).toContain(`href="/paris/?uid=${HOST}.paris&amp;lang=en&amp;preview=exit"`)
  })

  // spec: D.preview.8
  test('the exit takes the cookie away and leads to the published page', async () => {
    const { status, headers } = await site.get('/paris/?preview=exit&a=1', { cookie: `preview=${tokenFor()}` })
    expect([status, headers.location]).toEqual([303, '/paris/?a=1'])
    expect(headers['set-cookie']).toMatch(/^preview=; Max-Age=0; Path=\/; HttpOnly/)
  })
})

describe('a token that is not good', () => {
  test.each([
    ['forged', () => signPreviewToken(paris, 'another secret', Math.floor(site.clock.now / 1000)).token],
    ['cut short', () => tokenFor().slice(0, -1)],
    ['of another page', () => tokenFor({ uid: HOST })],
    ['of another language', () => tokenFor({ lang: 'fr' })],
    ['of another kind of page', () => tokenFor({ kind: 'privacy' })],
    ['expired', () => tokenFor({}, site.clock.now / 1000 - 3601)],
    ['nonsense', () => 'x'],
    ['empty', () => ''],
    ['a header', () => '%0d%0aset-cookie:x=1'],
    // spec: D.redirects.10
  ])('%s: 403, plain, without a cookie', async (_, token) => {
    const { status, headers, body } = await site.get(`/paris/?preview=${token()}`)
    expect(status).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/Paris|Wayfare/)
    expect(contentSystem.asked).toEqual([])
  })

  // spec: D.redirects.10
  test('a cookie that is forged, of another page or over shows what is published', async () => {
    const bad = [
      signPreviewToken(paris, 'another secret', Math.floor(site.clock.now / 1000)).token,
      tokenFor({ uid: HOST }),
    ]
    const good = tokenFor()
    for (const token of bad) {
      expect((await site.get('/paris/', { cookie: `preview=${token}` })).body).not.toContain('rewritten')
    }
    expect((await site.get('/paris/', { cookie: `preview=${good}` })).body).toContain('rewritten')
    site.clock.now += 3_600_000
    expect((await site.get('/paris/', { cookie: `preview=${good}` })).body).not.toContain('rewritten')
  })

  // spec: D.preview.2
  test('replayed after its hour it is refused; a shared one lives seven days and no longer', async () => {
    const [own, shared] = [tokenFor(), sharedToken()]
    site.clock.now += 3_600_000
    expect((await site.get(`/paris/?preview=${own}`)).status).toBe(403)
    expect((await site.get(`/paris/?preview=${shared}`)).status).toBe(303)
    site.clock.now += 7 * 86_400_000
    expect((await site.get(`/paris/?preview=${shared}`)).status).toBe(403)
  })

  test('without a secret there are no previews', async () => {
    const without = await createTestSite({ SAMPLE_DATA: '0', PURGE_TOKEN: 'a token of the operator, long enough' })
    expect((await without.get(`/paris/?preview=${tokenFor()}`)).status).toBe(403)
    expect((await without.get('/paris/', { cookie: `preview=${tokenFor()}` })).status).toBe(200)
    await without.dispose()
  })

  // spec: D.preview.4
  test.each(['x-is-preview', 'x-bypass-cache', 'x-bypass-published-check'])('%s is no token', async (header) => {
    const first = await site.get('/paris/', { [header]: '1', cookie: 'x-is-preview=1' })
    expect(first.body).not.toContain('rewritten')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect((await site.get('/paris/', { [header]: 'true' })).headers.etag).toBe(first.headers.etag)
  })

  test('an address that could leave the host is answered like any other', async () => {
    for (const url of ['//evil.example/?preview=exit', '/\\evil.example/?preview=exit']) {
      expect((await site.get(url)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })
})

describe('the content system in trouble', () => {
  const open = () => site.get('/paris/', { cookie: `preview=${tokenFor()}` })

  test.each([
    ['no such draft', 404, {}],
    ['a draft that is not complete', 422, {}],
  ])('%s: not found', async (_, status, body) => {
    Object.assign(contentSystem, { status, body })
    expect(await open()).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } })
  })

  test.each([
    ['it refuses the key', 403, {}],
    ['it fails', 500, {}],
    ['what it sends is no page', 200, { title: 'x' }],
    // spec: 8.errors.5
  ])('%s: 503 in the site’s brand, to be tried again', async (_, status, body) => {
    Object.assign(contentSystem, { status, body })
    const answer = await open()
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.body).toContain('We are closed for a moment')
    expect(site.logLines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'Fetch failed', source: 'GET /api/pages/draft' }),
    )
  })

  test('it does not answer at all: 503', async () => {
    contentSystem.server.closeAllConnections()
    await new Promise((resolve) => contentSystem.server.close(resolve))
    expect((await open()).status).toBe(503)
  })
})
