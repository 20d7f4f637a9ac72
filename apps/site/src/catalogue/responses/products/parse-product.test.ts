import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageCodeTemplateSchema, buildAgeCodeRegExp } from './age-code.ts'
import { parseProduct, parseProductList } from './parse-product.ts'

const listing = {
  currencyCode: 'GBP',
  originalPrice: 58.32,
  finalPrice: 55.4,
  type: 'PER_PERSON',
  otherPricesExist: true,
  bestDiscount: 5,
  extraCharges: 0,
  isPricingInclusiveOfExtraCharges: false,
}

const reading = { lang: 'en', currency: 'GBP', ceiling: 1000, readAt: 7 } as const

describe('parseProductList', () => {
  const card = { id: 7148, name: 'Louvre', listingPrice: listing, flowType: 'SEATMAP', boosterType: 'BestSeller' }

  test('a page of a list, and a bulk answer', () => {
    expect(parseProductList({ pageData: { items: [card], total: 9 } }, reading)).toMatchObject({
      total: 9,
      products: [{ tgid: 7148 }],
    })
    expect(parseProductList({ tourGroups: [card] }, reading)).toMatchObject({
      total: 1,
      products: [{ booster: 'BestSeller' }],
    })
  })

  test.each([null, 'text', [], {}, { pageData: null }, { error: { code: 'E' } }])('%j is no list', (value) => {
    expect(parseProductList(value, reading)).toBeUndefined()
  })

  test('a list of which nothing can be used is none, and an empty one is empty', () => {
    expect(parseProductList({ tourGroups: [{ id: 'x', name: 'Textual id' }, null] }, reading)).toBeUndefined()
    expect(parseProductList({ tourGroups: [] }, reading)).toEqual({ products: [], total: 0 })
  })

  // spec: D.display.4
  test('items without id or name are dropped, odd fields are left out', () => {
    const odd = {
      id: 1,
      name: 'Odd',
      flowType: 'TELEPORT',
      boosterType: 'Hot',
      listingPrice: null,
      minDuration: null,
      maxDuration: 'long',
      reviewsDetails: { averageRating: 4.8, ratingsCount: null, showRatings: true },
      media: { productImages: [null, { url: '/a', altText: null }] },
      primaryCollection: { id: 'x' },
    }
    const answer = parseProductList({ tourGroups: [{ id: 2 }, { name: 'No id' }, 7, null, odd] }, reading)
    expect(answer?.products).toEqual([
      { tgid: 1, name: 'Odd', flowType: 'NORMAL', pictures: [{ url: '/a', alt: '' }], summary: '', cityName: '' },
    ])
  })

  // spec: 3.product.1
  test('collection, category and sub-category of a tour group, with id and name', () => {
    const named = {
      primaryCollection: { id: 1002, displayName: 'Louvre' },
      primaryCategory: { id: 1, displayName: 'Tickets' },
      primarySubCategory: { id: 1007, displayName: 'Museums' },
    }
    expect(parseProductList({ tourGroups: [{ ...card, ...named }] }, reading)?.products[0]).toMatchObject(named)
  })

  // spec: 3.product.2, D.display.3
  test('ratings only where the provider lets them be shown', () => {
    const rated = (showRatings: boolean) =>
      parseProductList(
        { tourGroups: [{ ...card, reviewsDetails: { averageRating: 4.6, ratingsCount: 12, showRatings } }] },
        reading,
      )
    expect(rated(true)?.products[0]?.rating).toEqual({ average: 4.6, count: 12 })
    expect(rated(false)?.products[0]).not.toHaveProperty('rating')
  })

  test('any JSON gives a list or nothing, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const shape of [
          value,
          { tourGroups: [value] },
          { pageData: { items: [value], total: value } },
          { tourGroups: [{ ...card, media: value, reviewsDetails: value, listingPrice: value }] },
        ]) {
          expect(() => parseProductList(shape, reading)).not.toThrow()
        }
        expect(() => parseProduct(value, reading)).not.toThrow()
      }),
    )
  })
})

test.each([
  [{ latitude: 48.86, longitude: 2.33 }, undefined, { latitude: 48.86, longitude: 2.33 }],
  [null, { latitude: 41.9, longitude: 12.5, addressLine1: 'Via' }, { latitude: 41.9, longitude: 12.5 }],
  [{ latitude: 0, longitude: 0 }, undefined, undefined],
  [{ latitude: 91, longitude: 2 }, { latitude: '48', longitude: 2 }, undefined],
])('begins at %j, else at %j: that is %j', (startPoint, startLocation, place) => {
  const product = { id: 7148, name: 'Louvre', startPoint, startLocation }
  expect(parseProduct(product, reading)?.place).toEqual(place)
})

