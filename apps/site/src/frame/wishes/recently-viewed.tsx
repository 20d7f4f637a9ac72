import type { PageContext } from '../../page-context/page-context.ts'
import { addressOfWishes } from '../../request/address/wishes-address.ts'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import styles from './recently-viewed.module.css'

const HEADING = 'recently-viewed-heading'

/** The empty row of recently viewed tour groups, filled by recently-viewed.browser.ts. */
export function RecentlyViewed({ page: { wishes, t } }: { readonly page: PageContext }) {
  if (!wishes) return null
  return (
    <section
      id="recently-viewed"
      hidden
      data-paper="no"
      data-recently-viewed={addressOfWishes(wishes, { part: 'cards', tgids: [] })}
      aria-labelledby={HEADING}
      className={styles.row}
    >
      <SectionHeading id={HEADING} title={t('recent.title')} />
    </section>
  )
}
