import { Reviews } from '../../products/reviews/reviews.tsx'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import type { BlockProps } from '../block.ts'
import styles from './reviews.module.css'

/** Reviews of one tour group, placed by an editor. */
export function ReviewsView({ block, data, page }: BlockProps<'reviews'>) {
  const { rating, split, reviews, hasMore } = data
  if (!rating && reviews.length === 0) return null
  return (
    <div className={styles.block}>
      <Reviews
        id={block.id}
        title={block.title && <ShortcodeText text={block.title} page={page} />}
        rating={rating}
        split={split}
        reviews={reviews}
        hasMore={hasMore}
        pinned={block.pinned.map(({ reviewId }) => reviewId)}
        limit={block.limit}
        page={page}
      />
    </div>
  )
}
