import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readList, readPath } from '../testing/read-path.ts'
import { FIXTURE_NOW, type FixtureSandbox, startFixtureSandbox } from '../testing/start-fixture-sandbox.ts'

let sandbox: FixtureSandbox
const get = (url: string) => sandbox.get(url)

beforeAll(async () => {
  sandbox = await startFixtureSandbox()
})
afterAll(() => sandbox.stop())

describe('tour groups by id', () => {
  test('answers cards in the asked language and currency, and leaves unknown ids out', async () => {
    const { status, body } = await get('/api/v6/tour-groups/?ids[]=7110,99,7111&language=FR&currency=JPY')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      tourGroups: [
        {
          id: 7110,
          name: 'Louvre at dusk (fr)',
          cityDisplayName: 'Paris (fr)',
          flowType: 'NORMAL',
          highlights: '<ul><li>One &amp; only</li></ul>',
          imageUrl: 'http://images.test/images/catalogue/louvre-dusk',
          primaryCollection: { id: 1004, name: 'Things to Do in Paris', displayName: 'Things to do (fr)' },
          primarySubCategory: { id: 1008, categoryId: 1 },
          listingPrice: { currencyCode: 'JPY', finalPrice: 3208, originalPrice: 4010, bestDiscount: 20 },
          listingAvailability: { nextAvailableDate: { date: expect.stringMatching(/^2026-11-/) } },
          cancellationPolicy: { cancellable: true, cancellableUpTo: 1440 },
          minDuration: 5_400_000,
          urlSlugs: { EN: 'louvre-at-dusk', FR: 'louvre-at-dusk-fr' },
        },
        { id: 7111, boosterType: 'BestSeller', listingPrice: { otherPricesExist: true } },
      ],
    })
  })

  test('takes the parameter several times too', async () => {
    const { body } = await get('/api/v6/tour-groups/?ids[]=7110&ids[]=7112')
    expect(body).toMatchObject({
      tourGroups: [{ id: 7110 }, { id: 7112, listingPrice: { type: 'PER_GROUP', groupSize: 6 } }],
    })
  })

  test('ratings add up', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/')
    expect(body).toMatchObject({ reviewsDetails: { ratingsCount: 230, averageRating: 4.6, showRatings: true } })
    const split = Object.values(Object(readPath(body, 'reviewsDetails', 'ratingsSplit'))).map(Number)
    expect(split.reduce((sum, count) => sum + count, 0)).toBe(230)
    const stars = split.reduce((sum, count, index) => sum + count * (index + 1), 0)
    expect(stars / 230).toBeCloseTo(4.6, 1)
  })

  test('a language without texts is English, or nothing when that is refused', async () => {
    expect((await get('/api/v6/tour-groups/?ids[]=7110&language=IT')).body).toMatchObject({
      tourGroups: [{ name: 'Louvre at dusk' }],
    })
    const refused = await get('/api/v6/tour-groups/?ids[]=7110&language=IT&fallback-to-english=false')
    expect(refused.body).toEqual({ tourGroups: [] })
  })

  test('a few carry the traps that real callers met', async () => {
    const { body } = await get('/api/v6/tour-groups/?ids[]=7149,7143')
    expect(body).toMatchObject({
      tourGroups: [{ listingPrice: null }, { highlights: expect.stringContaining('<script>') }],
    })
  })
})

