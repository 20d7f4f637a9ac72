import { expect, test } from 'vitest'
import { fitColumns } from './fit-columns.ts'

test.each([
  ['a full row', 4, 4, 5, { columns: 4, wide: 0 }],
  ['two full rows', 8, 4, 5, { columns: 4, wide: 0 }],
  ['one card, which has all of the row', 1, 4, 5, { columns: 4, wide: 0 }],
  ['two cards, each half of the row', 2, 4, 5, { columns: 2, wide: 0 }],
  ['three cards', 3, 4, 5, { columns: 3, wide: 0 }],
  ['five cards in one row', 5, 4, 5, { columns: 5, wide: 0 }],
  ['six cards in two rows', 6, 4, 5, { columns: 3, wide: 0 }],
  ['seven cards, three above four', 7, 4, 5, { columns: 4, wide: 3 }],
  ['nine cards in three rows', 9, 4, 5, { columns: 3, wide: 0 }],
  ['fourteen cards, three above three above two rows of four', 14, 4, 5, { columns: 4, wide: 6 }],
  ['a page of a long list', 24, 4, 5, { columns: 4, wide: 0 }],
  ['a page of a long list of posters', 24, 5, 6, { columns: 6, wide: 0 }],
  ['seven posters, three above four', 7, 5, 6, { columns: 4, wide: 3 }],
  ['nine posters, four above five', 9, 5, 6, { columns: 5, wide: 4 }],
  ['two posters, which stay as small as three', 2, 5, 6, { columns: 3, wide: 0 }],
  ['four cards of a tablet', 4, 3, 3, { columns: 2, wide: 0 }],
  ['four posters of a tablet', 4, 3, 4, { columns: 4, wide: 0 }],
  ['five cards of a tablet, two above three', 5, 3, 3, { columns: 3, wide: 2 }],
  ['seven cards of a tablet, two above two above three', 7, 3, 3, { columns: 3, wide: 4 }],
  ['eight cards of a tablet', 8, 3, 3, { columns: 3, wide: 2 }],
])('%s', (_, count, usual, most, rows) => {
  expect(fitColumns(count, usual, most)).toEqual(rows)
})

test.each([
  [3, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  // spec: D.display.33
])('with usually %i columns, %i at most, only two posters leave a hole', (usual, most) => {
  const counts = Array.from({ length: 60 }, (_, index) => index + 2)
  const uneven = counts.filter((count) => {
    const { columns, wide } = fitColumns(count, usual, most)
    return (count - wide) % columns !== 0 || wide % (columns - 1) !== 0 || wide > count || columns > most
  })
  expect(uneven).toEqual(usual === 5 ? [2] : [])
})
