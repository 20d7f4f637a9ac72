import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'
import { parseSitemap } from '../tools/parse-sitemap.ts'

/** A page of every tour group of a site, at one address (docs/decisions/027). */

let site: TestSite

const LISTING = { currencyCode: 'EUR', originalPrice: 50, finalPrice: 40, type: 'PER_PERSON', otherPricesExist: true }
const TOUR = {
  id: 7110,
  name: 'Louvre at dusk',
  flowType: 'NORMAL',
  shortSummary: 'Ninety minutes among masterpieces',
  cityCode: 'PARIS',
  urlSlugs: { EN: 'louvre-at-dusk', FR: 'louvre-au-crepuscule', DE: '' },
  media: { productImages: [{ url: '/catalogue/louvre-day', altText: 'The pyramid' }] },
  listingPrice: LISTING,
}
const DAY = 86_400_000
const ENGLISH = '/louvre-at-dusk-t7110/'
const FRENCH = '/fr/louvre-au-crepuscule-t7110/'

/** What the catalogue says of the tour group; a city and a name in addresses, where a test needs others. */
function putTour(more: object = {}) {
  site.catalogue.answers.set('/api/v6/tour-groups/7110/', { ...TOUR, ...more })
  const items = [{ ...TOUR, ...more }]
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 1 } })
}

const linkOf = (body: string, attributes: string) =>
  new RegExp(`<link (?=[^>]*${attributes})[^>]*href="([^"]*)"`).exec(body)?.[1]

beforeEach(async () => {
  site = await createTestSite()
  putTour()
})
afterEach(() => site.dispose())

describe('the one address', () => {
  test.each([
    ['as it is', ENGLISH, 200, undefined],
    ['in another language', FRENCH, 200, undefined],
    ['without words', '/t7110/', 301, ENGLISH],
    ['under other words', '/mona-lisa-t7110/', 301, ENGLISH],
    ['under the words of another language', '/fr/louvre-at-dusk-t7110/', 301, FRENCH],
    ['without its slash', '/louvre-at-dusk-t7110', 301, ENGLISH],
    ['in capitals', '/Louvre-At-Dusk-T7110/', 301, ENGLISH],
    ['without its slash, under other words', '/mona-lisa-t7110?gclid=1', 301, `${ENGLISH}?gclid=1`],
    ['with parameters', '/mona-lisa-t7110/?gclid=1&uid=x', 301, `${ENGLISH}?gclid=1`],
    ['as Markdown', `${ENGLISH}index.md`, 200, undefined],
    ['as Markdown, under other words', '/mona-lisa-t7110/index.md', 301, `${ENGLISH}index.md`],
    ['below another page', `/paris${ENGLISH}`, 404, undefined],
    ['of a number that is none', '/louvre-t0/', 404, undefined],
    // spec: D.products.1
  ])('%s: %s', async (_, address, status, location) => {
    const answer = await site.get(address)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })

  test('outside production the uid names it', async () => {
    const uid = `${HOST}.louvre-at-dusk-t7110`
    const at = (query: string) => site.get(`/${query}`, { host: 'localhost:3000' })
    expect((await at(`?uid=${uid}&lang=en`)).status).toBe(200)
    const other = await at(`?uid=${HOST}.mona-lisa-t7110&lang=en`)
    expect([other.status, other.headers.location]).toEqual([301, `${ENGLISH}?uid=${uid}&lang=en`])
  })

  test('what machines are told of it', async () => {
    const { body } = await site.get(FRENCH)
    expect(linkOf(body, 'rel="canonical"')).toBe(`https://${HOST}${FRENCH}`)
    expect(body.match(/hreflang="[^"]*" href="https[^"]*"/gi)?.map((link) => link.toLowerCase())).toEqual([
      `hreflang="en" href="https://${HOST}${ENGLISH}"`,
      `hreflang="fr" href="https://${HOST}${FRENCH}"`,
      `hreflang="x-default" href="https://${HOST}${ENGLISH}"`,
    ])
    expect(body).toContain('<title>Louvre at dusk | Wayfare</title>')
  })

  test('a card leads to it, in its own language', async () => {
    const { body } = await site.get('/paris/')
    expect(body).toContain(`<a href="${ENGLISH}"`)
    expect(body).not.toContain('/book/7110/select/')
  })
})

