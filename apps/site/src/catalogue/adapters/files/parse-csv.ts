/**
 * The rows of a CSV file by their headings (RFC 4180): with commas, or with semicolons as spreadsheets of many countries
 * write it. Empty cells are absent, empty lines are left out.
 */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [heading = [], ...rest] = splitRows(text.replace(/^\uFEFF/, ''))
  const names = heading.map((name) => name.trim())
  return rest.flatMap((cells) => {
    const pairs = cells.flatMap((cell, place) => {
      const name = names[place]
      return cell.trim() === '' || !name ? [] : [[name, cell] as const]
    })
    return pairs.length === 0 ? [] : [Object.fromEntries(pairs)]
  })
}

/** A quoted cell, with doubled quotes inside, or a plain one; then what ends it. A quote that nothing closes is text. */
const CELL = {
  ',': /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y,
  ';': /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r?\n|$)/y,
}

function splitRows(text: string): string[][] {
  const [firstLine = ''] = text.split('\n', 1)
  const pattern = CELL[firstLine.split(';').length > firstLine.split(',').length ? ';' : ',']
  const rows: string[][] = [[]]
  let place = 0
  while (place < text.length) {
    pattern.lastIndex = place
    const found = pattern.exec(text)
    if (!found || found[0] === '') break
    const [whole, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end?.endsWith('\n')) rows.push([])
    place += whole.length
  }
  return rows
}
