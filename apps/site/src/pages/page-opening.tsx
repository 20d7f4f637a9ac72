import type { PageDocument } from '@passepartout/content-model/page'
import type { PageContext } from '../page-context/page-context.ts'
import { Words } from '../shortcodes/words.tsx'
import styles from './page-opening.module.css'

interface PageOpeningProps {
  readonly page: PageContext
  readonly document: Pick<PageDocument, 'kicker' | 'title' | 'standfirst'>
  /** The catalogue's summary, used when the author wrote none. */
  readonly summary?: string | undefined
}

/** Kicker, title and standfirst. Colours and spacing come from the container. */
export function PageOpening({ page, document: { kicker, title, standfirst }, summary }: PageOpeningProps) {
  const about = standfirst ? <Words text={standfirst} page={page} /> : summary
  return (
    <>
      {kicker && (
        <p className={styles.kicker}>
          <Words text={kicker} page={page} />
        </p>
      )}
      <h1 className={styles.title}>
        <Words text={title} page={page} />
      </h1>
      {about && <p className={styles.standfirst}>{about}</p>}
    </>
  )
}
