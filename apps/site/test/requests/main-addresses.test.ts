import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PAGES_OF_TOUR_GROUP_SQL } from '../../src/content/store/store-file.ts'
import { structuredDataSchema } from '../../src/pages/metadata/structured-data-schema.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'
import { parseSitemap } from '../tools/parse-sitemap.ts'

/** A tour group has one main address in each language, over all hosts (docs/decisions/067). */

let site: TestSite

const PARIS = 'paris.wayfare.example'
const TOWER = 'www.eiffel-tower-tickets.example'
/** In a folder of the marketplace. */
const FOLDER = `${HOST}.paris-guide`
const LANGUAGES = ['en', 'fr', 'de', 'es'] as const
const TOUR = {
  id: 7110,
  name: 'Louvre at dusk',
  flowType: 'NORMAL',
  cityCode: 'PARIS',
  urlSlugs: { EN: 'louvre-at-dusk', FR: 'louvre-au-crepuscule', DE: 'louvre-am-abend', ES: 'louvre-al-atardecer' },
  listingPrice: { currencyCode: 'EUR', originalPrice: 50, finalPrice: 40, type: 'PER_PERSON', otherPricesExist: true },
}
const PATHS: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: '/louvre-at-dusk-t7110/',
  fr: '/fr/louvre-au-crepuscule-t7110/',
  de: '/de/louvre-am-abend-t7110/',
  es: '/es/louvre-al-atardecer-t7110/',
}
const LIST = {
  id: 'list',
  type: 'productList',
  title: 'All of Paris',
  source: { kind: 'collection', id: 1004 },
  limit: 40,
  layout: 'grid',
} as const

function putTour(more: object = {}): void {
  const tour = { ...TOUR, ...more }
  site.catalogue.answers.set('/api/v6/tour-groups/7110/', tour)
  site.catalogue.answers.set('/api/v6/tour-groups/', { tourGroups: [tour] })
  const list = { pageData: { items: [tour], total: 1 } }
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', list)
}

interface Put extends Partial<SiteDocument> {
  readonly city?: string
}

/** A site with a home and a list that names the tour group, in four languages unless it says otherwise. */
function putSite(uid: string, { city, languages = [...LANGUAGES], ...more }: Put = {}): void {
  const host = uid === FOLDER ? HOST : uid
  for (const lang of languages) {
    site.putSite(siteDocument({ uid, host, lang, languages, ...more }))
    const home = { siteUid: uid, lang, translationGroup: `home of ${uid}` }
    site.putPage(pageDocument({ ...home, uid, ...(city === undefined ? {} : { categorisation: { city } }) }))
    const list = { ...home, uid: `${uid}.all`, translationGroup: `list of ${uid}`, blocks: [LIST] }
    site.putPage(pageDocument({ ...list, pageType: 'collectionPage', categorisation: { collectionId: 1004 } }))
  }
}

function putWritten(siteUid: string, lang: LanguageCode, more: Partial<PageDocument> = {}): void {
  const written = { siteUid, lang, pageType: 'showPage', translationGroup: `louvre of ${siteUid}` } as const
  site.putPage(pageDocument({ ...written, uid: `${siteUid}.louvre`, categorisation: { tgid: 7110 }, ...more }))
}

const at = (host: string, lang: (typeof LANGUAGES)[number] = 'en') => `https://${host}${PATHS[lang]}`
const writtenAt = (host: string, lang: string) => `https://${host}${lang === 'en' ? '' : `/${lang}`}/louvre/`
const get = (address: string) => {
  const { host, pathname } = new URL(address)
  return site.get(pathname, { host })
}

interface Told {
  readonly status: number
  readonly canonical: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly openGraph: string | undefined
  /** Of the page and of what it is about, in structured data. */
  readonly data: readonly (string | undefined)[]
  readonly markdown: readonly (string | undefined)[]
  /** Where the selector leads, by language. */
  readonly selector: Readonly<Record<string, string>>
}

