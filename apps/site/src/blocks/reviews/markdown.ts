import type { Review } from '../../catalogue/product.ts'
import { bullets, heading, joinPieces, type MarkdownTree, paragraph, strong } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { chooseReviews } from '../../products/reviews/choose-reviews.ts'
import { percentByStars } from '../../products/reviews/rating-distribution.tsx'
import { authorAndDate, isVerifiedReview } from '../../products/reviews/review-texts.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const reviewsMarkdown: BlockMarkdownRenderer<'reviews'> = ({ block, data, page }) => {
  const { rating, split } = data
  if (!rating && data.reviews.length === 0) return []
  const pinned = block.pinned.map(({ reviewId }) => reviewId)
  const reviews = chooseReviews({ reviews: data.reviews, pinned, choice: {}, limit: block.limit })
  return joinPieces([
    heading(2, block.title || page.t('reviews.title')),
    rating && paragraph(page.t('rating.label', { average: page.format.rating(rating.average), count: rating.count })),
    rating && split && bullets(percentByStars(split).map((share) => shareWords(share, page))),
    reviews.some(isVerifiedReview) && paragraph(page.t('reviews.verified')),
    ...reviews.map((review) => reviewMarkdown(review, page)),
  ])
}

function shareWords({ stars, percent }: ReturnType<typeof percentByStars>[number], { t, format }: PageContext): string {
  return t('text.labelled', { label: t('reviews.stars', { count: stars }), value: format.percent(percent) })
}

function reviewMarkdown(review: Review, page: PageContext): MarkdownTree {
  const { lang, title, text, translation } = review
  const rated = page.t('reviews.rated', { rating: page.format.number(review.rating) })
  const notes = [
    translation !== undefined &&
      lang !== undefined &&
      page.t('reviews.translated', { language: page.format.languageName(lang) }),
    !isVerifiedReview(review) && page.t('reviews.unverified'),
  ]
  return joinPieces([
    paragraph(strong([rated, ...authorAndDate(review, page)].join(' · '))),
    title && translation === undefined && paragraph(title),
    paragraph(translation ?? text),
    ...notes.map((note) => note && paragraph(note)),
  ])
}
