import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { RichText } from '@passepartout/content-model/rich-text'

interface TableRows {
  /** Names of the columns. */
  readonly head: readonly RichText[] | undefined
  readonly body: readonly (readonly RichText[])[]
}

/** The rows of a table, padded to equal length; empty rows are dropped. */
export function rowsOfTable({ rows, headerRow }: Pick<BlockOfType<'table'>, 'rows' | 'headerRow'>): TableRows {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const whole = rows.map(({ cells }) => Array.from({ length: width }, (_, index) => cells[index]?.content ?? []))
  const saysSomething = (cells: readonly RichText[]) => cells.some((content) => content.length > 0)
  const [first = [], ...others] = whole
  const head = headerRow && saysSomething(first) ? first : undefined
  return { head, body: (headerRow ? others : whole).filter(saysSomething) }
}
