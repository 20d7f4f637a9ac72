import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosures.module.css'

interface Disclosure {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

interface DisclosuresProps {
  readonly items: readonly Disclosure[]
  /** Of those that share a name, one is open at a time. */
  readonly name?: string | undefined
}

/** Lines that open to what is said below them, without a script. */
export function Disclosures({ items, name }: DisclosuresProps) {
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.title}>
            {title}
            <Icon name="down" className={styles.sign} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