/** Everything that names the address of what a page shows. */
async function tell(address: string): Promise<Told> {
  const { status, body } = await get(address)
  const markdown = await get(`${address}index.md`)
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
  const { data } = structuredDataSchema.safeParse(JSON.parse(script))
  const nodes = (data?.['@graph'] ?? []).filter((node) =>
    ['WebPage', 'Product', 'TheaterEvent'].includes(node['@type']),
  )
  const alternates = body.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
  const selector =
    /<[^>]* id="locale-panel".*/s.exec(body)?.[0].matchAll(/<a [^>]*href="([^"]*)" lang="([^"]*)" hrefLang/g) ?? []
  return {
    status,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    alternates: Object.fromEntries([...alternates].map(([, lang = '', href = '']) => [lang, href])),
    openGraph: /<meta property="og:url" content="([^"]*)"/.exec(body)?.[1],
    data: [...new Set(nodes.map((node) => ('url' in node ? node.url : undefined)))],
    markdown: [String(markdown.headers.link), /^canonical: "(.*)"$/m.exec(markdown.body)?.[1]],
    selector: Object.fromEntries([...selector].map(([, href = '', lang = '']) => [lang, href])),
  }
}

async function listed(host: string): Promise<Record<string, Record<string, string>>> {
  const files = parseSitemap((await get(`https://${host}/sitemap.xml`)).body)
  const entries = await Promise.all(files.map(async ({ location }) => parseSitemap((await get(location)).body)))
  const ofTour = entries.flat().filter(({ location }) => /louvre/.test(location))
  return Object.fromEntries(ofTour.map(({ location, alternates }) => [location, Object.fromEntries(alternates)]))
}

const groupOf = (host: string, written: readonly string[] = []) => {
  const members = LANGUAGES.map((lang) => [lang, written.includes(lang) ? writtenAt(host, lang) : at(host, lang)])
  return Object.fromEntries([...members, ['x-default', members[0]?.[1]]])
}

beforeEach(async () => {
  site = await createTestSite()
  putTour()
  putSite(HOST)
  await site.purge(cacheTag.site(HOST))
})
afterEach(() => site.dispose())

const onlyMain = (address: string) => ({
  canonical: address,
  openGraph: address,
  data: [address],
  markdown: [`<${address}>; rel="canonical"`, address],
})

describe('on one site', () => {
  // spec: 5.header.2, D.products.13
  test('what editors wrote and the catalogue’s pages are one group, whose default is English', async () => {
    for (const lang of ['en', 'fr'] as const) putWritten(HOST, lang)
    await site.purge(cacheTag.tourGroup(7110))
    const group = groupOf(HOST, ['en', 'fr'])
    const selector = Object.fromEntries(LANGUAGES.map((lang) => [lang, new URL(group[lang] ?? '').pathname]))
    for (const lang of LANGUAGES) {
      const address = group[lang] ?? ''
      expect(await tell(address)).toEqual({ status: 200, alternates: group, selector, ...onlyMain(address) })
    }
    expect(await listed(HOST)).toEqual(Object.fromEntries(LANGUAGES.map((lang) => [group[lang], group])))
  })

  // spec: D.products.13
  test('a written page that search engines are kept from is no member, nor is the address that leads to it', async () => {
    putWritten(HOST, 'fr', { meta: { title: 'Louvre', description: '', noIndex: true } })
    await site.purge(cacheTag.tourGroup(7110))
    const { fr: _, ...group } = groupOf(HOST)
    expect((await tell(at(HOST, 'de'))).alternates).toEqual(group)
    expect((await tell(writtenAt(HOST, 'fr'))).alternates).toEqual({})
    expect(Object.keys(await listed(HOST)).toSorted()).toEqual(['de', 'en', 'es'].map((lang) => group[lang]).toSorted())
  })

  test('of two that were written about the same, one is the main address', async () => {
    putWritten(HOST, 'en')
    putWritten(HOST, 'en', { uid: `${HOST}.louvre-again`, translationGroup: 'yield' })
    await site.purge(cacheTag.tourGroup(7110))
    const again = `https://${HOST}/louvre-again/`
    expect(await tell(again)).toMatchObject({ status: 200, alternates: {}, ...onlyMain(writtenAt(HOST, 'en')) })
    expect(Object.keys(await listed(HOST))).not.toContain(again)
  })

  test('a page that only names the tour group is not about it', async () => {
    putWritten(HOST, 'en', { pageType: 'contentPage' })
    await site.purge(cacheTag.tourGroup(7110))
    expect((await tell(at(HOST))).canonical).toBe(at(HOST))
    expect(await tell(writtenAt(HOST, 'en'))).toMatchObject({ canonical: writtenAt(HOST, 'en'), alternates: {} })
  })
})

