import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import type { BlockProps } from '../block.ts'
import styles from './quote.module.css'

/** A quote, with the quotation marks of the page's language. */
export function QuoteView({ block, page }: BlockProps<'quote'>) {
  const { id, text, author, source } = block
  if (text === '') return null
  return (
    <figure id={id} className={styles.quote}>
      <blockquote className={styles.words}>
        <ShortcodeText text={text} page={page} />
      </blockquote>
      {(author || source) && (
        <figcaption className={styles.caption}>
          {author && (
            <span className={styles.author}>
              <ShortcodeText text={author} page={page} />
            </span>
          )}
          {source && (
            <cite className={styles.source}>
              <ShortcodeText text={source} page={page} />
            </cite>
          )}
        </figcaption>
      )}
    </figure>
  )
}
