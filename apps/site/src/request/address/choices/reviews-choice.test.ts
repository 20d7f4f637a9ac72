import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReviewsChoice, REVIEW_ORDERS, type ReviewsChoice, serializeReviewsChoice } from './reviews-choice.ts'

test.each<[string, ReviewsChoice | undefined]>([
  ['', undefined],
  ['?reviews=', undefined],
  ['?reviews=newest', { order: 'newest' }],
  ['?reviews=5', { stars: 5 }],
  ['?reviews=de', { lang: 'de' }],
  ['?reviews=lowest-1-fr', { order: 'lowest', stars: 1, lang: 'fr' }],
  ['?utm_source=x&reviews=highest-pt&date=2026-12-01', { order: 'highest', lang: 'pt' }],
  ['?reviews=5-newest', undefined],
  ['?reviews=newest-newest', undefined],
  ['?reviews=newest-', undefined],
  ['?reviews=-5', undefined],
  ['?reviews=0', undefined],
  ['?reviews=6', undefined],
  ['?reviews=4.5', undefined],
  ['?reviews=ja', undefined],
  ['?reviews=NEWEST', undefined],
  ['?reviews=newest%2D5', undefined],
  ['?reviews=<script>', undefined],
  ['?Reviews=5', undefined],
])('%s', (search, choice) => {
  expect(parseReviewsChoice(search)).toEqual(choice)
})

// spec: D.compare.4
test('a written choice is read as it was', () => {
  const part = <K extends string, T>(name: K, values: fc.Arbitrary<T>) =>
    fc.oneof(
      values.map((value) => ({ [name]: value }) as Record<K, T>),
      fc.constant({}),
    )
  fc.assert(
    fc.property(
      part('order', fc.constantFrom(...REVIEW_ORDERS)),
      part('stars', fc.integer({ min: 1, max: 5 })),
      part('lang', fc.constantFrom(...LANGUAGE_CODES)),
      (order, stars, lang) => {
        const choice = { ...order, ...stars, ...lang }
        expect(parseReviewsChoice(`?${serializeReviewsChoice(choice)}`) ?? {}).toEqual(choice)
      },
    ),
  )
})
