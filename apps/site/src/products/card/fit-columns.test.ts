import { BRANDS } from '@passepartout/content-model/site'
import { expect, test } from 'vitest'
import { BRAND_LOOKS } from '../../brands/registry.ts'
import { fitColumns, sizesIn } from './fit-columns.ts'

test.each([
  ['a full row', 4, 4, 4],
  ['two full rows', 8, 4, 4],
  ['one card, which has all of the row', 1, 4, 4],
  ['two cards, each half of the row', 2, 4, 2],
  ['three cards', 3, 4, 3],
  ['five cards in one row', 5, 4, 5],
  ['six cards in two rows', 6, 4, 3],
  ['seven cards', 7, 4, 4],
  ['seven cards, of which three columns would leave one alone', 7, 3, 4],
  ['nine cards in three rows', 9, 4, 3],
  ['eleven cards', 11, 5, 4],
  ['thirteen cards, alone in three and in four columns', 13, 4, 5],
  ['a page of a long list', 24, 4, 4],
  ['a page of a long list of posters', 24, 5, 5],
])('%s', (_, count, usual, columns) => {
  expect(fitColumns(count, usual)).toBe(columns)
})

test.each([3, 4, 5])('with usually %i columns no card of a page stands alone in less than half a row', (usual) => {
  const counts = Array.from({ length: 48 }, (_, index) => index + 2)
  const alone = counts.filter((count) => count % fitColumns(count, usual) === 1)
  expect(alone.filter((count) => fitColumns(count, usual) !== 2)).toEqual([])
})

test.each(BRANDS)('in the usual columns of %s pictures are as wide as the brand says', (brand) => {
  const { cardColumns, cardPicture } = BRAND_LOOKS[brand]
  expect(sizesIn({ onTablet: 3, onDesktop: cardColumns })).toBe(cardPicture.sizes)
})
