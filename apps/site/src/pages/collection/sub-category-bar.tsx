import type { PageContext } from '../../page-context/page-context.ts'
import type { SubCategoryLink } from '../loading/find-related-pages.ts'
import styles from './sub-category-bar.module.css'

interface SubCategoryBarProps {
  readonly subCategories: readonly SubCategoryLink[]
  /** Choices of the page's list for kinds without a page. */
  readonly kinds: readonly { readonly label: string; readonly href: string }[]
  readonly page: PageContext
}

/**
 * Links to the sub-category pages of a list, and to its filters for other kinds. The bar sticks below the header, or to the edge of the screen when the
 * header scrolls away; sub-category-bar.browser.ts then removes the header's shadow (specification, section 4).
 */
export function SubCategoryBar({ subCategories, kinds, page }: SubCategoryBarProps) {
  const items = subCategories.flatMap(({ label, reference, isHere }) => {
    const link = page.linkToPage(reference)
    return link ? [{ ...link, label, isHere }] : []
  })
  if (items.length < 2) return null
  const { hasAutomatedHeader } = page.site.header
  return (
    <nav
      className={hasAutomatedHeader ? `${styles.bar} ${styles.alone}` : styles.bar}
      aria-label={page.t('collection.kinds')}
      data-kinds=""
    >
      <ul className={styles.row}>
        {items.map(({ label, isHere, ...link }) => (
          <li key={link.href}>
            <a {...link} className={styles.link} aria-current={isHere ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
        {kinds.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow" className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