describe('errors', () => {
  test.each([
    ['/api/v6/tour-groups/', 400, 'E_MISSING_PARAMETER', 'ids[] is required'],
    ['/api/v6/tour-groups/?ids[]=a', 400, 'E_INVALID_ARGUMENT', 'ids[] must be a whole number'],
    ['/api/v6/tour-groups/?ids[]=7110&language=en', 400, 'E_INVALID_ARGUMENT', 'upper case'],
    ['/api/v6/tour-groups/?ids[]=7110&currency=XXX', 400, 'E_INVALID_ARGUMENT', 'currency is not'],
    ['/api/v6/tour-groups/list-by/collection/1004/?limit=101', 400, 'E_INVALID_ARGUMENT', 'limit must be at most 100'],
    ['/api/v6/tour-groups/7110/reviews/?offset=-1', 400, 'E_INVALID_ARGUMENT', 'offset'],
    ['/api/v6/tour-groups/99/', 400, 'E_ERROR_PROCESSING_REQUEST', 'there is no tour group 99'],
    ['/api/v7/tour-groups/7110/inventories/?variantId=5', 400, 'E_INVALID_ARGUMENT', 'variantId 5'],
    ['/api/v7/tour-groups/7110/calendar/?from-date=2026-13-01', 400, 'E_INVALID_ARGUMENT', 'from-date'],
    ['/api/v1/banner/?resource-type=OTHER', 400, 'E_INVALID_ARGUMENT', 'resource-type'],
    ['/api/v9/nothing/', 404, 'E_ERROR_PROCESSING_REQUEST', 'nothing at /api/v9/nothing/'],
  ])('%s', async (url, status, code, message) => {
    const answer = await get(url)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ status, error: { code, message: expect.stringContaining(message) } })
  })
})

describe('lists', () => {
  test('pages link to each other and keep the other parameters', async () => {
    const first = '/api/v6/tour-groups/list-by/collection/1004/?currency=USD&city=Paris&limit=2'
    const { body } = await get(first)
    expect(body).toMatchObject({
      pageData: { total: 5, prevUrl: null, items: [{ id: 7110 }, { id: 7111 }] },
      unFilteredMetaData: { minPrice: 25 },
      currency: { code: 'USD' },
    })
    const next = String(readPath(body, 'pageData', 'nextUrl'))
    expect(next).toContain('currency=USD')
    const second = await get(next)
    expect(second.body).toMatchObject({ pageData: { items: [{ id: 7112 }, { id: 7143 }] } })
    expect(readPath(second.body, 'pageData', 'prevUrl')).toContain('offset=0')
    const last = await get(String(readPath(second.body, 'pageData', 'nextUrl')))
    expect(last.body).toMatchObject({ pageData: { items: [{ id: 7149 }], nextUrl: null } })
  })

  test.each([
    ['sub-category/1080/', [7111]],
    ['category/1/?city=Paris', [7110, 7111, 7112, 7143, 7149]],
    ['category/1/?city=Atlantis', []],
    ['category/1/?city=PARIS', []],
    ['sub-category/1080/?city=PARIS', []],
    ['collection/99/', []],
    ['city/Paris/', [7110, 7111, 7112, 7143, 7149]],
    ['city/Paris%20(fr)/?limit=2&offset=1', [7111, 7112]],
    ['city/Atlantis/', []],
    ['city/PARIS/', []],
    ['city/Paris/?language=IT&fallback-to-english=false', []],
    ['collection/1004/?language=IT&fallback-to-english=false', []],
  ])('list-by/%s', async (path, ids) => {
    const { body } = await get(`/api/v6/tour-groups/list-by/${path}`)
    expect(readList(body, 'pageData', 'items').map((item) => readPath(item, 'id'))).toEqual(ids)
  })

  test('an empty list has no lowest price', async () => {
    expect((await get('/api/v6/tour-groups/list-by/collection/99/')).body).toMatchObject({
      unFilteredMetaData: { minPrice: null },
      currency: { code: 'EUR' },
    })
  })
})

