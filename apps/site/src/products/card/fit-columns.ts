/** In how many columns cards stand, and how many of the first stand in rows of one fewer. */
export interface Rows {
  readonly columns: number
  readonly wide: number
}

/** In fewer columns each card is half of a row. */
const LEAST = 2

/**
 * Rows without a hole: in as many columns as are usual, or one more, where that fills them; else the first rows have one card
 * fewer, as wide as it takes, or there are fewer columns. One card by itself has all columns.
 *
 * @param count of the cards
 * @param usual columns, three or more
 * @param most columns in which cards hold their lines
 */
export function fitColumns(count: number, usual: number, most: number): Rows {
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

/** Columns in which a card of a grid stands. */
export interface Columns {
  readonly onTablet: number
  readonly onDesktop: number
}

/** CSS pixels of the widest content, and between two columns (`product-cards.module.css`). */
const CONTENT = 1200
const BETWEEN = 24

/** How wide the picture of a card stands in so many columns, for a browser to choose by; in the usual ones as the brand says. */
export function sizesIn({ onTablet, onDesktop }: Columns): string {
  const widest = Math.ceil((CONTENT + BETWEEN) / onDesktop - BETWEEN)
  return `(width > 1200px) ${widest}px, (width > 640px) ${Math.ceil(90 / onTablet)}vw, 45vw`
}
