import type { Booster, ProductCard } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Rating, type RatingProps } from '../../ui/rating/rating.tsx'
import { type BoosterFacts, boosterLabel } from '../booster-label.ts'
import type { CardAvailability } from './card-availability.ts'
import styles from './trust-row.module.css'

interface TrustRowProps {
  readonly product: BoosterFacts & Pick<ProductCard, 'freeCancellationMinutes'>
  readonly page: PageContext
}

/** Rating, booster with its evidence, free cancellation; only those that apply. */
export function TrustRow({ product, page }: TrustRowProps) {
  const { rating, freeCancellationMinutes } = product
  return (
    <p className={styles.row}>
      {rating && <ProductRating rating={rating} page={page} />}
      <BoosterBadge booster={product.booster} words={boosterLabel(product, page)} />
      {freeCancellationMinutes !== undefined && <FreeCancellation words={page.t('card.freeCancellation')} />}
    </p>
  )
}

/** A line of a card. */
interface Placed {
  readonly className?: string | undefined
}

/** Rating and at most one badge of a card; a booster wins over a promotion. `words` is the booster's, empty when it is not shown. */
export function cardTrustTexts(product: ProductCard, page: PageContext) {
  const { rating, booster, promotionLabel } = product
  const words = boosterLabel(product, page, true)
  return { rating: rating && ratingOf(rating, page), booster, words, promotion: words ? undefined : promotionLabel }
}

type CardTrustProps = ReturnType<typeof cardTrustTexts> & Placed

export function CardTrust({ rating, booster, words, promotion, className = '' }: CardTrustProps) {
  if (!rating && !words && !promotion) return null
  return (
    <p className={`${styles.row} ${className}`.trim()}>
      {rating && <Rating {...rating} />}
      <BoosterBadge booster={booster} words={words} />
      {promotion && <span className={styles.promotion}>{promotion}</span>}
    </p>
  )
}

interface DayWords {
  /** Absent where only the page of the tour group has its dates. */
  readonly date?: string
  readonly words: string
  /** Of the next available day: what a page calls it, and all that a card has room for. */
  readonly next?: { readonly label: string; readonly short: string }
}

/** Terms of a card: free cancellation and the next available or chosen day. */
export function cardBookingTexts(
  { freeCancellationMinutes, nextAvailableDate }: ProductCard,
  page: PageContext,
  chosen?: CardAvailability,
) {
  const noDate = chosen && NO_DATE[chosen.kind]
  const free = freeCancellationMinutes === undefined ? undefined : page.t('card.freeCancellation')
  const day: DayWords | undefined = noDate ? { words: page.t(noDate) } : dayWords(nextAvailableDate, page, chosen)
  return { free, day }
}

/** What is said instead of a date. */
const NO_DATE: Readonly<Partial<Record<CardAvailability['kind'], MessageKey>>> = {
  unknown: 'card.datesOnPage',
  none: 'card.notThen',
}

function dayWords(date: string | undefined, { t, format }: PageContext, day?: CardAvailability): DayWords | undefined {
  const words = date && format.date(date)
  if (!date || !words) return undefined
  if (day?.kind === 'chosen') return { date, words }
  const short = t('card.next', { date: format.dayAndMonth(date) })
  return { date, words, next: { label: t('show.nextDate'), short } }
}

interface CardBookingFactsProps extends ReturnType<typeof cardBookingTexts>, Placed {
  /** How long it takes, where it is not said elsewhere. */
  readonly length?: string
}

export function CardBookingFacts({ free, day, length, className = '' }: CardBookingFactsProps) {
  if (!free && !day && !length) return null
  return (
    <p className={`${styles.row} ${className}`.trim()}>
      {length && (
        <span className={styles.length}>
          <Icon name="clock" />
          {length}
        </span>
      )}
      {free && <FreeCancellation words={free} />}
      {day?.next && !length ? (
        <time dateTime={day.date}>{day.next.short}</time>
      ) : (
        day && (
          <span className={styles.day}>
            {day.next && `${day.next.label} `}
            {day.date ? <time dateTime={day.date}>{day.words}</time> : day.words}
          </span>
        )
      )}
    </p>
  )
}

function BoosterBadge({ booster, words }: { readonly booster: Booster | undefined; readonly words: string }) {
  return booster && words ? <span className={styles[booster]}>{words}</span> : null
}

function FreeCancellation({ words }: { readonly words: string }) {
  return <span className={styles.free}>{words}</span>
}

interface ProductRatingProps {
  readonly rating: NonNullable<ProductCard['rating']>
  readonly page: PageContext
}

/** A rating in the language's number format. */
export function ProductRating({ rating, page }: ProductRatingProps) {
  return <Rating {...ratingOf(rating, page)} />
}

function ratingOf(rating: ProductRatingProps['rating'], page: PageContext): RatingProps {
  const average = page.format.rating(rating.average)
  const count = page.format.number(rating.count)
  return { average, count, label: page.t('rating.label', { average, count: rating.count }) }
}
