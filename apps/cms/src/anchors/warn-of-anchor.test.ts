import { expect, test } from 'vitest'
import { pageBlocks } from '../blocks/page-blocks.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { warnOfAnchor } from './warn-of-anchor.ts'

const WARNING = 'No block of this page has this id: the link leads nowhere. The page can be published all the same.'

test.each([
  ['a', undefined],
  ['b-heading', undefined],
  ['', undefined],
  ['c', WARNING],
  ['a-', WARNING],
])('“%s”', (target, warning) => {
  expect(warnOfAnchor(target, [{ id: 'a' }, { id: 'b' }])).toBe(warning)
})

test('the block that a jump link leads to can be chosen', () => {
  const jumpLink = pageBlocks.find(({ slug }) => slug === 'jumpLink')
  const target = jumpLink?.fields.find((field) => 'name' in field && field.name === 'targetBlockId')
  const names = Object.fromEntries(Object.entries(BLOCKS).map(([type, { labels }]) => [type, labels.singular]))
  expect(target?.admin?.components).toEqual({
    Description: { path: '/src/anchors/block-choice.tsx#BlockChoice', clientProps: { names } },
  })
})
