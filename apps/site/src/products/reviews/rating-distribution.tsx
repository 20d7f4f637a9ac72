import type { Rating, Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { ReviewsChoice } from '../../request/address/choices/reviews-choice.ts'
import { Rating as RatingLine } from '../../ui/rating/rating.tsx'
import { countReviewsWithStars } from './choose-reviews.ts'
import styles from './rating-distribution.module.css'
import { reviewsUrl } from './reviews-url.ts'

interface RatingDistributionProps {
  readonly rating: Rating
  /** Reviews with text. */
  readonly reviews: readonly Review[]
  readonly choice: ReviewsChoice
  readonly anchor: string
  /** Numbers of ratings with one to five stars, in this order. */
  readonly split: readonly number[] | undefined
  readonly page: PageContext
}

/**
 * The average and the share of each number of stars. A row with reviews links to them; the selected row links back to
 * all.
 */
export function RatingDistribution({ rating, split, page, ...links }: RatingDistributionProps) {
  const average = page.format.rating(rating.average)
  const count = page.format.number(rating.count)
  return (
    <div className={styles.split}>
      <p className={styles.average}>
        <RatingLine average={average} count={count} label={page.t('rating.label', { average, count: rating.count })} />
      </p>
      {split && (
        <ul className={styles.bars} aria-label={page.t('reviews.split')}>
          {percentByStars(split).map((share) => (
            <li key={share.stars}>
              <Share share={share} page={page} {...links} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ShareProps extends Omit<RatingDistributionProps, 'rating' | 'split'> {
  readonly share: ReturnType<typeof percentByStars>[number]
}

function Share({ share: { stars, percent }, reviews, choice, anchor, page }: ShareProps) {
  const bar = (
    <>
      <span className={styles.stars}>{page.t('reviews.stars', { count: stars })}</span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill} width={`${percent}%`} height="100%" />
      </svg>
      <span className={styles.percent}>{page.format.percent(percent)}</span>
    </>
  )
  if (countReviewsWithStars(reviews, stars) === 0) return <span className={styles.bar}>{bar}</span>
  const { stars: chosen, ...rest } = choice
  const isChosen = chosen === stars
  const href = reviewsUrl(page, isChosen ? rest : { ...choice, stars }, anchor)
  return (
    <a href={href} className={`${styles.bar} ${styles.link}`} rel="nofollow" aria-current={isChosen || undefined}>
      {bar}
    </a>
  )
}

/** Whole percent of all ratings, five stars first. */
export function percentByStars(split: readonly number[]) {
  const total = split.reduce((sum, count) => sum + count, 0)
  return split.map((count, index) => ({ stars: index + 1, percent: Math.round((count / total) * 100) })).toReversed()
}
