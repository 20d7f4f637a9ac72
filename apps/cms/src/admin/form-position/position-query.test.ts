import { expect, test } from 'vitest'
import { type BlockIdentity, parsePositionQuery, writePositionQuery } from './position-query.ts'

const block = (id: string, blockType: string): BlockIdentity => ({ id, blockType })
const ENGLISH = [block('a', 'quote'), block('b', 'richText'), block('c', 'quote'), block('d', 'cta')]
const OF_OTHERS = [block('x', 'richText'), block('y', 'quote'), block('z', 'quote')]

const CASES: readonly (readonly [string, string | undefined, readonly BlockIdentity[], string | undefined])[] = [
  ['a block with the same id, wherever it is', 'blocks.2.text', [block('c', 'quote'), block('a', 'quote')], 'blocks.0'],
  ['a block at the same place among its kind', 'blocks.2', OF_OTHERS, 'blocks.2'],
  ['a block of another kind before it', 'blocks.0', OF_OTHERS, 'blocks.1'],
  ['a block that the other language does not have', 'blocks.3', OF_OTHERS, undefined],
  ['a block that is gone', 'blocks.9', OF_OTHERS, undefined],
  ['a field of another tab', 'meta.title', OF_OTHERS, 'meta.title'],
  ['the beginning of the form', undefined, OF_OTHERS, undefined],
]

// spec: D.admin.keep-place
test.each(CASES)('the other language opens %s', (_, path, blocks, expected) => {
  expect(parsePositionQuery(writePositionQuery(path, ENGLISH), blocks)).toBe(expected)
})