describe('on several', () => {
  beforeEach(async () => {
    putSite(PARIS, { city: 'PARIS', structureType: 'subdomain' })
    putSite(TOWER, { city: 'PARIS', brand: 'posters' })
    putSite(FOLDER, { city: 'PARIS', structureType: 'subfolder' })
    await site.purge(...[PARIS, TOWER, FOLDER].map(cacheTag.site))
  })

  /** Each address that the tour group has, with the one that it names as its main address. */
  const mains = async (lang: (typeof LANGUAGES)[number] = 'en') => {
    const found: Record<string, string | undefined> = {}
    for (const host of [HOST, PARIS, TOWER]) found[host] = (await tell(at(host, lang))).canonical
    const inFolder = PATHS[lang].replace(/^(\/[a-z]{2})?\//, '$1/paris-guide/')
    found[FOLDER] = (await tell(`https://${HOST}${inFolder}`)).canonical
    return found
  }
  const all = (address: string) => ({ [HOST]: address, [PARIS]: address, [TOWER]: address, [FOLDER]: address })

  // spec: D.products.14
  test('the site that sells everywhere comes first; the others stay, and point at it', async () => {
    const selector = Object.fromEntries(LANGUAGES.map((lang) => [lang, PATHS[lang]]))
    for (const lang of LANGUAGES) {
      expect(await mains(lang)).toEqual(all(at(HOST, lang)))
      expect(await tell(at(TOWER, lang))).toEqual({
        status: 200,
        alternates: {},
        selector,
        ...onlyMain(at(HOST, lang)),
      })
    }
    expect((await tell(at(HOST))).alternates).toEqual(groupOf(HOST))
    expect(Object.keys(await listed(HOST)).toSorted()).toEqual(LANGUAGES.map((lang) => at(HOST, lang)).toSorted())
    for (const host of [PARIS, TOWER]) expect(await listed(host)).toEqual({})
    const llms = async (host: string) => (await get(`https://${host}/llms.txt`)).body.includes('louvre')
    expect([await llms(HOST), await llms(TOWER)]).toEqual([true, false])
  })

  test('its links stay its own', async () => {
    const orsay = { ...TOUR, id: 7111, name: 'Orsay', urlSlugs: { EN: 'orsay' } }
    site.catalogue.answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [orsay] } })
    expect((await get(at(TOWER))).body).toContain('href="/orsay-t7111/"')
    expect((await get(`${at(TOWER)}index.md`)).body).toContain(`[Orsay](https://${TOWER}/orsay-t7111/)`)
  })

  // spec: D.products.14
  test('a number that editors give a site comes first, and what is kept elsewhere follows at once', async () => {
    expect(await mains()).toEqual(all(at(HOST)))
    putSite(TOWER, { city: 'PARIS', mainAddressOrder: 20 })
    await site.purge(cacheTag.site(TOWER))
    expect(await mains()).toEqual(all(at(TOWER)))
    putSite(PARIS, { city: 'PARIS', mainAddressOrder: 10 })
    await site.purge(cacheTag.site(PARIS))
    expect(await mains()).toEqual(all(at(PARIS)))
    expect((await tell(at(PARIS))).alternates).toEqual(groupOf(PARIS))
    expect(await listed(PARIS)).toEqual(Object.fromEntries(LANGUAGES.map((lang) => [at(PARIS, lang), groupOf(PARIS)])))
    expect(await listed(HOST)).toEqual({})
  })

  // spec: D.products.14
  test('what an editor wrote comes before any number, with its other languages; taken away, it leaves nothing behind', async () => {
    putSite(PARIS, { city: 'PARIS', mainAddressOrder: 10 })
    await site.purge(cacheTag.site(PARIS))
    expect(await mains()).toEqual(all(at(PARIS)))
    putWritten(TOWER, 'en')
    await site.purge(cacheTag.page(`${TOWER}.louvre`, 'en'), cacheTag.tourGroup(7110))
    expect((await tell(at(PARIS))).canonical).toBe(writtenAt(TOWER, 'en'))
    expect(await mains('fr')).toEqual(all(at(TOWER, 'fr')))
    expect((await tell(at(TOWER, 'fr'))).alternates).toEqual(groupOf(TOWER, ['en']))
    site.store.exec(`DELETE FROM page WHERE uid = '${TOWER}.louvre'`)
    await site.purge(cacheTag.page(`${TOWER}.louvre`, 'en'), cacheTag.tourGroup(7110))
    expect(await mains()).toEqual(all(at(PARIS)))
    expect(await mains('fr')).toEqual(all(at(PARIS, 'fr')))
  })

  // spec: D.products.15
  test('a language that the first site lacks is on the next one, in the same group', async () => {
    putSite(TOWER, { city: 'PARIS', mainAddressOrder: 1, languages: ['en', 'fr'] })
    site.store.exec(`DELETE FROM site WHERE uid = '${TOWER}' AND lang IN ('de', 'es')`)
    await site.purge(cacheTag.site(TOWER))
    expect(await mains('fr')).toEqual(all(at(TOWER, 'fr')))
    expect((await tell(at(PARIS, 'de'))).canonical).toBe(at(HOST, 'de'))
    const group = { ...groupOf(TOWER), de: at(HOST, 'de'), es: at(HOST, 'es') }
    for (const address of [at(TOWER), at(HOST, 'de')]) expect((await tell(address)).alternates).toEqual(group)
  })

  test.each([
    ['gone', { gone: true }],
    ['moved', { gone: false, permanent: true, to: { uid: HOST, lang: 'en', kind: 'page' } }],
    // spec: D.products.15
  ])('an address that is %s is nobody’s main address, and the others hear of it', async (_, what) => {
    expect((await mains())[PARIS]).toBe(at(HOST))
    site.putRedirect(PATHS.en, what)
    await site.purge(cacheTag.redirect(HOST, PATHS.en))
    // In one place of the host it is gone; the folder has another.
    expect((await tell(at(PARIS))).canonical).toBe(at(TOWER).replace(TOWER, PARIS))
    expect((await tell(at(TOWER))).canonical).toBe(at(PARIS))
  })

  test('nor is a written page that is declared gone', async () => {
    putWritten(TOWER, 'en')
    await site.purge(cacheTag.tourGroup(7110))
    expect((await tell(at(PARIS))).canonical).toBe(writtenAt(TOWER, 'en'))
    site.putRedirect('/louvre/', { gone: true }, TOWER)
    await site.purge(cacheTag.redirect(TOWER, '/louvre/'))
    expect((await tell(at(PARIS))).canonical).toBe(at(HOST))
  })

  // spec: D.products.15
  test('a site that is no more leaves it to the next', async () => {
    expect((await mains())[TOWER]).toBe(at(HOST))
    site.store.exec(`DELETE FROM site WHERE uid = '${HOST}'`)
    await site.purge(cacheTag.site(HOST))
    expect((await tell(at(TOWER))).canonical).toBe(at(PARIS))
  })

  test('a site whose home page renderQueue to another city does not sell it any more', async () => {
    putSite(PARIS, { city: 'PARIS', mainAddressOrder: 1 })
    await site.purge(cacheTag.site(PARIS))
    expect((await tell(at(TOWER))).canonical).toBe(at(PARIS))
    putSite(PARIS, { city: 'ROME', mainAddressOrder: 1 })
    await site.purge(...LANGUAGES.map((lang) => cacheTag.page(PARIS, lang)), cacheTag.site(PARIS))
    expect((await tell(at(TOWER))).canonical).toBe(at(HOST))
  })

  test('while the catalogue is silent, a written page is its own main address', async () => {
    putWritten(TOWER, 'en')
    site.catalogue.fault = 'status'
    await site.purge(cacheTag.tourGroup(7110))
    expect((await tell(writtenAt(TOWER, 'en'))).canonical).toBe(writtenAt(TOWER, 'en'))
    expect(Object.keys(await listed(TOWER))).toEqual([writtenAt(TOWER, 'en')])
  })

  test('finding it reads a handful of rows, whatever the number of sites and pages', () => {
    const steps = site.store.prepare(`EXPLAIN QUERY PLAN ${PAGES_OF_TOUR_GROUP_SQL}`).all(7110)
    expect(steps.map(({ detail }) => String(detail)).join()).toMatch(/SEARCH page USING INDEX page_by_tour_group/)
  })
})
