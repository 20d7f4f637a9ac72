import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockProps } from '../block.ts'
import styles from './facts.module.css'

/** A few short reasons or figures side by side. */
export function FactsView({ block, page }: BlockProps<'facts'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.block} aria-labelledby={block.title ? headingId : undefined}>
      {block.title && (
        <h2 id={headingId} className={styles.heading}>
          <ShortcodeText text={block.title} page={page} />
        </h2>
      )}
      <ul className={styles.facts}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.fact}>
            {item.icon && <Icon name={item.icon} className={styles.icon} />}
            <p className={styles.title}>
              <ShortcodeText text={item.title} page={page} />
            </p>
            {item.text && (
              <p className={styles.text}>
                <ShortcodeText text={item.text} page={page} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
