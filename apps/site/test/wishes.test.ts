import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionPage, createTestSite, HOST, type TestSite } from './sample-site.ts'
import { parsePageFacts } from './tools/parse-page-facts.ts'

/** Wish list and comparison as a visitor meets them: tour groups that an address names, over a real store and a real catalogue. */

let site: TestSite
const visit = (path: string, headers?: Record<string, string>) => site.get(path, { host: HOST, ...headers })
const linksIn = (html: string) => [...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href)
const namesIn = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>.*?<a href="[^"]*" class="[^"]*">([^<]+)</g)].map(([, name]) => name)

const tourGroup = (id: number, more: object = {}) => ({
  id,
  name: `Tour ${id}`,
  cityCode: 'PARIS',
  cityDisplayName: 'Paris',
  urlSlugs: { EN: `tour-${id}`, FR: `visite-${id}` },
  listingPrice: { currencyCode: 'EUR', finalPrice: id - 7000, type: 'PER_PERSON' },
  ...more,
})

beforeAll(async () => {
  site = await createTestSite({ SEARCHES_PER_MINUTE: '100000' })
  for (const id of [7110, 7111, 7112, 7113, 7114]) {
    site.catalogue.answers.set(`/api/v6/tour-groups/${id}/`, tourGroup(id))
  }
  site.catalogue.answers.set(
    '/api/v6/tour-groups/7120/',
    tourGroup(7120, {
      minDuration: 5_400_000,
      cancellationPolicy: { cancellable: true, cancellableUpTo: 1440 },
      reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true },
      supportedLanguages: ['EN', 'FR'],
      descriptors: [{ code: 'STEP_FREE', displayName: 'Step-free', type: 'ACCESSIBILITY' }],
    }),
  )
  site.catalogue.refused.add('/api/v6/tour-groups/9')
})
afterAll(() => site.dispose())

describe('a wish list', () => {
  // spec: D.wishes.3
  test('has the tour groups of its address in their order, each once, and none that nobody knows', async () => {
    const { status, headers, body } = await visit('/wish-list/?ids=7111,9999,7110,7111,x,-3,7112.5')
    expect(status).toBe(200)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-cache', 'noindex'])
    expect(body).toContain('<title>Wish list · Wayfare</title><meta name="robots" content="noindex, follow"/>')
    expect(linksIn(body)).toEqual(['/tour-7111-t7111/', '/tour-7110-t7110/'])
    expect(body).toContain('data-keep="7111,7110"')
  })

  // spec: D.wishes.3
  test('speaks the language of its address, and leads to the same list in the others', async () => {
    const { body } = await visit('/fr/wish-list/?ids=7111,7110')
    expect(body).toContain('<h1 class="')
    expect(body).toContain('>Liste d’envies</h1>')
    expect(linksIn(body)).toEqual(['/fr/visite-7111-t7111/', '/fr/visite-7110-t7110/'])
    expect(body).toMatch(/href="\/wish-list\/\?ids=7111,7110"[^>]*hrefLang="en"/i)
  })

  test('tells of its tour groups what any other list does, and so does a comparison', async () => {
    for (const path of ['/wish-list/?ids=7111,7110', '/wish-list/compare/?ids=7111,7110']) {
      expect(parsePageFacts((await visit(path)).body).products).toEqual([
        { tgid: 7111, productName: 'Tour 7111', price: 111 },
        { tgid: 7110, productName: 'Tour 7110', price: 110 },
      ])
    }
  })

  // spec: D.wishes.3
  test('says prices in the visitor’s currency', async () => {
    site.catalogue.answers.set(
      '/api/v6/tour-groups/7113/',
      tourGroup(7113, { listingPrice: { currencyCode: 'GBP', finalPrice: 113, type: 'PER_PERSON' } }),
    )
    const { body } = await visit('/wish-list/?ids=7113', { cookie: 'currency=GBP' })
    expect(body).toContain('£113')
  })

  test('without anything in it says how to begin', async () => {
    const { status, body } = await visit('/wish-list/')
    expect(status).toBe(200)
    expect(body).toContain('Tap the heart on an experience to save it in this browser. No account needed.')
    expect(linksIn(body)).toEqual([])
  })

  // spec: D.wishes.5
  test('leads to a comparison by a form like any other, with the first four chosen', async () => {
    const { body } = await visit('/wish-list/?ids=7110,7111,7112,7113,7114')
    expect(body).toMatch(/<form data-compare="" class="[^"]+" action="\/wish-list\/compare\/" method="get">/)
    const boxes = [...body.matchAll(/<input type="checkbox" name="ids"( checked="")? value="(\d+)"\/>/g)]
    expect(boxes.map(([, checked, tgid]) => `${tgid}${checked ? ' chosen' : ''}`)).toEqual([
      '7110 chosen',
      '7111 chosen',
      '7112 chosen',
      '7113 chosen',
      '7114',
    ])
  })

  test('can be had where no site has a clean address', async () => {
    const { body } = await site.get(`/wish-list/?uid=${HOST}&lang=fr&ids=7110`, { host: 'localhost' })
    expect(body).toContain('>Liste d’envies</h1>')
    expect(body).toContain(`href="/wish-list/?uid=${HOST}&amp;lang=fr" hidden=""`)
  })

  test('while the catalogue is silent says so, and is whole', async () => {
    const other = await createTestSite()
    other.catalogue.fault = 'status'
    const { status, body } = await other.get('/wish-list/?ids=7110,7111')
    expect(status).toBe(200)
    expect(body).toContain('We cannot show these experiences right now.')
    await other.dispose()
  })
})

