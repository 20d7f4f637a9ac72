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
        <ShortcodeText as="h2" id={headingId} className={styles.heading} text={block.title} page={page} />
      )}
      <ul className={styles.facts}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.fact}>
            {item.icon && <Icon name={item.icon} className={styles.icon} />}
            <ShortcodeText as="p" className={styles.title} text={item.title} page={page} />
            {item.text && <ShortcodeText as="p" className={styles.text} text={item.text} page={page} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
