import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPrice, cleanHtml, parseCityOffer, parseCollection, parseProduct, parseProductList } from './parse.ts'

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

describe('buildPrice', () => {
  test('the final price, what it was, and whole percent', () => {
    expect(buildPrice(listing, 'GBP')).toEqual({
      display: { amount: 55.4, currency: 'GBP' },
      original: { amount: 58.32, currency: 'GBP' },
      discountPercent: 5,
      per: 'person',
      isFrom: true,
    })
  })

  test.each([
    ['extra charges are added', { extraCharges: 2.1 }, 57.5],
    ['inclusive charges are not', { extraCharges: 2.1, isPricingInclusiveOfExtraCharges: true }, 55.4],
    ['decimal dust is swept', { finalPrice: 0.1, extraCharges: 0.2, originalPrice: 0.1 }, 0.3],
  ])('%s', (_, more, amount) => {
    expect(buildPrice({ ...listing, ...more }, 'GBP')?.display.amount).toBe(amount)
  })

  test.each([
    ['null', null],
    ['zero', { ...listing, finalPrice: 0 }],
    ['negative', { ...listing, finalPrice: -3 }],
    ['another currency', { ...listing, currencyCode: 'USD' }],
    ['infinite', { ...listing, finalPrice: Number.POSITIVE_INFINITY }],
  ])('%s is no price', (_, value) => {
    expect(buildPrice(value, 'GBP')).toBeUndefined()
  })

  test.each([55.4, 55.39, 50, 0, null])('an original of %s is no discount', (originalPrice) => {
    const price = buildPrice({ ...listing, originalPrice }, 'GBP')
    expect(price).not.toHaveProperty('original')
    expect(price).not.toHaveProperty('discountPercent')
  })
})

describe('parseProductList', () => {
  const card = { id: 7148, name: 'Louvre', listingPrice: listing, flowType: 'SEATMAP', boosterType: 'BestSeller' }

  test('a page of a list, and a bulk answer', () => {
    expect(parseProductList({ pageData: { items: [card], total: 9 } }, 'GBP')).toMatchObject({
      total: 9,
      products: [{ tgid: 7148 }],
    })
    expect(parseProductList({ tourGroups: [card] }, 'GBP')).toMatchObject({
      total: 1,
      products: [{ booster: 'BestSeller' }],
    })
  })

  test.each([null, 'text', [], {}, { pageData: null }, { error: { code: 'E' } }])('%j is no list', (value) => {
    expect(parseProductList(value, 'GBP')).toBeUndefined()
  })

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
    const answer = parseProductList({ tourGroups: [{ id: 2 }, { name: 'No id' }, 7, null, odd] }, 'GBP')
    expect(answer?.products).toEqual([
      { tgid: 1, name: 'Odd', flowType: 'NORMAL', pictures: [{ url: '/a', alt: '' }], summary: '', cityName: '' },
    ])
  })

  test('collection, category and sub-category of a tour group, with id and name', () => {
    const named = {
      primaryCollection: { id: 1002, displayName: 'Louvre' },
      primaryCategory: { id: 1, displayName: 'Tickets' },
      primarySubCategory: { id: 1007, displayName: 'Museums' },
    }
    expect(parseProductList({ tourGroups: [{ ...card, ...named }] }, 'GBP')?.products[0]).toMatchObject(named)
  })

  test('ratings only where the provider lets them be shown', () => {
    const rated = (showRatings: boolean) =>
      parseProductList(
        { tourGroups: [{ ...card, reviewsDetails: { averageRating: 4.6, ratingsCount: 12, showRatings } }] },
        'GBP',
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
          expect(() => parseProductList(shape, 'GBP')).not.toThrow()
        }
        expect(() => parseProduct(value, 'GBP')).not.toThrow()
      }),
    )
  })
})

