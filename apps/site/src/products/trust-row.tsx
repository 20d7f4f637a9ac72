import type { Booster, ProductCard } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Rating } from '../ui/rating/rating.tsx'
import styles from './trust-row.module.css'

interface TrustRowProps {
  readonly product: Pick<ProductCard, 'rating' | 'booster' | 'freeCancellationMinutes'>
  readonly page: PageContext
}

export const BOOSTER_WORDS = {
  BestSeller: 'booster.bestSeller',
  SellingOutFast: 'booster.sellingOutFast',
} as const satisfies Record<Booster, MessageKey>

/** Why to believe in it: rating, booster, free cancellation; each only when it is so. */
export function TrustRow({ product, page }: TrustRowProps) {
  const { rating, booster, freeCancellationMinutes } = product
  const { t } = page
  return (
    <p className={styles.row}>
      {rating && <ProductRating rating={rating} page={page} />}
      {booster && <span className={styles[booster]}>{t(BOOSTER_WORDS[booster])}</span>}
      {freeCancellationMinutes !== undefined && (
        <span className={styles.free}>
          <Icon name="check" />
          {t('card.freeCancellation')}
        </span>
      )}
    </p>
  )
}

interface ProductRatingProps {
  readonly rating: NonNullable<ProductCard['rating']>
  readonly page: PageContext
}

/** A rating in the visitor's notation. */
export function ProductRating({ rating, page }: ProductRatingProps) {
  const average = page.format.rating(rating.average)
  const count = page.format.number(rating.count)
  return <Rating average={average} count={count} label={page.t('rating.label', { average, count: rating.count })} />
}