describe('a product', () => {
  test('adds city, variants, places and schedule', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/?language=DE&currency=GBP')
    expect(body).toMatchObject({
      city: { code: 'PARIS', country: { code: 'FR', currency: 'EUR' }, timeZone: 'Europe/Paris' },
      currency: { code: 'GBP', symbol: '£', localSymbol: '£', precision: 2 },
      summary: '<p>Louvre at dusk in short</p>',
      hasFreeCancellation: true,
      startLocation: { latitude: 48.86, addressLine1: 'Cour Napoléon', countryCode: 'FR' },
      endLocation: null,
      supportedLanguages: ['EN', 'FR'],
      variants: [
        { id: 71101, listingPrice: { finalPrice: 40 }, tours: [{ id: 711001, duration: 5_400_000 }] },
        { id: 71102, name: 'With a guide (de)', listingPrice: { finalPrice: 100, tourId: 711002 } },
      ],
      operatingScheduleInfo: { openingTime: '09:00', closingTime: '18:00' },
    })
  })

  test('reviews: the asked language first, translations marked, times in the past', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/reviews/?language=FR&limit=100')
    const items = readList(body, 'items')
    expect(items[0]).toMatchObject({ sourceLanguage: 'FR', useTranslatedContent: false, tourId: 7110 })
    expect(items.at(-1)).toMatchObject({ sourceLanguage: 'EN', useTranslatedContent: true, translatedContent: 'Beau' })
    expect(items.every((item) => Number(readPath(item, 'reviewTime')) < FIXTURE_NOW.getTime())).toBe(true)
    expect(items).toHaveLength(Number(readPath(body, 'total')))
  })

  test('review medias are the reviews with pictures', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/review-medias/?limit=3')
    const items = readList(body, 'items')
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((item) => readList(item, 'reviewMedias').length === 1)).toBe(true)
  })

  test('similar products leave the product itself out', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/similar-products/?limit=2')
    expect(body).toMatchObject({ pageData: { items: [{ id: 7111 }, { id: 7112 }] } })
  })

  test('itineraries end with the greatest rank and carry an encoded route', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/experience-itineraries/?sections=true&language=AR')
    expect(body).toMatchObject({
      itineraries: [
        {
          map: { itineraryRoute: { polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' } },
          details: { duration: { hours: 2, minutes: 30 } },
          sections: [
            { type: 'START_LOCATION', rank: 0, details: { timeForNextSection: 10, distanceForNextSection: 1.2 } },
            { type: 'STOP', details: { name: 'Stop (ar)' } },
            { type: 'END_LOCATION', rank: 2_147_483_647 },
          ],
        },
      ],
    })
    expect((await get('/api/v6/tour-groups/7111/experience-itineraries/')).body).toEqual({ itineraries: [] })
  })
})

