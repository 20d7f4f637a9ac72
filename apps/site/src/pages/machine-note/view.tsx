import type { PageContext } from '../../page-context/page-context.ts'
import styles from './machine-note.module.css'

/** Above everything that a page says: that a machine translated it, while no person has read the translation. */
export function MachineNote({ page }: { readonly page: PageContext }) {
  return <p className={styles.note}>{page.t('page.byMachine')}</p>
}
