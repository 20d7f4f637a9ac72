import { expect, test } from 'vitest'
import { inColumns } from './in-columns.ts'

const columnsOf = (...counts: number[]) =>
  inColumns(counts.map((count) => ({ links: Array.from({ length: count }, () => '') }))).map((column) =>
    column.map(({ links }) => links.length),
  )

test.each([
  ['each a column', [9, 3, 2], [[9], [3], [2]]],
  ['one of one link below the shortest', [9, 1, 3], [[9], [3, 1]]],
  ['those of one link below each other, after the others', [9, 1, 3, 1, 1], [[9], [3], [1, 1, 1]]],
  ['one of one link, and nothing else', [1], [[1]]],
  ['nothing but those of one link', [1, 1], [[1, 1]]],
  ['nothing', [], []],
])('groups of links: %s', (_, counts, columns) => {
  expect(columnsOf(...counts)).toEqual(columns)
})
