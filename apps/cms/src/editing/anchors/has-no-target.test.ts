import { expect, test } from 'vitest'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import { BLOCKS } from '../../content/blocks/registry.ts'
import { hasNoTarget } from './has-no-target.ts'

test.each([
  ['a', false],
  ['b-heading', false],
  ['', false],
  ['c', true],
  ['a-', true],
  // spec: D.admin.warnings
])('whether “%s” leads nowhere: %s', (target, expected) => {
  expect(hasNoTarget(target, [{ id: 'a' }, { id: 'b' }])).toBe(expected)
})

test('the block that a jump link leads to can be chosen', () => {
  const jumpLink = pageBlocks.find(({ slug }) => slug === 'jumpLink')
  const target = jumpLink?.fields.find((field) => 'name' in field && field.name === 'targetBlockId')
  const names = Object.fromEntries(Object.entries(BLOCKS).map(([type, { labels }]) => [type, labels.singular]))
  expect(target?.admin?.components).toEqual({
    Description: { path: '/src/editing/anchors/block-choice-field.tsx#BlockChoiceField', clientProps: { names } },
  })
})
