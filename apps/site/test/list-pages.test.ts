import type { PageDocument } from '@passepartout/content-model/page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

const CITY = { city: 'PARIS', country: 'FR' }
const list = { id: 'all', type: 'productList', title: 'All', limit: 40, layout: 'grid' } as const

const put = (path: string, page: Partial<PageDocument>) => {
  const uid = [HOST, path].join('.')
  site.putPage(pageDocument({ uid, translationGroup: uid, title: path, categorisation: CITY, ...page }))
}

const card = (id: number, subCategory: number, collection: number) => ({
  id,
  name: `Tour ${id}`,
  primarySubCategory: { id: subCategory, displayName: `Kind ${subCategory}` },
  primaryCollection: { id: collection, displayName: `Collection ${collection}` },
})

/** A page in Paris that lists three tour groups of two kinds and two collections, all of which have a page but kind 12. */
function putPages(): void {
  const items = [card(1, 10, 2001), card(2, 11, 2002), card(3, 11, 2002), card(4, 12, 2003)]
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2001/', { pageData: { items, total: 4 } })
  put('louvre', {
    pageType: 'collectionPage',
    categorisation: { ...CITY, collectionId: 2001 },
    blocks: [{ ...list, source: { kind: 'collection', id: 2001 } }],
  })
  put('orsay', { pageType: 'collectionPage', categorisation: { ...CITY, collectionId: 2002 } })
  put('museums', { pageType: 'subCategoryPage', categorisation: { ...CITY, subCategoryId: 10 } })
  put('cruises', { pageType: 'subCategoryPage', categorisation: { ...CITY, subCategoryId: 11 } })
}

describe('what a list page leads to', () => {
  test('a bar of the kinds that it lists and that have a page, the most frequent first', async () => {
    putPages()
    const { body } = await site.get('/louvre/')
    const bar = /<nav [^>]*data-kinds=""[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? ''
    expect([...bar.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [href, label])).toEqual([
      ['/cruises/', 'Kind 11'],
      ['/museums/', 'Kind 10'],
    ])
  })

  test('collections that share tour groups with it, without itself', async () => {
    putPages()
    const { body } = await site.get('/louvre/')
    const related = /<section id="related".*?<\/section>/s.exec(body)?.[0] ?? ''
    expect([...related.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/orsay/'])
  })

  test('on the page of a kind the bar marks it; one kind alone is no bar', async () => {
    putPages()
    const items = [card(1, 10, 2001), card(2, 11, 2002)]
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/sub-category/10/', { pageData: { items, total: 2 } })
    const blocks = [{ ...list, source: { kind: 'subCategory', id: 10, city: 'PARIS' } }] as const
    put('museums', { pageType: 'subCategoryPage', categorisation: { ...CITY, subCategoryId: 10 }, blocks: [...blocks] })
    expect((await site.get('/museums/')).body).toMatch(/href="\/museums\/"[^>]*aria-current="page"[^>]*>Kind 10</)
    expect((await site.get('/orsay/')).body).not.toContain('data-kinds')
  })
})

test.each([
  ['categoryPage', { categoryId: 1 }, '/api/v6/tour-groups/list-by/category/1/'],
  ['subCategoryPage', { subCategoryId: 1080 }, '/api/v6/tour-groups/list-by/sub-category/1080/'],
] as const)('a %s says the lowest price of what it is about', async (pageType, ids, path) => {
  site.catalogue.answers.set(path, {
    pageData: { items: [], total: 0 },
    unFilteredMetaData: { minPrice: 17.5 },
    currency: { code: 'EUR' },
  })
  put(pageType.toLowerCase(), { pageType, categorisation: { ...CITY, ...ids } })
  site.catalogue.requests.length = 0
  const { body } = await site.get(`/${pageType.toLowerCase()}/`)
  expect(site.catalogue.requests).toContain(
    `${path}?city=PARIS&src-version=v3&language=EN&currency=EUR&fallback-to-english=false`,
  )
  expect(body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')).toContain('from €17.50')
})

test('cards stand as the catalogue ranks them', async () => {
  const items = [card(9, 10, 2001), card(3, 10, 2001), card(7, 11, 2002)]
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2077/', { pageData: { items, total: 3 } })
  put('ranked', {
    pageType: 'collectionPage',
    categorisation: { ...CITY, collectionId: 2077 },
    blocks: [{ ...list, source: { kind: 'collection', id: 2077 } }],
  })
  const { body } = await site.get('/ranked/')
  expect([...body.matchAll(/<h3[^>]*><a [^>]*>(Tour \d)</g)].map(([, name]) => name)).toEqual([
    'Tour 9',
    'Tour 3',
    'Tour 7',
  ])
})

describe('the banner of a city', () => {
  const banner = {
    title: 'On the river',
    imageUrl: '/catalogue/seine',
    link: '/cruises/',
    startDate: '2020-01-01',
    endDate: '2040-12-31',
    rank: 1,
  }
  /** The page of a city of its own, as answers are kept by city. */
  const shown = async (banners: unknown[], city: string) => {
    site.catalogue.answers.set('/api/v1/banner/', { banners })
    putPages()
    put(`city-${city}`, { pageType: 'cityPage', categorisation: { city }, blocks: [] })
    return (await site.get(`/city-${city}/`)).body
  }

  test('is asked for by the city, and leads to the page of its path', async () => {
    site.catalogue.requests.length = 0
    const body = await shown([banner], 'lyon')
    expect(site.catalogue.requests.filter((url) => url.includes('banner'))).toEqual([
      '/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=lyon&language=EN',
    ])
    expect(body).toMatch(/<section id="city-banner".*?On the river.*?href="\/cruises\/"/s)
  })

  test.each([
    ['before its first day', { startDate: '2039-01-01' }],
    ['after its last day', { endDate: '2020-02-01' }],
    ['where its page is not there', { link: '/nowhere/' }],
    ['where its address is none', { link: 'javascript:alert(1)' }],
  ])('is not shown %s', async (_, change) => {
    const city = Object.values(change)
      .join('')
      .replaceAll(/[^a-z0-9]/g, '')
    expect(await shown([{ ...banner, ...change }], city)).not.toContain('city-banner')
  })
})
