import { describe, expect, test } from 'vitest'
import { parseCollection } from './parse-collection.ts'

const reading = { lang: 'fr', currency: 'EUR', ceiling: 1000, readAt: 7 } as const
const parse = (value: unknown, id = 5) => parseCollection(value, id, reading)

describe('parseCollection', () => {
  const collection = (ratingsInfo: object) => ({ collections: [{ id: 5, displayName: 'Louvre', ratingsInfo }] })

  test.each([
    [{ averageRating: 4, ratingsCount: 100 }, true],
    [{ averageRating: 3.9, ratingsCount: 900 }, false],
    [{ averageRating: 4.8, ratingsCount: 99 }, false],
    [{ averageRating: 4.8 }, false],
    [{ ratingsCount: 900 }, false],
    // spec: 5.ratings.1, D.display.2
  ])('a rating of %j is shown: %s', (ratingsInfo, isShown) => {
    expect(parse(collection(ratingsInfo))?.rating !== undefined).toBe(isShown)
  })

  // spec: 3.catalogue.1, 9.price.6
  test('the starting price is the listing price, in the currency that it names', () => {
    const answer = (listingPrice: unknown, currency = 'EUR') => ({
      collections: [{ id: 5, displayName: 'Louvre', startingPrice: { listingPrice, currency } }],
    })
    expect(parse(answer(25.5))?.startingPrice).toEqual({
      readAt: 7,
      price: { display: { amount: 25.5, currency: 'EUR' }, per: 'person', isFrom: true },
    })
    expect(parse(answer(0))).not.toHaveProperty('startingPrice')
    expect(parse(answer(25, 'XXX'))).not.toHaveProperty('startingPrice')
    expect(parse(collection({}))).not.toHaveProperty('startingPrice')
  })

  test.each([
    [['EN', 'FR'], 'Sur la Seine'],
    [[], 'Sur la Seine'],
    [undefined, 'Sur la Seine'],
    [['EN', 'DE'], ''],
  ])('texts of a collection that speaks %j', (supportedLanguages, subtext) => {
    const answer = { collections: [{ id: 5, displayName: 'Louvre', subtext: 'Sur la Seine', supportedLanguages }] }
    expect(parse(answer)?.subtext).toBe(subtext)
  })

  test.each([
    [12, 12],
    [-3, 0],
    [1.5, 0],
    [1e21, 0],
    ['many', 0],
  ])('%j experiences are shown as %i', (experienceCount, expected) => {
    const answer = { collections: [{ id: 5, displayName: 'Louvre', experienceCount }] }
    expect(parse(answer)?.experienceCount).toBe(expected)
  })

  test('another id is not the one that was asked for', () => {
    expect(parse(collection({}), 6)).toBeUndefined()
  })
})
