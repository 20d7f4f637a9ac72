import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { DEFAULT_FRAME_HOSTS } from '@passepartout/content-model/embeds/allowed-hosts'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpExchange } from '../../src/http/http-exchange.ts'
import { collectionPage, createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

describe('pages', () => {
  // spec: 3.page.1
  test('a page in its language, with its title, canonical address and alternates', async () => {
    const { status, body, headers } = await site.get('/fr/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="fr" dir="ltr"/)
    expect(body).toContain('Où aller ensuite')
    expect(body).toContain(`<link rel="canonical" href="https://${HOST}/fr/"/>`)
    expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="https://${HOST}/"/>`)
  })

  // spec: D.currencies.9
  test('prices of the catalogue in the currency that was asked for', async () => {
    expect((await site.get('/paris/')).body).toContain('€40')
    const { body } = await site.get('/paris/', { cookie: 'currency=GBP' })
    expect(body).toContain('£40')
    expect(body).toContain('£50')
    expect(body).toContain('currencyCode=GBP')
    expect(body).not.toMatch(/€\s?\d|\d\s?€/)
    expect(site.catalogue.requests.join()).toContain('currency=GBP')
  })

  // spec: 1.product.5
  test('a card leads to the booking page, or to the site’s own page about the tour group', async () => {
    expect((await site.get('/paris/')).body).toContain('https://book.wayfare.example/book/7110/select/')
    site.putPage(
      pageDocument({ uid: `${HOST}.louvre`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'Louvre' }),
    )
    await site.purge('tour-group:7110')
    expect((await site.get('/paris/')).body).toContain('href="/louvre/"')
  })

  // spec: 2.routes.4, D.hosts.10
  test('outside production links carry uid and lang, and nothing is indexed', async () => {
    const { body, headers } = await site.get(`/?uid=${HOST}.paris`, { host: 'localhost:3000' })
    expect(body).toContain(`/?uid=${HOST}&amp;lang=en`)
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
    for (const href of links)
      expect(href).toMatch(
        /\?uid=www\.wayfare\.example[a-z.]*&amp;lang=(?:en|fr)(?:&amp;show=(?:days#list-days|filters#list)|#of-[\w-]+)?$/,
      )
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect((await site.get('/paris/')).headers['x-robots-tag']).toBeUndefined()
  })

  // spec: D.hosts.5
  test('localhost without a uid lists the sites', async () => {
    const { status, body } = await site.get('/', { host: 'localhost:3000' })
    expect(status).toBe(200)
    expect(body).toContain(`/?uid=${HOST}&amp;lang=fr`)
  })

  // spec: 2.types.1
  test.each(PAGE_TYPES)('the page type %s is shown', async (pageType) => {
    site.putPage(pageDocument({ uid: `${HOST}.any`, pageType, title: 'Any page' }))
    const { status, body } = await site.get('/any/')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Any page<\/h1>/)
  })

  // spec: 1.product.6
  test('a second brand on a host of its own, with its currency', async () => {
    const host = 'www.theatre.example'
    site.putSite(siteDocument({ uid: host, host, name: 'Theatre', brand: 'posters', defaultCurrency: 'GBP' }))
    site.putPage(pageDocument({ uid: host, siteUid: host, title: 'Tonight' }))
    await site.purge(`site:${host}`)
    const { body } = await site.get('/', { host })
    expect(body).toContain('data-brand="posters"')
    expect(body).toMatch(/>EN<span class="[^"]*"> · GBP<\/span>/)
    expect((await site.get('/')).body).toContain('data-brand="plain"')
  })

  // spec: 2.blocks.1
  test('an experience leads to its booking page, in the language and currency of the visit', async () => {
    site.putPage(pageDocument({ lang: 'fr', blocks: [{ id: 'e', type: 'experience', tgid: 7110 }] }))
    const { body } = await site.get('/fr/', { cookie: 'currency=USD' })
    expect(body).toContain(
      'href="https://book.wayfare.example/fr/book/7110/select/?currencyCode=USD&amp;cookieBanner=false"',
    )
  })

  test('HTML in texts of the catalogue and of editors stays text', async () => {
    site.putPage(
      pageDocument({ uid: `${HOST}.x`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: '<img src=x>' }),
    )
    const { body } = await site.get('/x/')
    expect(body).toContain('&lt;img src=x&gt;')
    expect(body).toContain('<p>Bright</p>')
    expect(body).not.toContain('x()')
  })
})

describe('header and footer', () => {
  const tickets = { ...pageDocument({ uid: `${HOST}.tickets`, title: 'Tickets' }), translationGroup: 'tickets' }

  beforeEach(async () => {
    const { header } = siteDocument()
    const manualHeader = { ...header.manualHeader, showTicketOption: true, showTicketOptionUrl: { uid: tickets.uid } }
    const links = [{ id: 'l', label: 'All tickets', link: { uid: tickets.uid } }]
    const quickLinks = [{ title: 'Where to', items: [{ id: 'c', title: 'Start', items: links }] }]
    site.putSite(siteDocument({ lang: 'fr', header: { ...header, manualHeader }, quickLinks }))
    site.putPage(tickets)
    site.putPage({ ...tickets, lang: 'fr', uid: `${HOST}.billets` })
    for (const kind of ['company', 'privacy', 'terms', 'cancellation'] as const) {
      site.putPage(pageDocument({ lang: 'fr', kind, pageType: 'contentPage', title: `About ${kind}` }))
    }
    await site.purge(`site:${HOST}`)
  })

  // spec: 2.header.9, 2.footer.9, 4.other.2
  test('Tickets and quick links lead to the page in the language of the visit', async () => {
    const { body } = await site.get('/fr/')
    expect(body).toMatch(/<a href="\/fr\/billets\/"[^>]*>Billets<\/a>/)
    expect(body).toMatch(/<a href="\/fr\/billets\/"[^>]*>All tickets<\/a>/)
  })

  // spec: 2.footer.6, 2.footer.7, D.pagekey.1
  test('legal links have a closing slash, and language and uid where the environment needs them', async () => {
    const paths = ['company-details', 'privacy-policy', 'terms-and-conditions', 'cancellation-policy']
    const clean = (await site.get('/fr/')).body
    const local = (await site.get(`/?uid=${HOST}&lang=fr`, { host: 'localhost:3000' })).body
    for (const path of paths) {
      expect(clean).toContain(`<a href="/fr/${path}/"`)
      expect(local).toContain(`<a href="/${path}/?uid=${HOST}&amp;lang=fr"`)
    }
    const { status, body } = await site.get(`/privacy-policy/?uid=${HOST}&lang=fr`, { host: 'localhost:3000' })
    expect(status).toBe(200)
    expect(body).toContain('About privacy')
  })

  // spec: 2.links.4, D.privacy.10, D.display.18
  test('nothing is fetched before it is asked for, and from no host but the site’s own and its pictures’', async () => {
    const { body, headers } = await site.get('/fr/')
    expect(body).not.toMatch(/rel="(?:dns-prefetch|prefetch|prerender)"|speculationrules/)
    const directives = String(headers['content-security-policy']).split('; ')
    const hostsOf = (list: readonly string[]) => {
      const sources = list.flatMap((directive) => directive.split(' '))
      return [...new Set(sources.filter((source) => /[.:*]/.test(source)))]
    }
    // Frames stand behind covers until a visitor opens them.
    const frames = directives.filter((directive) => directive.startsWith('frame-src '))
    expect(hostsOf(directives.filter((directive) => !frames.includes(directive)))).toEqual([
      'data:',
      'http://images.example',
    ])
    expect(hostsOf(frames)).toEqual(DEFAULT_FRAME_HOSTS.map((host) => `https://${host}`))
    expect(body).not.toContain('<iframe')
  })
})

describe('languages', () => {
  const inGroup = (lang: 'en' | 'fr' | 'ar' | 'pt', uid: string) =>
    pageDocument({ uid: `${HOST}.${uid}`, lang, translationGroup: 'rome', title: `Rome ${lang}` })

  beforeEach(async () => {
    for (const lang of ['pt', 'ar'] as const) site.putSite(siteDocument({ lang }))
    await site.purge(`site:${HOST}`)
    for (const [lang, uid] of [
      ['en', 'rome'],
      ['pt', 'roma'],
      ['ar', 'ruma'],
    ] as const)
      site.putPage(inGroup(lang, uid))
  })

  // spec: 5.header.2, D.languages.6, D.languages.11, D.languages.12, D.languages.16
  test('selector and hreflang list what the page has, at the address that each language gives it', async () => {
    const { body } = await site.get('/pt/roma/')
    expect(body).toContain('<html lang="pt-BR"')
    expect(body.match(/hrefLang="[a-z-]+" href="[^"]+"/g)).toEqual([
      `hrefLang="en" href="https://${HOST}/rome/"`,
      `hrefLang="pt" href="https://${HOST}/pt/roma/"`,
      `hrefLang="x-default" href="https://${HOST}/rome/"`,
    ])
    expect(body).toMatch(/href="\/rome\/" lang="en"/)
    expect(body).toMatch(/href="\/pt\/roma\/" lang="pt"/)
    expect(body).not.toMatch(/lang="(?:fr|ar)"/)
  })

  // spec: D.languages.2, D.languages.3
  test('a language that is flagged unsupported is offered once it is enabled, from right to left', async () => {
    expect((await site.get('/ar/ruma/')).status).toBe(404)
    const enabling = await createTestSite({ ENABLE_LANGUAGES: 'ar' })
    enabling.putSite(siteDocument({ lang: 'ar' }))
    await enabling.purge(`site:${HOST}`)
    for (const lang of ['en', 'ar'] as const) enabling.putPage(inGroup(lang, 'rome'))
    const { status, body } = await enabling.get('/ar/rome/')
    expect(status).toBe(200)
    expect(body).toContain('<html lang="ar" dir="rtl"')
    expect((await enabling.get('/rome/')).body).toContain(`hrefLang="ar" href="https://${HOST}/ar/rome/"`)
    await enabling.dispose()
  })

  // spec: D.languages.7
  test('the path alone decides: neither the browser’s language nor the one chosen before', async () => {
    const { status, body } = await site.get('/', { 'accept-language': 'fr', cookie: 'content-lang=fr' })
    expect(status).toBe(200)
    expect(body).toContain('<html lang="en-US"')
  })

  // spec: D.languages.13, D.languages.14, D.languages.15
  test('a page without this language is 404, with the languages that it has and this language’s home', async () => {
    const { status, body } = await site.get('/fr/rome/')
    expect(status).toBe(404)
    expect(body).toContain('<html lang="fr"')
    expect(body).toContain('<a href="/rome/"')
    expect(body).toContain('<a href="/pt/roma/"')
    expect(body).toContain('<a href="/fr/"')
    expect(body).not.toContain('Rome en')
  })

  test('an address that is no page’s names no languages, and no address of another visitor', async () => {
    await site.get('/someone-elses-typo/')
    expect((await site.get('/nowhere/')).body).not.toContain('someone-elses-typo')
    expect((await site.get('/fr/wp-login.php')).body).not.toContain('Cette page est disponible')
    expect((await site.get('/fr/rome/')).body).toContain('Cette page est disponible')
  })

  test('a shared answer for addresses that lead nowhere holds none of them, whatever their letters', async () => {
    const trusting = await createTestSite({ TRUST_PROXY: '1' })
    const edge = { 'x-variant': 'currency=EUR' }
    expect((await trusting.get('/%E6%97%A5%E6%9C%AC/', edge)).status).toBe(404)
    const { status, headers } = await trusting.get('/nowhere/', edge)
    expect(status).toBe(404)
    expect(headers['surrogate-key']).not.toMatch(/uid:/)
    expect(headers['cache-control']).toContain('s-maxage=2,')
    await trusting.dispose()
  })

  // spec: D.pagekey.8
  test('a copy is neither linked to nor named to search engines', async () => {
    const action = { type: 'REFERENCE', newTab: false, label: 'Go', appearance: 'primary' } as const
    const copy = pageDocument({
      uid: `${HOST}.rome-copy`,
      lang: 'fr',
      pageType: 'contentPage',
      translationGroup: 'rome',
    })
    site.putPage(copy)
    site.putPage(pageDocument({ blocks: [{ id: 'c', type: 'cta', title: 'T', action: { ...action, uid: copy.uid } }] }))
    site.putPage(
      pageDocument({
        lang: 'fr',
        blocks: [{ id: 'c', type: 'cta', title: 'T', action: { ...action, uid: copy.uid } }],
      }),
    )
    expect((await site.get('/fr/')).body).not.toContain('rome-copy')
    expect((await site.get('/rome/')).body).not.toMatch(/hrefLang="[^"]+" href="[^"]*copy/)
    expect((await site.get('/fr/nowhere/')).body).not.toContain('rome-copy')
  })
})

describe('bad input', () => {
  test.each([
    ['/', 'unknown.example', 421],
    ['/', '10.0.0.1', 421],
    ['/_consent', 'unknown.example', 421],
    ['/%', 'localhost', 400],
    ['/', 'a b', 400],
    // spec: D.hosts.2
  ])('%.20s on %s is %i, plain, without brand or stack', async (url, host, status) => {
    const answer = await site.get(url, { host })
    expect(answer.status).toBe(status)
    expect(answer.body).not.toMatch(/Wayfare|at \w+ \(|node_modules/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(site.logLines.at(-1)).toMatchObject({ status, problem: expect.any(String) })
  })

  test.each(['/%', '/%E0%A4%A/', '/%00/', '/a%2fb/', `/${'a'.repeat(10_000)}/`])(
    '%.20s cannot be read: 400 in the site’s brand, kept by nobody',
    async (url) => {
      const { status, body, headers } = await site.get(url)
      expect(status).toBe(400)
      expect(body).toContain('data-brand="plain"')
      expect(body).toContain('This address cannot be read')
      // Unbuilt, fonts are asked for where their package has them.
      expect(body).not.toMatch(/at \w+ \(|node_modules\/(?!@fontsource)/)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(site.logLines.at(-1)).toMatchObject({ status, problem: 'Invalid URL' })
    },
  )

  test('a null byte and a missing host, as raw bytes', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const address = site.app.server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    for (const head of ['GET /\0 HTTP/1.1\r\nhost: x\r\n', 'GET / HTTP/1.0\r\n']) {
      const answer = await new Promise<string>((resolve) => {
        let text = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(`${head}connection: close\r\n\r\n`))
        socket.on('data', (bytes) => (text += bytes)).on('close', () => resolve(text))
      })
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test('an unknown page is 404 in the site’s brand and language, with useful links', async () => {
    const { status, body } = await site.get('/fr/nirgends/')
    expect(status).toBe(404)
    expect(body).toContain('<html lang="fr"')
    expect(body).toContain('href="/fr/"')
    expect((await site.get('/nowhere/')).body).toContain('href="/paris/"')
  })

  test('the useful links of an unknown page follow what is published', async () => {
    const guide = pageDocument({
      uid: `${HOST}.guide`,
      pageType: 'contentPage',
      landingPageKind: 'Location',
      title: 'Guide',
    })
    expect((await site.get('/nowhere/')).body).not.toContain('/guide/')
    site.putPage(guide)
    site.clock.now += 61_000
    await site.get('/nowhere/')
    await expect.poll(async () => (await site.get('/nowhere/')).body).toContain('/guide/')
    site.store.prepare('DELETE FROM page WHERE uid = ?').run(guide.uid)
    await site.purge(`link:${guide.translationGroup}`)
    expect((await site.get('/nowhere/')).body).not.toContain('/guide/')
  })

  test('an unknown page of a site without English is 404 in a language that the site has', async () => {
    site.store.exec("DELETE FROM site WHERE lang = 'en'; DELETE FROM page WHERE lang = 'en'")
    site.putSite(siteDocument({ lang: 'fr', languages: ['fr'] }))
    await site.purge(`site:${HOST}`)
    site.clock.now += 1
    const fresh = await site.get('/')
    expect(fresh.status).toBe(404)
    expect(fresh.body).toContain('<html lang="fr"')
  })

  test('a page that another language has is 404 and says which', async () => {
    const { status, body } = await site.get('/fr/paris/')
    expect(status).toBe(404)
    expect(body).toContain('href="/paris/"')
  })

  // spec: D.languages.14
  test('… also where the site does not speak the language that was asked for', async () => {
    const { status, body } = await site.get('/de/rome-alone/')
    expect(status).toBe(404)
    expect(body).not.toContain('This page is available')
    site.putPage(pageDocument({ uid: `${HOST}.rome-alone`, pageType: 'contentPage', title: 'Rome alone' }))
    const known = await site.get('/de/rome-alone/')
    expect(known.status).toBe(404)
    expect(known.body).toContain('<html lang="en-US"')
    expect(known.body).toMatch(/<a href="\/rome-alone\/"[^>]*><span lang="en">English/)
  })

  // spec: 1.product.1, 6.roles.1
  test('there is nothing to sign in to: only the currency can be posted, and a page sets no cookie', async () => {
    for (const url of ['/', '/login/', '/account/', '/checkout/']) {
      expect((await site.app.inject({ method: 'POST', url, headers: { host: HOST } })).statusCode).toBe(405)
    }
    expect((await site.get('/', { authorization: 'Bearer x' })).body).toBe((await site.get('/')).body)
    expect((await site.get('/')).headers['set-cookie']).toBeUndefined()
  })

  test('other methods are 405, and HEAD has no body', async () => {
    const put = await site.app.inject({ method: 'PUT', url: '/', headers: { host: HOST } })
    expect(put.statusCode).toBe(405)
    const head = await site.app.inject({ method: 'HEAD', url: '/', headers: { host: HOST } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(500)
  })

  test.each([
    ['x-lang', 'fr'],
    ['x-uid', HOST],
    ['x-is-preview', '1'],
    ['x-bypass-cache', '1'],
    ['x-bypass-published-check', '1'],
    ['x-viewport', 'mobile'],
    ['x-user-country', 'JP'],
    ['x-bot', '1'],
    ['x-url', 'https://evil.example/fr/'],
    ['x-variant', 'currency=JPY'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'https'],
    ['cf-ipcountry', 'JP'],
    // spec: D.preview.5, D.preview.6
  ])('a client’s %s changes nothing', async (header, value) => {
    const forged = await site.get('/paris/', { [header]: value })
    expect(forged.body).toContain('€40')
    const written = site.logLines.length
    const plain = await site.get('/paris/')
    expect([plain.status, plain.body]).toEqual([200, forged.body])
    expect(plain.headers['cache-control']).toBe(forged.headers['cache-control'])
    // A hit is not written: one copy serves both, and the header asks for no other.
    await site.get('/paris/', { [header]: value })
    expect(site.logLines.length).toBe(written)
  })
})

describe('the catalogue in trouble', () => {
  test.each(['status', 'garbage', 'slow', 'closed', 'wrongCurrency', 'zero'] as const)(
    // spec: 8.errors.4, D.currencies.15
    '%s: the page without prices, never a 500',
    async (fault) => {
      const other = await createTestSite(fault === 'slow' ? { CATALOGUE_TIMEOUT: '100' } : {})
      other.catalogue.fault = fault
      const { status, body } = await other.get('/paris/')
      await other.dispose()
      expect(status).toBe(200)
      expect(body).toContain('All of Paris')
      expect(body).not.toMatch(/NaN|undefined|€0|Free\b/)
      expect(body).not.toContain('€40')
    },
  )

  test('the last good answer is shown while it lasts, and its prices no longer than a day', async () => {
    await site.get('/paris/')
    site.catalogue.fault = 'status'
    site.clock.now += 23 * 3_600_000
    await site.purge(`page:${HOST}.paris:en:page`)
    expect((await site.get('/paris/')).body).toContain('€40')
    site.clock.now += 2 * 3_600_000
    const { body, status } = await site.get('/paris/')
    expect(status).toBe(200)
    expect(body).toContain('Tour 7110')
    expect(body).not.toContain('€40')
  })

  // spec: 8.errors.2, 8.errors.4
  test('is written once per outage and counted every time', async () => {
    site.catalogue.fault = 'status'
    await site.get('/paris/')
    site.clock.now += 6000
    await site.get('/paris/', { cookie: 'currency=GBP' })
    const failures = site.logLines.filter(({ msg }) => msg === 'Fetch failed')
    expect(failures).toHaveLength(2) // one per endpoint: the list and the collection
    const metrics = await site.internal.inject('/metrics')
    expect(metrics.body).toMatch(/site_problems_total\{level="error",problem="GET [^"]*list-by[^"]* failed"\} 2/)
    site.catalogue.fault = undefined
    await site.get('/paris/', { cookie: 'currency=USD' })
    expect(site.logLines.some(({ msg }) => msg === 'source answers again')).toBe(true)
  })
})

describe('caching', () => {
  test('the second answer is the first one’s bytes, and 304 to whoever has them', async () => {
    const first = await site.get('/paris/', { 'accept-encoding': 'gzip, br' })
    const asked = site.catalogue.requests.length
    const second = await site.app.inject({ url: '/paris/', headers: { host: HOST, 'accept-encoding': 'br' } })
    expect(site.catalogue.requests.length).toBe(asked)
    expect(second.headers['content-encoding']).toBe('br')
    expect(String(brotliDecompressSync(second.rawPayload))).toContain('All of Paris')
    expect(second.headers.etag).toBe(first.headers.etag)
    const third = await site.get('/paris/', {
      'accept-encoding': 'br',
      'if-none-match': `"x", W/${first.headers.etag}`,
    })
    expect([third.status, third.body]).toEqual([304, ''])
  })

  // spec: D.requests.5, D.requests.6, D.requests.8
  test('a visitor’s copy is private; a variant’s copy may be shared, says by what it varies and sets no cookie', async () => {
    expect((await site.get('/paris/')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    })
    const trusting = await createTestSite({ TRUST_PROXY: '1' })
    const shared = await trusting.get('/paris/', {
      'x-variant': 'currency=JPY;viewport=mobile',
      cookie: 'currency=GBP',
    })
    expect(shared.body).toContain('¥40')
    expect(shared.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=60, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    )
    expect(shared.headers.vary).toBe('accept-encoding, x-variant')
    expect(String(shared.headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining([`page:${HOST}.paris:en:page`, `site:${HOST}`, 'collection:1004', 'tour-group:7110']),
    )
    expect(shared.headers['set-cookie']).toBeUndefined()
    await trusting.dispose()
  })

  // spec: D.requests.14
  test('outside production, where parameters name the page, no copy is shared', async () => {
    const trusting = await createTestSite({ TRUST_PROXY: '1' })
    for (const host of [`stage-${HOST}`, 'localhost:3000']) {
      for (const url of [`/?uid=${HOST}.paris`, `/?uid=${HOST}.nowhere`, `/index.md?uid=${HOST}.paris`]) {
        const { headers } = await trusting.get(url, { host, 'x-variant': 'currency=EUR' })
        expect(headers['cache-control']).toBe('private, no-cache')
        expect(headers['x-robots-tag']).toBe('noindex')
      }
    }
    await trusting.dispose()
  })

  // spec: D.requests.7, D.privacy.1, D.privacy.2
  test('country and consent change nothing but the default currency, and only as a trusted proxy says it', async () => {
    const trusting = await createTestSite({ TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' })
    const chosen = (await trusting.get('/paris/', { cookie: 'currency=USD' })).body
    expect(chosen).toContain('$40')
    expect((await trusting.get('/paris/', { 'cf-ipcountry': 'US' })).body).toBe(chosen)
    const consenting = { 'cf-ipcountry': 'FR', cookie: 'currency=USD; consent-state=all' }
    expect((await trusting.get('/paris/', consenting)).body).toBe(chosen)
    await trusting.dispose()
    const wary = await createTestSite({ COUNTRY_HEADER: 'cf-ipcountry' })
    expect((await wary.get('/paris/', { 'cf-ipcountry': 'US' })).body).toContain('€40')
    await wary.dispose()
  })

  // spec: D.requests.12
  test('a phone and a desktop get the same HTML', async () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1'
    const desktop = await site.get('/paris/')
    await site.purge(`page:${HOST}.paris:en:page`)
    expect((await site.get('/paris/', { 'user-agent': phone })).body).toBe(desktop.body)
  })

  // spec: D.requests.1, D.requests.2
  test('unknown and tracking parameters share one copy', async () => {
    await site.get('/paris/')
    const asked = site.catalogue.requests.length
    const { status } = await site.get('/paris/?gclid=1&utm_source=x&anything=2')
    expect([status, site.catalogue.requests.length]).toEqual([200, asked])
  })

  test('publishing shows at once, and touches nothing else', async () => {
    await site.get('/')
    await site.get('/paris/')
    site.putPage(pageDocument({ title: 'Somewhere new' }))
    expect((await site.get('/')).body).not.toContain('Somewhere new')
    const answer = await site.internal.inject({
      method: 'POST',
      url: '/purge',
      headers: { authorization: 'Bearer local-purge-token' },
      payload: { tags: [`page:${HOST}:en:page`] },
    })
    expect(answer.json()).toEqual({ purged: 1 })
    expect((await site.get('/')).body).toContain('Somewhere new')
  })

  test('a page that appears is linked to at once by whoever waited for it', async () => {
    const action = {
      type: 'REFERENCE',
      uid: `${HOST}.rome`,
      newTab: false,
      label: 'See Rome',
      appearance: 'primary',
    } as const
    site.putPage(pageDocument({ blocks: [{ id: 'c', type: 'cta', title: 'Rome awaits', action }] }))
    expect((await site.get('/')).body).not.toContain('See Rome')
    site.putPage(pageDocument({ uid: `${HOST}.rome`, title: 'Rome' }))
    await site.purge(`page:${HOST}.rome:en:page`)
    expect((await site.get('/')).body).toContain('href="/rome/"')
  })

  test('a site’s change reaches all of its pages', async () => {
    await site.get('/paris/')
    site.putSite(siteDocument({ name: 'Wayfarer', header: { ...siteDocument().header, logoAltText: 'Wayfarer' } }))
    await site.purge(`site:${HOST}`)
    expect((await site.get('/paris/')).body).toContain('Wayfarer')
  })

  test('a page with the longest address can be purged', async () => {
    const payload = { tags: [`page:${HOST}.${'a'.repeat(500)}:en:page`] }
    const headers = { authorization: 'Bearer local-purge-token' }
    const { statusCode } = await site.internal.inject({ method: 'POST', url: '/purge', headers, payload })
    expect(statusCode).toBe(200)
  })

  test('how long it took from a save is measured, of each that the content system names', async () => {
    const askedAt = [site.clock.now - 1500, site.clock.now - 400]
    await site.internal.inject({
      method: 'POST',
      url: '/purge',
      headers: { authorization: 'Bearer local-purge-token' },
      payload: { tags: [`page:${HOST}:en:page`], askedAt },
    })
    const { body } = await site.internal.inject('/metrics')
    const counted = body
      .split('\n')
      .filter((line) => /^site_publication_seconds_(?:count|bucket{le="(?:0.25|60)"})/.test(line))
    expect(counted).toEqual([
      'site_publication_seconds_bucket{le="0.25"} 0',
      'site_publication_seconds_bucket{le="60"} 2',
      'site_publication_seconds_count 2',
    ])
  })

  test('purging needs the token and a proper body', async () => {
    const ask = (authorization: string, payload: object) =>
      site.internal.inject({ method: 'POST', url: '/purge', headers: { authorization }, payload })
    expect((await ask('Bearer wrong', { tags: ['x'] })).statusCode).toBe(401)
    expect((await ask('Bearer local-purge-token', { tags: 'x' })).statusCode).toBe(400)
    expect((await site.get('/purge')).status).not.toBe(200)
  })
})

describe('documents in trouble', () => {
  test('a document that does not match the schema leaves the last good one in place', async () => {
    await site.get('/paris/')
    site.putPage({ ...collectionPage, title: undefined, meta: 'none' })
    await site.purge(`page:${HOST}.paris:en:page`)
    const { status, body } = await site.get('/paris/')
    expect(status).toBe(200)
    expect(body).toContain('All of Paris')
    expect(site.logLines.some(({ msg }) => msg === 'page document does not match the schema')).toBe(true)
  })

  test('a row that is no JSON at all leaves it in place too', async () => {
    await site.get('/paris/')
    site.store.prepare("UPDATE page SET document = '{bad' WHERE uid = ?").run(`${HOST}.paris`)
    await site.purge(`page:${HOST}.paris:en:page`)
    const { status, body } = await site.get('/paris/')
    expect(status).toBe(200)
    expect(body).toContain('All of Paris')
  })

  // spec: D.display.21, D.display.22
  test('an unknown block is dropped, named in the log, and the rest is shown', async () => {
    site.putPage({ ...collectionPage, blocks: [{ id: 'n', type: 'hologram' }, ...collectionPage.blocks] })
    const { status, body } = await site.get('/paris/')
    expect(status).toBe(200)
    expect(body).toContain('All of Paris')
    expect(site.logLines).toContainEqual(
      expect.objectContaining({
        msg: 'block dropped',
        pageIdentifier: `${HOST}.paris`,
        path: expect.stringContaining('blocks.0'),
        blockType: 'hologram',
      }),
    )
    const metrics = await site.internal.inject('/metrics')
    expect(metrics.body).toContain('site_problems_total{level="warning",problem="block dropped"} 1')
  })
})

describe('the flags of a request are known of every request that is not a hit', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1'
  const bot = 'Mozilla/5.0 (compatible; bingbot/2.0)'
  test.each([
    ['/fr/', phone, { status: 200, lang: 'fr', viewport: 'mobile', isBot: false, pageIdentifier: HOST }],
    ['/paris/', bot, { status: 200, lang: 'en', viewport: 'desktop', isBot: true, pageIdentifier: `${HOST}.paris` }],
    ['/Paris', bot, { status: 301, lang: 'en', viewport: 'desktop', isBot: true, pageIdentifier: `${HOST}.paris` }],
    ['/fr/nowhere/', phone, { status: 404, lang: 'fr', viewport: 'mobile', isBot: false, pageIdentifier: HOST }],
    ['/robots.txt', bot, { status: 200, lang: 'en', viewport: 'desktop', isBot: true, pageIdentifier: HOST }],
    [
      '/paris/?preview=x',
      phone,
      { status: 403, lang: 'en', viewport: 'mobile', isBot: false, pageIdentifier: `${HOST}.paris` },
    ],
    // spec: 6.roles.5, 7.calls.10
  ])('%s as %s', async (url, userAgent, expected) => {
    await site.get(url, { 'user-agent': userAgent })
    const { status, lang, viewport, isBot, pageIdentifier, isPreview } = site.logLines.at(-1) ?? {}
    expect({ status, lang, viewport, isBot, pageIdentifier }).toEqual(expected)
    expect(isPreview).toBe(false)
  })

  test.each([
    ['a visitor of a country', { 'cf-ipcountry': 'JP' }, 'JPY'],
    ['a bot of that country', { 'cf-ipcountry': 'JP', 'user-agent': bot }, 'EUR'],
    ['a visitor of no known country', { 'cf-ipcountry': 'XX' }, 'EUR'],
    // spec: 6.roles.6
  ])('%s is shown its currency behind a trusted proxy, and the site’s elsewhere', async (_, headers, currency) => {
    const trusting = await createTestSite({ TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' })
    const shown = async (from: TestSite) => /data-currency="(\w+)"/.exec((await from.get('/', headers)).body)?.[1]
    expect([await shown(trusting), await shown(site)]).toEqual([currency, 'EUR'])
    await trusting.dispose()
  })
})

test('a hit that fails is answered the ordinary way, and the process lives on', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const ask = () => fetch(`http://127.0.0.1:${port}/?uid=${HOST}`, { headers: { 'accept-encoding': 'identity' } })
  await ask()
  const fails = vi.spyOn(HttpExchange.prototype, 'sendHit').mockImplementation(() => {
    throw new Error('broken header')
  })
  expect((await ask()).status).toBe(200)
  expect(fails).toHaveBeenCalled()
  fails.mockRestore()
  expect(site.logLines.some(({ msg }) => msg === 'hit failed')).toBe(true)
})

describe('choosing a currency without JavaScript', () => {
  const choose = (payload: string, headers = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/currency',
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })

  // spec: 3.names.3, D.currencies.6, D.currencies.8, D.privacy.13, D.privacy.19
  test('sets the cookie for the naked domain and comes back to the page', async () => {
    const answer = await choose('currency=JPY&return=/paris/%3Fa%3D1%26currency%3DUSD')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/paris/?a=1')
    expect(answer.headers['set-cookie']).toBe(
      'currency=JPY; Max-Age=31536000; Domain=wayfare.example; Path=/; SameSite=Lax',
    )
  })

  test.each([
    ['/paris/', `http://${HOST}/paris/?gclid=1&a=b%20c+d`, '/paris/?gclid=1&a=b%20c+d'],
    ['/paris/', `http://${HOST}:8080/paris/?gclid=1`, '/paris/?gclid=1'],
    ['/paris/', `http://${HOST}/paris/?currency=USD&gclid=1&currency=EUR`, '/paris/?gclid=1'],
    ['/paris/', `http://${HOST}/paris/?currency=USD`, '/paris/'],
    ['/paris/', `http://${HOST}/`, '/paris/'],
    ['/paris/', `http://${HOST}/rome/?gclid=1`, '/paris/'],
    ['/paris/', 'https://evil.example/paris/?gclid=1', '/paris/'],
    ['/paris/', `https://evil.example@${HOST}.evil.example/paris/?gclid=1`, '/paris/'],
    ['//evil.example/', `http://${HOST}//evil.example/?a=1`, '/'],
    ['/paris/', `http://${HOST}/paris/?to=//evil.example/#x`, '/paris/?to=//evil.example/'],
    ['/paris/', 'about:blank', '/paris/'],
    ['/paris/', 'no address', '/paris/'],
    // spec: D.currencies.8
  ])('sent for %s from %s it comes back to %s', async (target, referer, location) => {
    const { headers } = await choose(`currency=JPY&return=${encodeURIComponent(target)}`, { referer })
    expect(headers.location).toBe(location)
  })

  // spec: D.privacy.19
  test('below localhost the cookie is for the naked domain there, so that its booking pages read it', async () => {
    const { headers } = await choose('currency=JPY&return=/', { host: `${HOST}.localhost:3000` })
    expect(headers['set-cookie']).toBe(
      'currency=JPY; Max-Age=31536000; Domain=wayfare.example.localhost; Path=/; SameSite=Lax',
    )
  })

  test('on localhost the cookie has no domain', async () => {
    const answer = await choose('currency=JPY&return=/', { host: 'localhost:3000' })
    expect(answer.headers['set-cookie']).not.toContain('Domain')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%0d%0aset-cookie:x=1\r\nx: y',
    '',
    '/./\\evil',
    '/..//evil.example/',
  ])('never leaves for %j', async (target) => {
    const { headers } = await choose(`currency=JPY&return=${encodeURIComponent(target)}`)
    expect(String(headers.location)).toMatch(/^\/(?![/\\])[^\r\n]*$/)
  })

  test('a host that is nobody’s is refused like everywhere else', async () => {
    const { statusCode, headers } = await choose('currency=JPY&return=/', { host: 'nobody.example' })
    expect([statusCode, headers['set-cookie']]).toEqual([421, undefined])
  })

  test('an unknown currency sets nothing', async () => {
    expect((await choose('currency=XXX&return=/paris/')).headers['set-cookie']).toBeUndefined()
    expect((await choose('nonsense')).headers.location).toBe('/')
  })
})

describe('operations', () => {
  test('nothing in a page runs or styles inline', async () => {
    expect((await site.get('/')).body).not.toMatch(/ style="| on\w+="/)
  })

  test('logs name the request and the page, and no person', async () => {
    await site.get('/paris/?email=a@b.example', {
      cookie: 'currency=GBP; h-sid=secret',
      'user-agent': 'Somebody/1.0',
      'x-forwarded-for': '203.0.113.7',
    })
    const line = site.logLines.find(({ msg }) => msg === 'request')
    expect(line).toMatchObject({
      requestId: expect.any(String),
      pageIdentifier: `${HOST}.paris`,
      status: 200,
      cache: 'miss',
    })
    expect(JSON.stringify(site.logLines)).not.toMatch(/a@b|secret|Somebody|203\.0/)
  })

  test('health, readiness and metrics', async () => {
    expect((await site.internal.inject('/healthz')).statusCode).toBe(200)
    expect((await site.internal.inject('/readyz')).statusCode).toBe(200)
    await site.get('/')
    await site.get('/')
    expect((await site.internal.inject('/metrics')).body).toContain('site_responses_total{status="200",cache="hit"} 1')
    expect((await site.get('/metrics')).status).not.toBe(200)
  })

  test('not ready while it stops', async () => {
    const other = await createTestSite()
    const closing = other.dispose()
    expect((await other.internal.inject('/readyz')).statusCode).toBe(503)
    await closing
  })
})