const said = (...codes: string[]) => ({ descriptors: codes.map((code) => ({ code, displayName: code, type: 'X' })) })
const inKind = (id: number) => ({ primarySubCategory: { id, displayName: 'Kind' } })

test.each<[object, readonly string[] | undefined, number | undefined]>([
  [{}, undefined, undefined],
  [said('SOMETHING'), undefined, undefined],
  [said('HOTEL_PICKUP', 'INDOOR', 'FAMILY_FRIENDLY'), ['hotelPickup', 'indoor', 'family'], undefined],
  [said('CAPTIONED', 'SIGN_LANGUAGE', 'RELAXED', 'AGE_FROM_6'), ['captioned', 'signed', 'relaxed'], 6],
  [said('AGE_FROM_3', 'AGE_FROM_14', 'AGE_14_PLUS', 'AGE_FROM_X'), undefined, 14],
  [said('AIRPORT_TRANSFER', 'HOTEL_PICKUP'), ['airportTransfer'], undefined],
  [{ ...said('HOTEL_PICKUP'), ...inKind(1019) }, ['airportTransfer'], undefined],
  [{ ...said('HOTEL_PICKUP'), ...inKind(1143) }, ['hotelPickup'], undefined],
  [{ flowType: 'SHARED_AIRPORT_TRANSFER' }, ['airportTransfer'], undefined],
  [{ ...said('HOTEL_PICKUP'), flowType: 'PRIVATE_AIRPORT_TRANSFER' }, ['airportTransfer', 'private'], undefined],
  // spec: D.days.7
])('%j has the traits %j, and an age of %s', (more, traits, ageFrom) => {
  const answer = { id: 7148, name: 'Louvre', ...more }
  const product = parseProduct(answer, { ...reading, ageCode: /^AGE_FROM_(\d+)$/ })
  expect([product?.traits, product?.ageFrom]).toEqual([traits, ageFrom])
  // The API names no such codes.
  expect(parseProduct(answer, reading)?.ageFrom).toBeUndefined()
})

test.each([
  ['AGE_FROM_{age}', 'AGE_FROM_6', '6'],
  ['{age}_PLUS', '14_PLUS', '14'],
  ['AGE_FROM_{age}', 'AGE_FROM_144', undefined],
  ['AGE_FROM_{age}', 'XAGE_FROM_6', undefined],
])('by the form %s the code %s says the age %s', (form, code, age) => {
  expect(buildAgeCodeRegExp(ageCodeTemplateSchema.parse(form)).exec(code)?.[1]).toBe(age)
})

test.each(['AGE_FROM_', '(.*){age}', 'age {age}'])('%s is no form of a code', (form) => {
  expect(ageCodeTemplateSchema.safeParse(form).success).toBe(false)
})

