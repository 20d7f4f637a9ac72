import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for assistive technology that the eye gets from the layout. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
