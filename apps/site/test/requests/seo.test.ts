import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRAND_NAMES } from '../../src/brands/registry.ts'
import { structuredDataSchema } from '../../src/pages/metadata/structured-data-schema.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'
import { parseSitemap } from '../tools/parse-sitemap.ts'

const at = (path: string) => `https://${HOST}${path}`
const inGroup = (group: string, lang: 'en' | 'fr' | 'de' | 'ar', path: string) =>
  pageDocument({
    uid: `${HOST}.${path}`,
    lang,
    translationGroup: group,
    pageType: 'contentPage',
    title: `${path} ${lang}`,
  })

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ SITEMAP_ADDRESSES: '20' })
})
afterEach(() => site.dispose())

/** Every entry of every file that the index names. */
async function readSitemaps(asked = site, host = HOST) {
  const index = await asked.get('/sitemap.xml', { host })
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const files = []
  for (const { location } of parseSitemap(index.body)) {
    const answer = await asked.get(new URL(location).pathname, { host })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    files.push(parseSitemap(answer.body))
  }
  return files
}

describe('sitemaps', () => {
  // spec: D.search.5
  test('every page in every language, with its languages and its last change', async () => {
    site.putPage({ ...inGroup('guide', 'en', 'guide'), updatedAt: '2026-11-03T10:00:00.000Z' })
    site.putPage({ ...inGroup('guide', 'fr', 'guide-de-voyage'), updatedAt: '2026-11-04T10:00:00.000Z' })
    const [entries = []] = await readSitemaps()
    expect(entries.map(({ location }) => location).toSorted()).toEqual(
      ['/', '/fr/', '/fr/guide-de-voyage/', '/guide/', '/paris/'].map(at),
    )
    const guide = entries.find(({ location }) => location === at('/fr/guide-de-voyage/'))
    expect(guide?.lastModified).toBe('2026-11-04T10:00:00.000Z')
    expect(Object.fromEntries(guide?.alternates ?? [])).toEqual({
      en: at('/guide/'),
      fr: at('/fr/guide-de-voyage/'),
      'x-default': at('/guide/'),
    })
  })

  // spec: D.pagekey.8
  test('neither copies, nor what is marked noIndex, nor a language that is not offered', async () => {
    site.putPage(inGroup('guide', 'en', 'guide'))
    site.putPage({ ...inGroup('guide', 'fr', 'guide-fr'), meta: { title: 'x', description: '', noIndex: true } })
    for (const lang of ['ar', 'de'] as const) site.putSite(siteDocument({ lang }))
    await site.purge(`site:${HOST}`)
    site.putPage(inGroup('guide', 'ar', 'dalil'))
    site.putPage(inGroup('guide', 'de', 'guide-copy'))
    const [entries = []] = await readSitemaps()
    const guide = entries.find(({ location }) => location === at('/guide/'))
    expect(guide?.alternates.size).toBe(0)
    expect(entries.map(({ location }) => location).join()).not.toMatch(/guide-fr|dalil|copy/)
    // The head of the page says the same.
    expect((await site.get('/guide/')).body).not.toContain('rel="alternate" hrefLang')
    expect((await site.get('/fr/guide-fr/')).body).toContain('<meta name="robots" content="noindex"/>')
    expect((await site.get('/fr/guide-fr/')).body).not.toContain('rel="alternate" hrefLang')
  })

  // spec: D.languages.21
  test('nor what is left of a language that the site gave up: it is named nowhere, and nobody is sent there', async () => {
    site.putPage(inGroup('guide', 'en', 'guide'))
    site.putPage(inGroup('guide', 'fr', 'guide-fr'))
    site.putRedirect('/vieux/', { to: { uid: `${HOST}.guide-fr`, lang: 'fr' } })
    expect((await site.get('/guide/')).body).toContain('hrefLang="fr"')
    site.store.exec("DELETE FROM site WHERE lang = 'fr'")
    site.putSite(siteDocument({ languages: ['en'] }))
    await site.purge(`site:${HOST}`)
    const locations = (await readSitemaps()).flat().map(({ location }) => location)
    expect(locations.toSorted()).toEqual(['/', '/guide/', '/paris/'].map(at))
    expect((await site.get('/guide/')).body).not.toMatch(/hrefLang|guide-fr/)
    for (const url of ['/fr/guide-fr/', '/fr/guide-fr', '/fr', '/vieux/']) {
      expect([url, (await site.get(url)).status]).toEqual([url, 404])
    }
  })

  // spec: D.search.4
  test('files are full of whole pages, hold no address twice, and leave none out', async () => {
    site.putSite(siteDocument({ lang: 'de' }))
    await site.purge(`site:${HOST}`)
    const groups = Array.from({ length: 33 }, (_, index) => `page-${String(index).padStart(3, '0')}`)
    for (const group of groups)
      for (const lang of ['en', 'fr', 'de'] as const) site.putPage(inGroup(group, lang, group))
    const files = await readSitemaps()
    const sizes = files.map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20)
    expect(sizes.slice(0, -1).every((size) => size >= 17)).toBe(true)
    const locations = files.flat().map(({ location }) => location)
    expect(new Set(locations).size).toBe(locations.length)
    expect(locations).toHaveLength(33 * 3 + 3)
    for (const entries of files) {
      for (const { alternates } of entries) {
        for (const address of alternates.values()) expect(entries.map(({ location }) => location)).toContain(address)
      }
    }
  })

  // spec: 2.routes.6
  test('a site in a folder is in its host’s sitemap, and in no other', async () => {
    site.putSite(siteDocument({ uid: `${HOST}.theatre`, name: 'Theatre' }))
    site.putPage(pageDocument({ uid: `${HOST}.theatre`, siteUid: `${HOST}.theatre` }))
    const privacy = { kind: 'privacy', pageType: 'contentPage' } as const
    site.putPage(pageDocument({ uid: `${HOST}.theatre`, siteUid: `${HOST}.theatre`, ...privacy }))
    site.putPage(pageDocument(privacy))
    site.putSite(siteDocument({ uid: 'rome.example', host: 'rome.example' }))
    site.putPage(pageDocument({ uid: 'rome.example', siteUid: 'rome.example' }))
    await site.purge(`site:${HOST}`)
    const locations = (await readSitemaps()).flat().map(({ location }) => location)
    expect(locations).toContain(at('/theatre/'))
    // Legal pages are the host's: a folder has none of its own.
    expect(locations.filter((location) => location.includes('privacy'))).toEqual([at('/privacy-policy/')])
    expect((await readSitemaps(site, 'rome.example')).flat().map(({ location }) => location)).toEqual([
      'https://rome.example/',
    ])
  })

  test('signs of XML in an address are escaped', async () => {
    site.putPage(inGroup('odd', 'en', "a&b'c"))
    const locations = (await readSitemaps()).flat().map(({ location }) => location)
    expect(locations).toContain(at("/a&b'c/"))
  })

  // spec: D.search.6
  test('only production has any, and only those that exist', async () => {
    expect((await site.get('/sitemap-2.xml')).status).toBe(404)
    for (const host of [`stage-${HOST}`, 'localhost:3000']) {
      for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/llms.txt']) {
        expect((await site.get(path, { host })).status).toBe(404)
      }
    }
  })

  test('come compressed, may be kept for ten minutes by anybody, and follow what is published', async () => {
    const encoded = async (encoding: string) =>
      site.app.inject({ url: '/sitemap-1.xml', headers: { host: HOST, 'accept-encoding': encoding } })
    const plain = (await site.get('/sitemap-1.xml')).body
    const brotli = await encoded('br')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotli.headers['cache-control']).toBe('public, max-age=600')
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(plain)
    expect(String(gunzipSync((await encoded('gzip')).rawPayload))).toBe(plain)
    site.putPage(inGroup('guide', 'en', 'guide'))
    expect((await site.get('/sitemap-1.xml')).body).toContain(at('/guide/'))
    const head = await site.app.inject({ method: 'HEAD', url: '/sitemap-1.xml', headers: { host: HOST } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})

describe('robots.txt', () => {
  // spec: D.hosts.11
  test('is open in production and names the sitemap; elsewhere it closes everything', async () => {
    const open = await site.get('/robots.txt')
    expect(open.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(open.headers['x-robots-tag']).toBeUndefined()
    expect(open.body).toContain(`Sitemap: ${at('/sitemap.xml')}`)
    const closed = await site.get('/robots.txt', { host: `stage-${HOST}` })
    expect(closed.body).toContain('Disallow: /\n')
    expect(closed.body).not.toContain('Sitemap')
    expect(closed.headers['x-robots-tag']).toBe('noindex')
  })

  test('turns away whom the site turns away', async () => {
    site.putSite(siteDocument({ refusedCrawlers: ['training'] }))
    await site.purge(`site:${HOST}`)
    const { body } = await site.get('/robots.txt')
    expect(body).toMatch(/^User-agent: GPTBot\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\nUser-agent: \*\nAllow: \/\n/)
    expect(body).not.toContain('Googlebot')
  })
})

describe('llms.txt', () => {
  // spec: D.search.10
  test('says what the host is, and names its pages as Markdown by language', async () => {
    site.putSite(siteDocument({ tagline: 'Tickets to wonders' }))
    site.putPage({
      ...inGroup('guide', 'fr', 'guide'),
      meta: { title: 'x', description: 'Trois jours', noIndex: false },
    })
    site.putPage({ ...inGroup('guide', 'en', 'hidden'), meta: { title: 'x', description: '', noIndex: true } })
    await site.purge(`site:${HOST}`)
    const { status, headers, body } = await site.get('/llms.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toBe(
      [
        '# Wayfare',
        '> Tickets to wonders',
        '## English',
        `- [Where to next?](${at('/index.md')}): Tickets to wonders\n- [Paris](${at('/paris/index.md')}): Tickets to wonders`,
        '## Français',
        `- [Où aller ensuite ?](${at('/fr/index.md')}): Tickets to wonders\n- [guide fr](${at('/fr/guide/index.md')}): Trois jours`,
        '## Optional',
        `- [Sitemap](${at('/sitemap.xml')})\n`,
      ].join('\n\n'),
    )
  })

  // spec: D.search.10
  test('names the tour groups that have a page, where their names are known', async () => {
    const museum = { id: 7110, name: 'Museum [at] night', urlSlugs: { EN: 'museum', FR: 'musee' } }
    const items = [museum, { id: 7111, name: 'Without an address', urlSlugs: {} }]
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 2 } })
    site.catalogue.answers.set('/api/v6/tour-groups/7110/', museum)
    const { body } = await site.get('/llms.txt')
    const named = body.split('\n').filter((line) => line.includes('-t7'))
    expect(named).toEqual([`- [Museum \\[at\\] night](${at('/museum-t7110/index.md')})`])
    expect((await site.get('/museum-t7110/index.md')).status).toBe(200)
  })

  test('every page that it names is there', async () => {
    const { body } = await site.get('/llms.txt')
    const addresses = [...body.matchAll(/\]\((https:[^)]+index\.md)\)/g)].map(
      (match) => new URL(match[1] ?? '').pathname,
    )
    expect(addresses.length).toBe(3)
    for (const path of addresses) expect((await site.get(path)).status).toBe(200)
  })
})