describe('calendar and inventories', () => {
  test('180 days without the closed weekday, never cheaper than the price on the card', async () => {
    const { body } = await get('/api/v7/tour-groups/7110/calendar/?currency=EUR')
    const days = Object.entries(Object(readPath(body, 'dates')))
    expect(readPath(body, 'metadata')).toEqual({ startDate: '2026-11-20', endDate: '2027-05-17', currency: 'EUR' })
    expect(days.some(([date]) => new Date(date).getUTCDay() === 2)).toBe(false)
    expect(Math.min(...days.map(([, day]) => Number(readPath(day, 'listingPrice'))))).toBe(20)
    expect(days.some(([, day]) => readList(day, 'availableTourIds').length === 0)).toBe(true)
    expect((await get('/api/v7/tour-groups/7110/calendar/?currency=EUR')).body).toEqual(body)
  })

  test('a range without days has empty dates', async () => {
    const { body } = await get('/api/v7/tour-groups/7110/calendar/?from-date=2020-01-01&to-date=2020-02-01')
    expect(body).toEqual({ dates: {}, metadata: { startDate: '', endDate: '', currency: 'EUR' } })
  })

  test('inventories of one variant', async () => {
    const url = '/api/v7/tour-groups/7110/inventories/?variantId=71102&from-date=2026-11-23&to-date=2026-11-23'
    const { body } = await get(url)
    expect(body).toMatchObject({ fromDate: '2026-11-23', toDate: '2026-11-23', currencyCode: 'EUR' })
    const starts = readList(body, 'availabilities')
    expect(starts).toHaveLength(8)
    expect(starts[0]).toMatchObject({
      startTime: '09:00',
      endTime: '10:30',
      tourId: 711002,
      priceProfile: { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT' }, { type: 'CHILD' }], groups: [] },
    })
  })
})

test('a group is as large as its variant takes', async () => {
  const { body } = await get('/api/v7/tour-groups/7112/inventories/?from-date=2026-11-23&to-date=2026-11-23')
  const sizes = readList(body, 'availabilities').flatMap((start) =>
    readList(start, 'priceProfile', 'groups').map((group) => [readPath(group, 'minSize'), readPath(group, 'maxSize')]),
  )
  expect([...new Set(sizes.map(String))]).toEqual(['1,8'])
})

test('an open-dated ticket has days, and no start on any', async () => {
  const { body } = await get('/api/v6/tour-groups/7149/')
  expect(readList(body, 'variants').map((variant) => readPath(variant, 'openDated'))).not.toContain(false)
  const calendar = (await get('/api/v7/tour-groups/7149/calendar/')).body
  expect(Object.keys(Object(readPath(calendar, 'dates'))).length).toBeGreaterThan(100)
  const inventories = (await get('/api/v7/tour-groups/7149/inventories/')).body
  expect(readList(inventories, 'availabilities')).toEqual([])
})

describe('collections and reference lists', () => {
  test('collections by id carry price, ratings and count', async () => {
    const { body } = await get('/api/v1/collection/?ids[]=1004,5&currency=USD&language=FR')
    expect(body).toMatchObject({
      collections: [
        {
          id: 1004,
          displayName: 'Things to do (fr)',
          experienceCount: 5,
          startingPrice: { listingPrice: 25, currency: 'USD' },
          ratingsInfo: { averageRating: 4.6, ratingsCount: 1150, showRatings: true },
          active: true,
        },
      ],
    })
  })

  test.each([
    ['/api/v1/collection/1004/tour-groups', { collectionId: 1004, city: { code: 'PARIS' } }],
    ['/api/v1/city/list/?language=FR', { cities: [{ code: 'PARIS', displayName: 'Paris (fr)' }], total: 1 }],
    ['/api/v2/category/', { categories: [{ id: 1, subCategories: [{ id: 1008 }, { id: 1080 }] }] }],
    ['/api/v1/poi/501/', { id: 501, name: 'Louvre' }],
    ['/api/v1/media/?limit=1', { medias: [{ tourGroupId: 7110, type: 'IMAGE' }] }],
    ['/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris', { banners: [{ id: 1, rank: 1 }] }],
    ['/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=PARIS', { banners: [] }],
    ['/api/v1/banner/?platform=MOBILE&resource-type=MB_CITY_BANNER', { banners: [] }],
  ])('%s', async (url, expected) => {
    expect(await get(url)).toMatchObject({ status: 200, body: expected })
  })

  // spec: D.banner.1, D.banner.2
  test('a banner carries every field, in the asked language', async () => {
    const { body } = await get('/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris&language=FR')
    expect(Object.keys(Object(readPath(body, 'banners', 0)))).toEqual([
      'id',
      'platform',
      'resourceType',
      'title',
      'imageUrl',
      'mobileImageUrl',
      'altText',
      'link',
      'startDate',
      'endDate',
      'rank',
    ])
    expect(readPath(body, 'banners', 0)).toMatchObject({ platform: 'DESKTOP', resourceType: 'MB_CITY_BANNER' })
    const english = await get('/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris')
    expect(readPath(body, 'banners', 0, 'title')).not.toBe(readPath(english.body, 'banners', 0, 'title'))
  })

  test('all 32 currencies', async () => {
    expect(readList((await get('/api/v1/currency/list/')).body, 'currencies')).toHaveLength(32)
  })
})
