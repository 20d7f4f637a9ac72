import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { collectionPage, createTestSite, HOST, pageDocument, siteDocument, type TestSite } from './sample-site.ts'
import { parsePageFacts } from './tools/parse-page-facts.ts'

/** The search of a site as a visitor meets it, over a real store and a real catalogue, its index written by its own thread. */

const WRITER = new URL('../src/search/index-writer.worker.ts', import.meta.url)

/** Its thread writes the index when the machine lets it. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'passepartout-search-'))
const INDEX = join(folder, 'index.db')

let site: TestSite
const visit = (path: string, headers?: Record<string, string>) => site.get(path, { host: HOST, ...headers })
const suggestionsIn = (html: string) =>
  [...html.matchAll(/data-href="([^"]+)">([^<]+)</g)].map(([, href, title]) => `${title} ${href}`)

const tourGroup = (id: number, name: string) => ({
  id,
  name,
  cityCode: 'PARIS',
  cityDisplayName: 'Paris',
  urlSlugs: { EN: `tour-${id}`, FR: `visite-${id}` },
  reviewsDetails: { averageRating: 4.6, ratingsCount: id, showRatings: true },
  listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' },
  primaryCollection: { id: 1002, displayName: 'Louvre Museum' },
})

/** Thirty walks in Rome, the first the dearest; every third can be cancelled. */
const WALKS = Array.from({ length: 30 }, (_, place) => ({
  ...tourGroup(7200 + place, `Forum walk ${place}`),
  cityCode: 'ROME',
  cityDisplayName: 'Rome',
  primaryCollection: { id: 2600, displayName: 'Forum Romanum' },
  reviewsDetails: { averageRating: 4.6, ratingsCount: 30 - place, showRatings: true },
  listingPrice: { currencyCode: 'EUR', finalPrice: 60 - place, type: 'PER_PERSON' },
  cancellationPolicy: { cancellable: place % 3 === 0, cancellableUpTo: 60 },
}))

beforeAll(async () => {
  site = await createTestSite({ SEARCHES_PER_MINUTE: '100000', SEARCH_INDEX: INDEX })
  for (const lang of ['en', 'fr'] as const)
    site.putSite(siteDocument({ lang, search: { isInHeader: true, synonyms: [['gallery', 'museum']] } }))
  site.putPage(collectionPage)
  site.putPage(pageDocument({ uid: `${HOST}.guide`, pageType: 'contentPage', title: 'Three days in Paris' }))
  site.putPage(
    pageDocument({
      uid: `${HOST}.hidden`,
      pageType: 'contentPage',
      title: 'Hidden Paris',
      meta: { title: 'x', description: '', noIndex: true },
    }),
  )
  site.putPage(
    pageDocument({
      uid: `${HOST}.ruins`,
      lang: 'fr',
      pageType: 'collectionPage',
      categorisation: { collectionId: 2600 },
      title: 'Among the ruins',
    }),
  )
  site.putPage(pageDocument({ uid: `${HOST}.gone`, pageType: 'contentPage', title: 'Paris that is gone' }))
  site.putRedirect('/gone/', { gone: true })
  site.putPage(
    pageDocument({
      uid: 'www.elsewhere.example.paris',
      siteUid: 'www.elsewhere.example',
      pageType: 'contentPage',
      title: 'Paris of others',
    }),
  )
  site.catalogue.answers.set('/api/v1/city/list/', {
    cities: [
      { code: 'PARIS', displayName: 'Paris' },
      { code: 'ROME', displayName: 'Rome' },
    ],
    total: 2,
  })
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/city/Rome/', { pageData: { items: WALKS, total: 30 } })
  for (const walk of WALKS) site.catalogue.answers.set(`/api/v6/tour-groups/${walk.id}/`, walk)
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/city/Paris/', {
    pageData: {
      items: [tourGroup(7110, 'Louvre: timed entry'), tourGroup(7111, 'Louvre by night')],
      total: 2,
    },
  })
  for (const [id, name] of [
    [7110, 'Louvre: timed entry'],
    [7111, 'Louvre by night'],
  ] as const) {
    const startLocation = { latitude: 48.86, longitude: 2.33 }
    site.catalogue.answers.set(`/api/v6/tour-groups/${id}/`, { ...tourGroup(id, name), startLocation })
  }
  await site.purge(`site:${HOST}`)
})
afterAll(async () => {
  await site.dispose()
  rmSync(folder, { recursive: true })
})

