import type { PageContext } from '../../page-context/page-context.ts'
import styles from './suggestion-bar.module.css'

/**
 * The empty bar that offers the page in the visitor's language (suggestion-bar.browser.ts). It is shown over the page
 * without layout shift, and comes first in reading order, or after the first picture.
 */
export function SuggestionBar({ page }: { readonly page: PageContext }) {
  return page.translations.length > 1 ? <section id="suggestion" className={styles.bar} hidden /> : null
}
