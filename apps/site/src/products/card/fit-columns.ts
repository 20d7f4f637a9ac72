/** In more columns cards would not hold their lines; in fewer each is half of a row. */
const MOST = 5
const LEAST = 2
/** Rows of a list that one sees as a whole: there a hole is noticed. */
const SHORT = 3

/**
 * In how many columns cards stand: as many as are usual, or some more or fewer where that leaves a smaller hole in the last row
 * of a short list, or keeps a card from standing alone in it. One by itself has all columns, and the last of an odd number in
 * two columns of a tablet has both (`product-cards.module.css`).
 *
 * @param count of the cards
 * @param usual columns, three or more; as many as three are a tablet's
 */
export function fitColumns(count: number, usual: number): number {
  if (count === 1) return usual
  const choices = [usual, usual + 1, usual - 1, usual - 2].filter((columns) => columns <= MOST && columns >= LEAST)
  const hole = (columns: number) => (columns === LEAST && usual === 3 ? 0 : (columns - (count % columns)) % columns)
  const isAlone = (columns: number) => hole(columns) > 0 && count % columns === 1
  const isSmall = count > usual && usual >= MOST && hole(usual) === 1
  const full = isSmall ? usual : choices.find((columns) => hole(columns) === 0 && count <= SHORT * columns)
  const paired = choices.filter((columns) => !isAlone(columns))
  const [least] = count <= SHORT * usual ? paired.toSorted((a, b) => hole(a) - hole(b)) : paired
  return full ?? least ?? LEAST
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
