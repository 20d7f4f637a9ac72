import type { ReactNode } from 'react'
import type { Rating, Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import { chooseReviews } from './choose-reviews.ts'
import { RatingsSplit } from './ratings-split.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewControls } from './review-controls.tsx'
import { isVerified } from './review-words.ts'
import styles from './reviews.module.css'
import { reviewsAddress } from './reviews-address.ts'

interface ReviewsProps {
  /** Of the section, to which every choice leads back. */
  readonly id: string
  /** Absent, the section is called as such sections are. */
  readonly title?: ReactNode
  readonly rating: Rating | undefined
  /** How many gave one star to five, in this order. */
  readonly split: readonly number[] | undefined
  /** All that may be shown. */
  readonly reviews: readonly Review[]
  /** There may be others: what is counted of these is counted of a part. */
  readonly hasMore?: boolean | undefined
  /** Numbers of those that editors want first. */
  readonly pinned?: readonly number[] | undefined
  /** At most this many until the visitor asks for more. */
  readonly limit: number
  readonly page: PageContext
}

/**
 * What visitors wrote of a tour group, how they rated it, and how we know that they were there. Order, stars and language
 * are in the address (`?reviews=newest-5-de`), so that each choice works without a script. Nothing where nobody said
 * anything.
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
  return (
    <section id={id} aria-labelledby={headingId} data-reviews="">
      <SectionHeading id={headingId} title={title || page.t('reviews.title')} />
      {rating && (
        <RatingsSplit rating={rating} split={split} reviews={reviews} choice={choice} page={page} anchor={id} />
      )}
      {reviews.some(isVerified) && <p className={styles.verification}>{page.t('reviews.verified')}</p>}
      {reviews.length > 1 && (
        <ReviewControls reviews={reviews} hasMore={hasMore} choice={choice} page={page} anchor={id} />
      )}
      {shown.length > 0 && (
        <ul className={styles.cards}>
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

/** How many there are of how many, "6 of 100+" where that is no more than was read, and the way to all of them. */
function More({ shown, total, hasMore, page, anchor }: MoreProps) {
  const { t, format } = page
  return (
    <p className={styles.rest}>
      {t('reviews.shown', { shown: format.number(shown), total: `${format.number(total)}${hasMore ? '+' : ''}` })}{' '}
      <a href={reviewsAddress(page, { order: 'newest' }, anchor)} className={styles.all} rel="nofollow">
        {t('reviews.readAll')}
      </a>
    </p>
  )
}
