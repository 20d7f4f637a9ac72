import type { PageContext } from '../../page-context/page-context.ts'
import styles from './directions-disclaimer.module.css'

/** Specification, section 4, "Map disclaimer": a line at the end of pages with directions but without a map. */
export function DirectionsDisclaimer({ page }: { readonly page: PageContext }) {
  if (!hasDirectionsDisclaimerAtEnd(page)) return null
  return <p className={styles.line}>{page.t('map.disclaimer')}</p>
}

export function hasDirectionsDisclaimerAtEnd({ app }: Pick<PageContext, 'app'>): boolean {
  return app.hasMapDisclaimer && app.disclaimerBelow === undefined
}
