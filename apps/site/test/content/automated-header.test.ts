import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

const ROME = 'rome.wayfare.example'
const CITY_PATH = '/api/v6/tour-groups/list-by/city/Rome/'
const MANUAL: MenuItem = {
  id: 'manual',
  label: 'By hand',
  items: [],
  action: { type: 'CUSTOM', url: '/by-hand/', newTab: false, label: 'By hand', appearance: 'link' },
}

const named = (id: number, displayName: string) => ({ id, name: 'internal', displayName })
const tourGroup = (id: number, collection: object | null, category: object, subCategory: object | null) => ({
  id,
  name: `Tour ${id}`,
  primaryCollection: collection,
  primaryCategory: category,
  primarySubCategory: subCategory,
  listingPrice: { currencyCode: 'EUR', originalPrice: 50, finalPrice: 40, type: 'PER_PERSON' },
})
const tours = named(2, 'Guided tours')
const items = [
  tourGroup(7201, named(1005, 'Colosseum'), tours, named(1011, 'Walks')),
  tourGroup(7202, named(1007, 'Vatican <b>Museums</b>'), tours, named(1143, 'Day trips')),
  tourGroup(7203, named(1007, 'Vatican <b>Museums</b>'), tours, null),
  tourGroup(7204, named(1008, 'Nowhere'), named(1, 'Tickets'), named(1010, 'Landmarks')),
]

const colosseum = pageDocument({
  uid: `${ROME}.colosseum`,
  siteUid: ROME,
  pageType: 'collectionPage',
  categorisation: { city: 'ROME', collectionId: 1005 },
  title: 'All about the Colosseum',
})
const vatican = pageDocument({
  uid: `${HOST}.vatican`,
  pageType: 'collectionPage',
  categorisation: { collectionId: 1007 },
})
const dayTrips = pageDocument({
  uid: `${HOST}.day-trips`,
  pageType: 'subCategoryPage',
  categorisation: { subCategoryId: 1143 },
})

let site: TestSite

function rome(more: Partial<SiteDocument> = {}): SiteDocument {
  const { header } = siteDocument()
  const manualHeader = { ...header.manualHeader, menuItems: [MANUAL] }
  return siteDocument({
    uid: ROME,
    host: ROME,
    name: 'Rome',
    header: { ...header, hasAutomatedHeader: true, city: 'ROME', manualHeader },
    ...more,
  })
}

async function start(environment: Record<string, string> = {}): Promise<void> {
  site = await createTestSite(environment)
  site.catalogue.answers.set(CITY_PATH, { pageData: { items, total: items.length } })
  for (const lang of ['en', 'fr'] as const) {
    site.putSite(rome({ lang }))
    site.putPage(pageDocument({ uid: ROME, siteUid: ROME, lang, title: 'Roma' }))
  }
  for (const page of [colosseum, vatican, dayTrips]) site.putPage(page)
  site.putPage({ ...colosseum, lang: 'fr', uid: `${ROME}.colisee` })
  await site.purge(`site:${ROME}`)
}
beforeEach(() => start())
afterEach(() => site.dispose())

const get = (url: string, headers: Record<string, string> = {}) => site.get(url, { host: ROME, ...headers })
/** The page of menus of a page. */
const menus = (url: string, headers: Record<string, string> = {}) => get(`/_menu${url}`, headers)
/** Answers from the cache alone leave no line in the log. */
const isHit = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['x-request-id'] === undefined
const questions = () => site.catalogue.requests.filter((url) => url.startsWith(CITY_PATH))
/** Labels and addresses of the links of a header and its menus, in their order, each once. */
const menuOf = (body: string) => {
  const header = /<header.*<\/main>/s.exec(body)?.[0] ?? ''
  const links = [...header.matchAll(/<a ([^>]*)>((?:(?!<\/a>).)*)<\/a>/gs)].map(([, attributes = '', label = '']) => [
    label.replace(/<[^>]*>/g, ''),
    /href="([^"]*)"/.exec(attributes)?.[1],
  ])
  return new Map(links.map(([label = '', href]) => [label, href]))
}

