import type { ReactNode } from 'react'
import styles from './nothing-shown.module.css'

/** What stands in the place of cards where there are none. */
export function NothingShown({ children }: { readonly children: ReactNode }) {
  return <div className={styles.none}>{children}</div>
}
