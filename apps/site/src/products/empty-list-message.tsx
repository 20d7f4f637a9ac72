import type { ReactNode } from 'react'
import styles from './empty-list-message.module.css'

/** Shown instead of cards when there are none. */
export function EmptyListMessage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.none}>{children}</div>
}
