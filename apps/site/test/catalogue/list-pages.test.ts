import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { PageDocument } from '@passepartout/content-model/page'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/i18n/day-number.ts'
import { isoToday } from '../../src/i18n/zoned-time.ts'
import { nextDates } from '../../src/products/calendar/day-states.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

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
  // spec: D.compare.7
  test('a bar of the kinds that it lists and that have a page, the most frequent first', async () => {
    putPages()
    const { body } = await site.get('/louvre/')
    const bar = /<nav [^>]*data-kinds=""[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? ''
    expect([...bar.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [href, label])).toEqual([
      ['/cruises/', 'Kind 11'],
      ['/museums/', 'Kind 10'],
    ])
  })

  test('beside them a filter for each kind of several tour groups that has no page', async () => {
    putPages()
    const kinds = [10, 11, 13, 13, 12, 12, 12, 14]
    const items = kinds.map((kind, place) => card(place + 1, kind, 2009))
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2009/', { pageData: { items, total: 8 } })
    put('seine', {
      pageType: 'collectionPage',
      categorisation: { ...CITY, collectionId: 2009 },
      blocks: [{ ...list, source: { kind: 'collection', id: 2009 } }],
    })
    const bar = parse((await site.get('/seine/')).body).querySelectorAll('nav[data-kinds] a')
    expect(bar.map(({ attributes: { href, rel }, text }) => [href, rel, text])).toEqual([
      ['/museums/', undefined, 'Kind 10'],
      ['/cruises/', undefined, 'Kind 11'],
      ['/seine/?kind=12#all', 'nofollow', 'Kind 12'],
      ['/seine/?kind=13#all', 'nofollow', 'Kind 13'],
    ])
    expect((await site.get('/seine/?kind=13')).body).toContain('Tour 3')
  })

  // spec: D.compare.7
  test('on the page of a kind the bar marks it; one kind alone is no bar', async () => {
    putPages()
    const items = [card(1, 10, 2001), card(2, 11, 2002)]
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/sub-category/10/', { pageData: { items, total: 2 } })
    const blocks = [{ ...list, source: { kind: 'subCategory', id: 10, city: 'PARIS' } }] as const
    put('museums', { pageType: 'subCategoryPage', categorisation: { ...CITY, subCategoryId: 10 }, blocks: [...blocks] })
    await site.purge(cacheTag.page([HOST, 'museums'].join('.'), 'en'))
    expect((await site.get('/museums/')).body).toMatch(/href="\/museums\/"[^>]*aria-current="page"[^>]*>Kind 10</)
    expect((await site.get('/orsay/')).body).not.toContain('data-kinds')
  })

  const relatedOf = async (path: string) => {
    const related = /<section id="related".*?<\/section>/s.exec((await site.get(path)).body)?.[0] ?? ''
    return [...related.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  }

  // spec: D.compare.8
  test('collections that share tour groups with it, without itself; beside a lone one kinds', async () => {
    putPages()
    expect(await relatedOf('/louvre/')).toEqual(['/orsay/', '/cruises/', '/museums/'])
  })

  test('to no list of one: a lone collection without kinds is not shown', async () => {
    putPages()
    const items = [card(21, 12, 2004), card(22, 12, 2002)]
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2004/', { pageData: { items, total: 2 } })
    put('picasso', {
      pageType: 'collectionPage',
      categorisation: { ...CITY, collectionId: 2004 },
      blocks: [{ ...list, source: { kind: 'collection', id: 2004 } }],
    })
    expect(await relatedOf('/picasso/')).toEqual([])
  })
})

