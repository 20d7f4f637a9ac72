import { Icon } from '../icon/icon.tsx'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  readonly label: string
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[]
}

/** The breadcrumbs; nothing on a top-level page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, depth) => (
          <li key={crumb.href ?? crumb.label} className={styles.crumb}>
            {depth > 0 && <Icon name="chevron" className={styles.chevron} />}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span className={styles.here} aria-current="page">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
