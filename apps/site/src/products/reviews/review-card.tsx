import type { Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './review-card.module.css'
import { authorAndDate, isVerifiedReview, splitLongText } from './review-texts.ts'

interface ReviewCardProps {
  readonly review: Review
  readonly page: PageContext
  /** Whether an editor pinned it. */
  readonly isPinned: boolean
}

type ReviewPartProps = Pick<ReviewCardProps, 'review' | 'page'>

const STARS = [1, 2, 3, 4, 5]
/** Pixels. */
const PHOTO = { width: 120, aspectRatio: 1 }

/** One review: stars, text, author and date. */
export function ReviewCard({ review, page, isPinned }: ReviewCardProps) {
  const { title, lang, translation } = review
  return (
    <li className={styles.card}>
      {isPinned && <p className={styles.note}>{page.t('reviews.pinned')}</p>}
      <Stars rating={review.rating} page={page} />
      {title && translation === undefined && (
        <h3 className={styles.title} lang={lang} dir="auto">
          {title}
        </h3>
      )}
      <FoldedText text={translation ?? review.text} lang={translation === undefined ? lang : undefined} page={page} />
      <Original review={review} page={page} />
      <Photos review={review} page={page} />
      <p className={styles.author}>{authorAndDate(review, page).join('\u00a0· ')}</p>
      {!isVerifiedReview(review) && <p className={styles.note}>{page.t('reviews.unverified')}</p>}
    </li>
  )
}

function Stars({ rating, page }: { readonly rating: number; readonly page: PageContext }) {
  return (
    <p className={styles.stars}>
      {STARS.map((star) => (
        <Icon key={star} name="star" className={star <= Math.round(rating) ? styles.star : styles.missing} />
      ))}
      <VisuallyHidden>{page.t('reviews.rated', { rating: page.format.number(rating) })}</VisuallyHidden>
    </p>
  )
}

interface FoldedTextProps {
  readonly text: string
  /** Language of the text, if it is not the page's. */
  readonly lang: string | undefined
  readonly page: PageContext
}

/** A long text, collapsed after its beginning without JavaScript. */
function FoldedText({ text, lang, page }: FoldedTextProps) {
  const [start, rest] = splitLongText(text)
  return (
    <div className={styles.text}>
      <p lang={lang} dir="auto">
        {start}
        {rest && <span className={styles.ellipsis}>…</span>}
      </p>
      {rest && (
        <details className={styles.rest}>
          <summary className={styles.more}>{page.t('reviews.more')}</summary>
          <p lang={lang} dir="auto">
            {rest}
          </p>
        </details>
      )}
    </div>
  )
}

/** Note that the text above is a translation, with the original. */
function Original({ review, page }: ReviewPartProps) {
  const { lang, title, text, translation } = review
  if (lang === undefined || translation === undefined) return null
  return (
    <details className={styles.original}>
      <summary>
        {page.t('reviews.translated', { language: page.format.languageName(lang) })}{' '}
        <span className={styles.more}>{page.t('reviews.original')}</span>
      </summary>
      <div className={styles.text} lang={lang} dir="auto">
        {title && <p className={styles.title}>{title}</p>}
        <p>{text}</p>
      </div>
    </details>
  )
}

/** Thumbnails of the visitor's photos, linked to the full pictures. */
function Photos({ review: { photos, name }, page }: ReviewPartProps) {
  const shown = photos?.filter((url) => page.image({ url, alt: '' }, PHOTO).src !== '') ?? []
  if (shown.length === 0) return null
  const alt = page.t(name ? 'reviews.photoOf' : 'reviews.photo', { name: name ?? '' })
  return (
    <ul className={styles.photos}>
      {shown.map((url) => (
        <li key={url}>
          <a href={page.image({ url, alt }, { width: 1200 }).src}>
            <Photo
              className={styles.photo}
              address={page.image({ url, alt }, PHOTO)}
              alt={alt}
              width={PHOTO.width}
              height={PHOTO.width}
              sizes="88px"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
