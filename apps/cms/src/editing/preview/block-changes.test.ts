import { expect, test } from 'vitest'
import { type BlockChange, type RowChange, rowChangeOf } from './block-changes.ts'

const ROWS = ['a', 'b', 'c'].map((id) => ({ id }))

const CASES: readonly (readonly [BlockChange, RowChange | undefined])[] = [
  [
    { change: 'move', block: 'a', before: 'c' },
    { change: 'move', from: 0, to: 1 },
  ],
  [
    { change: 'move', block: 'a' },
    { change: 'move', from: 0, to: 2 },
  ],
  [
    { change: 'move', block: 'c', before: 'a' },
    { change: 'move', from: 2, to: 0 },
  ],
  [{ change: 'move', block: 'a', before: 'b' }, undefined],
  [{ change: 'move', block: 'c' }, undefined],
  [{ change: 'move', block: 'gone', before: 'a' }, undefined],
  [{ change: 'move', block: 'a', before: 'gone' }, undefined],
  [
    { change: 'duplicate', block: 'b' },
    { change: 'duplicate', at: 1 },
  ],
  [
    { change: 'remove', block: 'c' },
    { change: 'remove', at: 2 },
  ],
  [{ change: 'remove', block: 'gone' }, undefined],
  [
    { change: 'add', before: 'a' },
    { change: 'add', at: 0 },
  ],
  [{ change: 'add' }, { change: 'add', at: 3 }],
]

// spec: D.preview.13
test.each(CASES)('%o of three blocks', (asked, change) => {
  expect(rowChangeOf(asked, ROWS)).toEqual(change)
})
