import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { RichText } from '@passepartout/content-model/rich-text'
import type { PageContext } from '../../page-context/page-context.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import type { BlockProps } from '../block.ts'
import { RichTextLine } from '../rich-text/rich-text-content.tsx'
import styles from './table.module.css'

/** Scrollable areas must be focusable. */
const REACHABLE = { tabIndex: 0 } as const

/** A table that scrolls horizontally if it is wider than the page. First row and first column may be headers. */
export function TableView({ block, page }: BlockProps<'table'>) {
  const captionId = `${block.id}-caption`
  const { head, body } = rowsOfTable(block)
  if (!head && body.length === 0) return null
  return (
    <section id={block.id} className={styles.scroll} aria-labelledby={captionId} {...REACHABLE}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <ShortcodeText as="span" id={captionId} className={styles.words} text={block.caption} page={page} />
        </caption>
        {head && (
          <thead>
            <Row cells={head} scope="col" page={page} />
          </thead>
        )}
        <tbody>
          {body.map((cells, index) => (
            <Row key={String(index)} cells={cells} scope={block.headerColumn ? 'row' : undefined} page={page} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  readonly cells: readonly RichText[]
  /** `col`: all cells name their columns; `row`: the first names the row. */
  readonly scope: 'col' | 'row' | undefined
  readonly page: PageContext
}

/** An empty header cell is a plain cell. */
function Row({ cells, scope, page }: RowProps) {
  return (
    <tr>
      {cells.map((content, index) => {
        const isHeader = scope && content.length > 0 && (scope === 'col' || index === 0)
        const Cell = isHeader ? 'th' : 'td'
        return (
          <Cell key={String(index)} scope={isHeader ? scope : undefined}>
            <RichTextLine content={content} page={page} />
          </Cell>
        )
      })}
    </tr>
  )
}

/** The rows of a table, padded to equal length, and the one that names the columns; empty rows are dropped. */
export function rowsOfTable({ rows, headerRow }: Pick<BlockOfType<'table'>, 'rows' | 'headerRow'>) {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const whole = rows.map(({ cells }) => Array.from({ length: width }, (_, index) => cells[index]?.content ?? []))
  const saysSomething = (cells: readonly RichText[]) => cells.some((content) => content.length > 0)
  const [first = [], ...others] = whole
  const head = headerRow && saysSomething(first) ? first : undefined
  return { head, body: (headerRow ? others : whole).filter(saysSomething) }
}
