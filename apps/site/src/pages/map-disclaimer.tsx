import type { PageContext } from '../page-context/page-context.ts'
import styles from './map-disclaimer.module.css'

/** Specification, section 4, "Map disclaimer": a line at the end of pages that tell the way. */
export function MapDisclaimer({ page }: { readonly page: PageContext }) {
  if (!page.app.hasMapDisclaimer) return null
  return <p className={styles.line}>{page.t('map.disclaimer')}</p>
}
