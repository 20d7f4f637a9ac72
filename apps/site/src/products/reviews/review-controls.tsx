import type { Review } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { REVIEW_ORDERS, type ReviewOrder, type ReviewsChoice } from '../../request/address/choices/reviews-choice.ts'
import { reviewLanguageCounts } from './choose-reviews.ts'
import styles from './review-controls.module.css'
import { reviewsUrl } from './reviews-url.ts'

const ORDER_WORDS = {
  newest: 'reviews.newest',
  highest: 'reviews.highest',
  lowest: 'reviews.lowest',
} as const satisfies Record<ReviewOrder, MessageKey>

interface ReviewControlsProps {
  readonly reviews: readonly Review[]
  /** Whether there may be more. */
  readonly hasMore: boolean
  readonly choice: ReviewsChoice
  readonly page: PageContext
  /** Id of the section, the fragment of every choice. */
  readonly anchor: string
}

/** Links to select order and language; every choice is an address. */
export function ReviewControls({ reviews, hasMore, choice, page, anchor }: ReviewControlsProps) {
  const { t, format } = page
  const languages = reviewLanguageCounts(reviews)
  const link = (name: string, words: string, part: ReviewsChoice, isChosen: boolean) => (
    <li key={name}>
      <a
        href={reviewsUrl(page, part, anchor)}
        className={styles.link}
        rel="nofollow"
        aria-current={isChosen || undefined}
      >
        {words}
      </a>
    </li>
  )
  const { order, lang, ...rest } = choice
  const withLang = lang ? { ...rest, lang } : rest
  const withOrder = order ? { ...rest, order } : rest
  return (
    <nav className={styles.controls} aria-label={t('reviews.choose')}>
      <ul className={styles.row} aria-label={t('reviews.order')}>
        {link('usual', t('reviews.usual'), withLang, !order)}
        {REVIEW_ORDERS.map((name) => link(name, t(ORDER_WORDS[name]), { ...withLang, order: name }, order === name))}
      </ul>
      {languages.length > 1 && (
        <ul className={styles.row} aria-label={t('reviews.language')}>
          {link('all', t('reviews.allLanguages'), withOrder, !lang)}
          {languages.map((written) =>
            link(
              written.lang,
              `${format.languageName(written.lang)} (${format.number(written.count)}${hasMore ? '+' : ''})`,
              { ...withOrder, lang: written.lang },
              lang === written.lang,
            ),
          )}
        </ul>
      )}
    </nav>
  )
}
