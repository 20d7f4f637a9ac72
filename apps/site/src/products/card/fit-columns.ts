/** Number of columns of a card grid, and number of cards at its start that are in rows with one column fewer. */
export interface GridLayout {
  readonly columns: number
  readonly wide: number
}

/** With fewer columns each card would take half of a row. */
const LEAST = 2

/**
 * Fits cards into rows without gaps: uses the usual number of columns or one more if that fills the rows; otherwise the
 * first rows have one, wider card fewer, or there are fewer columns. A single card spans all columns.
 *
 * @param count number of cards
 * @param usual columns, three or more
 * @param most columns in which the text of cards fits
 */
export function fitColumns(count: number, usual: number, most: number): GridLayout {
  if (count === 1) return { columns: usual, wide: 0 }
  const lacking = (columns: number) => (columns - (count % columns)) % columns
  const full = [usual, usual + 1].find((columns) => columns <= most && lacking(columns) === 0)
  const fewer = [usual, usual - 1, usual - 2].find(
    (columns) => columns >= LEAST && (lacking(columns) === 0 || lacking(columns) < Math.ceil(count / columns)),
  )
  const columns = full ?? fewer
  if (!columns) return { columns: Math.max(LEAST, usual - 2), wide: 0 }
  return { columns, wide: lacking(columns) * (columns - 1) }
}

/** Number of columns of the grid of a card. */
export interface ColumnsByScreen {
  readonly onTablet: number
  readonly onDesktop: number
}

/** CSS pixels of the widest content, and between two columns (`product-cards.module.css`). */
const CONTENT = 1200
const BETWEEN = 24

/** The `sizes` attribute of a card's picture by number of columns; for the usual number the brand's value. */
export function cardImageSizes({ onTablet, onDesktop }: ColumnsByScreen): string {
  const widest = Math.ceil((CONTENT + BETWEEN) / onDesktop - BETWEEN)
  return `(width > 1200px) ${widest}px, (width > 640px) ${Math.ceil(90 / onTablet)}vw, 45vw`
}
