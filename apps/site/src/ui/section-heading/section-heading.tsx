import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  readonly id: string
  readonly title: ReactNode
  readonly intro?: ReactNode
  /** Shown at the end of the heading's line: a link, or a carousel's buttons. */
  readonly aside?: ReactNode
}

/** The heading of a section, with introduction and optional controls. */
export function SectionHeading({ id, title, intro, aside }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
