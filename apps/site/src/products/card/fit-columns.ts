/** In more columns cards would not hold their lines; in fewer each is half of a row, and may stand alone. */
const MOST = 5
const LEAST = 2

/**
 * In how many columns cards stand: as many as are usual, or some more or fewer where that fills the rows of a short list, or
 * keeps a card from standing alone in the last one. One by itself has all columns (`product-cards.module.css`).
 *
 * @param count of the cards
 * @param usual columns, three or more
 */
export function fitColumns(count: number, usual: number): number {
  if (count === 1) return usual
  const choices = [usual, usual + 1, usual - 1, usual - 2].filter((columns) => columns <= MOST && columns >= LEAST)
  const full = choices.find((columns) => count % columns === 0 && count <= 3 * columns)
  return full ?? choices.find((columns) => count % columns !== 1) ?? LEAST
}

/** Columns in which the cards of a grid stand. */
export interface Columns {
  readonly onTablet: number
  readonly onDesktop: number
}

/** CSS pixels of the widest content, and between two columns (`product-cards.module.css`). */
const CONTENT = 1200
const BETWEEN = 24

/** How wide the pictures of a grid stand in so many columns, for a browser to choose by; in their usual ones as the brand says. */
export function sizesIn({ onTablet, onDesktop }: Columns): string {
  const widest = Math.ceil((CONTENT + BETWEEN) / onDesktop - BETWEEN)
  return `(width > 1200px) ${widest}px, (width > 640px) ${Math.ceil(90 / onTablet)}vw, 45vw`
}
