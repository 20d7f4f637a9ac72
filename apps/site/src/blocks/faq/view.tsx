import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Disclosures } from '../../ui/disclosures/disclosures.tsx'
import type { BlockProps } from '../block.ts'
import { RichTextContent } from '../rich-text/rich-text-content.tsx'
import styles from './faq.module.css'

/** Questions whose answers can be opened, without JavaScript. */
export function FaqView({ block, page }: BlockProps<'faq'>) {
  const headingId = `${block.id}-heading`
  const items = block.items.map(({ question, answer }) => ({
    id: question,
    title: <ShortcodeText text={question} page={page} links={false} />,
    content: <RichTextContent content={answer} page={page} />,
  }))
  return (
    <section id={block.id} className={styles.faq} data-faq="" aria-labelledby={headingId}>
      <ShortcodeText as="h2" id={headingId} className={styles.title} text={block.title} page={page} />
      <Disclosures items={items} />
    </section>
  )
}
