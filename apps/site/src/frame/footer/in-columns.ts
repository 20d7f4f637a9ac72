/** So many fit beside each other on a tablet. */
const MOST = 4

/** What stands around the links of a group is as high as two of them. */
const AROUND = 2

/** Groups of links as columns: while there are too many, the two lowest become one, in the order that they have. */
export function inColumns<T extends { readonly links: readonly unknown[] }>(groups: readonly T[]): readonly T[][] {
  let columns = groups.map((group) => [group])
  while (columns.length > MOST) {
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
