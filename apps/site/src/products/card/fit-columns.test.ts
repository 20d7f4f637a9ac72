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
  ['seven cards of a tablet, of which three columns would leave one alone', 7, 3, 2],
  ['nine cards in three rows', 9, 4, 3],
  ['five cards of a tablet, of which the last has both columns', 5, 3, 2],
  ['seven posters, which leave room for one and not for three', 7, 5, 4],
  ['nine posters, which are no smaller for a row that lacks one', 9, 5, 5],
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

test.each([3, 4, 5])('with usually %i columns the last row of a short list lacks one card at most', (usual) => {
  const counts = Array.from({ length: 2 * usual }, (_, index) => index + 2)
  const lacking = (count: number, columns: number) => (columns - (count % columns)) % columns
  expect(counts.filter((count) => lacking(count, fitColumns(count, usual)) > 1)).toEqual([])
})

test.each(BRANDS)('in the usual columns of %s pictures are as wide as the brand says', (brand) => {
  const { cardColumns, cardPicture } = BRAND_LOOKS[brand]
  expect(sizesIn({ onTablet: 3, onDesktop: cardColumns })).toBe(cardPicture.sizes)
})