describe('sitemap', () => {
  const locations = async (path: string) => parseSitemap((await site.get(path)).body)

  // spec: D.products.7
  test('the catalogue’s pages of what the site lists, each with its languages', async () => {
    expect((await locations('/sitemap.xml')).map(({ location }) => location)).toEqual([
      `https://${HOST}/sitemap-1.xml`,
      `https://${HOST}/sitemap-products-1.xml`,
    ])
    const alternates = new Map([
      ['en', `https://${HOST}${ENGLISH}`],
      ['fr', `https://${HOST}${FRENCH}`],
      ['x-default', `https://${HOST}${ENGLISH}`],
    ])
    const lastModified = new Date(site.clock.now).toISOString()
    expect(await locations('/sitemap-products-1.xml')).toEqual([
      { location: `https://${HOST}${ENGLISH}`, lastModified, alternates },
      { location: `https://${HOST}${FRENCH}`, lastModified, alternates },
    ])
    expect((await site.get('/sitemap-products-2.xml')).status).toBe(404)
  })

  // spec: D.search.5
  test('each with the instant since which the site knows it as it is: not the price, which changes by the hour', async () => {
    const dates = async () =>
      new Set((await locations('/sitemap-products-1.xml')).map(({ lastModified }) => Date.parse(lastModified)))
    const first = site.clock.now
    const readLater = async (more: object) => {
      putTour(more)
      site.clock.now += 2 * DAY
      await site.purge('tour-group:7110')
    }
    expect(await dates()).toEqual(new Set([first]))
    await readLater({ listingPrice: { ...LISTING, finalPrice: 35 } })
    expect(await dates()).toEqual(new Set([first]))
    await readLater({ shortSummary: 'Two hours among masterpieces' })
    const changed = site.clock.now
    expect(await dates()).toEqual(new Set([changed]))
    await readLater({ shortSummary: 'Two hours among masterpieces' })
    expect(await dates()).toEqual(new Set([changed]))
  })

  test('neither what an editor wrote about, nor another city’s', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.louvre`, pageType: 'productPage', categorisation: { tgid: 7110 } }))
    expect((await locations('/sitemap-products-1.xml')).map(({ location }) => location)).toEqual([
      `https://${HOST}${FRENCH}`,
    ])
    for (const lang of ['en', 'fr'] as const) site.putPage(pageDocument({ lang, categorisation: { city: 'ROME' } }))
    await site.purge(`page:${HOST}:en:page`, `page:${HOST}:fr:page`)
    expect((await site.get('/sitemap-products-1.xml')).status).toBe(404)
  })

  test('while the catalogue is silent, the written pages alone', async () => {
    site.catalogue.fault = 'status'
    expect((await locations('/sitemap.xml')).map(({ location }) => location)).toEqual([`https://${HOST}/sitemap-1.xml`])
  })
})

describe('whose page it is', () => {
  test.each([
    ['a tour group of its city', 'PARIS', 200],
    ['a tour group of another city', 'ROME', 404],
    ['a tour group of no city', null, 404],
    // spec: D.products.2
  ])('a site that is about a city has a page about %s', async (_, cityCode, status) => {
    site.putPage(pageDocument({ categorisation: { city: 'PARIS' } }))
    putTour({ cityCode })
    expect((await site.get(ENGLISH)).status).toBe(status)
    const { body } = await site.get('/paris/')
    expect(body.includes(`href="${ENGLISH}"`)).toBe(status === 200)
    expect(body.includes('/book/7110/select/')).toBe(status === 404)
  })

  test.each(['ROME', null])('a site that is about none has one about what is sold in %s', async (cityCode) => {
    putTour({ cityCode })
    expect((await site.get(ENGLISH)).status).toBe(200)
  })

  // spec: D.products.4
  test('a language that the catalogue lacks has none', async () => {
    site.putSite(siteDocument({ lang: 'fr' }))
    putTour({ urlSlugs: { EN: 'louvre-at-dusk' } })
    expect((await site.get('/fr/louvre-at-dusk-t7110/')).status).toBe(404)
    expect((await site.get(ENGLISH)).body).not.toMatch(/hreflang/i)
  })

  // spec: D.products.3
  test('the page that an editor wrote about the tour group wins', async () => {
    site.putPage(
      pageDocument({
        uid: `${HOST}.louvre`,
        pageType: 'productPage',
        categorisation: { tgid: 7110 },
        title: 'Our Louvre',
      }),
    )
    const answer = await site.get(`${ENGLISH}?gclid=1`)
    expect([answer.status, answer.headers.location]).toEqual([301, '/louvre/?gclid=1'])
    expect((await site.get('/paris/')).body).toContain('<a href="/louvre/"')
    expect((await site.get('/louvre/')).status).toBe(200)
  })

  test('one that is written later takes its place', async () => {
    expect((await site.get(ENGLISH)).status).toBe(200)
    site.putPage(pageDocument({ uid: `${HOST}.louvre`, pageType: 'productPage', categorisation: { tgid: 7110 } }))
    await site.purge(`page:${HOST}.louvre:en:page`, 'tour-group:7110')
    expect((await site.get(ENGLISH)).headers.location).toBe('/louvre/')
  })
})

