import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { Review } from '../../catalogue/product.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { ReviewQuote } from './review-quote.tsx'
import { quoteExcerpt } from './review-texts.ts'

const review = (id: number, more: Partial<Review> = {}): Review => ({
  ...{ id, rating: 5, text: `Text ${id}.`, lang: 'en', source: 'CUSTOMER', name: `Visitor ${id}` },
  ...more,
})

function quoted(reviews: readonly Review[]): readonly string[] {
  const html = renderMarkup(<ReviewQuote reviews={reviews} anchor="reviews" page={fixturePageContext()} />)
  return parse(html)
    .querySelectorAll('q, figcaption')
    .map(({ text }) => text)
}

describe('the quoted review', () => {
  test('is the first as they are listed, good or bad, with its author and the way to all', () => {
    expect(quoted([review(1, { rating: 2 }), review(2)])).toEqual(['Text 1.', 'Visitor 1 Read all reviews'])
  })

  test('is verified, has words, and is in the language of the page', () => {
    const others = [review(1, { source: 'GOOGLE' }), review(2, { lang: 'de' }), review(3, { text: ' ' })]
    expect(quoted([...others, review(4)])).toEqual(['Text 4.', 'Visitor 4 Read all reviews'])
    expect(quoted(others)).toEqual([])
  })
})

describe('the beginning of a text', () => {
  const long = 'The guide knew every room and the children listened for two hours, which they never do at home'

  test.each([
    ['short', ' We came early. It was quiet. ', 'We came early. It was quiet.'],
    ['with more than fits', `We came early. ${long}. ${long}.`, `We came early. ${long}.`],
    ['of one long sentence', `${long}, and ${long}.`, `${long}, and The guide knew every room and the…`],
  ])('%s', (_, text, beginning) => {
    expect(quoteExcerpt(text, 'en')).toBe(beginning)
  })
})
