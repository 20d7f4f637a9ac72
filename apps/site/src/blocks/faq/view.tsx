import { Words } from '../../shortcodes/words.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockProps } from '../block.ts'
import { RichTextContent } from '../rich-text/rich-text-content.tsx'
import styles from './faq.module.css'

/** Questions that open to their answers, without a script. */
export function FaqView({ block, page }: BlockProps<'faq'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.faq} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        <Words text={block.title} page={page} />
      </h2>
      <div>
        {block.items.map((item) => (
          <details key={item.question} className={styles.item}>
            <summary className={styles.question}>
              <Words text={item.question} page={page} links={false} />
              <Icon name="down" className={styles.sign} />
            </summary>
            <div className={styles.answer}>
              <RichTextContent content={item.answer} page={page} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
