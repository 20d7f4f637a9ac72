import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Disclosures } from '../../ui/disclosures/disclosures.tsx'
import type { BlockProps } from '../block.ts'
import { RichTextContent } from '../rich-text/rich-text-content.tsx'
import styles from './accordion.module.css'

/** Panels of which one is open at a time, without JavaScript. Questions and answers have their own block, `faq`. */
export function AccordionView({ block, page }: BlockProps<'accordion'>) {
  const headingId = `${block.id}-heading`
  const items = block.items.map(({ title, content }) => ({
    id: title,
    title: <ShortcodeText text={title} page={page} links={false} />,
    content: <RichTextContent content={content} page={page} />,
  }))
  return (
    <section id={block.id} className={styles.accordion} aria-labelledby={block.title ? headingId : undefined}>
      {block.title && <ShortcodeText as="h2" id={headingId} className={styles.title} text={block.title} page={page} />}
      <Disclosures name={`${block.id}-panels`} items={items} />
    </section>
  )
}
