import type { PageContext } from '../../page-context/page-context.ts'
import styles from './machine-translation-note.module.css'

/** Note above the content: the text was translated by a machine and has not been reviewed. */
export function MachineTranslationNote({ page }: { readonly page: PageContext }) {
  return <p className={styles.note}>{page.t('page.byMachine')}</p>
}
