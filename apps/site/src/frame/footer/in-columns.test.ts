import { expect, test } from 'vitest'
import { inColumns } from './in-columns.ts'

const columnsOf = (...counts: number[]) =>
  inColumns(counts.map((count) => ({ links: Array.from({ length: count }, () => '') }))).map((column) =>
    column.map(({ links }) => links.length),
  )

test.each([
  ['each a column', [9, 1, 3, 1], [[9], [1], [3], [1]]],
  ['one too many, and the lowest stands below the next', [10, 7, 5, 3, 6], [[10], [7], [5, 3], [6]]],
  ['of two as low, the first on top', [2, 4, 2, 5, 3], [[2, 2], [4], [5], [3]]],
  ['three too many', [9, 1, 3, 1, 1, 8, 1], [[9], [1, 1, 3], [1, 1], [8]]],
  ['nothing', [], []],
  // spec: D.display.38
])('groups of links: %s', (_, counts, columns) => {
  expect(columnsOf(...counts)).toEqual(columns)
})
