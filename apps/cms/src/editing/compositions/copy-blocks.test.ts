import { expect, test } from 'vitest'
import { copyBlocksWithNewIds } from './copy-blocks.ts'

const [A, B, C] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)]

// spec: D.admin.compositions
test('every row of a copy has an id of its own, and what led from one block to another leads to its copy', () => {
  const blocks = [
    { id: A, blockType: 'jumpLink', title: `Down [jumplink ${B} title="there" /]`, targetBlockId: B },
    { id: B, blockType: 'faq', items: [{ id: C, question: 'Why?', action: { url: `#${A}` } }], page: 7, none: null },
  ]
  let count = 0
  const copy = copyBlocksWithNewIds(blocks, () => {
    count += 1
    return `copy-${count}`
  })
  expect(copy).toEqual([
    { id: 'copy-1', blockType: 'jumpLink', title: 'Down [jumplink copy-2 title="there" /]', targetBlockId: 'copy-2' },
    {
      id: 'copy-2',
      blockType: 'faq',
      items: [{ id: 'copy-3', question: 'Why?', action: { url: '#copy-1' } }],
      page: 7,
      none: null,
    },
  ])
  expect(blocks[0]?.id).toBe(A)
})

test('a copy of a copy is another one, and ids of elsewhere stay', () => {
  const blocks = [{ id: A, blockType: 'jumpLink', targetBlockId: C }]
  const [one, two] = [copyBlocksWithNewIds(blocks), copyBlocksWithNewIds(blocks)]
  expect(one[0]?.id).toMatch(/^[\da-f]{24}$/)
  expect(new Set([A, one[0]?.id, two[0]?.id]).size).toBe(3)
  expect(one[0]?.targetBlockId).toBe(C)
})