describe('the automated menu', () => {
  // spec: 2.header.4
  test('is what the catalogue has in the city and the sites have a page for, in the language of the visit', async () => {
    const { status, body } = await menus('/')
    expect(status).toBe(200)
    const menu = menuOf(body)
    expect(menu.get('Colosseum')).toBe('/colosseum/')
    expect(menu.get('Vatican Museums')).toBe(`https://${HOST}/vatican/`)
    expect(menu.get('Day trips')).toBe(`https://${HOST}/day-trips/`)
    // Only one page of its kind: a link of its own, without the kind's name.
    expect(body).not.toContain('Guided tours')
    expect(body).toContain('Top experiences')
    expect([...menu.keys()].join()).not.toMatch(/Nowhere|Walks|Landmarks|By hand|All about/)
    expect(body).not.toContain('<b>Museums')

    const french = await menus('/fr/')
    expect(menuOf(french.body).get('Colosseum')).toBe('/fr/colisee/')
    expect(french.body).not.toContain('Day trips')
    expect(questions()).toHaveLength(2)
    expect(questions()[1]).toContain('language=FR')
  })

  test('costs one call, whatever the currency, and does not age as prices do', async () => {
    await get('/')
    await get('/', { cookie: 'currency=USD' })
    await get('/colosseum/')
    expect(questions()).toEqual([
      `${CITY_PATH}?src-version=v3&limit=100&language=EN&currency=EUR&fallback-to-english=false`,
    ])
    site.clock.now += 30 * 60_000
    expect(isHit(await get('/'))).toBe(true)
  })

  test('a page that is withdrawn goes from the menu, and one that comes back returns', async () => {
    expect(menuOf((await menus('/')).body).has('Day trips')).toBe(true)
    site.store.prepare('DELETE FROM page WHERE uid = ?').run(dayTrips.uid)
    expect(menuOf((await menus('/')).body).has('Day trips')).toBe(true)
    await site.purge(`link:${dayTrips.translationGroup}`)
    const { body } = await menus('/')
    expect(menuOf(body).has('Day trips')).toBe(false)
    expect(body).not.toContain('Guided tours')
    site.putPage(dayTrips)
    await site.purge('listing:subCategory:1143')
    expect(menuOf((await menus('/')).body).has('Day trips')).toBe(true)
  })

  test('a listing that changes changes the menu', async () => {
    await get('/')
    site.catalogue.answers.set(CITY_PATH, { pageData: { items: [items[0], items[3]], total: 2 } })
    await site.purge('collection:1007')
    expect([...menuOf((await menus('/')).body).keys()]).not.toContain('Day trips')
  })

  test('a page that search engines are to leave out, and a copy, are in no menu', async () => {
    site.putPage({ ...colosseum, meta: { ...colosseum.meta, noIndex: true } })
    site.putPage({ ...colosseum, uid: `${ROME}.colosseum-copy` })
    await site.purge(`link:${colosseum.translationGroup}`)
    expect((await menus('/')).body).not.toContain('colosseum')
  })

  test('outside production its links carry uid and lang', async () => {
    const { body } = await menus(`/?uid=${ROME}`, { host: 'localhost:3000' })
    expect(menuOf(body).get('Day trips')).toBe(`/day-trips/?uid=${dayTrips.uid}&amp;lang=en`)
  })
})

describe('the manual items stand', () => {
  test.each(['status', 'garbage', 'slow', 'closed'] as const)('when the catalogue fails: %s', async (fault) => {
    if (fault === 'slow') {
      await site.dispose()
      await start({ CATALOGUE_TIMEOUT: '100' })
    }
    site.catalogue.fault = fault
    const { status, body } = await get('/')
    expect(status).toBe(200)
    expect(menuOf(body).get('By hand')).toBe('/by-hand/')
    expect(menuOf(body).has('Colosseum')).toBe(false)
    site.catalogue.fault = undefined
    site.clock.now += 6000
    await expect.poll(async () => menuOf((await menus('/')).body).has('Colosseum')).toBe(true)
  })

  test.each<[string, boolean, unknown]>([
    ['is no list', false, { error: { code: 'E' } }],
    ['is empty', true, { pageData: { items: [], total: 0 } }],
    ['has nothing but what no page is about', true, { pageData: { items: items.slice(3), total: 1 } }],
  ])('when the answer %s, and the page lasts: %s', async (_, isKept, answer) => {
    site.catalogue.answers.set(CITY_PATH, answer)
    const { status, body } = await get('/')
    expect(status).toBe(200)
    expect([...menuOf(body).keys()]).toContain('By hand')
    site.clock.now += 30_000
    expect(isHit(await get('/'))).toBe(isKept)
  })

  test.each<[string, Partial<SiteDocument['header']>]>([
    ['the header is not automated', { hasAutomatedHeader: false }],
    ['the site names no city', { city: ' ' }],
    // spec: 3.header.2
  ])('when %s, and nothing is asked', async (_, header) => {
    site.putSite(rome({ header: { ...rome().header, ...header } }))
    await site.purge(`site:${ROME}`)
    expect([...menuOf((await menus('/')).body).keys()]).toContain('By hand')
    expect(site.catalogue.requests.join()).not.toContain('list-by/city')
  })

  test('on a page that is not found', async () => {
    const { status, body } = await get('/nowhere/')
    expect(status).toBe(404)
    expect([...menuOf(body).keys()]).toContain('By hand')
  })
})
