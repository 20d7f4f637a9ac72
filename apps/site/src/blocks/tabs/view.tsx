import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import type { BlockProps } from '../block.ts'
import { RichTextContent } from '../rich-text/rich-text-content.tsx'
import styles from './tabs.module.css'

/**
 * Panels of which one is open, without JavaScript. Wide screens in browsers that support it show them as tabs, others
 * as an accordion.
 */
export function TabsView({ block, page }: BlockProps<'tabs'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.block} aria-labelledby={block.title ? headingId : undefined}>
      {block.title && <ShortcodeText as="h2" id={headingId} className={styles.title} text={block.title} page={page} />}
      <div className={styles.tabs}>
        {block.items.map(({ title, content }, index) => (
          <details key={title} name={`${block.id}-tabs`} open={index === 0} className={styles.tab}>
            <ShortcodeText as="summary" className={styles.label} text={title} page={page} links={false} />
            <div className={styles.panel}>
              <RichTextContent content={content} page={page} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
