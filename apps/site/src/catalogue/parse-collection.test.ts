import { describe, expect, test } from 'vitest'
import { parseCollection } from './parse-collection.ts'

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
