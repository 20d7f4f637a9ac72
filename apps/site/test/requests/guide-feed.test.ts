import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'
import { childrenOf, linkOf, parseAtom, textOf } from '../tools/parse-atom.ts'

/** The newest guides of a site in one language, as a feed in Atom 1.0. */

const ORIGIN = `https://${HOST}`
const HARD_WORDS = 'Food & <drink> "in" \u{1F35D}\u0000\u000B'
const GUIDE = { pageType: 'contentPage', landingPageKind: 'TravelGuide' } as const

let site: TestSite

const guide = (slug: string, day: string, more: Parameters<typeof pageDocument>[0] = {}) =>
  pageDocument({
    ...GUIDE,
    uid: `${HOST}.${slug}`,
    title: slug,
    meta: { title: slug, description: `About ${slug}`, noIndex: false },
    publishedAt: '2026-10-01T08:00:00.000Z',
    updatedAt: `2026-11-${day}T08:00:00.000Z`,
    ...more,
  })

beforeAll(async () => {
  site = await createTestSite()
  site.putSite(siteDocument({ tagline: 'Tickets & more' }))
  const picture = {
    ...{ mediaId: '1', url: '/guides/rome', alt: 'A "view"', width: 2000, height: 1000 },
    focalPoint: { x: 0.5, y: 0.5 },
  }
  site.putPage(guide('rome', '03', { title: HARD_WORDS, heroImage: picture }))
  site.putPage(guide('paris-guide', '05', { lang: 'en' }))
  site.putPage(guide('paris-guide', '05', { lang: 'fr', title: 'Guide de Paris' }))
  site.putPage(guide('directions', '04', { pageType: 'shoulderPage', title: 'The way [link url="/x/"]there[/link]' }))
  // No guides: an imprint, a page that search engines are to leave out, a copy, and one of no time.
  site.putPage(pageDocument({ uid: `${HOST}.imprint`, pageType: 'contentPage', title: 'Imprint' }))
  site.putPage(guide('hidden', '09', { meta: { title: 'x', description: '', noIndex: true } }))
  site.putPage(guide('rome-copy', '09'))
  site.putPage(guide('timeless', '08', { publishedAt: 'yesterday' }))
  await site.purge(`site:${HOST}`)
})
afterAll(() => site.dispose())

async function entriesAt(address: string) {
  const feed = parseAtom((await site.get(address)).body)
  return childrenOf(feed, 'entry').map((entry) => linkOf(entry, 'alternate'))
}

test('the feed has the guides of its language, those that changed last first', async () => {
  const { status, headers, body } = await site.get('/guides.atom')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'x-robots-tag': 'noindex',
  })
  const feed = parseAtom(body)
  expect(feed.attributes['xml:lang']).toBe('en')
  expect([textOf(feed, 'title'), textOf(feed, 'subtitle')]).toEqual(['Wayfare', 'Tickets & more'])
  expect([linkOf(feed, 'self'), linkOf(feed, 'alternate')]).toEqual([`${ORIGIN}/guides.atom`, `${ORIGIN}/`])
  expect(textOf(feed, 'updated')).toBe('2026-11-05T08:00:00.000Z')
  expect(childrenOf(feed, 'entry').map((entry) => textOf(entry, 'title'))).toEqual([
    'paris-guide',
    'The way there',
    'Food & <drink> "in" \u{1F35D}',
  ])
  expect(await entriesAt('/fr/guides.atom')).toEqual([`${ORIGIN}/fr/paris-guide/`])
})

test('an entry has its page, its times, what it is about, and its picture', async () => {
  const rome = childrenOf(parseAtom((await site.get('/guides.atom')).body), 'entry')[2]
  if (!rome) throw new Error('no entry')
  expect([textOf(rome, 'id'), linkOf(rome, 'alternate')]).toEqual([`${ORIGIN}/rome/`, `${ORIGIN}/rome/`])
  expect(textOf(rome, 'published')).toBe('2026-10-01T08:00:00.000Z')
  expect(textOf(rome, 'updated')).toBe('2026-11-03T08:00:00.000Z')
  expect(textOf(rome, 'summary')).toBe('About rome')
  expect(linkOf(rome, 'enclosure')).toContain('/guides/rome')
  expect(childrenOf(rome, 'media:thumbnail')[0]?.attributes).toEqual({
    url: linkOf(rome, 'enclosure'),
    width: '1200',
    height: '630',
  })
})

test('home page and guides lead to it, other pages do not', async () => {
  const link = (path: string) =>
    `<link rel="alternate" type="application/atom+xml" title="Wayfare" href="${ORIGIN}${path}"`
  expect((await site.get('/')).body).toContain(link('/guides.atom'))
  expect((await site.get('/fr/paris-guide/')).body).toContain(link('/fr/guides.atom'))
  for (const path of ['/imprint/', '/paris/']) expect((await site.get(path)).body).not.toContain('atom+xml')
})

test('whoever has it is told so, and has the next guide as soon as it is published', async () => {
  const { headers } = await site.get('/guides.atom')
  const known = { 'if-none-match': String(headers.etag) }
  expect((await site.get('/guides.atom', known)).status).toBe(304)
  const next = guide('lisbon-guide', '20')
  site.putPage(next)
  await site.purge(`page:${next.uid}:en:page`)
  const after = await site.get('/guides.atom', known)
  expect(after.status).toBe(200)
  expect(after.headers.etag).not.toBe(headers.etag)
  expect((await entriesAt('/guides.atom'))[0]).toBe(`${ORIGIN}/lisbon-guide/`)
})

test('a change of an entry is seen, too', async () => {
  await site.get('/guides.atom')
  site.putPage(guide('rome', '25'))
  await site.purge(`page:${HOST}.rome:en:page`)
  expect((await entriesAt('/guides.atom'))[0]).toBe(`${ORIGIN}/rome/`)
})

test('a site without guides has an empty feed, and one without a home page has none', async () => {
  const lisbon = { uid: `${HOST}.lisbon`, siteUid: `${HOST}.lisbon` }
  site.putSite(siteDocument({ ...lisbon, languages: ['en', 'fr'] }))
  site.putPage(pageDocument(lisbon))
  await site.purge(`site:${lisbon.uid}`, `page:${lisbon.uid}:en:page`)
  const feed = parseAtom((await site.get('/lisbon/guides.atom')).body)
  expect(childrenOf(feed, 'entry')).toEqual([])
  expect(textOf(feed, 'updated')).toBe('2026-11-01T00:00:00.000Z')
  expect((await site.get('/fr/lisbon/guides.atom')).status).toBe(404)
  expect((await site.get('/paris/guides.atom')).status).toBe(404)
})

test('a site that offers no feed has none, and its pages name none', async () => {
  expect((await site.get('/')).body).toContain('application/atom+xml')
  for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, machineInterfaces: [] }))
  await site.purge(`site:${HOST}`)
  expect((await site.get('/guides.atom')).status).toBe(404)
  expect((await site.get('/')).body).not.toContain('application/atom+xml')
  for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang }))
  await site.purge(`site:${HOST}`)
})

test('on other hosts its addresses are the public ones', async () => {
  const { body } = await site.get(`/guides.atom?uid=${HOST}&lang=fr`, { host: 'localhost' })
  expect(linkOf(parseAtom(body), 'self')).toBe(`${ORIGIN}/fr/guides.atom`)
})