describe('parseProduct', () => {
  const product = { id: 7148, name: 'Louvre', listingPrice: listing }

  test('its price and those of its variants are kept with the instant at which they were read', () => {
    const variants = [{ id: 1, name: 'Stalls', variantInfo: null, listingPrice: { ...listing, finalPrice: 70 } }]
    const parsed = parseProduct({ ...product, variants }, reading)
    expect([parsed?.price?.readAt, parsed?.variants[0]?.price?.readAt]).toEqual([7, 7])
    expect(parsed?.variants[0]?.price?.price.display).toEqual({ amount: 70, currency: 'GBP' })
  })

  test.each([
    ['duration', { minDuration: 5_400_000 }, { min: 5_400_000 }],
    ['duration', { minDuration: -5, maxDuration: 7_200_000 }, { min: 7_200_000 }],
    ['duration', { minDuration: 1e300, maxDuration: 1e301 }, undefined],
    ['nextAvailableDate', { listingAvailability: { nextAvailableDate: { date: '2026-11-30' } } }, '2026-11-30'],
    ['nextAvailableDate', { listingAvailability: { nextAvailableDate: { date: '2026-11-31' } } }, undefined],
    ['nextAvailableDate', { listingAvailability: { nextAvailableDate: { date: 'soon' } } }, undefined],
  ] as const)('%s of %j', (field, answer, expected) => {
    expect(parseProduct({ ...product, ...answer }, reading)?.[field]).toEqual(expected)
  })

  test.each([
    [
      { openingTime: '09:00', closingTime: '24:00' },
      { opens: '09:00', closes: '24:00' },
    ],
    [
      { openingTime: '09:30:00', closingTime: '23:59:59' },
      { opens: '09:30', closes: '23:59' },
    ],
    [{ openingTime: '99:99', closingTime: '18:00' }, undefined],
    [{ openingTime: '09:00', closingTime: '24:01' }, undefined],
    [{ openingTime: '9 am', closingTime: '18:00' }, undefined],
    [{ openingTime: '09:00' }, undefined],
  ])('hours of %j', (operatingScheduleInfo, schedule) => {
    expect(parseProduct({ ...product, operatingScheduleInfo }, reading)?.schedule).toEqual(schedule)
  })

  const rated = { averageRating: 4.5, ratingsCount: 10, showRatings: true }
  test.each([
    [{ 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 }, {}, [0, 1, 2, 3, 4]],
    [{ 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 }, { showRatings: false }, undefined],
    [{ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, {}, undefined],
    [{ 1: 0, 2: -1, 3: 2, 4: 3, 5: 4 }, {}, undefined],
    [{ 1: 0, 2: 1.5, 3: 2, 4: 3, 5: 4 }, {}, undefined],
    [{ 5: 4 }, {}, undefined],
    ['many', {}, undefined],
  ])('a split of %j, with %j', (ratingsSplit, more, expected) => {
    const reviewsDetails = { ...rated, ratingsSplit, ...more }
    expect(parseProduct({ ...product, reviewsDetails }, reading)?.ratingsSplit).toEqual(expected)
  })
})

describe('the tours of a variant', () => {
  const parse = (variants: readonly object[], descriptors: readonly object[] = []) =>
    parseProduct({ id: 7148, name: 'Tidewater', listingPrice: listing, variants, descriptors }, reading)
  const captioned = { code: 'CAPTIONED', displayName: 'Captioned', type: 'ACCESSIBILITY' }
  const ramp = { code: 'WHEELCHAIR_ACCESSIBLE', displayName: 'Step-free', type: 'ACCESSIBILITY' }

  test.each<[string, readonly object[], object | undefined]>([
    ['of each', [{ id: 1, minPax: 2, maxPax: 6 }], { min: 2, max: 6 }],
    [
      'of all together',
      [
        { id: 1, minPax: 2, maxPax: 6 },
        { id: 2, minPax: 1, maxPax: 9 },
      ],
      { min: 1, max: 9 },
    ],
    [
      'as far as all say',
      [
        { id: 1, minPax: 2, maxPax: 6 },
        { id: 2, minPax: 1 },
      ],
      { min: 1 },
    ],
    ['not said', [{ id: 1, maxPax: 0 }], undefined],
    ['no tours', [], undefined],
  ])('how many people a booking may have: %s', (_, tours, partySize) => {
    expect(parse([{ id: 1, name: 'Stalls', tours }])?.variants[0]?.partySize).toEqual(partySize)
  })

  test('access performances are recognised by the name of an access descriptor, in the language of the answer', () => {
    const variants = [
      { id: 1, name: 'Stalls', tours: [{ id: 11 }, { id: 12, name: 'Stalls, CAPTIONED performance' }] },
      { id: 2, name: 'Captioned: circle', tours: [{ id: 21 }] },
      { id: 3, name: 'Step-free box', tours: [{ id: 31 }] },
    ]
    expect(parse(variants, [captioned, ramp])?.accessTours).toEqual([
      { tourId: 12, trait: 'captioned', access: 'Captioned' },
      { tourId: 21, trait: 'captioned', access: 'Captioned' },
    ])
    // Typographic spaces and hyphens are no other name.
    const russian = { ...captioned, displayName: 'С субтитрами' }
    const withHardSpace = [{ id: 4, name: 'Спектакль с\u00a0субти\u00adтрами', tours: [{ id: 41 }] }]
    expect(parse(withHardSpace, [russian])?.accessTours).toEqual([
      { tourId: 41, trait: 'captioned', access: 'С субтитрами' },
    ])
    expect(parse(variants, [ramp])?.accessTours).toBeUndefined()
    expect(parse(variants, [{ ...captioned, displayName: '' }])?.accessTours).toBeUndefined()
  })
})