describe('llms-full.txt', () => {
  const guide = (slug: string, day: number, more: Parameters<typeof pageDocument>[0] = {}) =>
    pageDocument({
      ...{ uid: `${HOST}.${slug}`, pageType: 'contentPage', landingPageKind: 'TravelGuide', title: `Guide of ${slug}` },
      updatedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
      ...more,
    })
  const markdownOf = async (path: string) => (await site.get(path)).body.trim()
  const alternates = async () => JSON.parse((await site.get('/.well-known/api-catalog')).body).linkset[0].alternate

  test('is not there without guides, nor named', async () => {
    expect((await site.get('/llms-full.txt')).status).toBe(404)
    expect((await site.get('/llms.txt')).body).not.toContain('llms-full')
  })

  test('has the guides of the site, language after language, each below its address', async () => {
    site.putPage(guide('old-walk', 1))
    site.putPage(guide('new-walk', 2))
    site.putPage(guide('old-walk', 1, { lang: 'fr', title: 'Promenade' }))
    site.putPage(guide('hidden', 3, { meta: { title: 'x', description: '', noIndex: true } }))
    site.putPage(guide('walk-copy', 3))
    await site.purge(`site:${HOST}`)
    const { status, headers, body } = await site.get('/llms-full.txt')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=600',
    ])
    const parts = ['/new-walk/', '/old-walk/', '/fr/old-walk/'].map(
      async (path) => `<${at(path)}>\n\n${await markdownOf(`${path}index.md`)}`,
    )
    expect(body).toBe(`${['# Wayfare', ...(await Promise.all(parts))].join('\n\n---\n\n')}\n`)
    expect((await site.get('/llms.txt')).body).toContain(`[All guides in one text](${at('/llms-full.txt')})`)
    expect(await alternates()).toEqual([
      { href: at('/llms.txt'), type: 'text/plain' },
      { href: at('/llms-full.txt'), type: 'text/plain' },
    ])
  })

  test('is not there, nor named, where the site offers agents nothing', async () => {
    site.putPage(guide('walk', 1))
    for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, machineInterfaces: [] }))
    await site.purge(`site:${HOST}`)
    expect((await site.get('/llms-full.txt')).status).toBe(404)
    expect((await site.get('/llms.txt')).body).not.toContain('llms-full')
    expect(await alternates()).toEqual([{ href: at('/llms.txt'), type: 'text/plain' }])
  })
})

