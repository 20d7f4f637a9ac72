/** Columns that fit on a tablet. */
const MAX_COUNT = 4

/** Height of a group's heading and margins, in links. */
const AROUND = 2

/** Arranges groups of links in columns: while there are too many, the two shortest neighbours are merged. */
export function inColumns<T extends { readonly links: readonly unknown[] }>(groups: readonly T[]): readonly T[][] {
  let columns = groups.map((group) => [group])
  while (columns.length > MAX_COUNT) {
    const [lowest, next] = columns.toSorted((one, other) => heightOf(one) - heightOf(other))
    const [upper, lower] = columns.filter((column) => column === lowest || column === next)
    columns = columns
      .filter((column) => column !== lower)
      .map((column) => (column === upper ? [...column, ...(lower ?? [])] : column))
  }
  return columns
}

function heightOf(column: readonly { readonly links: readonly unknown[] }[]): number {
  return column.reduce((height, { links }) => height + links.length + AROUND, 0)
}
