import styles from './catalogue-html.module.css'

interface CatalogueHtmlProps {
  /** Sanitised by the catalogue's parser. */
  readonly html: string
  readonly look?: 'included' | 'excluded' | undefined
}

/** A text of the catalogue with paragraphs and lists. */
export function CatalogueHtml({ html, look }: CatalogueHtmlProps) {
  const className = look ? `${styles.prose} ${styles[look]}` : styles.prose
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
