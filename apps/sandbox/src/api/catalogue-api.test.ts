import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickFields } from '../testing/pick-fields.ts'
import { FIXTURE_NOW, type FixtureSandbox, startFixtureSandbox } from '../testing/start-fixture-sandbox.ts'
import { listAtPath, valueAtPath } from '../testing/value-at-path.ts'

let sandbox: FixtureSandbox
const get = (url: string) => sandbox.get(url)
const idsIn = (body: unknown, ...path: readonly string[]) =>
  listAtPath(body, ...path).map((item) => valueAtPath(item, 'id'))

beforeAll(async () => {
  sandbox = await startFixtureSandbox()
})
afterAll(() => sandbox.stop())

describe('tour groups by id', () => {
  test('answers cards in the asked language and currency, and leaves unknown ids out', async () => {
    const { status, body } = await get('/api/v6/tour-groups/?ids[]=7110,99,7111&language=FR&currency=JPY')
    expect(status).toBe(200)
    const [card, other, ...more] = listAtPath(body, 'tourGroups')
    expect(card).toEqual({
      id: 7110,
      name: 'Louvre at dusk (fr)',
      flowType: 'NORMAL',
      primaryCollection: { id: 1004, name: 'Things to Do in Paris', displayName: 'Things to do (fr)' },
      primaryCategory: { id: 1, name: 'Tickets', displayName: 'Tickets (fr)' },
      primarySubCategory: { id: 1008, categoryId: 1, name: 'City Cards', displayName: 'City Cards (fr)' },
      listingAvailability: { nextAvailableDate: { date: '2026-11-20', remaining: 41, availability: 'LIMITED' } },
      callToAction: 'Check availability (fr)',
      inclusions: '<ul><li>Entry</li></ul>',
      exclusions: '',
      highlights: '<ul><li>One &amp; only</li></ul>',
      neighbourhood: null,
      startPoint: { latitude: 48.86, longitude: 2.33 },
      cancellationPolicy: { cancellable: true, cancellableUpTo: 1440 },
      reschedulePolicy: { reschedulable: true, reschedulableUpTo: 1440 },
      media: {
        productImages: [
          { url: 'http://images.test/images/catalogue/louvre-dusk', altText: 'Louvre at dusk (fr)', credit: null },
          { url: 'http://images.test/images/catalogue/louvre-day', altText: 'Louvre at dusk (fr)', credit: null },
        ],
      },
      imageUrl: 'http://images.test/images/catalogue/louvre-dusk',
      listingPrice: {
        currencyCode: 'JPY',
        originalPrice: 4010,
        finalPrice: 3208,
        minimumPayablePrice: 3208,
        type: 'PER_PERSON',
        otherPricesExist: true,
        bestDiscount: 20,
        cashbackValue: 0,
        cashbackType: 'PERCENTAGE',
        groupSize: null,
        extraCharges: 0,
        isPricingInclusiveOfExtraCharges: false,
        tourId: 711001,
      },
      promotionLabel: null,
      shortSummary: 'Louvre at dusk in short',
      urlSlugs: { EN: 'louvre-at-dusk', DE: 'louvre-at-dusk-de', FR: 'louvre-at-dusk-fr', AR: 'louvre-at-dusk-ar' },
      cityCode: 'PARIS',
      cityDisplayName: 'Paris (fr)',
      combo: false,
      multiVariant: true,
      descriptors: [
        { code: 'FREE_CANCELLATION', displayName: 'Free cancellation (fr)', type: 'POLICY' },
        { code: 'INSTANT_CONFIRMATION', displayName: 'Instant confirmation (fr)', type: 'TICKET' },
        { code: 'MOBILE_TICKET', displayName: 'Mobile ticket (fr)', type: 'TICKET' },
        { code: 'GUIDED', displayName: 'Guided (fr)', type: 'TOUR' },
        { code: 'INDOOR', displayName: 'Indoors (fr)', type: 'TOUR' },
        { code: 'AGE_FROM_6', displayName: '6+', type: 'AGE' },
      ],
      topReviews: [
        {
          id: 7110001,
          tourId: 7110,
          source: 'PARTNER',
          nonCustomerName: 'Luc',
          reviewerImgUrl: null,
          rating: 5,
          content: 'Magnifique, museum',
          title: null,
          reviewTime: 1794877200000,
          reviewMedias: [],
          translatedContent: null,
          useTranslatedContent: false,
          sourceLanguage: 'FR',
          nonCustomerCountryCode: 'FR',
          personaLabel: { localisedLabel: 'Couple (fr)' },
        },
        {
          id: 7110003,
          tourId: 7110,
          source: 'CUSTOMER',
          nonCustomerName: 'Luc',
          reviewerImgUrl: null,
          rating: 4,
          content: 'Très bien, museum',
          title: null,
          reviewTime: 1793588400000,
          reviewMedias: [{ id: 7110003, type: 'IMAGE', url: 'http://images.test/images/catalogue/louvre-day' }],
          translatedContent: null,
          useTranslatedContent: false,
          sourceLanguage: 'FR',
          nonCustomerCountryCode: 'FR',
          personaLabel: { localisedLabel: 'Couple (fr)' },
        },
        {
          id: 7110002,
          tourId: 7110,
          source: 'CUSTOMER',
          nonCustomerName: 'Ada',
          reviewerImgUrl: null,
          rating: 5,
          content: 'A fine museum',
          title: 'Wonderful',
          reviewTime: 1794276000000,
          reviewMedias: [],
          translatedContent: 'Beau',
          useTranslatedContent: true,
          sourceLanguage: 'EN',
          nonCustomerCountryCode: 'US',
          personaLabel: { localisedLabel: 'Couple (fr)' },
        },
      ],
      experienceVideo: null,
      reviewsDetails: {
        reviewsCount: 3,
        ratingsCount: 230,
        averageRating: 4.6,
        ratingsSplit: { '1': 5, '2': 5, '3': 11, '4': 35, '5': 174 },
        showRatings: true,
        reviewCountries: ['FR', 'US'],
      },
      minDuration: 5400000,
      maxDuration: 5400000,
      boosterType: null,
    })
    expect([valueAtPath(other, 'id'), valueAtPath(other, 'boosterType'), more]).toEqual([7111, 'BestSeller', []])
    expect(valueAtPath(other, 'listingPrice', 'otherPricesExist')).toBe(true)
  })

  test('takes the parameter several times too', async () => {
    const { body } = await get('/api/v6/tour-groups/?ids[]=7110&ids[]=7112')
    expect(idsIn(body, 'tourGroups')).toEqual([7110, 7112])
    const price = valueAtPath(body, 'tourGroups', 1, 'listingPrice')
    expect([valueAtPath(price, 'type'), valueAtPath(price, 'groupSize')]).toEqual(['PER_GROUP', 6])
  })

  test('ratings add up', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/')
    const ratings = { ratingsCount: 230, averageRating: 4.6, showRatings: true }
    expect(pickFields(valueAtPath(body, 'reviewsDetails'), ...Object.keys(ratings))).toEqual(ratings)
    const split = Object.values(Object(valueAtPath(body, 'reviewsDetails', 'ratingsSplit'))).map(Number)
    expect(split.reduce((sum, count) => sum + count, 0)).toBe(230)
    const stars = split.reduce((sum, count, index) => sum + count * (index + 1), 0)
    expect(stars / 230).toBeCloseTo(4.6, 1)
  })

  test('a language without texts is English, or nothing when that is refused', async () => {
    const { body } = await get('/api/v6/tour-groups/?ids[]=7110&language=IT')
    expect(listAtPath(body, 'tourGroups').map((card) => valueAtPath(card, 'name'))).toEqual(['Louvre at dusk'])
    const refused = await get('/api/v6/tour-groups/?ids[]=7110&language=IT&fallback-to-english=false')
    expect(refused.body).toEqual({ tourGroups: [] })
  })

  test('a few carry the traps that real callers met', async () => {
    const { body } = await get('/api/v6/tour-groups/?ids[]=7149,7143')
    const [free, hostile] = listAtPath(body, 'tourGroups')
    expect(valueAtPath(free, 'listingPrice')).toBeNull()
    expect(valueAtPath(hostile, 'highlights')).toContain('<script>')
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
    expect(pickFields(valueAtPath(body, 'pageData'), 'total', 'prevUrl')).toEqual({ total: 5, prevUrl: null })
    expect(idsIn(body, 'pageData', 'items')).toEqual([7110, 7111])
    expect(pickFields(body, 'unFilteredMetaData', 'currency')).toEqual({
      ...{ unFilteredMetaData: { minPrice: 25 }, currency: { code: 'USD' } },
    })
    const next = String(valueAtPath(body, 'pageData', 'nextUrl'))
    expect(next).toContain('currency=USD')
    const second = await get(next)
    expect(idsIn(second.body, 'pageData', 'items')).toEqual([7112, 7143])
    expect(valueAtPath(second.body, 'pageData', 'prevUrl')).toContain('offset=0')
    const last = await get(String(valueAtPath(second.body, 'pageData', 'nextUrl')))
    expect([idsIn(last.body, 'pageData', 'items'), valueAtPath(last.body, 'pageData', 'nextUrl')]).toEqual([
      [7149],
      null,
    ])
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
    expect(idsIn(body, 'pageData', 'items')).toEqual(ids)
  })

  test('an empty list has no lowest price', async () => {
    expect((await get('/api/v6/tour-groups/list-by/collection/99/')).body).toEqual({
      pageData: { items: [], total: 0, nextUrl: null, prevUrl: null },
      unFilteredMetaData: { minPrice: null },
      currency: { code: 'EUR' },
    })
  })
})

