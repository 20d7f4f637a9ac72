/** Between the cells of a row. */
const BETWEEN = ' · '

/**
 * Replaces the tables of a pasted text by a line for each row: a rich text has no tables, and without this the words of
 * neighbouring cells would run together.
 */
export function tablesAsLines(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const table of page.querySelectorAll('table')) {
    // A table inside a cell goes with the row around it.
    if (table.parentElement?.closest('table')) continue
    table.replaceWith(...[...table.rows].map((row) => lineOf(row, page)))
  }
  return page.body.innerHTML
}

function lineOf(row: HTMLTableRowElement, page: Document): HTMLElement {
  const line = page.createElement('p')
  for (const [place, cell] of [...row.cells].entries()) {
    if (place > 0) line.append(BETWEEN)
    for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ')
    line.append(...cell.childNodes)
  }
  return line
}
