import type { ReactNode } from 'react'
import type { Rating, Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import { chooseReviews } from './choose-reviews.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewControls } from './review-controls.tsx'
import { isVerifiedReview } from './review-texts.ts'
import styles from './reviews.module.css'
import { reviewsUrl } from './reviews-url.ts'

interface ReviewsProps {
  /** Id of the section, the fragment of every choice. */
  readonly id: string
  /** Heading; by default the usual one. */
  readonly title?: ReactNode
  readonly rating: Rating | undefined
  /** Numbers of ratings with one to five stars, in this order. */
  readonly split: readonly number[] | undefined
  /** All reviews that may be shown. */
  readonly reviews: readonly Review[]
  /** Whether there may be more, so that counts are lower bounds. */
  readonly hasMore?: boolean | undefined
  /** Ids of reviews that editors pinned. */
  readonly pinned?: readonly number[] | undefined
  /** Upper limit until the visitor requests more. */
  readonly limit: number
  readonly page: PageContext
}

/** On a phone the row scrolls by keyboard too. */
const REACHABLE = { tabIndex: 0 } as const

/**
 * The reviews of a tour group with ratings; on a phone the first ones are a row that scrolls. Order, stars and language are in the address (`?reviews=newest-5-de`), so
 * every choice works without JavaScript. Nothing without reviews.
 */
export function Reviews({
  id,
  title,
  rating,
  split,
  reviews,
  hasMore = false,
  pinned = [],
  limit,
  page,
}: ReviewsProps) {
  if (!rating && reviews.length === 0) return null
  const choice = page.visit.choice?.reviews ?? {}
  const shown = chooseReviews({ reviews, pinned, choice, limit })
  const headingId = `${id}-heading`
  const isChosen = Object.keys(choice).length > 0
  return (
    <section id={id} aria-labelledby={headingId} data-reviews="">
      <SectionHeading id={headingId} title={title || page.t('reviews.title')} />
      {rating && (
        <RatingDistribution rating={rating} split={split} reviews={reviews} choice={choice} page={page} anchor={id} />
      )}
      {reviews.some(isVerifiedReview) && <p className={styles.verification}>{page.t('reviews.verified')}</p>}
      {reviews.length > 1 && (
        <ReviewControls reviews={reviews} hasMore={hasMore} choice={choice} page={page} anchor={id} />
      )}
      {shown.length > 0 && (
        <ul
          className={isChosen ? styles.cards : `${styles.cards} ${styles.first}`}
          {...(!isChosen && { ...REACHABLE, 'aria-labelledby': headingId })}
        >
          {shown.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              page={page}
              isPinned={pinned.some((pin) => pin === review.id)}
            />
          ))}
        </ul>
      )}
      {shown.length < reviews.length && (
        <More shown={shown.length} total={reviews.length} hasMore={hasMore} page={page} anchor={id} />
      )}
    </section>
  )
}

interface MoreProps {
  readonly shown: number
  readonly total: number
  readonly hasMore: boolean
  readonly page: PageContext
  readonly anchor: string
}

/** "6 of 100", with a plus sign when not all were read, and a link to all. */
function More({ shown, total, hasMore, page, anchor }: MoreProps) {
  const { t, format } = page
  return (
    <p className={styles.rest}>
      {t('reviews.shown', { shown: format.number(shown), total: `${format.number(total)}${hasMore ? '+' : ''}` })}{' '}
      <a href={reviewsUrl(page, { order: 'newest' }, anchor)} className={styles.all} rel="nofollow">
        {t('reviews.readAll')}
      </a>
    </p>
  )
}