describe('a product', () => {
  test('adds city, variants, places and schedule', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/?language=DE&currency=GBP')
    const added = {
      city: {
        code: 'PARIS',
        displayName: 'Paris (de)',
        country: { code: 'FR', displayName: 'France (de)', currency: 'EUR' },
        timeZone: 'Europe/Paris',
      },
      currency: { code: 'GBP', symbol: '£', localSymbol: '£', precision: 2 },
      summary: '<p>Louvre at dusk in short</p>',
      hasFreeCancellation: true,
      startLocation: {
        latitude: 48.86,
        longitude: 2.33,
        addressLine1: 'Cour Napoléon',
        addressLine2: null,
        cityName: 'Paris (de)',
        postalCode: null,
        countryCode: 'FR',
      },
      endLocation: null,
      supportedLanguages: ['EN', 'FR'],
      variants: [
        {
          id: 71101,
          name: 'Standard (de)',
          variantInfo: '',
          listingPrice: {
            currencyCode: 'GBP',
            originalPrice: 50,
            finalPrice: 40,
            minimumPayablePrice: 40,
            type: 'PER_PERSON',
            otherPricesExist: true,
            bestDiscount: 20,
            cashbackValue: 0,
            cashbackType: 'PERCENTAGE',
            groupSize: null,
            extraCharges: 0,
            isPricingInclusiveOfExtraCharges: false,
            tourId: 711001,
          },
          openDated: false,
          tours: [
            {
              id: 711001,
              name: 'Standard (de)',
              duration: 5400000,
              inventoryType: 'FIXED_START_FIXED_DURATION',
              minPax: 1,
              maxPax: 9,
              cashbackValue: 0,
              cashbackType: 'PERCENTAGE',
            },
          ],
        },
        {
          id: 71102,
          name: 'With a guide (de)',
          variantInfo: 'Two hours (de)',
          listingPrice: {
            currencyCode: 'GBP',
            originalPrice: 125,
            finalPrice: 100,
            minimumPayablePrice: 100,
            type: 'PER_PERSON',
            otherPricesExist: true,
            bestDiscount: 20,
            cashbackValue: 0,
            cashbackType: 'PERCENTAGE',
            groupSize: null,
            extraCharges: 0,
            isPricingInclusiveOfExtraCharges: false,
            tourId: 711002,
          },
          openDated: false,
          tours: [
            {
              id: 711002,
              name: 'With a guide (de)',
              duration: 5400000,
              inventoryType: 'FIXED_START_FIXED_DURATION',
              minPax: 1,
              maxPax: 9,
              cashbackValue: 0,
              cashbackType: 'PERCENTAGE',
            },
          ],
        },
      ],
      operatingScheduleInfo: {
        closestOpenDate: '2026-11-20',
        openingTime: '09:00',
        closingTime: '18:00',
        status: 'Open (de)',
      },
    }
    expect(pickFields(body, ...Object.keys(added))).toEqual(added)
  })

  test('reviews: the asked language first, translations marked, times in the past', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/reviews/?language=FR&limit=100')
    const items = listAtPath(body, 'items')
    expect(items[0]).toEqual({
      id: 7110001,
      tourId: 7110,
      source: 'PARTNER',
      nonCustomerName: 'Luc',
      reviewerImgUrl: null,
      rating: 5,
      content: 'Magnifique, museum',
      title: null,
      reviewTime: 1794877200000,
      reviewMedias: [],
      translatedContent: null,
      useTranslatedContent: false,
      sourceLanguage: 'FR',
      nonCustomerCountryCode: 'FR',
      personaLabel: { localisedLabel: 'Couple (fr)' },
    })
    expect(items.at(-1)).toEqual({
      id: 7110002,
      tourId: 7110,
      source: 'CUSTOMER',
      nonCustomerName: 'Ada',
      reviewerImgUrl: null,
      rating: 5,
      content: 'A fine museum',
      title: 'Wonderful',
      reviewTime: 1794276000000,
      reviewMedias: [],
      translatedContent: 'Beau',
      useTranslatedContent: true,
      sourceLanguage: 'EN',
      nonCustomerCountryCode: 'US',
      personaLabel: { localisedLabel: 'Couple (fr)' },
    })
    expect(items.every((item) => Number(valueAtPath(item, 'reviewTime')) < FIXTURE_NOW.getTime())).toBe(true)
    expect(items).toHaveLength(Number(valueAtPath(body, 'total')))
  })

  test('review medias are the reviews with pictures', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/review-medias/?limit=3')
    const items = listAtPath(body, 'items')
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((item) => listAtPath(item, 'reviewMedias').length === 1)).toBe(true)
  })

  test('similar products leave the product itself out', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/similar-products/?limit=2')
    expect(idsIn(body, 'pageData', 'items')).toEqual([7111, 7112])
  })

  test('itineraries end with the greatest rank and carry an encoded route', async () => {
    const { body } = await get('/api/v6/tour-groups/7110/experience-itineraries/?sections=true&language=AR')
    expect(body).toEqual({
      itineraries: [
        {
          id: 7110,
          type: 'WALKING',
          map: { itineraryRoute: { polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' } },
          details: { duration: { hours: 2, minutes: 30 } },
          sections: [
            {
              id: 711000,
              type: 'START_LOCATION',
              location: { latitude: 38.5, longitude: -120.2 },
              rank: 0,
              details: {
                name: 'Quay (ar)',
                description: '',
                passBy: false,
                inclusion: null,
                timeForNextSection: 10,
                distanceForNextSection: 1.2,
              },
            },
            {
              id: 711001,
              type: 'STOP',
              location: { latitude: 40.7, longitude: -120.95 },
              rank: 1,
              details: {
                name: 'Stop (ar)',
                description: 'A stop. (ar)',
                passBy: false,
                inclusion: null,
                timeForNextSection: 0,
                distanceForNextSection: 0,
              },
            },
            {
              id: 711002,
              type: 'END_LOCATION',
              location: { latitude: 43.252, longitude: -126.453 },
              rank: 2147483647,
              details: {
                name: 'End (ar)',
                description: 'Supper. (ar)',
                passBy: false,
                inclusion: null,
                timeForNextSection: null,
                distanceForNextSection: null,
              },
            },
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
    const days = Object.entries(Object(valueAtPath(body, 'dates')))
    expect(valueAtPath(body, 'metadata')).toEqual({ startDate: '2026-11-20', endDate: '2027-05-17', currency: 'EUR' })
    expect(days.some(([date]) => new Date(date).getUTCDay() === 2)).toBe(false)
    expect(Math.min(...days.map(([, day]) => Number(valueAtPath(day, 'listingPrice'))))).toBe(20)
    expect(days.some(([, day]) => listAtPath(day, 'availableTourIds').length === 0)).toBe(true)
    expect((await get('/api/v7/tour-groups/7110/calendar/?currency=EUR')).body).toEqual(body)
  })

  test('a range without days has empty dates', async () => {
    const { body } = await get('/api/v7/tour-groups/7110/calendar/?from-date=2020-01-01&to-date=2020-02-01')
    expect(body).toEqual({ dates: {}, metadata: { startDate: '', endDate: '', currency: 'EUR' } })
  })

  test('inventories of one variant', async () => {
    const url = '/api/v7/tour-groups/7110/inventories/?variantId=71102&from-date=2026-11-23&to-date=2026-11-23'
    const { body } = await get(url)
    const asked = { fromDate: '2026-11-23', toDate: '2026-11-23', currencyCode: 'EUR' }
    expect(pickFields(body, ...Object.keys(asked))).toEqual(asked)
    const starts = listAtPath(body, 'availabilities')
    expect(starts).toHaveLength(8)
    expect(starts[0]).toEqual({
      startDate: '2026-11-23',
      startTime: '09:00',
      endTime: '10:30',
      tourId: 711002,
      priceProfile: {
        priceProfileType: 'PER_PERSON',
        persons: [
          { type: 'ADULT', retailPrice: 62.5, listingPrice: 50, extraCharges: 0, discount: 20 },
          { type: 'CHILD', retailPrice: 37.5, listingPrice: 30, extraCharges: 0, discount: 20 },
        ],
        groups: [],
      },
      paxAvailability: [{ remaining: 2, availability: 'LIMITED' }],
    })
  })
})

test('a group is as large as its variant takes', async () => {
  const { body } = await get('/api/v7/tour-groups/7112/inventories/?from-date=2026-11-23&to-date=2026-11-23')
  const sizes = listAtPath(body, 'availabilities').flatMap((start) =>
    listAtPath(start, 'priceProfile', 'groups').map((group) => [
      valueAtPath(group, 'minSize'),
      valueAtPath(group, 'maxSize'),
    ]),
  )
  expect([...new Set(sizes.map(String))]).toEqual(['1,8'])
})

test('an open-dated ticket has days, and no start on any', async () => {
  const { body } = await get('/api/v6/tour-groups/7149/')
  expect(listAtPath(body, 'variants').map((variant) => valueAtPath(variant, 'openDated'))).not.toContain(false)
  const calendar = (await get('/api/v7/tour-groups/7149/calendar/')).body
  expect(Object.keys(Object(valueAtPath(calendar, 'dates'))).length).toBeGreaterThan(100)
  const inventories = (await get('/api/v7/tour-groups/7149/inventories/')).body
  expect(listAtPath(inventories, 'availabilities')).toEqual([])
})

describe('collections and reference lists', () => {
  test('collections by id carry price, ratings and count', async () => {
    const { body } = await get('/api/v1/collection/?ids[]=1004,5&currency=USD&language=FR')
    expect(body).toEqual({
      collections: [
        {
          id: 1004,
          name: 'Things to Do in Paris',
          displayName: 'Things to do (fr)',
          cityCode: 'PARIS',
          urlSlugs: { EN: 'things-to-do', DE: 'things-to-do-de', FR: 'things-to-do-fr', AR: 'things-to-do-ar' },
          heroImageUrl: 'http://images.test/images/catalogue/louvre-dusk',
          cardImageUrl: 'http://images.test/images/catalogue/louvre-day',
          heading: 'Paris (fr)',
          subtext: 'All of it (fr)',
          longFormDescription: '<p>Text. (fr)</p>',
          metaDescription: 'Paris in short (fr)',
          pageTitle: 'Things to do (fr): Paris (fr)',
          parentIds: [],
          childrenIds: [],
          experienceCount: 5,
          tags: [],
          noIndex: false,
          supportedLanguages: ['EN', 'DE', 'FR', 'AR'],
          startingPrice: { listingPrice: 25, currency: 'USD' },
          ratingsInfo: { averageRating: 4.6, ratingsCount: 1150, showRatings: true },
          poiId: null,
          active: true,
        },
      ],
    })
  })

  test.each<[url: string, expected: object]>([
    [
      '/api/v1/city/list/?language=FR',
      {
        cities: [
          {
            code: 'PARIS',
            displayName: 'Paris (fr)',
            country: { code: 'FR', displayName: 'France (fr)', currency: 'EUR' },
            timeZone: 'Europe/Paris',
            latitude: 48.85,
            longitude: 2.35,
            imageUrl: 'http://images.test/images/catalogue/louvre-day',
          },
        ],
        total: 1,
        nextUrl: null,
        prevUrl: null,
      },
    ],
    [
      '/api/v2/category/',
      {
        categories: [
          {
            id: 1,
            name: 'Tickets',
            displayName: 'Tickets',
            subCategories: [
              { id: 1008, categoryId: 1, name: 'City Cards', displayName: 'City Cards' },
              { id: 1080, categoryId: 1, name: 'Combo', displayName: 'Combo' },
            ],
          },
        ],
      },
    ],
    [
      '/api/v1/poi/501/',
      {
        id: 501,
        cityCode: 'PARIS',
        name: 'Louvre',
        description: 'A palace that became a museum.',
        location: { latitude: 48.86, longitude: 2.33, addressLine1: 'Cour Napoléon' },
        imageUrl: 'http://images.test/images/catalogue/louvre-day',
      },
    ],
    [
      '/api/v1/media/?limit=1',
      {
        medias: [
          {
            tourGroupId: 7110,
            type: 'IMAGE',
            url: 'http://images.test/images/catalogue/louvre-dusk',
            altText: 'Louvre at dusk',
            credit: null,
          },
        ],
        total: 10,
        nextUrl: '/api/v1/media/?limit=1&offset=1',
        prevUrl: null,
      },
    ],
    [
      '/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris',
      {
        banners: [
          {
            id: 1,
            platform: 'DESKTOP',
            resourceType: 'MB_CITY_BANNER',
            title: 'Winter',
            imageUrl: 'http://images.test/images/catalogue/louvre-day',
            mobileImageUrl: 'http://images.test/images/catalogue/louvre-dusk',
            altText: 'Snow',
            link: '/things-to-do-in-paris/',
            startDate: '2026-01-01',
            endDate: '2030-01-01',
            rank: 1,
          },
        ],
      },
    ],
    ['/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=PARIS', { banners: [] }],
    ['/api/v1/banner/?platform=MOBILE&resource-type=MB_CITY_BANNER', { banners: [] }],
  ])('%s', async (url, expected) => {
    expect(await get(url)).toEqual({ status: 200, body: expected })
  })

  test('the products of a collection come with its city', async () => {
    const { body } = await get('/api/v1/collection/1004/tour-groups')
    expect([valueAtPath(body, 'collectionId'), valueAtPath(body, 'city', 'code')]).toEqual([1004, 'PARIS'])
    expect(idsIn(body, 'tourGroups')).toEqual([7110, 7111, 7112, 7143, 7149])
  })

  // spec: D.banner.1, D.banner.2
  test('a banner carries every field, in the asked language', async () => {
    const { body } = await get('/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris&language=FR')
    expect(Object.keys(Object(valueAtPath(body, 'banners', 0)))).toEqual([
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
    const place = { platform: 'DESKTOP', resourceType: 'MB_CITY_BANNER' }
    expect(pickFields(valueAtPath(body, 'banners', 0), ...Object.keys(place))).toEqual(place)
    const english = await get('/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris')
    expect(valueAtPath(body, 'banners', 0, 'title')).not.toBe(valueAtPath(english.body, 'banners', 0, 'title'))
  })

  test('all 32 currencies', async () => {
    expect(listAtPath((await get('/api/v1/currency/list/')).body, 'currencies')).toHaveLength(32)
  })
})
