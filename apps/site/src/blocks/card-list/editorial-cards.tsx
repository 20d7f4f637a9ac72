import type { Image } from '@passepartout/content-model/image'
import type { ReactNode } from 'react'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { Words } from '../../shortcodes/words.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import styles from './editorial-cards.module.css'

interface EditorialCardProps {
  readonly page: PageContext
  readonly link: ResolvedLink
  readonly image: Image | undefined
  readonly kicker?: string | undefined
  readonly title: string
  readonly text?: string | undefined
}

/** An item of a list: a picture with a title that leads elsewhere, the whole card a target. */
export function EditorialCard({ page, link, image, kicker, title, text }: EditorialCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {image && (
          <Photo
            address={page.image(image, { width: 588, aspectRatio: 4 / 3 })}
            alt=""
            width={588}
            height={441}
            sizes="(width > 1000px) 588px, (width > 640px) 46vw, 92vw"
          />
        )}
      </div>
      {kicker && (
        <p className={styles.kicker}>
          <Words text={kicker} page={page} />
        </p>
      )}
      <h3 className={styles.title}>
        <a {...link} className={styles.link}>
          <Words text={title} page={page} links={false} />
        </a>
      </h3>
      {text && (
        <p className={styles.text}>
          <Words text={text} page={page} />
        </p>
      )}
    </li>
  )
}

/** Cards below and beside each other; none is left alone in the last row. */
export function EditorialGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
