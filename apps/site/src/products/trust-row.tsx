import type { Booster, ProductCard } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Rating } from '../ui/rating/rating.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { type Boosted, boosterWords } from './booster-words.ts'
import styles from './trust-row.module.css'

interface TrustRowProps {
  readonly product: Boosted & Pick<ProductCard, 'freeCancellationMinutes'>
  readonly page: PageContext
}

/** Why to believe in it: rating, booster with its evidence, free cancellation; each only when it is so. */
export function TrustRow({ product, page }: TrustRowProps) {
  const { rating, freeCancellationMinutes } = product
  return (
    <p className={styles.row}>
      {rating && <ProductRating rating={rating} page={page} />}
      <BoosterBadge booster={product.booster} words={boosterWords(product, page)} />
      {freeCancellationMinutes !== undefined && <FreeCancellation page={page} />}
    </p>
  )
}

interface CardLineProps {
  readonly product: ProductCard
  readonly page: PageContext
}

/** The line of a card on trust: the rating, and one badge at most, a booster before a promotion. */
export function CardTrust({ product, page }: CardLineProps) {
  const { rating, promotionLabel } = product
  const words = boosterWords(product, page, true)
  if (!rating && !words && !promotionLabel) return null
  return (
    <p className={styles.row}>
      {rating && <ProductRating rating={rating} page={page} />}
      <BoosterBadge booster={product.booster} words={words} />
      {!words && promotionLabel && <span className={styles.promotion}>{promotionLabel}</span>}
    </p>
  )
}

/** The line of a card on terms: whether cancelling is free, and the next day on which it can be had. */
export function CardTerms({ product: { freeCancellationMinutes, nextAvailableDate }, page }: CardLineProps) {
  const day = nextAvailableDate && page.format.date(nextAvailableDate)
  if (freeCancellationMinutes === undefined && !day) return null
  return (
    <p className={styles.row}>
      {freeCancellationMinutes !== undefined && <FreeCancellation page={page} />}
      {day && (
        <span className={styles.day}>
          <Icon name="calendar" />
          <VisuallyHidden>{`${page.t('show.nextDate')} `}</VisuallyHidden>
          <time dateTime={nextAvailableDate}>{day}</time>
        </span>
      )}
    </p>
  )
}

function BoosterBadge({ booster, words }: { readonly booster: Booster | undefined; readonly words: string }) {
  return booster && words ? <span className={styles[booster]}>{words}</span> : null
}

function FreeCancellation({ page }: { readonly page: PageContext }) {
  return (
    <span className={styles.free}>
      <Icon name="check" />
      {page.t('card.freeCancellation')}
    </span>
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
