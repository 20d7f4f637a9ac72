import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockProps } from '../block.ts'
import styles from './facts.module.css'

/** A few short reasons or figures side by side. */
export function FactsView({ block }: BlockProps<'facts'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} aria-labelledby={block.title ? headingId : undefined}>
      {block.title && (
        <h2 id={headingId} className={styles.heading}>
          {block.title}
        </h2>
      )}
      <ul className={styles.facts}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.fact}>
            {item.icon && <Icon name={item.icon} className={styles.icon} />}
            <p className={styles.title}>{item.title}</p>
            {item.text && <p className={styles.text}>{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
