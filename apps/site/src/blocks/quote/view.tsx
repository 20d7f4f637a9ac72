import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import type { BlockProps } from '../block.ts'
import styles from './quote.module.css'

/** A quote, with the quotation marks of the page's language. */
export function QuoteView({ block, page }: BlockProps<'quote'>) {
  const { id, text, author, source } = block
  if (text === '') return null
  return (
    <figure id={id} className={styles.quote}>
      <ShortcodeText as="blockquote" className={styles.words} text={text} page={page} />
      {(author || source) && (
        <figcaption className={styles.caption}>
          {author && <ShortcodeText as="span" className={styles.author} text={author} page={page} />}
          {source && <ShortcodeText as="cite" className={styles.source} text={source} page={page} />}
        </figcaption>
      )}
    </figure>
  )
}