describe('what is not there', () => {
  const refuse = () => site.catalogue.refused.add('/api/v6/tour-groups/7110/')

  test('a number that the catalogue does not know is nobody’s page, and is nobody’s outage', async () => {
    refuse()
    expect((await site.get(ENGLISH)).status).toBe(404)
    expect(site.logLines.filter(({ msg }) => msg !== 'request')).toEqual([])
  })

  test.each([
    ['gone', { gone: true }, 410, undefined],
    [
      'moved to its collection',
      { gone: false, permanent: true, to: { uid: `${HOST}.paris`, lang: 'en', kind: 'page' } },
      301,
      '/paris/',
    ],
    // spec: D.products.5
  ])('what vanished is %s, as editors choose', async (_, what, status, location) => {
    refuse()
    site.putRedirect(ENGLISH, what)
    const answer = await site.get(ENGLISH)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })

  // spec: D.products.5
  test('while the catalogue says nothing, nobody says that there is nothing', async () => {
    site.catalogue.fault = 'status'
    const answer = await site.get(ENGLISH)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
  })

  test('what it said before stands in', async () => {
    await site.get(ENGLISH)
    await site.purge('tour-group:7110')
    site.catalogue.fault = 'status'
    expect((await site.get(ENGLISH)).status).toBe(200)
  })

  test('what vanished stands in for a day, and is not there any more after it', async () => {
    await site.get(ENGLISH)
    refuse()
    await site.purge('tour-group:7110')
    expect((await site.get(ENGLISH)).status).toBe(200)
    site.clock.now += 25 * 3_600_000
    await site.purge('tour-group:7110')
    expect((await site.get(ENGLISH)).status).toBe(404)
  })
})

// spec: D.products.6, D.visit.15
test('cold, six calls at most, and none waits for another', async () => {
  await site.get(ENGLISH)
  expect(site.catalogue.requests.map((url) => url.split('?')[0])).toEqual([
    '/api/v6/tour-groups/7110/',
    '/api/v6/tour-groups/7110/reviews/',
    '/api/v6/tour-groups/7110/experience-itineraries/',
    '/api/v6/tour-groups/7110/similar-products/',
    '/api/v7/tour-groups/7110/calendar/',
    '/api/v7/tour-groups/7110/inventories/',
  ])
})

// spec: D.products.11, D.visit.16
test('six months of dates, six tickets, a hundred reviews and sixty stops weigh less than 30 KB', async () => {
  const price = (index: number) => ({ ...LISTING, finalPrice: 40 + index, otherPricesExist: true })
  const variants = Array.from({ length: 6 }, (_, index) => ({
    id: 71101 + index,
    name: `Ticket ${index + 1}, with a name as long as such names are`,
    listingPrice: price(index),
    tours: [{ id: 711001 + index }],
  }))
  putTour({ variants, reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true } })
  const dayOf = (index: number) => new Date(site.clock.now + index * 86_400_000).toISOString().slice(0, 10)
  const dates = Object.fromEntries(
    Array.from({ length: 180 }, (_, index) => [
      dayOf(index),
      {
        listingPrice: 40 + (index % 9) * 1.35,
        extraCharges: 0,
        availableTourIds: variants.map(({ tours }) => tours[0]?.id),
      },
    ]),
  )
  site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates,
    metadata: { startDate: dayOf(0), endDate: dayOf(179), currency: 'EUR' },
  })
  const words = 'The guide knew every room and the children listened for two hours which they never do at home'.split(
    ' ',
  )
  const items = Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    source: 'CUSTOMER',
    rating: 1 + (index % 5),
    content: Array.from({ length: 60 }, (__, at) => words[(at * 7 + index * 11) % words.length]).join(' '),
    sourceLanguage: ['en', 'fr', 'de'][index % 3],
    nonCustomerName: `Guest ${index}`,
    reviewTime: site.clock.now - index * 86_400_000,
  }))
  site.catalogue.answers.set('/api/v6/tour-groups/7110/reviews/', { items })
  const sections = Array.from({ length: 60 }, (_, index) => ({
    type: 'STOP',
    rank: index,
    location: { latitude: 48.8 + index / 1000, longitude: 2.3 + (index % 7) / 500 },
    details: { name: `Stop number ${index + 1}`, description: 'A minute to look up.', timeForNextSection: 4 },
  }))
  site.catalogue.answers.set('/api/v6/tour-groups/7110/experience-itineraries/', { itineraries: [{ sections }] })
  const { body } = await site.get(ENGLISH)
  expect([body.includes('Stop number 60'), body.includes('Ticket 6, with'), body.includes(dayOf(6))]).toEqual([
    true,
    true,
    true,
  ])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  expect(brotliCompressSync(body, { params }).byteLength).toBeLessThan(30 * 1024)
})