describe('a comparison', () => {
  // spec: D.wishes.5
  test('is a table with a column for each of four at most, and a row for all that one of them has', async () => {
    const { status, headers, body } = await visit('/wish-list/compare/?ids=7120&ids=7110&ids=7111,7114&ids=7113')
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(namesIn(body)).toEqual(['Tour 7120', 'Tour 7110', 'Tour 7111', 'Tour 7114'])
    const rows = [...body.matchAll(/<th scope="row"[^>]*>([^<]+)</g)].map(([, label]) => label)
    expect(rows).toEqual(['Price', 'Duration', 'Cancellation', 'Rating', 'Languages', 'Accessibility'])
    expect(body).toContain('Cancel free of charge until 1\u00A0day before the start.')
    expect(body).toContain('>English and French</td>')
    expect(body).toContain('>Step-free</td>')
  })

  // spec: D.wishes.5
  test('each can be taken out by a link that keeps the others', async () => {
    const { body } = await visit('/wish-list/compare/?ids=7110,7111')
    const out = [...body.matchAll(/<a href="([^"]+)" aria-label="Remove from the comparison: ([^"]+)"/g)]
    expect(out.map(([, href, name]) => `${name} ${href}`)).toEqual([
      'Tour 7110 /wish-list/compare/?ids=7111',
      'Tour 7111 /wish-list/compare/?ids=7110',
    ])
    expect(body).toContain('href="/wish-list/?ids=7110,7111"')
  })

  test('of one asks for another', async () => {
    expect((await visit('/wish-list/compare/?ids=7110')).body).toContain('Choose two to four experiences to compare')
  })
})

describe('cards for a part of another page', () => {
  // spec: D.wishes.6
  test('are a list by themselves, with the icons that they draw', async () => {
    const { status, headers, body } = await visit('/wish-list/cards/?ids=7111,9999,7112')
    expect(status).toBe(200)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, max-age=60', 'noindex'])
    expect(linksIn(body)).toEqual(['/tour-7111-t7111/', '/tour-7112-t7112/'])
    // Two are too few for a row that scrolls.
    expect(body).toMatch(/^<ul class="[^"]*"><li /)
    const drawn = new Set([...body.matchAll(/<use href="#(i-\w+)"/g)].map(([, icon]) => icon))
    const there = new Set([...body.matchAll(/<symbol id="(i-\w+)"/g)].map(([, icon]) => icon))
    expect(there).toEqual(drawn)
  })

  test('of nothing are nothing', async () => {
    const { status, body } = await visit('/wish-list/cards/?ids=9999')
    expect([status, body]).toEqual([200, ''])
  })
})

describe('bad input', () => {
  test.each([
    ['no numbers', 'ids=', 200],
    ['a hundred numbers', `ids=${Array.from({ length: 100 }, (_, index) => 9000 + index)}`, 200],
    ['a number beyond all', 'ids=99999999999999999999', 200],
    ['markup', 'ids=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
    ['half a letter', 'ids=%E0%A4', 200],
    ['only commas', `ids=${','.repeat(900)}`, 200],
    ['ten thousand characters', `ids=${'9,'.repeat(5000)}`, 400],
    // spec: D.wishes.4
  ])('%s: an ordinary answer', async (_what, query, expected) => {
    for (const path of ['/wish-list/', '/wish-list/compare/', '/wish-list/cards/']) {
      const { status, body } = await visit(`${path}?${query}`)
      expect(status).toBe(expected)
      expect(body).not.toContain('<script>alert')
    }
  })

  test('below the wish list there is nothing else', async () => {
    expect((await visit('/wish-list/else/')).status).toBe(404)
    expect((await visit('/wish-list/compare/more/')).status).toBe(404)
  })

  // spec: D.wishes.4
  test('endless addresses are kept by nobody, and ask no more of the catalogue than there are tour groups', async () => {
    const kept = async () => /site_cached_pages (\d+)/.exec((await site.internal.inject('/metrics')).body)?.[1]
    await visit('/wish-list/?ids=7110,7111,7112,7113,7114')
    const before = await kept()
    const asked = site.catalogue.requests.length
    for (const ids of ['7110,7111', '7111,7110', '7112,7110', '7114,7113,7112', '7110&x=1', '7110&x=2']) {
      await visit(`/wish-list/?ids=${ids}`)
    }
    expect([await kept(), site.catalogue.requests.length]).toEqual([before, asked])
  })

  // spec: D.wishes.4
  test('too many of one source are refused for a while, and nobody else is', async () => {
    const strict = await createTestSite({ SEARCHES_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const ask = async (path: string, source: string) => {
      const { status, headers } = await strict.get(path, { 'x-forwarded-for': source })
      return `${status} ${headers['retry-after'] ?? ''}`
    }
    expect(await ask('/wish-list/?ids=1', '203.0.113.7')).toBe('200 ')
    expect(await ask('/wish-list/cards/?ids=2', '203.0.113.7')).toBe('200 ')
    expect(await ask('/wish-list/?ids=3', '203.0.113.7')).toBe('429 60')
    expect(await ask('/wish-list/?ids=3', '203.0.113.8')).toBe('200 ')
    expect(await ask('/paris/', '203.0.113.7')).toBe('200 ')
    await strict.dispose()
  })
})

// spec: D.wishes.2
test('other pages have the way to it, hidden, the same for everybody, and no heart', async () => {
  const { body } = await visit(`/${collectionPage.uid.slice(HOST.length + 1)}/`)
  expect(body).toMatch(
    /<a href="\/wish-list\/" hidden="" class="[^"]+" data-wishes="24" data-label="Save to your wish list: \{name\}"/,
  )
  expect(body).not.toContain('data-wish="')
})

// spec: D.wishes.4
test('no file for search engines names it', async () => {
  const { body } = await visit('/sitemap-1.xml')
  expect(body).toContain('/paris/')
  expect(body).not.toContain('wish-list')
})
