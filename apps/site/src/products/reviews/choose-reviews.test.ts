import { expect, test } from 'vitest'
import type { Review } from '../../catalogue/product.ts'
import type { ReviewsChoice } from '../../request/address/choices/reviews-choice.ts'
import { chooseReviews, countReviewsWithStars, reviewLanguageCounts } from './choose-reviews.ts'

const review = (id: number, rating: number, lang?: string, date?: string): Review => ({
  id,
  source: 'CUSTOMER',
  rating,
  text: `Text ${id}`,
  ...(lang ? { lang } : {}),
  ...(date ? { date } : {}),
})
const reviews = [
  review(1, 4, 'en', '2026-01-01'),
  review(2, 5, 'de', '2026-03-01'),
  review(3, 4.5, 'en', '2026-02-01'),
  review(4, 1),
  review(5, 5, 'ja', '2025-01-01'),
]
const ids = (choice: ReviewsChoice, pinned: readonly number[] = [], limit = 3) =>
  chooseReviews({ reviews, pinned, choice, limit }).map(({ id }) => id)

test.each<[ReviewsChoice, readonly number[]]>([
  [{}, [1, 2, 3]],
  [{ order: 'newest' }, [2, 3, 1, 5, 4]],
  [{ order: 'highest' }, [2, 5, 3, 1, 4]],
  [{ order: 'lowest' }, [4, 1, 3, 2, 5]],
  [{ stars: 5 }, [2, 3, 5]],
  [{ stars: 2 }, []],
  [{ lang: 'en' }, [1, 3]],
  [{ order: 'newest', stars: 5, lang: 'en' }, [3]],
])('%j', (choice, expected) => {
  expect(ids(choice)).toEqual(expected)
})

// spec: 3.state.11, D.compare.5
test('pinned ones are first, in the order of the pins, until an order is asked for; one that is gone pins nothing', () => {
  expect(ids({}, [4, 99, 3])).toEqual([4, 3, 1])
  expect(ids({ lang: 'en' }, [4, 3])).toEqual([3, 1])
  expect(ids({ order: 'newest' }, [4, 3])).toEqual([2, 3, 1, 5, 4])
})

test('half stars count as they are drawn', () => {
  expect([1, 2, 3, 4, 5].map((stars) => countReviewsWithStars(reviews, stars))).toEqual([1, 0, 0, 1, 3])
})

test('languages that can be asked for, with the most reviews first', () => {
  expect(reviewLanguageCounts(reviews)).toEqual([
    { lang: 'en', count: 2 },
    { lang: 'de', count: 1 },
  ])
})
