import type { PageContext } from '../../page-context/page-context.ts'
import styles from './suggestion-bar.module.css'

/**
 * The empty place of the bar that offers the page in the visitor's own language (suggestion-bar.browser.ts). It lies over
 * the page, so that nothing moves when it appears, and stands first in it, or after its first picture, so that it is found
 * before the rest is read.
 */
export function SuggestionBar({ page }: { readonly page: PageContext }) {
  return page.translations.length > 1 ? <section id="suggestion" className={styles.bar} hidden /> : null
}
