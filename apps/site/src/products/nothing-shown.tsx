import type { ReactNode } from 'react'
import styles from './nothing-shown.module.css'

/** Shown instead of cards when there are none. */
export function NothingShown({ children }: { readonly children: ReactNode }) {
  return <div className={styles.none}>{children}</div>
}
