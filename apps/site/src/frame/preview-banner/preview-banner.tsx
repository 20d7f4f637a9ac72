import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import styles from './preview-banner.module.css'

interface PreviewBannerProps {
  readonly page: PageContext
  readonly exit: ResolvedLink
}

/** Banner above a draft: limitations of the preview, and a link that ends it. */
export function PreviewBanner({ page, exit }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} aria-label={page.t('preview.notice')}>
      <p>{page.t('preview.notice')}</p>
      <a href={exit.href} className={styles.exit}>
        {page.t('preview.exit')}
      </a>
      {page.unknownBlocks.length > 0 && (
        <p className={styles.unknown} role="alert">
          {page.t('preview.unknownBlocks', { types: page.unknownBlocks.join(', ') })}
        </p>
      )}
      {page.faults.length > 0 && (
        <ul className={styles.unknown} lang="en" dir="ltr">
          {page.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </aside>
  )
}
