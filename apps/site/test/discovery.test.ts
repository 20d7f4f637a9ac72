import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseSitemap } from './parse-sitemap.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from './sample-site.ts'

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

  test('neither copies, nor what is marked noIndex, nor a language that is not offered', async () => {
    site.putPage(inGroup('guide', 'en', 'guide'))
    site.putPage({ ...inGroup('guide', 'fr', 'guide-fr'), meta: { title: 'x', description: '', noIndex: true } })
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

  test('files are full of whole pages, hold no address twice, and leave none out', async () => {
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

  test('a site in a folder is in its host’s sitemap, and in no other', async () => {
    site.putSite(siteDocument({ uid: `${HOST}.theatre`, name: 'Theatre' }))
    site.putPage(pageDocument({ uid: `${HOST}.theatre`, siteUid: `${HOST}.theatre` }))
    site.putSite(siteDocument({ uid: 'rome.example', host: 'rome.example' }))
    site.putPage(pageDocument({ uid: 'rome.example', siteUid: 'rome.example' }))
    await site.purge(`site:${HOST}`)
    expect((await readSitemaps()).flat().map(({ location }) => location)).toContain(at('/theatre/'))
    expect((await readSitemaps(site, 'rome.example')).flat().map(({ location }) => location)).toEqual([
      'https://rome.example/',
    ])
  })

  test('signs of XML in an address are escaped', async () => {
    site.putPage(inGroup('odd', 'en', "a&b'c"))
    const locations = (await readSitemaps()).flat().map(({ location }) => location)
    expect(locations).toContain(at("/a&b'c/"))
  })

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
})
