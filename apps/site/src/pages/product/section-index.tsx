import type { PageContext } from '../../page-context/page-context.ts'
import styles from './section-index.module.css'

interface SectionIndexProps {
  /** In the order of the page. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly page: PageContext
}

/** Links to the sections of a page, in sight while they are read; nothing for fewer than three. */
export function SectionIndex({ sections, page }: SectionIndexProps) {
  if (sections.length < 3) return null
  return (
    <nav className={styles.index} aria-label={page.t('product.index')} data-paper="no">
      <ul className={styles.row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
