import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReviews } from './parse-reviews.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const reading = { readAt: NOW }

const answer = {
  id: 7148001,
  tourId: 7148,
  source: 'CUSTOMER',
  nonCustomerName: 'Anneke',
  reviewerImgUrl: null,
  rating: 4,
  content: 'Erst die Schlange, dann das Licht.',
  title: 'Schön',
  reviewTime: Date.UTC(2026, 9, 3, 23),
  reviewMedias: [],
  translatedContent: 'First the queue, then the light.',
  useTranslatedContent: true,
  sourceLanguage: 'DE',
  nonCustomerCountryCode: 'NL',
  personaLabel: { localisedLabel: 'Couple' },
}
const review = {
  id: 7148001,
  source: 'CUSTOMER',
  rating: 4,
  text: 'Erst die Schlange, dann das Licht.',
  title: 'Schön',
  lang: 'de',
  translation: 'First the queue, then the light.',
  name: 'Anneke',
  countryCode: 'NL',
  traveller: 'Couple',
  date: '2026-10-03',
}
const bare = { id: 1, source: '', rating: 5, text: 'Good.' }

describe('parseReviews', () => {
  test('everything that is known of a review', () => {
    expect(parseReviews({ items: [answer] }, reading)).toEqual({ reviews: [review] })
  })

  // spec: D.compare.6
  test('of reviews with one text the first stays, in its place', () => {
    const other = { id: 2, source: '', rating: 1, text: 'Bad.' }
    const items = [bare, other, { ...bare, id: 3 }].map(({ text, ...item }) => ({ ...item, content: text }))
    expect(parseReviews({ items }, reading)).toEqual({ reviews: [bare, other] })
  })

  test('photos are those of its media that are pictures, four at most', () => {
    const photo = (url: string) => ({ id: 1, type: 'IMAGE', url })
    const reviewMedias = [null, { type: 'VIDEO', url: '/v' }, photo(''), ...['/a', '/b', '/c', '/d', '/e'].map(photo)]
    const photos = ['/a', '/b', '/c', '/d']
    expect(parseReviews({ items: [{ ...answer, reviewMedias }] }, reading)).toEqual({
      reviews: [{ ...review, photos }],
    })
    expect(parseReviews({ items: [{ ...answer, reviewMedias: 'none' }] }, reading)).toEqual({ reviews: [review] })
  })

  test('a translation counts only where the provider wants it shown and says of which language it is', () => {
    const { translation: _, ...original } = review
    const { lang: __, ...unknownLanguage } = original
    expect(parseReviews({ items: [{ ...answer, useTranslatedContent: false }] }, reading)?.reviews).toEqual([original])
    expect(parseReviews({ items: [{ ...answer, sourceLanguage: '??' }] }, reading)?.reviews).toEqual([unknownLanguage])
  })

  test('numbers may come as text, and a number of a review may be a name', () => {
    const [review] = parseReviews({ items: [{ ...answer, id: 'r-7', rating: '5' }] }, reading)?.reviews ?? []
    expect([review?.id, review?.rating]).toEqual(['r-7', 5])
  })

  test.each([0, 7, -1, 5.01, Number.NaN, 'five', null])('a rating of %s drops the review alone', (rating) => {
    expect(parseReviews({ items: [{ ...answer, rating }, answer] }, reading)).toEqual({ reviews: [review] })
  })

  test.each(['', '  ', '<p> </p>', '<script>alert(1)</script>', null, 7])('a text of %j drops it, too', (content) => {
    expect(parseReviews({ items: [{ ...answer, content }, answer] }, reading)).toEqual({ reviews: [review] })
  })

  test('markup is words, and a text has an end', () => {
    const content = `<b>Go</b> & see<script>alert(1)</script>. ${'x'.repeat(20_000)}`
    const [parsed] = parseReviews({ items: [{ ...answer, content }] }, reading)?.reviews ?? []
    expect(parsed?.text.slice(0, 14)).toBe('Go & see. xxxx')
    expect(parsed?.text).toHaveLength(10_000)
  })

  test('what cannot be is left out', () => {
    const odd = {
      id: 1,
      rating: 5,
      content: 'Good.',
      source: 9,
      title: '',
      nonCustomerName: '<b></b>',
      nonCustomerCountryCode: 'Netherlands',
      personaLabel: { localisedLabel: 4 },
      sourceLanguage: 'de"><b>',
      reviewMedias: 'none',
    }
    for (const reviewTime of [0, -1, NOW + 1, 8.7e15, 'yesterday', null]) {
      expect(parseReviews({ items: [{ ...odd, reviewTime }] }, reading)).toEqual({ reviews: [bare] })
    }
  })

  test.each([null, 'text', [], {}, { items: null }, { items: [{ id: 1 }, null] }])('%j is no answer', (value) => {
    expect(parseReviews(value, reading)).toBeUndefined()
  })

  test('no reviews are an answer', () => {
    expect(parseReviews({ items: [] }, reading)).toEqual({ reviews: [] })
  })

  test('whatever comes, nothing is thrown', () => {
    fc.assert(fc.property(fc.jsonValue(), (item) => void parseReviews({ items: [item] }, reading)))
  })
})
