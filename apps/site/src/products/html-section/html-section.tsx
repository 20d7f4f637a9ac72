import { CatalogueHtml } from './catalogue-html.tsx'
import styles from './html-section.module.css'

interface HtmlSectionProps {
  readonly id?: string
  readonly title: string
  /** Sanitised by the catalogue's parser. */
  readonly html: string
  readonly look?: 'included' | 'excluded'
}

/** A heading with a text of the catalogue; nothing without text. */
export function HtmlSection({ id, title, html, look }: HtmlSectionProps) {
  if (html === '') return null
  return (
    <section id={id}>
      <h2 className={styles.title}>{title}</h2>
      <CatalogueHtml html={html} look={look} />
    </section>
  )
}