test.each([
  ['categoryPage', { categoryId: 1 }, '/api/v6/tour-groups/list-by/category/1/'],
  ['subCategoryPage', { subCategoryId: 1080 }, '/api/v6/tour-groups/list-by/sub-category/1080/'],
  // spec: 7.client.10, 7.client.11
] as const)('a %s says the lowest price of what it is about', async (pageType, ids, path) => {
  site.catalogue.answers.set(path, {
    pageData: { items: [], total: 0 },
    unFilteredMetaData: { minPrice: 17.5 },
    currency: { code: 'EUR' },
  })
  put(pageType.toLowerCase(), { pageType, categorisation: { ...CITY, city: 'NEW_YORK', ...ids } })
  site.catalogue.requests.length = 0
  const { body } = await site.get(`/${pageType.toLowerCase()}/`)
  expect(site.catalogue.requests).toContain(
    `${path}?city=New%20York&src-version=v3&language=EN&currency=EUR&fallback-to-english=false`,
  )
  expect(body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')).toContain('from €17.50')
})

// spec: 3.state.9
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

  // spec: 7.calls.5, D.compare.10
  test('is asked for by the city, and leads to the page of its path', async () => {
    site.catalogue.requests.length = 0
    const body = await shown([banner], 'lyon')
    expect(site.catalogue.requests.filter((url) => url.includes('banner'))).toEqual([
      '/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=lyon&language=EN',
    ])
    expect(body).toMatch(/<section id="city-banner".*?On the river.*?href="\/cruises\/"/s)
  })

  test.each([
    [
      'the picture for phones',
      { mobileImageUrl: '/catalogue/seine-night' },
      { 450: 'seine-night', 768: 'seine-night' },
    ],
    ['its one picture, where it has no other', { mobileImageUrl: null }, { 450: 'seine' }],
    // spec: D.banner.3
  ])('shows phones %s', async (what, change, upTo) => {
    const body = await shown([{ ...banner, ...change }], what.replaceAll(/[^a-z]/g, ''))
    const picture = /<section id="city-banner".*?<picture[^>]*>(.*?)<\/picture>/s.exec(body)?.[1] ?? ''
    const sources = picture.matchAll(
      /media="\(width &lt;= (\d+)px\)" srcSet="http:\/\/images\.example\/catalogue\/([^"?]*)/g,
    )
    expect(Object.fromEntries([...sources].map(([, width, name]) => [width, name]))).toEqual(upTo)
    const [, elsewhere] = /<img [^>]*src="([^"?]*)/.exec(picture) ?? []
    expect(elsewhere).toBe('http://images.example/catalogue/seine')
  })

  test.each([
    ['before its first day', { startDate: '2039-01-01' }],
    ['after its last day', { endDate: '2020-02-01' }],
    ['where its page is not there', { link: '/nowhere/' }],
    ['where its address is none', { link: 'javascript:alert(1)' }],
    // spec: D.compare.10
  ])('is not shown %s', async (_, change) => {
    const city = Object.values(change)
      .join('')
      .replaceAll(/[^a-z0-9]/g, '')
    expect(await shown([{ ...banner, ...change }], city)).not.toContain('city-banner')
  })
})

