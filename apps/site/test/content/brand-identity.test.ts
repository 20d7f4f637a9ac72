import { LOCALES } from '@passepartout/content-model/locales'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRAND_NAMES, lookOfBrand, MARKETPLACE_BRAND } from '../../src/brands/registry.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** Parameters of every icon but its size. */
const AS_PNG = 'q=90&auto=compress&fm=png&fit=clip'
const iconAt = (size: number, name: string) =>
  `http://images.example/catalogue/icon-${name}?w=${size}&h=${size}&${AS_PNG}`
const LISBON = `${HOST}.lisbon`

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

/** A folder site in French and English. */
async function putLisbon() {
  for (const lang of ['en', 'fr'] as const) {
    site.putSite(siteDocument({ uid: LISBON, lang, name: lang === 'fr' ? 'Lisbonne' : 'Lisbon', tagline: 'Azulejos' }))
    site.putPage(pageDocument({ uid: LISBON, siteUid: LISBON, lang, translationGroup: 'lisbon' }))
  }
  await site.purge(`site:${LISBON}`)
}

async function headOf(url: string, headers?: Record<string, string>): Promise<HTMLElement> {
  return parse((await site.get(url, headers)).body)
}

const attributeOf = (root: HTMLElement, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name)

describe.each(BRAND_NAMES)('a page of %s', (brand) => {
  beforeEach(async () => {
    site.putSite(siteDocument({ brand }))
    await site.purge(`site:${HOST}`)
  })

  // spec: D.search.12
  test('has icons for tabs and phones, and the colour of its header around it', async () => {
    const root = await headOf('/')
    expect(root.querySelectorAll('link[rel=icon]').map((link) => link.getAttribute('type'))).toEqual([
      'image/png',
      'image/svg+xml',
    ])
    expect(root.querySelector('link[rel=icon][type="image/png"]')?.attributes).toMatchObject({
      sizes: '48x48',
      href: iconAt(48, brand),
    })
    const drawing = decodeURIComponent(attributeOf(root, 'link[rel=icon][type="image/svg+xml"]', 'href') ?? '')
    expect(drawing).toBe(`data:image/svg+xml,${lookOfBrand(brand).icon.trim()}`)
    expect(attributeOf(root, 'link[rel=apple-touch-icon]', 'href')).toBe(iconAt(180, `${brand}-maskable`))
    const { light, dark } = lookOfBrand(brand).themeColor
    const colours = root.querySelectorAll('meta[name=theme-color]').map(({ attributes }) => attributes)
    expect(colours).toMatchObject([
      { media: '(prefers-color-scheme: light)', content: light },
      { media: '(prefers-color-scheme: dark)', content: dark },
    ])
  })

  test('has a web manifest with the brand’s colours and icons', async () => {
    const { status, headers, body } = await site.get(attributeOf(await headOf('/'), 'link[rel=manifest]', 'href') ?? '')
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json'])
    const { light } = lookOfBrand(brand).themeColor
    expect(JSON.parse(body)).toMatchObject({
      theme_color: light,
      background_color: light,
      icons: [
        { src: iconAt(192, brand), sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: iconAt(512, brand), sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: iconAt(192, `${brand}-maskable`), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: iconAt(512, `${brand}-maskable`), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })
  })

  // spec: D.search.14
  test('sends whoever asks for favicon.ico to the brand’s icon, for a day', async () => {
    const { status, headers, body } = await site.get('/favicon.ico')
    expect([status, headers.location, body]).toEqual([302, iconAt(48, brand), ''])
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })
})

describe('the web manifest', () => {
  test.each([
    ['/', {}, '/manifest.webmanifest', '/', '/'],
    ['/paris/', {}, '/manifest.webmanifest', '/', '/'],
    ['/fr/', {}, '/fr/manifest.webmanifest', '/fr/', '/fr/'],
    ['/nowhere/', {}, '/manifest.webmanifest', '/', '/'],
    ['/lisbon/', {}, '/lisbon/manifest.webmanifest', '/lisbon/', '/lisbon/'],
    ['/fr/lisbon/', {}, '/fr/lisbon/manifest.webmanifest', '/fr/lisbon/', '/fr/lisbon/'],
    [
      `/paris/?uid=${HOST}.paris`,
      { host: 'localhost:3000' },
      `/manifest.webmanifest?uid=${HOST}&lang=en`,
      `/?uid=${HOST}&lang=en`,
      '/',
    ],
    [
      '/fr/lisbon/',
      { host: `stage-${HOST}` },
      `/lisbon/manifest.webmanifest?uid=${LISBON}&lang=fr`,
      `/lisbon/?uid=${LISBON}&lang=fr`,
      '/lisbon/',
    ],
    // spec: D.search.13
  ])('of %s, asked with %j, is at %s and opens %s', async (url, headers, address, start, scope) => {
    await putLisbon()
    expect(attributeOf(await headOf(url, headers), 'link[rel=manifest]', 'href')).toBe(address)
    const { status, body } = await site.get(address, headers)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ id: start, start_url: start, scope, display: 'minimal-ui' })
    expect((await site.get(start, headers)).status).toBe(200)
  })

  test('speaks the site’s language', async () => {
    await putLisbon()
    expect(JSON.parse((await site.get('/fr/lisbon/manifest.webmanifest')).body)).toMatchObject({
      name: 'Lisbonne',
      short_name: 'Lisbonne',
      description: 'Azulejos',
      lang: 'fr',
      dir: 'ltr',
    })
    expect(JSON.parse((await site.get('/manifest.webmanifest')).body)).not.toHaveProperty('description')
  })

  test('is written from right to left where the language is', async () => {
    const arabic = await createTestSite({ ENABLE_LANGUAGES: 'ar' })
    arabic.putSite(siteDocument({ lang: 'ar', name: 'وايفير' }))
    await arabic.purge(`site:${HOST}`)
    const manifest = JSON.parse((await arabic.get('/ar/manifest.webmanifest')).body)
    const lang = LOCALES.find(({ code }) => code === 'ar')?.formatting
    expect(manifest).toMatchObject({ name: 'وايفير', lang, dir: 'rtl', start_url: '/ar/' })
    await arabic.dispose()
  })

  test('may be kept for ten minutes by anybody, and elsewhere than in production by the browser alone', async () => {
    const open = await site.get('/manifest.webmanifest')
    expect(open.headers['cache-control']).toBe('public, max-age=600')
    expect(open.headers['x-robots-tag']).toBeUndefined()
    const staged = await site.get('/manifest.webmanifest', { host: `stage-${HOST}` })
    expect([staged.status, staged.headers['cache-control'], staged.headers['x-robots-tag']]).toEqual([
      200,
      'private, max-age=600',
      'noindex',
    ])
  })

  test('follows what is published', async () => {
    await site.get('/manifest.webmanifest')
    site.putSite(siteDocument({ name: 'Wayfare & more' }))
    await site.purge(`site:${HOST}`)
    expect(JSON.parse((await site.get('/manifest.webmanifest')).body)).toMatchObject({ name: 'Wayfare & more' })
  })

  test('is there for a site alone, in the languages that it has', async () => {
    for (const url of [
      '/paris/manifest.webmanifest',
      '/de/manifest.webmanifest',
      '/privacy-policy/manifest.webmanifest',
    ])
      expect([url, (await site.get(url)).status]).toEqual([url, 404])
  })

  test('is allowed by the policy of the page, from its own host', async () => {
    expect((await site.get('/')).headers['content-security-policy']).toContain("; manifest-src 'self';")
  })
})

