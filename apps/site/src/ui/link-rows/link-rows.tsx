import { Icon } from '../icon/icon.tsx'
import styles from './link-rows.module.css'

export interface LabelledLink {
  readonly label: string
  readonly href: string
}

/** Links in rows, separated by lines. */
export function LinkRows({ links }: { readonly links: readonly LabelledLink[] }) {
  return (
    <ul className={styles.rows}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {label}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
