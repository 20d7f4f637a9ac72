import type { PageDocument } from '@passepartout/content-model/page'
import type { PageContext } from '../page-context/page-context.ts'
import { ShortcodeText } from '../shortcodes/shortcode-text.tsx'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  readonly page: PageContext
  readonly document: Pick<PageDocument, 'kicker' | 'title' | 'standfirst'>
  /** The catalogue's summary, used when the author wrote none. */
  readonly summary?: string | undefined
}

/** Kicker, title and standfirst. Colours and spacing come from the container. */
export function PageHeading({ page, document: { kicker, title, standfirst }, summary }: PageHeadingProps) {
  const about = standfirst ? <ShortcodeText text={standfirst} page={page} /> : summary
  return (
    <>
      {kicker && (
        <p className={styles.kicker}>
          <ShortcodeText text={kicker} page={page} />
        </p>
      )}
      <h1 className={styles.title}>
        <ShortcodeText text={title} page={page} />
      </h1>
      {about && <p className={styles.standfirst}>{about}</p>}
    </>
  )
}
