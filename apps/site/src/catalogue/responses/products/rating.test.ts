import { describe, expect, test } from 'vitest'
import { buildCollectionRating, buildProductRating } from './rating.ts'

describe('a rating is at most five of five, by a whole number of people', () => {
  test.each([
    [5, 1, true],
    [0.1, 100_000_000, true],
    [0, 12, false],
    [-4.5, 12, false],
    [5.01, 12, false],
    [1_000_000_000, 12, false],
    [4.5, 0, false],
    [4.5, -12, false],
    [4.5, 12.5, false],
    [4.5, 100_000_001, false],
    [4.5, 1e300, false],
    [null, 12, false],
    [4.5, null, false],
  ])('%d by %d is shown: %s', (averageRating, ratingsCount, isShown) => {
    expect(buildProductRating({ averageRating, ratingsCount, showRatings: true })).toEqual(
      isShown ? { average: averageRating, count: ratingsCount } : undefined,
    )
  })

  test('of a collection too', () => {
    expect(buildCollectionRating({ averageRating: 5.5, ratingsCount: 900 })).toBeUndefined()
    expect(buildCollectionRating({ averageRating: 4.5, ratingsCount: 900 })).toEqual({ average: 4.5, count: 900 })
  })
})
