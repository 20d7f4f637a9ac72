import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Photo, type PhotoProps } from '../photo/photo.tsx'
import { AudioPlaceholder, MapPlaceholder } from './cover-placeholders.tsx'
import styles from './embed.module.css'

export type EmbedShape = 'video' | 'audio' | 'page'

interface EmbedProps {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly shape: EmbedShape
  /** The thing itself, for whoever has no script or wants it in a tab. */
  readonly href: string
  /** What a click does, with the name of the thing. */
  readonly action: string
  /** Whose it is. */
  readonly notice: string
  readonly poster?: PhotoProps | undefined
  /** Takes the place of the cover at a click (open-embeds.browser.ts); nothing of it is fetched before. */
  readonly children: ReactNode
}

/** Something of another host, behind a cover: nothing is asked of that host before a visitor wants it. */
export function Embed({ id, className, shape, href, action, notice, poster, children }: EmbedProps) {
  const classes = [styles.embed, styles[shape], className].filter(Boolean).join(' ')
  return (
    <div id={id} className={classes} data-embed="">
      <a href={href} target="_blank" rel="noopener" className={styles.cover}>
        {poster && <Photo {...poster} className={styles.poster} />}
        {shape === 'page' && <MapPlaceholder className={styles.poster} />}
        {shape === 'audio' && <AudioPlaceholder className={styles.poster} />}
        <span className={styles.sign}>
          <Icon name={shape === 'page' ? 'map' : 'play'} />
        </span>
        <span className={styles.words}>
          <span className={styles.action}>{action}</span> <span className={styles.notice}>{unbroken(notice)}</span>
        </span>
      </a>
      <template>{children}</template>
    </div>
  )
}

/** No line ends within a host: word joiners keep the parts of its name together. */
function unbroken(words: string): string {
  return words.replaceAll('-', '\u2060-\u2060')
}
