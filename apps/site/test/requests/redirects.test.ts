import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { collectionPage, createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

const ROME = 'rome.wayfare.example'
let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  site.putSite(siteDocument({ uid: ROME, host: ROME, name: 'Rome' }))
  site.putPage(pageDocument({ uid: ROME, siteUid: ROME, title: 'Rome' }))
  await site.purge(`site:${ROME}`)
})
afterEach(() => site.dispose())

const toParis = { to: { uid: `${HOST}.paris`, lang: 'en' } }

/** Follows until there is no redirect, as a browser would; more than one hop is a mistake. */
async function follow(url: string, host = HOST) {
  const first = await site.get(url, { host })
  if (first.status !== 301 && first.status !== 302) return { hops: 0, status: first.status, location: undefined }
  const location = String(first.headers.location)
  const target = new URL(location, `https://${host}`)
  const second = await site.get(target.pathname + target.search, { host: target.host })
  return { hops: 1, status: first.status, location, second: second.status }
}

describe('an address that moved', () => {
  test.each([
    ['/old/', '/paris/'],
    ['/old', '/paris/'],
    ['/OLD', '/paris/'],
    ['//Old//', '/paris/'],
    ['/en/old/', '/paris/'],
    ['/en//OLD', '/paris/'],
    ['/%6fld', '/paris/'],
    ['/old?gclid=1&ci=2&cm=3', '/paris/?gclid=1&ci=2&cm=3'],
    ['/old/?a=%20b&a=2', '/paris/?a=%20b&a=2'],
    // spec: D.requests.3, D.redirects.1
  ])('%s leads to %s in one step', async (url, location) => {
    site.putRedirect('/old/', toParis)
    expect(await follow(url)).toEqual({ hops: 1, status: 301, location, second: 200 })
  })

  test('a temporary move is 302, and so is a way with one temporary step', async () => {
    site.putRedirect('/old/', { ...toParis, permanent: false })
    site.putRedirect('/older/', { to: { url: '/old/' } })
    expect(await follow('/old/')).toMatchObject({ status: 302, location: '/paris/' })
    expect(await follow('/older/')).toMatchObject({ status: 302, location: '/paris/' })
    expect((await site.get('/old/')).headers['cache-control']).toBe('private, no-store')
  })

  // spec: D.redirects.1
  test('moves of several years are one step', async () => {
    site.putRedirect('/one/', { to: { uid: `${HOST}.two`, lang: 'en' } })
    site.putRedirect('/two/', { to: { url: '/Three' } })
    site.putRedirect('/three/', { to: { url: `https://${HOST}/en/four?x=1` } })
    site.putRedirect('/four/', toParis)
    expect(await follow('/one/?gclid=1')).toEqual({ hops: 1, status: 301, location: '/paris/?gclid=1', second: 200 })
  })

  test('to a page of another language or another host', async () => {
    site.putRedirect('/fr/vieux/', { to: { uid: HOST, lang: 'fr' } })
    site.putRedirect('/roma/', { to: { uid: ROME, lang: 'en' } })
    expect(await follow('/fr/vieux')).toMatchObject({ location: '/fr/', second: 200 })
    expect(await follow('/roma/?ci=1')).toMatchObject({ location: `https://${ROME}/?ci=1`, second: 200 })
  })

  // spec: D.redirects.4
  test('to an address: canonical where it is one of ours, as it stands where it is not; its parameters win', async () => {
    site.putRedirect('/a/', { to: { url: `https://${ROME.toUpperCase()}/en/?promo=1#top` } })
    site.putRedirect('/b/', { to: { url: 'https://elsewhere.example/Path?x=1' } })
    expect(await follow('/a/?promo=2&gclid=3')).toMatchObject({ location: `https://${ROME}/?promo=1&gclid=3#top` })
    expect((await site.get('/b/?x=2&ci=4')).headers.location).toBe('https://elsewhere.example/Path?x=1&ci=4')
  })

  test('the Markdown of a page that moved leads to where the page is', async () => {
    site.putRedirect('/old/', toParis)
    expect(await follow('/old/index.md')).toMatchObject({ location: '/paris/', second: 200 })
  })

  test('an address of old software moves too', async () => {
    site.putRedirect('/index.php/', toParis)
    expect(await follow('/Index.php?id=7')).toMatchObject({ location: '/paris/?id=7', second: 200 })
  })

  // spec: D.redirects.2
  test('a page that is published at the address is shown instead', async () => {
    site.putRedirect('/paris/', { to: { uid: HOST, lang: 'en' } })
    expect((await site.get('/paris/')).status).toBe(200)
    expect(await follow('/Paris')).toMatchObject({ location: '/paris/', second: 200 })
  })

  test('outside production it leads to the page’s address there', async () => {
    site.putRedirect('/old/', toParis)
    const { status, headers } = await site.get(`/?uid=${HOST}.old&lang=en&ci=1`, { host: 'localhost:3000' })
    expect([status, headers.location]).toEqual([301, `/paris/?uid=${HOST}.paris&lang=en&ci=1`])
  })

  test.each([
    ['itself', '/old/', [['/old/', '/old/']]],
    [
      'another that leads back',
      '/old/',
      [
        ['/old/', '/other/'],
        ['/other/', '/OLD'],
      ],
    ],
    // spec: D.redirects.3
  ])('to %s: not found, and the log says that it is a circle', async (_, url, moves) => {
    for (const [from = '', to = ''] of moves) site.putRedirect(from, { to: { url: to } })
    expect((await site.get(url)).status).toBe(404)
    expect(site.logLines).toContainEqual(expect.objectContaining({ level: 40, msg: 'redirects lead in a circle' }))
  })

  // spec: D.redirects.3
  test('to a page that is not published: not found, and the log says so', async () => {
    site.putRedirect('/old/', { to: { uid: `${HOST}.nowhere`, lang: 'en' } })
    expect((await site.get('/old/')).status).toBe(404)
    expect(site.logLines).toContainEqual(expect.objectContaining({ level: 40, msg: 'No document found' }))
  })

  // spec: D.redirects.5
  test('to an address that no browser could read: not found', async () => {
    for (const url of ['https://[elsewhere.example/', '/%zz', '/a%00b']) {
      site.putRedirect('/old/', { to: { url } })
      expect([url, (await site.get('/old/')).status]).toEqual([url, 404])
    }
  })

  test('to a cloned page: not found in production', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.paris-copy` }))
    for (const to of [{ uid: `${HOST}.paris-copy`, lang: 'en' }, { url: '/paris-copy' }]) {
      site.putRedirect('/old/', { to })
      expect((await site.get('/old/')).status).toBe(404)
      const staged = await site.get('/old/', { host: `stage-${HOST}` })
      expect(staged.headers.location).toBe(`/paris-copy/?uid=${HOST}.paris-copy&lang=en`)
    }
  })

  // spec: D.redirects.5
  test('a redirect that does not match the schema is none, and the log says why', async () => {
    site.putRedirect('/old/', { to: { url: 'javascript:alert(1)' } })
    site.putRedirect('/older/', { to: { url: '//evil.example' } })
    expect((await site.get('/old/')).status).toBe(404)
    expect((await site.get('/older/')).status).toBe(404)
    expect(site.logLines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'redirect does not match the schema' }),
    )
  })
})

describe('an address that is gone', () => {
  test('410 in the site’s brand and language, also for other spellings of the address', async () => {
    site.putRedirect('/fr/fini/', { gone: true })
    for (const url of ['/fr/fini/', '/FR/fini']) {
      const { status, body } = await site.get(url)
      expect(status).toBe(410)
      expect(body).toContain('<html lang="fr"')
      expect(body).toContain('Cette page a fermé pour de bon')
    }
    expect(site.logLines.at(-1)).toMatchObject({ status: 410, problem: 'No document found' })
  })

  // spec: D.redirects.2
  test('before a page that is still published there, as soon as it is declared gone', async () => {
    expect((await site.get('/paris/')).status).toBe(200)
    site.putRedirect('/paris/', { gone: true })
    await site.purge(`redirect:${HOST}/paris/`)
    expect((await site.get('/paris/')).status).toBe(410)
  })

  test('what leads to it is gone too', async () => {
    site.putRedirect('/paris/', { gone: true })
    site.putRedirect('/old/', toParis)
    expect((await site.get('/old/')).status).toBe(410)
  })
})

test.each(['/Nowhere', '/nowhere', '//nowhere//', '/en/nowhere/'])(
  // spec: D.redirects.6
  '%s is not found at once: nobody is sent to another address to read that',
  async (url) => {
    const { status, headers } = await site.get(url)
    expect([status, headers.location]).toEqual([404, undefined])
  },
)

// spec: 2.routes.5
test('a legal page of a folder is the host’s own', async () => {
  site.putSite(siteDocument({ uid: `${HOST}.lisbon`, name: 'Lisbon' }))
  site.putPage(pageDocument({ uid: `${HOST}.lisbon`, siteUid: `${HOST}.lisbon`, title: 'Lisbon' }))
  site.putPage(pageDocument({ kind: 'privacy', pageType: 'contentPage', title: 'Privacy of Wayfare' }))
  await site.purge(`site:${HOST}.lisbon`)
  expect((await site.get('/lisbon/')).body).toMatch(/href="\/privacy-policy\/"[^>]*>Privacy of Wayfare/)
  expect(await follow('/lisbon/privacy-policy/')).toMatchObject({ location: '/privacy-policy/', second: 200 })
  const local = await site.get(`/lisbon/?uid=${HOST}.lisbon&lang=en`, { host: 'localhost' })
  expect(local.body).toContain(`href="/privacy-policy/?uid=${HOST}&amp;lang=en"`)
})

test('links of a staging host lead to the staging host of the other site', async () => {
  site.putPage({ ...collectionPage, blocks: [cta(ROME)] })
  const { body } = await site.get('/paris/', { host: `stage-${HOST}:8443` })
  expect(body).toContain(`href="http://stage-${ROME}:8443/?uid=${ROME}&amp;lang=en"`)
  const otherPort = await site.get('/paris/', { host: `stage-${HOST}:9443` })
  expect(otherPort.body).toContain(`href="http://stage-${ROME}:9443/`)
  const answer = await site.get(`/?uid=${ROME}&lang=en`, { host: `stage-${ROME}:8443` })
  expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
})

// spec: 2.header.10
test('the Tickets link of a staging host leads to the staging host of the other site', async () => {
  const { header } = siteDocument()
  const manualHeader = { ...header.manualHeader, showTicketOption: true, showTicketOptionUrl: { uid: ROME } }
  site.putSite(siteDocument({ header: { ...header, manualHeader } }))
  await site.purge(`site:${HOST}`)
  const { body } = await site.get('/', { host: `stage-${HOST}` })
  expect(body).toMatch(new RegExp(`<a href="http://stage-${ROME}/\\?uid=${ROME}&amp;lang=en"[^>]*>Tickets</a>`))
})

function cta(uid: string) {
  const action = { type: 'REFERENCE', uid, newTab: false, label: 'Go', appearance: 'primary' } as const
  return { id: 'c', type: 'cta', title: 'Rome', action } as const
}