describe('a page as Markdown', () => {
  // spec: D.search.9
  test('has its title, description and canonical address, and the prices of the page', async () => {
    const { status, headers, body } = await site.get('/paris/index.md')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${at('/paris/')}>; rel="canonical"`,
      'content-security-policy': "default-src 'none'",
    })
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(body).toMatch(
      /^---\ntitle: "Wayfare: tickets"\ndescription: "Tickets to wonders"\ncanonical: "https:\/\/www/,
    )
    expect(body).toContain('\n# Paris\n')
    expect(body).toContain('- [Tour 7110](https://book.wayfare.example/book/7110/select/')
    expect(body).toContain('from €40 (was €50, −20%)')
    expect((await site.get('/paris/')).body).toContain(
      `rel="alternate" type="text/markdown" href="${at('/paris/index.md')}"`,
    )
  })

  test('is the same in every environment, with public and absolute addresses', async () => {
    site.putPage(
      pageDocument({ uid: `${HOST}.louvre`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'Louvre' }),
    )
    const open = await site.get('/paris/index.md')
    const staged = await site.get(`/paris/index.md`, { host: `stage-${HOST}` })
    const local = await site.get(`/index.md?uid=${HOST}.paris`, { host: 'localhost:3000' })
    expect(open.body).toContain(`](${at('/louvre/')})`)
    expect([staged.body, local.body]).toEqual([open.body, open.body])
    expect(staged.headers['x-robots-tag']).toBe('noindex')
  })

  test('follows its page: published anew, hidden from search engines, or not there', async () => {
    await site.get('/paris/index.md')
    site.putPage(
      pageDocument({
        uid: `${HOST}.paris`,
        title: 'Paris & more',
        meta: { title: 'P', description: '', noIndex: true },
      }),
    )
    await site.purge(`page:${HOST}.paris:en:page`)
    const { body, headers } = await site.get('/paris/index.md')
    expect(body).toContain('# Paris & more')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect((await site.get('/nowhere/index.md')).status).toBe(404)
    expect((await site.get('/fr/paris/index.md')).status).toBe(404)
  })

  test('an address that an editor mistyped does no harm', async () => {
    const url = 'https://[www.elsewhere.example'
    const mistyped = { type: 'CUSTOM', url, label: 'Go', newTab: false, appearance: 'primary' } as const
    site.putPage(
      pageDocument({
        uid: `${HOST}.typo`,
        pageType: 'contentPage',
        blocks: [{ id: 'a', type: 'cta', title: 'Mistyped', action: mistyped }],
      }),
    )
    expect((await site.get('/typo/index.md')).status).toBe(200)
    expect((await site.get('/typo/')).status).toBe(200)
  })

  test('a show without the catalogue still says what its page says', async () => {
    site.putPage(
      pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'Show' }),
    )
    expect((await site.get('/show/index.md')).body).toMatch(/# Show[\s\S]*from €40[\s\S]*## What to expect\n\nBright/)
    site.catalogue.fault = 'status'
    const away = await createTestSite()
    away.catalogue.fault = 'status'
    away.putPage(
      pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'Show' }),
    )
    const { status, body } = await away.get('/show/index.md')
    expect([status, body.includes('Dates and prices cannot be shown')]).toEqual([200, true])
    await away.dispose()
  })
})

describe('the head of a page', () => {
  const dataOf = (html: string) => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    return structuredDataSchema.parse(JSON.parse(text))
  }
  const nodeOf = (html: string, type: string) => dataOf(html)['@graph'].find((node) => node['@type'] === type)

  // spec: D.search.1
  test('tells robots, social networks and search engines the same', async () => {
    const image = {
      mediaId: 'm',
      url: '/media/a.jpg',
      alt: 'A "roof"',
      width: 3000,
      height: 2000,
      focalPoint: { x: 0.5, y: 0.5 },
    }
    site.putPage({ ...inGroup('guide', 'en', 'guide'), heroImage: image, landingPageKind: 'TravelGuide' })
    site.putPage(inGroup('guide', 'fr', 'guide-fr'))
    const { body } = await site.get('/guide/')
    const address =
      'http://images.example/media/a.jpg?w=1200&amp;q=90&amp;auto=compress,format&amp;fit=crop&amp;ar=1.9048:1'
    for (const tag of [
      '<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1"/>',
      `<link rel="canonical" href="${at('/guide/')}"/>`,
      `<link rel="alternate" hrefLang="fr" href="${at('/fr/guide-fr/')}"/>`,
      '<meta property="og:type" content="article"/>',
      '<meta property="og:locale" content="en_US"/>',
      '<meta property="og:locale:alternate" content="fr_FR"/>',
      '<meta property="article:modified_time" content="2026-11-01T00:00:00.000Z"/>',
      `<meta property="og:image" content="${address}`,
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="A &quot;roof&quot;"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      `<meta name="twitter:image" content="${address}`,
    ]) {
      expect(body).toContain(tag)
    }
    expect(nodeOf(body, 'Article')).toMatchObject({
      headline: 'guide en',
      inLanguage: 'en',
      dateModified: '2026-11-01T00:00:00.000Z',
    })
    expect(nodeOf(body, 'WebPage')).toMatchObject({ url: at('/guide/'), mainEntity: { '@id': at('/guide/#article') } })
    expect((await site.get('/')).body).toContain('<meta property="og:type" content="website"/>')
  })

  // spec: D.languages.5
  test('a site that writes British English says so, at the same address', async () => {
    site.putSite(siteDocument({ english: 'en-GB' }))
    site.putSite(siteDocument({ lang: 'fr', english: 'en-GB' }))
    site.putPage(inGroup('guide', 'en', 'guide'))
    site.putPage(inGroup('guide', 'fr', 'guide-fr'))
    await site.purge(`site:${HOST}`)
    const [english, french] = await Promise.all(
      ['/guide/', '/fr/guide-fr/'].map(async (path) => (await site.get(path)).body),
    )
    expect(english).toContain('<html lang="en-GB"')
    expect(english).toContain('<meta property="og:locale" content="en_GB"/>')
    expect(english).toContain(`<link rel="alternate" hrefLang="en" href="${at('/guide/')}"/>`)
    expect(nodeOf(english ?? '', 'WebPage')).toMatchObject({ inLanguage: 'en' })
    expect(french).toContain('<html lang="fr"')
    expect(french).toContain('<meta property="og:locale:alternate" content="en_GB"/>')
  })

  describe.each(BRAND_NAMES)('of a page of %s without a picture of its own', (brand) => {
    const picture = (url: string) => ({
      mediaId: 'm',
      url,
      alt: '',
      width: 900,
      height: 500,
      focalPoint: { x: 0.5, y: 0.5 },
    })
    const socialImageIn = (body: string) =>
      ['og:image', 'og:image:width', 'og:image:height', 'twitter:image'].map(
        (name) => parse(body).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.attributes.content,
      )

    beforeEach(async () => {
      site.putSite(siteDocument({ brand, socialImage: { ...picture(`/media/${brand}-social.jpg`), alt: 'The brand' } }))
      await site.purge(`site:${HOST}`)
    })

    // spec: D.search.11
    test.each(PAGE_TYPES)('social networks show the brand’s, in its size: %s', async (pageType) => {
      site.putPage(pageDocument({ uid: `${HOST}.bare`, pageType, title: 'Bare' }))
      const { status, body } = await site.get('/bare/')
      const [image = '', ...others] = socialImageIn(body)
      expect(status).toBe(200)
      expect(image).toMatch(new RegExp(`^http://images\\.example/media/${brand}-social\\.jpg\\?w=1200&`))
      expect(new URL(image).searchParams.get('ar')).toBe('1.9048:1')
      expect(others).toEqual(['1200', '630', image])
      expect(body).toContain('<meta property="og:image:alt" content="The brand"/>')
    })

    test('so they do on a legal page, and where an own picture has no address', async () => {
      site.putPage(pageDocument({ kind: 'privacy', pageType: 'contentPage', title: 'Privacy' }))
      site.putPage(pageDocument({ uid: `${HOST}.lost`, pageType: 'contentPage', heroImage: picture('') }))
      for (const url of ['/privacy-policy/', '/lost/'])
        expect([url, socialImageIn((await site.get(url)).body)[0]]).toEqual([
          url,
          expect.stringContaining('-social.jpg'),
        ])
    })

    test('one that is sent as it is keeps its own size', async () => {
      site.putSite(siteDocument({ brand, socialImage: picture('/media/turning.gif') }))
      await site.purge(`site:${HOST}`)
      const { body } = await site.get('/')
      const address = 'http://images.example/media/turning.gif'
      expect(socialImageIn(body)).toEqual([address, '900', '500', address])
      expect(nodeOf(body, 'WebPage')).toMatchObject({
        primaryImageOfPage: { url: address, width: { value: 900 }, height: { value: 500 } },
      })
    })
  })

  // spec: D.search.8
  test('a collection lists the experiences that have a page here, and nothing of those that have none', async () => {
    expect(nodeOf((await site.get('/paris/')).body, 'ItemList')).toBeUndefined()
    site.putPage(
      pageDocument({ uid: `${HOST}.louvre`, pageType: 'showPage', categorisation: { tgid: 7111 }, title: 'Louvre' }),
    )
    await site.purge('tour-group:7111')
    const { body } = await site.get('/paris/')
    expect(nodeOf(body, 'CollectionPage')).toMatchObject({ mainEntity: { '@id': at('/paris/#list') } })
    expect(nodeOf(body, 'ItemList')).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Tour 7111', url: at('/louvre/') }],
    })
    expect(nodeOf(body, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Wayfare', item: at('/') },
        { position: 2, name: 'Paris', item: at('/paris/') },
      ],
    })
  })

  // spec: D.visit.19
  test('the page of a landmark says which it is and where; one about nothing in particular does not', async () => {
    const collection = { id: 1004, displayName: 'Louvre', poiId: 301 }
    const location = { latitude: 48.86, longitude: 2.33, addressLine1: 'Cour Napoléon' }
    site.catalogue.answers.set('/api/v1/collection/', { collections: [collection] })
    site.catalogue.answers.set('/api/v1/poi/301/', { id: 301, name: 'The Louvre', location })
    const { body } = await site.get('/paris/')
    expect(nodeOf(body, 'TouristAttraction')).toEqual({
      '@type': 'TouristAttraction',
      '@id': at('/paris/#attraction'),
      name: 'The Louvre',
      url: at('/paris/'),
      address: 'Cour Napoléon',
      geo: { '@type': 'GeoCoordinates', latitude: 48.86, longitude: 2.33 },
    })
    expect(body).toContain(`"about":{"@id":"${at('/paris/#attraction')}"}`)
    expect(nodeOf((await site.get('/')).body, 'TouristAttraction')).toBeUndefined()
    expect(site.catalogue.requests.filter((url) => url.includes('/poi/'))).toEqual(['/api/v1/poi/301/?language=EN'])
  })

  test('home names the organisation with its contacts; a legal page is no article', async () => {
    const contacts = [
      { countryName: 'United Kingdom', phoneNumber: '+44 20 7946 0018', ctaType: 'tel' as const },
      { countryName: 'Support', phoneNumber: 'help@wayfare.example', ctaType: 'mailto' as const },
    ]
    const profiles = ['https://encyclopaedia.example/Wayfare', 'https://network.example/@wayfare']
    site.putSite(siteDocument({ contacts, profiles }))
    site.putPage(pageDocument({ kind: 'company', pageType: 'contentPage', title: 'Who we are' }))
    await site.purge(`site:${HOST}`)
    expect(nodeOf((await site.get('/')).body, 'Organization')).toMatchObject({
      contactPoint: [{ telephone: '+44 20 7946 0018' }, { email: 'help@wayfare.example' }],
      sameAs: profiles,
    })
    const { body } = await site.get('/company-details/')
    expect(nodeOf(body, 'AboutPage')).toMatchObject({ name: 'Wayfare: tickets' })
    expect(nodeOf(body, 'Article')).toBeUndefined()
    expect(nodeOf(body, 'Organization')).not.toHaveProperty('contactPoint')
    expect(nodeOf(body, 'Organization')).not.toHaveProperty('sameAs')
    site.putSite(siteDocument())
    await site.purge(`site:${HOST}`)
    expect(nodeOf((await site.get('/')).body, 'Organization')).not.toHaveProperty('sameAs')
  })

  describe('a video', () => {
    const poster = {
      mediaId: 'm2',
      url: '/media/seine.jpg',
      alt: 'A boat',
      width: 1600,
      height: 1200,
      focalPoint: { x: 0.5, y: 0.5 },
    }
    const film = {
      ...{ id: 'film', type: 'video', title: 'Along the Seine', captions: [], poster, uploadedOn: '2026-05-04' },
      address: 'https://www.youtube.com/watch?v=wayfare_0-1',
    } as const
    const toldOf = async (block: Record<string, unknown>) => {
      const uid = `${HOST}.film`
      site.putPage(pageDocument({ uid, title: 'Film', blocks: [{ ...film, ...block }] } as never))
      await site.purge(`page:${uid}:en:page`)
      return nodeOf((await site.get('/film/')).body, 'VideoObject')
    }

    // spec: D.search.16
    test('is told with all that is known', async () => {
      const thumbnailUrl = expect.stringContaining('/media/seine.jpg')
      const known = { '@type': 'VideoObject', '@id': `https://${HOST}/film/#video-film`, name: 'Along the Seine' }
      expect(await toldOf({})).toEqual({
        ...{ ...known, thumbnailUrl, uploadDate: '2026-05-04' },
        embedUrl: 'https://www.youtube-nocookie.com/embed/wayfare_0-1',
      })
      expect(await toldOf({ description: 'By boat in two minutes.', seconds: 125 })).toEqual({
        ...{ ...known, thumbnailUrl, uploadDate: '2026-05-04' },
        ...{ description: 'By boat in two minutes.', duration: 'PT125S' },
        embedUrl: 'https://www.youtube-nocookie.com/embed/wayfare_0-1',
      })
    })

    test.each([
      ['the day of its publication', { uploadedOn: undefined }],
      ['a picture', { poster: undefined }],
      ['a name', { title: '' }],
      ['an address that may be shown', { address: 'https://videos.example/seine.mp4' }],
    ])('without %s is not told as one', async (_, missing) => {
      expect(await toldOf(missing)).toBeUndefined()
    })
  })

  test.each([
    ['the brand’s sign', {}, 'icon-plain?w=192'],
    ['the picture that the site has in its place', { logoUrl: '/media/logo.png' }, '/media/logo.png?w=230'],
    // spec: D.search.16
  ])('the organisation has a logo: %s', async (_, header, address) => {
    site.putSite(siteDocument({ header: { ...siteDocument().header, ...header } }))
    await site.purge(`site:${HOST}`)
    expect(nodeOf((await site.get('/')).body, 'Organization')).toMatchObject({
      logo: { '@type': 'ImageObject', url: expect.stringContaining(address) },
    })
  })

  const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] })

  test.each(['contentPage', 'homePage', 'collectionPage', 'productPage'] as const)(
    // spec: D.search.16
    'questions that an editor answered on a page are told as such: %s',
    async (pageType) => {
      const items = [
        { question: 'Is it [icon type="Ticket"] far?', answer: [paragraph('No.'), paragraph('Ten minutes.')] },
        { question: 'Why?', answer: [] },
      ]
      const blocks = [{ id: 'faq', type: 'faq' as const, title: 'Questions', items }]
      site.putPage(pageDocument({ uid: `${HOST}.asked`, pageType, blocks }))
      expect(nodeOf((await site.get('/asked/')).body, 'FAQPage')).toEqual({
        '@type': 'FAQPage',
        '@id': at('/asked/#faq'),
        isPartOf: { '@id': at('/asked/') },
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Is it far?',
            acceptedAnswer: { '@type': 'Answer', text: 'No. Ten minutes.' },
          },
        ],
      })
    },
  )

  const text = 'Walk from the river to the hill, then rest: '
  test.each([
    ['what the editor wrote for search engines', { description: 'Written for them' }, 'A page', 'Written for them'],
    ['its first words', {}, 'In short', 'In short'],
    ['its first text', {}, undefined, 'First of all.'],
    // spec: D.search.15
  ])('a page is described by %s', async (_, meta, standfirst, expected) => {
    const content = [paragraph(''), paragraph('First of all.')]
    site.putPage(
      pageDocument({
        uid: `${HOST}.bare`,
        pageType: 'contentPage',
        meta: { title: 'x', description: '', noIndex: false, ...meta },
        ...(standfirst === undefined ? {} : { standfirst }),
        blocks: [{ id: 'text', type: 'richText', content }],
      }),
    )
    const { body } = await site.get('/bare/')
    expect(nodeOf(body, 'WebPage')).toHaveProperty('description', expected)
    for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"'])
      expect(body).toContain(`<meta ${name} content="${expected}"/>`)
  })

  test('a long description ends at a word, and a page without a word has its title and its site', async () => {
    const bare = {
      pageType: 'contentPage',
      title: 'Nothing yet',
      meta: { title: 'x', description: '', noIndex: false },
    } as const
    site.putPage(pageDocument({ ...bare, uid: `${HOST}.bare` }))
    site.putPage(pageDocument({ ...bare, uid: `${HOST}.long`, standfirst: text.repeat(9) }))
    expect(nodeOf((await site.get('/bare/')).body, 'WebPage')).toHaveProperty('description', 'Nothing yet – Wayfare')
    expect(nodeOf((await site.get('/long/')).body, 'WebPage')).toHaveProperty(
      'description',
      `${text.repeat(3)}Walk from the river to the…`,
    )
  })

  // spec: D.search.7
  test('what an editor types cannot end the script of the structured data', async () => {
    const title = '</script><script>alert(1)</script><!-- \u2028 & "'
    site.putPage(
      pageDocument({
        uid: `${HOST}.x`,
        pageType: 'contentPage',
        title,
        meta: { title, description: title, noIndex: false },
      }),
    )
    const { body } = await site.get('/x/')
    expect(body.match(/alert\(1\)/g)?.length).toBeGreaterThan(2)
    expect(body).not.toContain('<script>alert')
    expect(nodeOf(body, 'Article')).toMatchObject({ headline: title })
  })
})
