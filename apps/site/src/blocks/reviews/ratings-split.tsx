import type { Rating } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Rating as RatingLine } from '../../ui/rating/rating.tsx'
import styles from './ratings-split.module.css'

interface RatingsSplitProps {
  readonly rating: Rating
  /** How many gave one star to five, in this order. */
  readonly split: readonly number[] | undefined
  readonly page: PageContext
}

/** The average, and how many of all who rated gave five stars, four and so on. */
export function RatingsSplit({ rating, split, page }: RatingsSplitProps) {
  const average = page.format.rating(rating.average)
  const count = page.format.number(rating.count)
  return (
    <div className={styles.split}>
      <p className={styles.average}>
        <RatingLine average={average} count={count} label={page.t('rating.label', { average, count: rating.count })} />
      </p>
      {split && <Bars split={split} page={page} />}
    </div>
  )
}

function Bars({ split, page }: { readonly split: readonly number[]; readonly page: PageContext }) {
  return (
    <ul className={styles.bars} aria-label={page.t('reviews.split')}>
      {sharesOf(split).map(({ stars, percent }) => (
        <li key={stars} className={styles.bar}>
          <span className={styles.stars}>{page.t('reviews.stars', { count: stars })}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.fill} width={`${percent}%`} height="100%" />
          </svg>
          <span className={styles.percent}>{page.format.percent(percent)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Five stars first; whole percent of all who rated. */
export function sharesOf(split: readonly number[]): readonly { readonly stars: number; readonly percent: number }[] {
  const total = split.reduce((sum, count) => sum + count, 0)
  return split.map((count, index) => ({ stars: index + 1, percent: Math.round((count / total) * 100) })).toReversed()
}
