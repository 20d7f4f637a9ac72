import type { Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Words } from '../../shortcodes/words.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import { RatingsSplit } from './ratings-split.tsx'
import { ReviewCard } from './review-card.tsx'
import { isVerified } from './review-words.ts'
import styles from './reviews.module.css'

/** What visitors wrote of a tour group, how they rated it, and how we know that they were there. */
export function ReviewsView({ block, data, page }: BlockProps<'reviews'>) {
  const { rating, split, reviews } = data
  if (!rating && reviews.length === 0) return null
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.reviews} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={block.title ? <Words text={block.title} page={page} /> : page.t('reviews.title')}
      />
      {rating && <RatingsSplit rating={rating} split={split} page={page} />}
      <Verification reviews={reviews} page={page} />
      {reviews.length > 0 && (
        <ul className={styles.cards}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} page={page} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Verification({ reviews, page }: { readonly reviews: readonly Review[]; readonly page: PageContext }) {
  if (!reviews.some(isVerified)) return null
  return <p className={styles.verification}>{page.t('reviews.verified')}</p>
}