describe('parseCityOffer', () => {
  const named = (id: number, displayName = `Name ${id}`) => ({ id, name: 'internal', displayName })
  const group = (id: number, collection: unknown, category: unknown = null, subCategory: unknown = null) => ({
    id,
    primaryCollection: collection,
    primaryCategory: category,
    primarySubCategory: subCategory,
  })
  const offerOf = (...items: unknown[]) => parseCityOffer({ pageData: { items, total: items.length } })
  const nothing = { collections: [], categories: [] }

  test('collections, and categories with their sub-categories, what has the most tour groups first', () => {
    const [tickets, tours] = [named(1), named(2)]
    const offer = offerOf(
      group(71, named(1005), tickets, named(1010)),
      group(72, named(1007), tours, named(1011)),
      group(73, named(1007), tours, named(1012)),
      group(74, named(1008), tours, named(1012)),
    )
    expect(offer).toEqual({
      collections: [1007, 1005, 1008].map((id) => ({ id, displayName: `Name ${id}` })),
      categories: [
        { id: 2, displayName: 'Name 2', subCategories: [1012, 1011].map((id) => ({ id, displayName: `Name ${id}` })) },
        { id: 1, displayName: 'Name 1', subCategories: [{ id: 1010, displayName: 'Name 1010' }] },
      ],
    })
  })

  test.each<[string, unknown[], unknown]>([
    ['an empty list', [], nothing],
    ['what is no tour group', [null, 7, 'text', [], {}, { primaryCollection: named(5) }], nothing],
    ['neither collection nor category', [{ id: 71 }], nothing],
    ['fields of an unknown kind', [group(71, 'Rome', [], 9)], nothing],
    ['a collection without number or name', [group(71, { id: 5 }), group(72, { id: 'x', displayName: 'X' })], nothing],
    ['a name of spaces', [group(71, named(5, ' \n'))], nothing],
    ['a sub-category without its category', [group(71, null, null, named(9))], nothing],
    [
      'no sub-category',
      [group(71, null, named(1))],
      { collections: [], categories: [{ ...pick(named(1)), subCategories: [] }] },
    ],
    [
      'HTML in a name, which is text',
      [group(71, named(5, '<b onclick="x()">Rome</b> &amp; more'))],
      { ...nothing, collections: [{ id: 5, displayName: '<b onclick="x()">Rome</b> &amp; more' }] },
    ],
    [
      'a tour group that is listed twice, which counts once',
      [group(71, named(5)), group(71, named(5)), group(72, named(6)), group(73, named(6))],
      { ...nothing, collections: [named(6), named(5)].map(pick) },
    ],
    [
      'two names for one number, of which the first stays',
      [group(71, named(5, 'First')), group(72, named(5, 'Second'))],
      { ...nothing, collections: [{ id: 5, displayName: 'First' }] },
    ],
    [
      'a broken tour group between good ones',
      [group(71, named(5)), { id: 'x', primaryCollection: named(5) }, group(72, named(6))],
      { ...nothing, collections: [named(5), named(6)].map(pick) },
    ],
  ])('%s', (_, items, expected) => {
    expect(offerOf(...items)).toEqual(expected)
  })

  function pick({ id, displayName }: { id: number; displayName: string }) {
    return { id, displayName }
  }

  test.each([null, 'text', [], {}, { pageData: null }, { pageData: { items: {} } }, { error: {} }])(
    '%j is no list',
    (value) => {
      expect(parseCityOffer(value)).toBeUndefined()
    },
  )

  test('any JSON gives an offer or nothing, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const item of [value, group(1, value), group(1, null, value), group(1, null, named(1), value)]) {
          expect(() => offerOf(item, value)).not.toThrow()
        }
        expect(() => parseCityOffer(value)).not.toThrow()
      }),
    )
  })
})

describe('parseCollection', () => {
  const collection = (ratingsInfo: object) => ({ collections: [{ id: 5, displayName: 'Louvre', ratingsInfo }] })

  test.each([
    [{ averageRating: 4, ratingsCount: 100 }, true],
    [{ averageRating: 3.9, ratingsCount: 900 }, false],
    [{ averageRating: 4.8, ratingsCount: 99 }, false],
    [{ averageRating: 4.8 }, false],
    [{ ratingsCount: 900 }, false],
  ])('a rating of %j is shown: %s', (ratingsInfo, isShown) => {
    expect(parseCollection(collection(ratingsInfo), 5)?.rating !== undefined).toBe(isShown)
  })

  test('the starting price is the listing price, in the currency that it names', () => {
    const answer = (listingPrice: unknown, currency = 'EUR') => ({
      collections: [{ id: 5, displayName: 'Louvre', startingPrice: { listingPrice, currency } }],
    })
    expect(parseCollection(answer(25.5), 5)?.startingPrice).toEqual({ amount: 25.5, currency: 'EUR' })
    expect(parseCollection(answer(0), 5)).not.toHaveProperty('startingPrice')
    expect(parseCollection(answer(25, 'XXX'), 5)).not.toHaveProperty('startingPrice')
  })

  test('another id is not the one that was asked for', () => {
    expect(parseCollection(collection({}), 6)).toBeUndefined()
  })
})

test('HTML keeps its structure and loses everything that acts', () => {
  expect(
    cleanHtml(
      '<p onclick="x()">A <b>b</b><script>x()</script><a href="javascript:x()">c</a><img src=x onerror=x()></p>',
    ),
  ).toBe('<p>A <b>b</b>c</p>')
})
