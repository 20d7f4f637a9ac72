import type { Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import styles from './review-quote.module.css'
import { authorAndDate, isVerifiedReview, quoteExcerpt } from './review-texts.ts'

interface ReviewQuoteProps {
  /** In the order in which they are listed. */
  readonly reviews: readonly Review[]
  /** Id of the section with all of them. */
  readonly anchor: string
  readonly page: PageContext
}

/**
 * The beginning of a visitor's review, with the way to all: of the first one as they are listed that is verified and written in the
 * page's language, good or bad. Nothing without one.
 */
export function ReviewQuote({ reviews, anchor, page }: ReviewQuoteProps) {
  const review = reviews.find((one) => isVerifiedReview(one) && one.lang === page.locale.code && one.text.trim() !== '')
  if (!review) return null
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto">
        <q>{quoteExcerpt(review.text, page.locale.code)}</q>
      </blockquote>
      <figcaption className={styles.by}>
        {authorAndDate(review, page).join('\u00a0· ')}{' '}
        <a href={`#${anchor}`} className={styles.all}>
          {page.t('reviews.readAll')}
        </a>
      </figcaption>
    </figure>
  )
}
