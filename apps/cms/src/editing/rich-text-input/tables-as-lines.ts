/** Between the cells of a row. */
const BETWEEN = ' · '

/**
 * Replaces the tables of a pasted text by a line for the caption and for each row: a rich text has no tables, and without this
 * the words of neighbouring cells would run together.
 */
export function tablesAsLines(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // From the last on: a table inside a cell is lines before the row around it is one.
  for (const table of [...page.querySelectorAll('table')].toReversed()) {
    const captions = [...table.querySelectorAll(':scope > caption')].map((caption) => [caption])
    const rows = [...table.rows].map(({ cells }) => [...cells])
    table.replaceWith(...[...captions, ...rows].map((cells) => lineOf(cells, page)))
  }
  return page.body.innerHTML
}

function lineOf(cells: readonly Element[], page: Document): HTMLElement {
  const line = page.createElement('p')
  for (const [place, cell] of cells.entries()) {
    if (place > 0) line.append(BETWEEN)
    for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ')
    line.append(...cell.childNodes)
  }
  return line
}
