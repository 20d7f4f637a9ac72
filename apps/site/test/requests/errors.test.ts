import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentCache } from '../../src/content/content-cache.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

/** The table is gone, as when the store's file is replaced by another: every read of it fails. */
function breakStore() {
  site.store.exec('ALTER TABLE page RENAME TO broken')
}

describe('when something breaks', () => {
  // spec: 8.errors.17
  test('500 in the site’s brand and language, with a way on, and the cause in the log alone', async () => {
    const broken = vi.spyOn(ContentCache.prototype, 'surroundings').mockImplementation(() => {
      throw new Error('secret detail')
    })
    const { status, body, headers } = await site.get('/fr/')
    broken.mockRestore()
    expect(status).toBe(500)
    expect(body).toContain('<html lang="fr"')
    expect(body).toContain('data-brand="plain"')
    expect(body).toContain('Nous nous sommes égarés un instant')
    expect(body).toContain('href="/fr/"')
    expect(body).not.toMatch(/secret detail|at \w+ \(|node_modules\/(?!@fontsource)/)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(JSON.stringify(site.logLines)).toContain('secret detail')
    expect(site.logLines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'request failed', pageIdentifier: HOST }),
    )
  })

  // spec: D.redirects.8
  test('503 when the store cannot be read: branded from what is known, to be tried again', async () => {
    await site.get('/')
    breakStore()
    const { status, body, headers } = await site.get('/paris/')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('30')
    expect(body).toContain('data-brand="plain"')
    expect(body).toContain('We are closed for a moment')
  })

  test('what is kept is still shown', async () => {
    await site.get('/')
    breakStore()
    expect((await site.get('/')).status).toBe(200)
  })

  test('branded also when nobody has asked for a page before: the site is known from the start', async () => {
    site.store.exec('DROP TABLE page; DROP TABLE site')
    const { status, body, headers } = await site.get('/paris/')
    expect([status, headers['retry-after']]).toEqual([503, '30'])
    expect(body).toContain('data-brand="plain"')
  })
})

test.each([
  [404, '/nowhere/', 'Nothing is playing at this address', 'No document found'],
  [410, '/closed/', 'This page has closed for good', 'No document found'],
  [400, '/%', 'This address cannot be read', 'Invalid URL'],
  // spec: 8.errors.1, 8.errors.3, D.redirects.8
])('%i wears the brand of its site, and the log says why', async (status, url, words, problem) => {
  const host = 'www.theatre.example'
  site.putSite(siteDocument({ uid: host, host, name: 'Theatre', brand: 'posters' }))
  site.putPage(pageDocument({ uid: host, siteUid: host }))
  site.putRedirect('/closed/', { gone: true }, host)
  await site.purge(`site:${host}`)
  const answer = await site.get(url, { host })
  expect(answer.status).toBe(status)
  expect(answer.body).toContain('data-brand="posters"')
  expect(answer.body).toContain(words)
  expect(answer.body).toContain('noindex')
  expect(site.logLines.at(-1)).toMatchObject({ level: 30, status, problem })
})

test('where nothing is, guides are places to start from, and an imprint is not', async () => {
  const host = 'www.vatican.example'
  site.putSite(siteDocument({ uid: host, host }))
  site.putPage(pageDocument({ uid: host, siteUid: host }))
  const pages = [
    { name: 'dome', landingPageKind: 'Location' },
    { name: 'imprint' },
    { name: 'plan-your-visit', pageType: 'shoulderPage' },
    { name: 'tickets', pageType: 'collectionPage' },
  ] as const
  for (const { name, ...more } of pages) {
    const uid = `${host}.${name}`
    site.putPage(
      pageDocument({ pageType: 'contentPage', ...more, uid, siteUid: host, translationGroup: uid, title: name }),
    )
  }
  await site.purge(`site:${host}`)
  const { status, body } = await site.get('/404/', { host })
  const ways = body.slice(body.indexOf('Places to start from'), body.indexOf('</main>'))
  const hrefs = [...ways.matchAll(/href="\/([^/"]+)\/"/g)].map(([, name]) => name)
  expect([status, ...hrefs]).toEqual([404, 'tickets', 'plan-your-visit', 'dome'])
})