describe('the list that a page is', () => {
  const PATH = '/api/v6/tour-groups/list-by/collection/2100/'
  /** Thirty tour groups of two kinds, each dearer than the one before; every third can be cancelled. */
  const items = Array.from({ length: 30 }, (_, place) => ({
    ...card(100 + place, place % 2 ? 11 : 10, 2100),
    listingPrice: { currencyCode: 'EUR', finalPrice: 30 - place, type: 'PER_PERSON' },
    cancellationPolicy: { cancellable: place % 3 === 0, cancellableUpTo: 60 },
    urlSlugs: { EN: `tour-${place}` },
  }))
  /** Two pages of the list: that of a landmark, whose tickets compete, and one about nothing in particular. */
  const putList = () => {
    site.catalogue.answers.set(PATH, { pageData: { items, total: 30 } })
    site.catalogue.answers.set('/api/v1/collection/', (asked: URLSearchParams) => ({
      collections: asked.getAll('ids[]').map((id) => {
        return { id: Number(id), displayName: id, ...(id === '2100' && { poiId: 301 }) }
      }),
    }))
    const location = { latitude: 48.86, longitude: 2.33, addressLine1: 'Rue de Rivoli' }
    site.catalogue.answers.set('/api/v1/poi/301/', { id: 301, name: 'The Louvre', location })
    const blocks: PageDocument['blocks'] = [{ ...list, source: { kind: 'collection', id: 2100 } }]
    put('many', { pageType: 'collectionPage', categorisation: { ...CITY, collectionId: 2100 }, blocks })
    put('mixed', { pageType: 'collectionPage', categorisation: { ...CITY, collectionId: 2102 }, blocks })
  }
  const ask = async (search: string) => {
    putList()
    const answer = await site.get(`/many/${search}`)
    const part = /<div data-list=.*?(?=<section id="all-days"|<\/section>)/s.exec(answer.body)?.[0] ?? ''
    const names = [...part.matchAll(/class="[^"]*link[^"]*">Tour (\d+)</g)].map(([, id]) => Number(id))
    const addresses = [...part.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const head = (pattern: RegExp) => pattern.exec(answer.body)?.[1]
    return {
      ...answer,
      part,
      names,
      choices: addresses.filter((href) => href.startsWith('/many/')),
      said: head(/data-said="([^"]*)"/),
      title: head(/<title>([^<]*)</),
      described: head(/<meta name="description" content="([^"]*)"/),
      robots: head(/<meta name="robots" content="([^",]*)/),
      canonical: head(/<link rel="canonical" href="([^"]*)"/),
      previous: head(/<link rel="prev" href="([^"]*)"/),
      next: head(/<link rel="next" href="([^"]*)"/),
    }
  }
  const own = `https://${HOST}/many/`
  const about = ({ title, robots, canonical, previous, next }: Awaited<ReturnType<typeof ask>>) => {
    return { title, robots, canonical, previous, next }
  }

  // spec: D.compare.14
  test('is turned over by link, twenty-four at a time, and each page is one to search engines', async () => {
    const first = await ask('')
    expect(first.names).toEqual(items.slice(0, 24).map(({ id }) => id))
    expect(about(first)).toEqual({
      title: 'Wayfare: tickets',
      robots: 'index',
      canonical: own,
      previous: undefined,
      next: `${own}?page=2`,
    })
    expect(first.described).toBe('Tickets to wonders')
    expect(first.choices).toEqual(['/many/?show=filters#all', '/many/?page=2#all', '/many/#all', '/many/?page=2#all'])
    const second = await ask('?page=2')
    expect(second.names).toEqual(items.slice(24).map(({ id }) => id))
    expect(about(second)).toEqual({
      title: 'Wayfare: tickets – page 2',
      robots: 'index',
      canonical: `${own}?page=2`,
      previous: own,
      next: undefined,
    })
    // By what stands on it, so that it is described unlike any other page of the list.
    expect(second.described).toBe(
      items
        .slice(24)
        .map(({ name }) => name)
        .join(' · '),
    )
    expect(second.body).not.toContain('hreflang')
  })

  // spec: D.compare.11, D.compare.17
  test('of one landmark compares its tickets, at the prices of the list, and has its cheapest days; others do not', async () => {
    const rowsOf = (body: string) => {
      const table = parse(body).querySelector('#which-ticket table')
      return table?.querySelectorAll('tbody tr').map((row) => row.text.replaceAll(/\s+/g, ' ').trim())
    }
    putList()
    const mixed = await site.get('/mixed/?sort=price')
    expect([rowsOf(mixed.body), mixed.body.includes('all-days')]).toEqual([undefined, false])
    const { body, names } = await ask('?sort=price')
    const rows = rowsOf(body) ?? []
    expect(rows.map((row) => Number(/Tour (\d+)/.exec(row)?.[1]))).toEqual(names.slice(0, 8))
    expect(rows.every((row) => /from €\d+ per person$/.test(row))).toBe(true)
    expect(body).toContain('Which ticket?')
    expect(body).toContain('id="all-days"')
    expect(rowsOf((await ask('?page=2')).body)).toBeUndefined()
  })

  describe('its cheapest days', () => {
    /** Two days on which something can be had, and one that is sold out. */
    const open = (): [string, string, string] => {
      const [, , first = '', second = '', soldOut = ''] = nextDates(
        isoToday({ now: site.clock.now, timeZone: 'Europe/Paris' }),
      )
      return [first, second, soldOut]
    }
    /** The strip of an address: what it leads to, and what it says without the weekday. */
    const strip = async (search: string) => {
      const [first, second, soldOut] = open()
      const dates = {
        [first]: { listingPrice: 1, availableTourIds: [1] },
        [second]: { listingPrice: 9, availableTourIds: [1] },
        [soldOut]: { listingPrice: 9, availableTourIds: [] },
      }
      for (const { id } of items)
        site.catalogue.answers.set(`/api/v7/tour-groups/${id}/calendar/`, { dates, metadata: { currency: 'EUR' } })
      site.catalogue.requests.length = 0
      const { body } = await ask(search)
      const part = /<section id="all-days".*?<\/section>/s.exec(body)?.[0] ?? ''
      const links = [...part.matchAll(/<a href="([^"]*)"[^>]*?( aria-current="date")?>(.*?)<\/a>/gs)]
      return {
        source: /data-days="([^"]*)"/.exec(part)?.[1]?.replaceAll('&amp;', '&'),
        links: links.map(([, href = '', current, words = '']) => [
          href.replaceAll('&amp;', '&'),
          words
            .replaceAll(/<[^>]+>/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim()
            .replace(/^[A-Z][a-z]{2} (?=\d)/, '') + (current ? ' (chosen)' : ''),
        ]),
        calendars: site.catalogue.requests.filter((url) => url.includes('calendar')).length,
      }
    }

    test('are an address of their own: the page itself asks for no calendar', async () => {
      expect(await strip('?sort=price')).toEqual({
        source: '/many/?sort=price&show=days',
        links: [['/many/?sort=price&show=days#all-days', 'Cheapest days']],
        calendars: 0,
      })
    })

    // spec: D.compare.17
    test('are links to what can be had by then, with the lowest price of all of the list', async () => {
      const [first, second] = open()
      const { source, links, calendars } = await strip(`?when=${second}&sort=price&show=days`)
      expect({ source, links: links.filter(([, words]) => words?.includes('€')) }).toEqual({
        source: undefined,
        links: [
          [`/many/?when=${first}&sort=price&show=days#all`, `${Number(first.slice(8))} €1 Lowest price`],
          [`/many/?when=${second}&sort=price&show=days#all`, `${Number(second.slice(8))} €9 (chosen)`],
        ],
      })
      // Of the thirty six more could be cheaper on the days of which nothing is known.
      expect([links.length, calendars]).toEqual([14, 24])
    })

    test('are kept for the next visitor, but not for a day that is none of them', async () => {
      await strip('?show=days')
      expect((await ask('?show=days')).headers['x-request-id']).toBeUndefined()
      await ask('?when=2099-12-31')
      expect((await ask('?when=2099-12-31')).headers['x-request-id']).toEqual(expect.any(String))
    })
  })

  test.each([
    ['2027-02-30', /^There is no such day\.$/],
    ['2020-01-01', /^That day is over\. Choose today or a later one\.$/],
    ['2099-12-31', /^Availability after \w+, \w+\s\d+ is not known yet\.$/],
    // spec: D.find.14
  ])('%s is no day that it can be asked for, which it says, and shows all', async (day, words) => {
    const { part, names, choices } = await ask(`?when=${day}&sort=price`)
    expect(/<p class="[^"]*notice[^"]*">([^<]*)</.exec(part)?.[1]).toMatch(words)
    expect(names).toEqual(
      items
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 24),
    )
    expect(choices.filter((address) => address.includes('when'))).toEqual([])
  })

  // spec: D.find.14
  test('a day of the visitor’s own stands beside the offered ones, between today and the last that is known', async () => {
    const today = isoToday({ now: site.clock.now, timeZone: 'Europe/Paris' })
    const dated = [0, 20, 90].map((days, place) => ({
      ...card(300 + place, 10, 2102),
      listingAvailability: { nextAvailableDate: { date: addDays(today, days) } },
    }))
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2102/', {
      pageData: { items: dated, total: 3 },
    })
    put('dated', { pageType: 'cityPage', blocks: [{ ...list, source: { kind: 'collection', id: 2102 } }] })
    const field = `<input type="date" min="${today}" max="${addDays(today, 180)}" class="[^"]*" name="when"/>`
    expect((await site.get('/dated/?show=filters')).body).toMatch(new RegExp(field))
    // As a form sends it: what was chosen before, then the day.
    const { body } = await site.get(`/dated/?when=today&when=${addDays(today, 40)}`)
    expect([...body.matchAll(/>Tour (\d+)</g)].map(([, id]) => Number(id))).toEqual([300, 301])
    expect(body).toMatch(new RegExp(`data-list="/dated/\\?when=${addDays(today, 40)}"`))
    expect(body).toMatch(new RegExp(`<option value="${addDays(today, 40)}" selected="">\\w+, `))
  })

  describe('its map', () => {
    /** Thirty walks, the first two from one place, each other a step further north-east; of the last nobody knows its place. */
    const walks = Array.from({ length: 30 }, (_, place) => ({
      ...card(400 + place, place === 29 ? 11 : 10, 2103),
      neighbourhood: 'Marais',
      startPoint: place === 29 ? null : { latitude: 48.85 + (place || 1) / 1000, longitude: 2.3 + (place || 1) / 700 },
      cancellationPolicy: { cancellable: place < 3, cancellableUpTo: 60 },
    }))
    const map = async (search: string) => {
      site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2103/', {
        pageData: { items: walks, total: 30 },
      })
      put('walks', { pageType: 'cityPage', blocks: [{ ...list, source: { kind: 'collection', id: 2103 } }] })
      const { body, headers } = await site.get(`/walks/${search}`)
      const part = /<section id="all-map".*?<\/section>/s.exec(body)?.[0] ?? ''
      const [drawing = '', places = ''] = part.split('</svg>')
      const clean = (text = '') => text.replaceAll('&amp;', '&')
      return {
        body,
        headers,
        link: clean(
          /<a href="([^"]*#all(?:-map)?)" rel="nofollow"[^>]*><svg[^>]*><use[^>]*><\/use><\/svg>Map</.exec(body)?.[1],
        ),
        points: [...drawing.matchAll(/<a id="([^"]*)" href="([^"]*)"/g)].map(([, id, href]) => [id, clean(href)]),
        places: [...places.matchAll(/<a href="([^"]*)"( rel="nofollow")?[^>]*>Tour (\d+)</g)].map(
          ([, href, rel, id]) => [Number(id), clean(href) + (rel ?? '')],
        ),
        cards: [
          ...body.matchAll(
            /<li class="[^"]*" data-tgid="(\d+)" id="([^"]*)" data-mark="(\d+)">.*?<a href="(#[^"]*)" aria-label="([^"]*)"/gs,
          ),
        ].map(([, ...parts]) => parts),
      }
    }

    // spec: D.find.15
    test('is an address of its own: the page itself has but a link to it', async () => {
      const { link, points, places, cards, body } = await map('?sort=price')
      expect({ link, points, places, cards }).toEqual({
        link: '/walks/?sort=price&show=map#all-map',
        points: [],
        places: [],
        cards: [],
      })
      expect(body).not.toContain('data-map')
    })

    // spec: D.find.16
    test('has all that fits, each a link to its card, which leads back to its point', async () => {
      const { link, points, places, cards, body } = await map('?with=free-cancellation&show=map')
      expect(link).toBe('/walks/?with=free-cancellation#all')
      expect(points).toEqual([
        ['all-point-1', '#all-place-1'],
        ['all-point-2', '#card-402'],
      ])
      expect(places).toEqual([
        [400, '#card-400'],
        [401, '#card-401'],
        [402, '#card-402'],
      ])
      expect(cards).toEqual([
        ['400', 'card-400', '1', '#all-point-1', 'Map: 1'],
        ['401', 'card-401', '1', '#all-point-1', 'Map: 1'],
        ['402', 'card-402', '2', '#all-point-2', 'Map: 2'],
      ])
      expect(body).toContain('<input type="hidden" name="show" value="map"/>')
      expect(body).toMatch(/<meta name="robots" content="noindex/)
    })

    // spec: D.find.16
    test('leads to the page of the list that has the card', async () => {
      const { places, cards } = await map('?show=map')
      expect(places.map(([id]) => id)).toEqual(walks.slice(0, 29).map(({ id }) => id))
      expect(places.slice(23, 25)).toEqual([
        [423, '#card-423'],
        [424, '/walks/?page=2&show=map#card-424 rel="nofollow"'],
      ])
      expect(cards).toHaveLength(24)
      expect((await map('?page=2&show=map')).places[0]).toEqual([400, '/walks/?show=map#card-400 rel="nofollow"'])
    })

    test('is not drawn where nothing that fits has a place', async () => {
      const { link, points, places, cards, body } = await map('?kind=11&show=map')
      expect({ link, points, places, cards }).toEqual({
        link: '/walks/?kind=11#all',
        points: [],
        places: [],
        cards: [],
      })
      expect(body).toMatch(/>Tour 429</)
      expect(body).not.toContain('data-map')
    })

    // spec: D.find.15
    test('is kept like any other choice; of a list without places there is none', async () => {
      await map('?show=map')
      expect((await map('?show=map')).headers['x-request-id']).toBeUndefined()
      const { part, headers } = await ask('?show=map')
      expect(part).not.toContain('data-map')
      expect(part).not.toContain('>Map<')
      expect(headers['x-request-id']).toEqual(expect.any(String))
    })
  })

  test('structured data lists what is shown, in its order', async () => {
    const { body, names } = await ask('?sort=price&max=20&with=free-cancellation')
    const positions = [...body.matchAll(/"@type":"ListItem","position":\d+,"name":"Tour (\d+)"/g)].map(([, id]) => id)
    expect(names).toEqual([127, 124, 121, 118, 115, 112])
    expect(positions.map(Number)).toEqual(names)
  })

  // spec: D.compare.12
  test('shows what the address chooses, is found under the page itself, and each choice is a link that takes it away', async () => {
    const narrowed = await ask('?utm_source=x&kind=11&sort=price&with=free-cancellation&colour=red')
    expect(narrowed.names).toEqual([127, 121, 115, 109, 103])
    expect(narrowed.said).toBe('5 experiences')
    expect(about(narrowed)).toEqual({
      title: 'Wayfare: tickets',
      robots: 'noindex',
      canonical: own,
      previous: undefined,
      next: undefined,
    })
    expect(narrowed.body).not.toContain('hreflang')
    expect(narrowed.choices).toEqual([
      '/many/?with=free-cancellation&sort=price#all',
      '/many/?kind=11&sort=price#all',
      '/many/?sort=price#all',
    ])
    expect(narrowed.part).toContain('In the order you chose: Lowest price first')
    expect(narrowed.part).toMatch(/data-list="\/many\/\?kind=11&amp;with=free-cancellation&amp;sort=price"/)
  })

  // spec: D.compare.15
  test('says where nothing fits which filter taken away gives how many', async () => {
    const { part, names } = await ask('?kind=11&with=free-cancellation&max=2')
    expect(names).toEqual([])
    const ways = [...part.matchAll(/<a href="([^"]*)"[^>]*>(Without[^<]*|Clear[^<]*)<\/a>/g)].map(([, href, words]) => [
      href?.replaceAll('&amp;', '&'),
      words,
    ])
    const without = (name: string, count: string) => `Without “${name}”: ${count}`
    expect(ways.slice(-3)).toEqual([
      ['/many/?kind=11&with=free-cancellation#all', without('At most €2', '5 experiences')],
      ['/many/?max=2&kind=11#all', without('Free cancellation', '1 experience')],
      ['/many/#all', 'Clear all filters'],
    ])
  })

  test('a list that is not there says so, and has nothing to choose', async () => {
    putList()
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2101/', { pageData: { items: [], total: 0 } })
    put('nothing', { pageType: 'cityPage', blocks: [{ ...list, source: { kind: 'collection', id: 2101 } }] })
    const { body } = await site.get('/nothing/?kind=10&page=4')
    expect(body).toContain('There is nothing to book here at the moment.')
    expect(body).not.toContain('data-filters')
  })

  test('a form that any browser sends has every option with its count, and those that are chosen', async () => {
    const { part } = await ask('?kind=11&max=20')
    const inputs = [
      ...part.matchAll(
        /<input ([^>]*)\/><span>([^<]*?) ?(?:<!-- -->)? ?(?:<!-- -->)? ?<span[^>]*>\((?:<!-- -->)?(\d+)/g,
      ),
    ]
    const options = inputs.map(([, attributes = '', words = '', count]) => [
      /name="(\w+)"/.exec(attributes)?.[1],
      words,
      Number(count),
      attributes.includes('checked'),
    ])
    // What is known of days depends on what else was asked.
    expect(options.filter(([name]) => name !== 'when')).toEqual([
      ['kind', 'Kind 10', 10, false],
      ['kind', 'Kind 11', 10, true],
      ['with', 'Free cancellation', 3, false],
      ['with', 'Free cancellation until the day before', 3, false],
    ])
    expect(part).toMatch(/<form [^>]*action="\/many\/#all" method="get"/)
    expect(part).toMatch(/<input type="number"[^>]* name="max" value="20"/)
  })

  const cachedPages = async () => /^site_cached_pages (\d+)$/m.exec((await site.internal.inject('/metrics')).body)?.[1]

  // spec: D.compare.16
  test('one choice has one place in the cache, and what is no choice none', async () => {
    putList()
    await site.get('/many/?kind=11&sort=price')
    const before = await cachedPages()
    for (const search of [
      '?sort=price&kind=11',
      '?kind=11&kind=11&sort=price&utm_source=y',
      '?kind=11&max=&sort=price',
    ]) {
      await site.get(`/many/${search}`)
    }
    expect(await cachedPages()).toBe(before)
    for (let time = 0; time < 40; time += 1) await site.get(`/many/?kind=${9000 + time}&page=7&colour=${time}`)
    for (let time = 0; time < 40; time += 1) await site.get(`/many/?max=${9000 + time}`)
    expect(await cachedPages()).toBe(before)
  })

  const fifty = Array.from({ length: 50 }, (_, place) => `kind=${place + 10}&with=private&access=signed`).join('&')
  test.each([
    ['?page=1000000000', 200],
    ['?page=-1&page=NaN', 200],
    ['?min=90&max=10', 200],
    ['?min=NaN&max=Infinity', 200],
    ['?min=999999999999999999999999', 200],
    [`?${fifty}`.slice(0, 1900), 200],
    ['?kind=%00&kind=%F0%9F%92%A9&with=../../etc', 200],
    ["?sort='%3B DROP TABLE page;--".replaceAll(' ', '%20'), 200],
    [`?kind=${'1'.repeat(10_000)}`, 400],
    [`?${'kind=1&'.repeat(1500)}`, 400],
  ])('%.60s is a normal page or a refusal, at once', async (search, status) => {
    putList()
    await site.get('/many/')
    const started = performance.now()
    expect((await site.get(`/many/${search}`)).status).toBe(status)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
