import { expect, test } from 'vitest'
import { findDifferences } from './find-differences.ts'

const prose = (...words: string[]) => ({
  root: { children: words.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})

// spec: D.admin.23
test('two versions are compared word by word, and what is saved by itself is no difference', () => {
  const theirs = {
    id: 1,
    updatedAt: '2026-01-02',
    editedBy: 'b@a.example',
    title: 'Theirs',
    kicker: null,
    uid: 'only in the database',
    experiments: [],
    blocks: [
      { id: 'x', blockType: 'richText', content: prose('One', 'two') },
      { id: 'z', blockType: 'quote', text: 'New' },
    ],
  }
  const mine = {
    id: 1,
    updatedAt: '2026-01-01',
    editedBy: 'a@a.example',
    title: 'Mine',
    kicker: '',
    experiments: 0,
    blocks: [{ id: 'x', blockType: 'richText', content: prose('One', 'three') }],
  }
  expect(findDifferences(mine, theirs)).toEqual([
    { path: 'title', mine: 'Mine', theirs: 'Theirs' },
    { path: 'blocks.0.content', mine: 'One three', theirs: 'One two' },
    { path: 'blocks.1.blockType', mine: '', theirs: 'quote' },
    { path: 'blocks.1.text', mine: '', theirs: 'New' },
  ])
  expect(findDifferences(mine, mine)).toEqual([])
})
