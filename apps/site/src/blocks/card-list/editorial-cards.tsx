import type { Image } from '@passepartout/content-model/image'
import type { ReactNode } from 'react'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { Words } from '../../shortcodes/words.tsx'
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
  /** In a grid, which is a list with small pictures on a phone, or with a row of it on a tablet; else in a carousel. */
  readonly look: 'listed' | 'row' | 'carousel'
}

/** CSS pixels. */
const PICTURE = { width: 588, aspectRatio: 4 / 3 } as const
const THUMBNAIL = { width: 120, aspectRatio: 1 } as const
/** Of the card that has a row of a tablet: half of it, in the shape of its picture; on a phone that is cut to a square. */
const ROW = '(width > 650px) 45vw, 150px'

/** An item of a list: a picture with a title that leads elsewhere, the whole card a target. */
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
        {kicker && (
          <p className={styles.kicker}>
            <Words text={kicker} page={page} />
          </p>
        )}
        <h3 className={styles.title}>
          <a {...link} className={cardStyles.link}>
            <Words text={title} page={page} links={false} />
          </a>
        </h3>
        {text && (
          <p className={styles.text}>
            <Words text={text} page={page} />
          </p>
        )}
      </div>
    </li>
  )
}

/** How a card of a grid looks: the first of an odd number has a row of a tablet. */
export function lookOf(place: number, count: number): 'listed' | 'row' {
  return place === 0 && count % 2 === 1 ? 'row' : 'listed'
}

/** Cards beside each other, none left alone in the last row; on a phone a list, one below the other. */
export function EditorialGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
