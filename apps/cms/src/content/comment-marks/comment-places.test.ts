import { expect, test } from 'vitest'
import {
  commentPlaceOfPath,
  isCommentPlace,
  isWithinCommentPlace,
  pathOfCommentPlace,
  rowIdsIn,
} from './comment-places.ts'

const page = {
  title: 'Rome',
  meta: { title: 'Rome' },
  blocks: [
    { id: '65f0', blockType: 'quote', text: 'Words' },
    { id: '65f1', blockType: 'faq', items: [{ id: '66a0' }, { id: '66a1' }] },
    { blockType: 'quote' },
  ],
}
const idAt = (path: string): unknown => path.split('.').reduce<unknown>((value, part) => Object(value)[part], page)
const idOfRow = (path: string) => Object(idAt(path)).id

test.each([
  ['title', 'title'],
  ['meta.title', 'meta.title'],
  ['blocks.0', 'blocks[65f0]'],
  ['blocks.0.text', 'blocks[65f0].text'],
  ['blocks.1.items.1.question', 'blocks[65f1].items[66a1].question'],
])('%s is at %s, and there it is found', (path, place) => {
  expect(commentPlaceOfPath(path, idOfRow)).toBe(place)
  expect(pathOfCommentPlace(place, (list) => rowIdsIn(page, list))).toBe(path)
})

test('a row that has no id yet has no place', () => {
  expect([commentPlaceOfPath('blocks.2.text', idOfRow), commentPlaceOfPath('blocks.9', idOfRow)]).toEqual([
    undefined,
    undefined,
  ])
})

// spec: D.admin.comments-place
test('a moved block keeps its place, and what is gone has no path', () => {
  const moved = { blocks: page.blocks.toReversed() }
  const found = (place: string) => pathOfCommentPlace(place, (list) => rowIdsIn(moved, list))
  expect(
    ['blocks[65f0].text', 'blocks[65f1].items[66a0]', 'blocks[gone]', 'blocks[65f1].items[gone].answer'].map(found),
  ).toEqual(['blocks.2.text', 'blocks.1.items.0', undefined, undefined])
})

test.each([
  ['blocks[65f0].items[66a1].title', true],
  ['title', true],
  ['', false],
  ['blocks[]', false],
  ['blocks[65f0', false],
  ['a b', false],
  ['title.', false],
  ['<b>', false],
  [`${'x.'.repeat(200)}x`, false],
])('%j is a place: %s', (text, expected) => {
  expect(isCommentPlace(text)).toBe(expected)
})

test.each([
  ['blocks[65f0].text', 'blocks[65f0]', true],
  ['blocks[65f0]', 'blocks[65f0]', true],
  ['blocks[65f1]', 'blocks[65f0]', false],
  ['title', 'title', true],
  ['titles', 'title', false],
])('%s is within %s: %s', (place, around, expected) => {
  expect(isWithinCommentPlace(place, around)).toBe(expected)
})
