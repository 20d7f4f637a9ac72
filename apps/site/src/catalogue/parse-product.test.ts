import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