describe('favicon.ico', () => {
  test('is that of the site at the host’s root, whatever its language and its folders', async () => {
    site.store.exec('DELETE FROM site')
    site.putSite(siteDocument({ lang: 'fr', brand: 'posters', languages: ['fr'] }))
    site.putSite(siteDocument({ uid: LISBON, brand: 'plain' }))
    await site.purge(`site:${HOST}`)
    expect((await site.get('/favicon.ico')).headers.location).toBe(iconAt(48, 'posters'))
  })

  test('is the marketplace’s where every site is served, and nothing for a host that is nobody’s', async () => {
    const anySite = await site.get('/favicon.ico', { host: 'localhost:3000' })
    expect([anySite.status, anySite.headers.location]).toEqual([302, iconAt(48, MARKETPLACE_BRAND)])
    expect((await site.get('/favicon.ico', { host: 'nobody.example' })).status).toBe(421)
  })
})

test('a brand that this build does not have is shown as the plain one, and said once', async () => {
  for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, brand: 'unheard-of' }))
  await site.purge(`site:${HOST}`)
  const root = await headOf('/')
  expect(attributeOf(root, 'html', 'data-brand')).toBe('plain')
  expect(attributeOf(root, 'link[rel=apple-touch-icon]', 'href')).toBe(iconAt(180, 'plain-maskable'))
  expect(site.logLines.filter(({ msg }) => msg === 'brand is not in this build')).toMatchObject([
    { brand: 'unheard-of' },
  ])
})
