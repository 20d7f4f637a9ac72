import type { BlockProps } from '../block.ts'
import styles from './rich-text.module.css'
import { RichTextContent } from './rich-text-content.tsx'

/** Running text in a column of readable width. */
export function RichTextView({ block, page }: BlockProps<'richText'>) {
  return (
    <div id={block.id} className={styles.column} data-paper="text">
      <RichTextContent content={block.content} page={page} />
    </div>
  )
}