// spec: D.find.2
test('while there is no index, the page of results says so and shows what the catalogue has', async () => {
  const { status, body } = await visit('/search/?q=louvre')
  expect(status).toBe(200)
  expect(body).toContain('Search is not working right now.')
  expect(body).toContain('<h2 id="popular-heading"')
  expect(body).toContain('href="/paris/"')
  expect((await visit('/search/suggestions/?q=louvre')).body).toBe('<p data-said=""></p>')
})

describe('once it is built', () => {
  beforeAll(async () => {
    site.startSearch(WRITER)
    // What was read is found before the rest is, so that a find alone does not say that all is there.
    const built = () => site.logLines.filter(({ msg }) => msg === 'search index built')
    await vi.waitFor(() => expect(built().at(-1)?.isWhole).toBe(true), { timeout: 60_000 })
    await found('louvre', ['Louvre: timed entry /tour-7110-t7110/', 'Louvre by night /tour-7111-t7111/'])
  })

  /** Until the thread has written it. */
  async function found(query: string, titles: readonly string[], prefix = '') {
    const address = `${prefix}/search/suggestions/?q=${encodeURIComponent(query)}`
    await vi.waitFor(async () => expect(suggestionsIn((await visit(address)).body)).toEqual(titles), {
      timeout: 60_000,
    })
  }

  test('a trip is offered twelve tour groups, however many pages are found before them', async () => {
    const { body } = await visit('/fr/trip/?q=romanum')
    const offered = [...body.matchAll(/href="([^"]+)"[^>]*>Forum walk \d+</g)].map(([, href]) => href)
    expect(offered).toHaveLength(12)
  })

  const LOUVRE = ['Louvre: timed entry /tour-7110-t7110/', 'Louvre by night /tour-7111-t7111/']
  /** As they are asked for, where no title says more than the other. */
  const PARIS = LOUVRE.toReversed()

  /** The pages that an answer says the address may have meant. */
  const nearIn = (html: string) =>
    [...(/Did you mean<\/h2>(.*?)<\/section>/.exec(html)?.[1]?.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g) ?? [])].map(
      ([, href, title]) => `${title} ${href}`,
    )

  test.each([
    ['/three-days-in-pari/', ['Three days in Paris /guide/', 'Paris /paris/', ...PARIS], 'private, no-store'],
    ['/tours/luvre-by-night/', PARIS, 'private, no-store'],
    ['/louvre-by-night.php', [], undefined],
    ['/xyzzy/', [], undefined],
  ])(
    'the address %s leads nowhere; what its words find is named for this request alone',
    async (path, near, control) => {
      const { status, body, headers } = await visit(path)
      expect([status, nearIn(body)]).toEqual([404, near])
      expect(headers['cache-control'] === 'private, no-store').toBe(control !== undefined)
    },
  )

  test.each([
    ['luvre', LOUVRE],
    ['LOUVRE MUSEUM', LOUVRE],
    ['LOUVRE, musée', LOUVRE],
    ['three days in paris', ['Three days in Paris /guide/', 'Paris /paris/', ...PARIS]],
    ['hidden', []],
    ['gone', []],
    ['others', []],
    ['xyzzy', []],
    // spec: D.find.1
  ])('%j suggests %j, and nothing that has no page here', async (query, titles) => {
    await found(query, titles)
  })

  test('what a query is understood to ask for is suggested first, then places', async () => {
    await found('forum walk free cancellation under 50 euros', [
      'Free cancellation · At most €50 /search/?q=forum+walk&amp;max=50&amp;with=free-cancellation',
      ...[0, 3, 6, 9, 12, 15, 18].map((place) => `Forum walk ${place} /tour-${7200 + place}-t${7200 + place}/`),
    ])
    await found('paris with 2 kids', [
      'Paris · 2 children /search/?q=paris&amp;children=2',
      ...['Paris /paris/', ...PARIS, 'Three days in Paris /guide/'],
    ])
  })

  test('in the language of the address, with its pages', async () => {
    await found(
      'louvre',
      ['Louvre: timed entry /fr/visite-7110-t7110/', 'Louvre by night /fr/visite-7111-t7111/'],
      '/fr',
    )
  })

  // spec: D.find.13
  test('a page that waits for its translation is found by what the catalogue calls its collection', async () => {
    site.catalogue.answers.set('/api/v1/collection/', { collections: [{ id: 2500, displayName: 'Musée de Cluny' }] })
    const title = 'Museum of the Middle Ages'
    site.putPage({ ...collectionPage, uid: `${HOST}.cluny`, lang: 'fr', categorisation: { collectionId: 2500 }, title })
    await site.purge(`page:${HOST}.cluny:fr:page`)
    await found('musee de cluny', [`${title} /fr/cluny/`], '/fr')
    const [first] = suggestionsIn((await visit('/fr/search/suggestions/?q=romanum')).body)
    expect(first).toBe('Among the ruins /fr/ruins/')
  })

  // spec: D.find.4
  test('an editor’s synonyms count at once', async () => {
    await found('louvre gallery', LOUVRE)
  })

  // spec: D.find.5
  test('the page of results: by kind, with counts, cards and links, for nobody to index or keep', async () => {
    const { status, headers, body } = await visit('/search/?q=paris')
    expect(status).toBe(200)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex'])
    expect(body).toContain('<title>paris · Search · Wayfare</title>')
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(body).toContain('4 results for “paris”')
    const headings = [...body.matchAll(/<h2 id="(\w+)-heading"[^>]*>([^<]+)<span[^>]*>(\d+)</g)].map(([, ...parts]) =>
      parts.join(),
    )
    expect(headings).toEqual(['collections,Collections ,1', 'products,Tickets and tours ,2', 'pages,Pages ,1'])
    expect([...body.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/tour-7111-t7111/',
      '/tour-7110-t7110/',
    ])
    expect(body).toContain('value="paris"')
    expect(body).toContain('href="/fr/search/?q=paris"')
  })

  // spec: D.analytics.8
  test('what was looked for, and how much was found, is told; before anybody asks there is nothing to tell', async () => {
    const told = async (path: string) => parsePageFacts((await visit(path)).body).events
    expect(await told('/search/?q=paris')).toEqual([
      { name: 'Search Performed', searchTerm: 'paris', numberOfResults: 4 },
    ])
    expect(await told('/search/?q=xyzzy')).toEqual([
      { name: 'Search Performed', searchTerm: 'xyzzy', numberOfResults: 0 },
    ])
    expect(await told('/search/')).toEqual([])
  })

  const missesOf = async () => {
    const headers = { authorization: 'Bearer local-purge-token' }
    return (await site.internal.inject({ url: '/search-misses', headers })).json().misses
  }

  // spec: D.find.22
  test('what visitors ask and do not find is counted for editors, and what is done about it remembered', async () => {
    const ask = (path: string, headers?: Record<string, string>) => visit(path, headers)
    await ask('/search/?q=Unobtainium+crystal')
    await ask('/search/?q=unobtainium+crystal')
    await ask('/search/?q=unobtainium+crystal&max=20')
    await ask('/search/?q=unobtainium+crystal', { 'user-agent': 'Googlebot/2.1' })
    await ask('/fr/search/?q=unobtainium+crystal')
    await ask('/search/suggestions/?q=unobtainium+cr')
    await ask('/search/?q=unobtainium+4711')
    await ask('/search/?q=paris')
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(site.clock.now)
    const miss = (lang: string, asked: number) => ({
      ...{ site: HOST, lang, query: 'unobtainium crystal', outcome: 'nothing', asked, days: [{ day, asked }] },
    })
    const own = async () => (await missesOf()).filter(({ query }: { query: string }) => /unobtainium/.test(query))
    expect(await own()).toEqual([miss('en', 2), miss('fr', 1)])
    const settled = await site.internal.inject({
      method: 'POST',
      url: '/search-misses/settled',
      headers: { authorization: 'Bearer local-purge-token' },
      payload: { site: HOST, lang: 'en', query: 'unobtainium crystal', remedy: 'dismissed' },
    })
    expect([settled.statusCode, settled.json()]).toEqual([200, { settled: true }])
    expect(await own()).toEqual([{ ...miss('en', 2), done: 'dismissed' }, miss('fr', 1)])
  })

  test.each([
    ['GET', '/search-misses'],
    ['POST', '/search-misses/settled'],
  ] as const)('%s %s is for the content system alone', async (method, url) => {
    const answers = await Promise.all(
      [{}, { authorization: 'Bearer wrong' }].map((headers) => site.internal.inject({ method, url, headers })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })

  // spec: D.find.23
  test('an editor’s redirect leads a search to a page, in its language, and never to another search', async () => {
    const target = { gone: false, permanent: true }
    site.putRedirect('/search/gift-card/', { ...target, to: { uid: `${HOST}.paris`, lang: 'en', kind: 'page' } })
    site.putRedirect('/search/circle/', { ...target, to: { url: '/search/?q=circle' } })
    const { status, headers } = await visit('/search/?q=+Gift+CARD%21')
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/paris/', 'private, no-store'])
    const others = [
      '/fr/search/?q=gift+card',
      '/search/?q=gift',
      '/search/?q=circle',
      '/search/suggestions/?q=gift+card',
    ]
    expect(await Promise.all(others.map(async (path) => (await visit(path)).status))).toEqual([200, 200, 200, 200])
  })

  // spec: D.find.9
  test('of its tour groups is told what of any other list is', async () => {
    const told = async (path: string) => parsePageFacts((await visit(path)).body).products
    const louvre = { price: 40, collectionId: 1002, collectionName: 'Louvre Museum', averageRating: 4.6 }
    expect(await told('/search/?q=paris')).toEqual([
      { ...louvre, tgid: 7111, productName: 'Louvre by night', numberOfRatings: 7111 },
      { ...louvre, tgid: 7110, productName: 'Louvre: timed entry', numberOfRatings: 7110 },
    ])
  })

  // spec: D.find.15
  test('of what was found there is a map, with the same words looked for', async () => {
    const { body } = await visit('/search/?q=paris&show=map')
    const map = /<section id="products-map".*?<\/section>/s.exec(body)?.[0] ?? ''
    expect([...map.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)</g)].map(([, href, name]) => `${name} ${href}`)).toEqual([
      'Louvre by night #card-7111',
      'Louvre: timed entry #card-7110',
    ])
    expect((await visit('/search/?q=paris')).body).toContain('href="/search/?q=paris&amp;show=map#products-map"')
  })

  describe('its tour groups are a list', () => {
    const ask = async (search: string) => {
      const { body } = await visit(`/search/${search}`)
      const part = /<section id="products".*?<\/section>/s.exec(body)?.[0] ?? ''
      const address = (pattern: RegExp) =>
        [...part.matchAll(pattern)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
      return {
        body,
        part,
        names: [...part.matchAll(/<h3[^>]*><a [^>]*>Forum walk (\d+)</g)].map(([, number]) => Number(number)),
        ways: address(/<a href="(\/search\/[^"]*)"/g),
        own: address(/data-list="([^"]*)"/g),
      }
    }
    const places = (count: number) => Array.from({ length: count }, (_, place) => place)

    // spec: D.find.9
    test('twenty-four at a time, in the order of the search, by addresses that keep what was looked for', async () => {
      const isWritten = async () => expect((await ask('?q=forum')).body).toContain('30 results for “forum”')
      await vi.waitFor(isWritten, { timeout: 60_000 })
      const first = await ask('?q=forum')
      expect(first.part).toContain('30 experiences · Best matches first')
      expect(first.names).toEqual(places(24))
      expect(first.ways).toEqual([
        '/search/?q=forum&show=filters#products',
        '/search/?q=forum&page=2#products',
        '/search/?q=forum#products',
        '/search/?q=forum&page=2#products',
      ])
      const second = await ask('?page=2&q=forum')
      expect(second.names).toEqual(places(30).slice(24))
      expect(second.body).toContain('<meta name="robots" content="noindex, follow"/>')
    })

    // spec: D.find.9
    test('filtered and ordered, each choice a link that takes it away; the form asks for the same words again', async () => {
      const { names, ways, own, part, body } = await ask(
        '?sort=price&max=50&colour=red&with=free-cancellation&q=forum+walk',
      )
      expect(names).toEqual([27, 24, 21, 18, 15, 12])
      expect(parsePageFacts(body).products.map(({ tgid }) => tgid - 7200)).toEqual(names)
      expect(own).toEqual(['/search/?q=forum+walk&max=50&with=free-cancellation&sort=price'])
      expect(ways).toEqual([
        '/search/?q=forum+walk&with=free-cancellation&sort=price#products',
        '/search/?q=forum+walk&max=50&sort=price#products',
        '/search/?q=forum+walk&sort=price#products',
      ])
      expect(part).toMatch(/<form [^>]*action="\/search\/#products" method="get"/)
      expect(part).toContain('<input type="hidden" name="q" value="forum walk"/>')
      expect(part).toContain('In the order you chose: Lowest price first')
    })

    test('what a query asks for is chosen in the list; each choice, and the rest, can be taken away', async () => {
      const { names, ways, own, part } = await ask('?q=forum+walk+in+rome+with+free+cancellation+under+%E2%82%AC50')
      expect(names).toEqual([12, 15, 18, 21, 24, 27])
      expect(own).toEqual(['/search/?q=forum+walk+in+rome&max=50&with=free-cancellation'])
      expect(ways).toEqual([
        '/search/?q=forum+walk&max=50&with=free-cancellation',
        '/search/?q=forum+walk+in+rome&with=free-cancellation#products',
        '/search/?q=forum+walk+in+rome&max=50#products',
        '/search/?q=forum+walk+in+rome#products',
      ])
      expect(part).toContain('<input type="hidden" name="q" value="forum walk in rome"/>')
    })

    test('a price in another currency is chosen in it', async () => {
      const { ways, body } = await ask('?q=forum+under+40+pounds')
      expect(ways.slice(0, 2)).toEqual([
        '/search/?q=forum&currency=GBP&show=filters#products',
        '/search/?q=forum&currency=GBP&page=2#products',
      ])
      expect(body).toContain('data-currency="GBP"')
    })

    test('what nothing has all of says so, and shows the closest', async () => {
      const { body } = await visit('/search/?q=rome+on+the+water')
      expect(body).toContain('Nothing matches all of “rome on the water”. These are the closest:')
    })

    // spec: D.find.9
    test('where nothing fits, it says which filter taken away gives how many', async () => {
      const { names, part } = await ask('?q=forum&max=32&with=free-cancellation')
      expect(names).toEqual([])
      expect(part).toContain('Without “At most €32”: 10 experiences')
    })
  })

  test('the home page asks for the day and the party too, which a search without words answers', async () => {
    const { body } = await visit('/')
    const form = /<form [^>]*data-search="home-search".*?<\/form>/s.exec(body)?.[0] ?? ''
    expect(form).toContain(' action="/search/" method="get">')
    expect([...form.matchAll(/<(?:input|select) [^>]*?name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      ...['q', 'when', 'adults', 'children', 'infants'],
    ])
    const found = (await visit('/search/?q=&when=&adults=2&children=1&infants=0')).body
    expect(found).toContain('<section id="products"')
    expect(found).toContain('2 adults and 1 child')
    expect((await visit('/search/?q=&when=&adults=2&children=0&infants=0')).body).not.toContain(
      '<section id="products"',
    )
  })

  test('one kind alone', async () => {
    const { body } = await visit('/search/?q=paris&in=pages')
    expect([...body.matchAll(/<h2 id="(\w+)-heading"/g)].map(([, id]) => id)).toEqual(['pages'])
  })

  // spec: D.find.6
  test('nothing found: what to do next', async () => {
    const { status, body } = await visit('/search/?q=xyzzy')
    expect(status).toBe(200)
    expect(body).toContain('Nothing found for “xyzzy”')
    expect(body).toContain('<h2 id="popular-heading"')
    expect(body).toContain('<h2 id="ways-heading"')
  })

  test('outside production the site and its language are named, and the form keeps them', async () => {
    const { body } = await site.get(`/search/?uid=${HOST}&lang=fr&q=louvre`, { host: 'localhost' })
    expect(body).toContain('2 résultats pour «\u00a0louvre\u00a0»')
    expect(body).toContain(
      `<input type="hidden" name="uid" value="${HOST}"/><input type="hidden" name="lang" value="fr"/>`,
    )
    expect(body).toContain(
      `href="/tour-7110-t7110/?uid=${HOST}.visite-7110-t7110&amp;lang=fr"`.replace('tour-7110', 'visite-7110'),
    )
  })

  // spec: D.find.7
  test('the header has it where an editor wants it', async () => {
    expect((await visit('/guide/')).body).toContain('action="/search/" method="get"')
    site.putSite(siteDocument({ search: { isInHeader: false, synonyms: [] } }))
    await site.purge(`site:${HOST}`)
    expect((await visit('/guide/')).body).not.toContain('action="/search/"')
  })

  // spec: D.find.2
  test('what is published, renamed or withdrawn is found as it is now; so is what the catalogue changed', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.guide`, pageType: 'contentPage', title: 'Four mornings by the Seine' }))
    await site.purge(`page:${HOST}.guide:en:page`)
    await found('four mornings', ['Four mornings by the Seine /guide/'])
    site.store.exec(`DELETE FROM page WHERE uid = '${HOST}.guide'`)
    await site.purge(`page:${HOST}.guide:en:page`)
    await found('four mornings', [])
    site.catalogue.answers.set('/api/v6/tour-groups/7111/', tourGroup(7111, 'Denon wing at midnight'))
    await site.purge('tour-group:7111')
    await found('denon midnight', ['Denon wing at midnight /tour-7111-t7111/'])
  })

  test.each([
    ['nothing', '', 200],
    ['only spaces', '%20%20%20', 200],
    ['quotes and operators', '%22louvre%22%20OR%20title%3A*%20NEAR(a%20b%2C5)%20-%20%5E%24', 200],
    ['SQL', '%27)%3B%20DROP%20TABLE%20entry%3B--', 200],
    ['emoji', '%F0%9F%8E%AD%F0%9F%97%BC', 200],
    ['both directions', '%D8%A7%D9%84%D9%84%D9%88%D9%81%D8%B1%20%E2%80%AElouvre%E2%80%AC', 200],
    ['control characters', '%00%01%1Blouvre%7F', 200],
    ['half a letter', '%E0%A4', 200],
    ['half a pair', '%ED%A0%80', 200],
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
    ['a thousand words', 'a+'.repeat(900), 200],
    ['a long word', 'x'.repeat(1900), 200],
    ['ten thousand characters', 'x'.repeat(10_000), 400],
    // spec: D.find.8
  ])('%s: an ordinary answer, and quickly', async (_what, query, expected) => {
    for (const path of ['/search/', '/search/suggestions/']) {
      const started = performance.now()
      const { status, body } = await visit(`${path}?q=${query}&in=nonsense`)
      expect(status).toBe(expected)
      expect(body).not.toContain('<script>alert')
      expect(performance.now() - started).toBeLessThan(1000)
    }
  })

  test('below the search there is nothing else', async () => {
    expect((await visit('/search/else/')).status).toBe(404)
    expect((await visit('/search/suggestions/more/')).status).toBe(404)
  })

  // spec: D.find.5
  test('what people search for is kept by nobody', async () => {
    const kept = async () => /site_cached_pages (\d+)/.exec((await site.internal.inject('/metrics')).body)?.[1]
    const before = await kept()
    for (let index = 0; index < 50; index++) await visit(`/search/?q=paris${index}`)
    expect(await kept()).toBe(before)
  })
})

// spec: D.find.2
test('an index that is damaged is built again', async () => {
  const damaged = join(folder, 'damaged.db')
  writeFileSync(damaged, 'no database at all, and long enough to be read as one'.repeat(500))
  const other = await createTestSite({ SEARCH_INDEX: damaged })
  other.catalogue.answers.set('/api/v1/city/list/', { cities: [], total: 0 })
  const suggested = async () => suggestionsIn((await other.get('/search/suggestions/?q=paris')).body)
  expect(await suggested()).toEqual([])
  other.startSearch(WRITER)
  await vi.waitFor(async () => expect(await suggested()).toEqual(['Paris /paris/']), { timeout: 60_000 })
  await other.dispose()
})

// spec: D.find.7
test('who is lost may search, in the language of the address', async () => {
  expect((await visit('/fr/nowhere/')).body).toContain('action="/fr/search/" method="get"')
})

// spec: D.find.8
test('thousands of different searches of one source in a minute: most are refused, nothing is kept, no page notices', async () => {
  const perMinute = 50
  const flooded = await createTestSite({ SEARCHES_PER_MINUTE: String(perMinute), TRUST_PROXY: '1' })
  const ask = async (path: string, source = '203.0.113.7') =>
    (await flooded.get(path, { 'x-forwarded-for': source })).status
  const kept = async () => /site_cached_pages (\d+)/.exec((await flooded.internal.inject('/metrics')).body)?.[1]
  expect(await ask('/paris/')).toBe(200)
  const before = await kept()
  const started = performance.now()
  const answers = new Map<number, number>()
  for (let number = 0; number < 2000; number++) {
    const query = `q=louvre${number}&kind=${number}&page=${number}`
    const status = await ask(number % 2 ? `/search/?${query}` : `/search/suggestions/?${query}`)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  // While they are asked, a slow machine lets more of the minute pass.
  const regained = Math.ceil(((performance.now() - started) / 60_000) * perMinute)
  expect([...answers.keys()].toSorted()).toEqual([200, 429])
  const allowed = answers.get(200) ?? 0
  expect(allowed >= perMinute && allowed <= perMinute + regained).toBe(true)
  expect(await kept()).toBe(before)
  expect(await ask('/paris/')).toBe(200)
  expect(await ask('/search/?q=louvre', '203.0.113.8')).toBe(200)
  await flooded.dispose()
})

// spec: D.find.8
test('too many searches of one source are refused for a while, and nobody else is', async () => {
  const strict = await createTestSite({ SEARCHES_PER_MINUTE: '2', TRUST_PROXY: '1' })
  const ask = async (path: string, source: string) => {
    const { status, headers } = await strict.get(path, { 'x-forwarded-for': source })
    return `${status} ${headers['retry-after'] ?? ''}`
  }
  expect(await ask('/search/?q=a', '203.0.113.7')).toBe('200 ')
  expect(await ask('/search/suggestions/?q=b', '203.0.113.7')).toBe('200 ')
  expect(await ask('/search/?q=c', '203.0.113.7')).toBe('429 60')
  expect(await ask('/search/?q=c', '203.0.113.8')).toBe('200 ')
  expect(await ask('/paris/', '203.0.113.7')).toBe('200 ')
  await strict.dispose()
})