describe('a currency that is chosen where nothing is leads back to', () => {
  const returnOf = async (url: string, host: string) => {
    const { status, body } = await site.get(url, { host })
    const firstOf = (pattern: RegExp, html: string) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const menus = await site.get(firstOf(/href="([^"#]*)#of-locale-panel"/, body), { host })
    return [status, firstOf(/name="return" value="([^"]*)"/, menus.body)]
  }
  const rome = 'rome.example'
  const vatican = `${rome}.vatican`
  beforeEach(async () => {
    for (const [uid, name] of [
      [rome, 'Rome'],
      [vatican, 'Vatican'],
    ] as const) {
      site.putSite(siteDocument({ uid, host: rome, name, languages: ['en', 'fr'] }))
      site.putSite(siteDocument({ uid, host: rome, name, languages: ['en', 'fr'], lang: 'fr' }))
      site.putPage(pageDocument({ uid, siteUid: uid }))
    }
    site.putPage(pageDocument({ uid: `${vatican}.dome`, siteUid: vatican }))
    await site.purge(`site:${rome}`)
  })

  test.each([
    ['/nowhere/', rome, '/'],
    ['/fr/nowhere/', rome, '/fr/'],
    ['/fr/vatican/nowhere/', rome, '/fr/vatican/'],
    ['/fr/vatican/dome/', rome, '/fr/vatican/dome/'],
    [`/?uid=${vatican}.nowhere&lang=fr`, 'localhost:3000', `/vatican/?uid=${vatican}&lang=fr`],
    [`/?uid=${vatican}.dome&lang=fr`, 'localhost:3000', `/vatican/dome/?uid=${vatican}.dome&lang=fr`],
    ['/fr/vatican/nowhere/', `stage-${rome}`, `/vatican/?uid=${vatican}&lang=fr`],
    // spec: D.currencies.8
  ])('from %s on %s: %s', async (url, host, address) => {
    expect(await returnOf(url, host)).toEqual([404, address])
  })
})

// spec: 8.errors.17, D.redirects.8
test('421 is plain: an unknown host is nobody’s', async () => {
  const { status, body } = await site.get('/', { host: 'nobody.example' })
  expect(status).toBe(421)
  expect(body).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>421</title><p>This host is not served here.</p></html>',
  )
})

test('a site that is taken away is shown until that is said, and is nobody’s then', async () => {
  site.store.exec('DELETE FROM site')
  expect((await site.get('/nowhere/')).status).toBe(404)
  await site.purge(`site:${HOST}`)
  expect((await site.get('/nowhere/')).status).toBe(421)
})

describe('what is not part of the key changes nothing', () => {
  const headers = [
    ...[
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-for',
      'x-forwarded-port',
      'x-original-url',
      'x-rewrite-url',
    ],
    ...['x-host', 'forwarded', 'x-variant', 'cf-ipcountry', 'accept-language', 'accept', 'referer', 'origin', 'range'],
    ...['sec-ch-ua-mobile', 'user-agent', 'authorization', 'x-http-method-override', 'save-data', 'via'],
  ]
  // spec: D.redirects.9
  test.each(headers)('the header %s', async (header) => {
    const poisoned = await site.get('/paris/', { [header]: 'evil.example' })
    const clean = await site.get('/paris/')
    expect(clean.status).toBe(200)
    expect(clean.body).toBe(poisoned.body)
    expect(clean.body).not.toContain('evil.example')
  })

  test.each(['utm_source', 'next', 'return', 'uid', 'lang', 'host', 'callback', '_method', 'preview_'])(
    // spec: D.redirects.9
    'the parameter %s',
    async (name) => {
      const poisoned = await site.get(`/paris/?${name}=evil.example%22%3E%3Cscript%3E`)
      const clean = await site.get('/paris/')
      expect(clean.body).toBe(poisoned.body)
      expect(clean.body).not.toContain('evil.example')
    },
  )

  test.each([
    'preview=evil.example',
    'content-lang=fr',
    'uid=evil.example',
    'h-attr=evil.example',
    'currency=evil.example',
    // spec: D.redirects.9
  ])('the cookie %s', async (cookie) => {
    const poisoned = await site.get('/paris/', { cookie })
    const clean = await site.get('/paris/')
    expect(clean.body).toBe(poisoned.body)
    expect(clean.body).not.toContain('evil.example')
  })

  test('a bot and a phone leave nothing behind', async () => {
    const bot = await site.get('/paris/', { 'user-agent': 'Googlebot/2.1 (Mobile)' })
    expect((await site.get('/paris/')).body).toBe(bot.body)
  })

  // spec: D.redirects.9
  test('a phone that comes first leaves no links of its own', async () => {
    const branded = await createTestSite({ BRAND_SCREEN_HOSTS: 'book.wayfare.example' })
    const phone = await branded.get('/paris/', { 'sec-ch-ua-mobile': '?1' })
    expect(phone.body).toContain('data-viewport="desktop"')
    expect((await branded.get('/paris/')).body).toBe(phone.body)
    const text = await branded.get('/paris/index.md', { 'sec-ch-ua-mobile': '?1' })
    expect(text.body).toContain(`(https://${HOST}/go/7110/?currency=EUR)`)
    expect((await branded.get('/paris/index.md')).body).toBe(text.body)
    const lost = await branded.get('/nowhere/', { 'sec-ch-ua-mobile': '?1' })
    expect(lost.body).toContain('data-viewport="desktop"')
    expect((await branded.get('/nowhere/')).body).toBe(lost.body)
    await branded.dispose()
  })

  test('a port of the host is in no address', async () => {
    const poisoned = await site.get('/paris/', { host: `${HOST}:6666` })
    expect(poisoned.body).not.toContain('6666')
    expect((await site.get('/paris/')).body).toBe(poisoned.body)
  })
})
