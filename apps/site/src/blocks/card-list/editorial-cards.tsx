import type { Image } from '@passepartout/content-model/image'
import type { ReactNode } from 'react'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import cardStyles from '../../ui/card.module.css'
import { Photo } from '../../ui/photo/photo.tsx'
import styles from './editorial-cards.module.css'

interface EditorialCardProps {
  readonly page: PageContext
  readonly link: ResolvedLink
  readonly image?: Image | undefined
  readonly kicker?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  /**
   * `listed` and `row`: in a grid (on phones a list with small pictures); `row` spans a row on tablets. Or in a
   * carousel.
   */
  readonly look: 'listed' | 'row' | 'carousel'
}

/** CSS pixels. */
const PICTURE = { width: 588, aspectRatio: 4 / 3 } as const
const THUMBNAIL = { width: 120, aspectRatio: 1 } as const
/** `sizes` of a card that spans a row on tablets: half of it; on phones the picture is a small square. */
const ROW = '(width > 650px) 45vw, 150px'

/** A card with picture and title; the whole card is one link. */
export function EditorialCard({ page, link, image, kicker, title, text, look }: EditorialCardProps) {
  const onMobile =
    image &&
    {
      listed: { ...page.image(image, THUMBNAIL), sizes: '112px' },
      row: { ...page.image(image, PICTURE), sizes: ROW },
      carousel: undefined,
    }[look]
  return (
    <li className={styles.card}>
      <div className={cardStyles.picture}>
        {image && (
          <Photo
            address={page.image(image, PICTURE)}
            onMobile={onMobile}
            alt=""
            width={PICTURE.width}
            height={PICTURE.width / PICTURE.aspectRatio}
            sizes="(width > 1000px) 282px, 31vw"
          />
        )}
      </div>
      <div>
        {kicker && <ShortcodeText as="p" className={styles.kicker} text={kicker} page={page} />}
        <h3 className={styles.title}>
          <a {...link} className={cardStyles.link}>
            <ShortcodeText text={title} page={page} links={false} />
          </a>
        </h3>
        {text && <ShortcodeText as="p" className={styles.text} text={text} page={page} />}
      </div>
    </li>
  )
}

/** Look of a card in a grid: the first of an odd number spans a row on tablets. */
export function gridCardLook(place: number, count: number): 'listed' | 'row' {
  return place === 0 && count % 2 === 1 ? 'row' : 'listed'
}

/** A grid of cards without a single card in the last row; on phones a list. */
export function EditorialGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
