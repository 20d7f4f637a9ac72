import { expect, test } from 'vitest'
import { kindsFor, type WaitingKind } from './waiting-kinds.ts'

const ALL: readonly WaitingKind[] = ['reviews', 'sentBack', 'refused', 'drafts', 'due']

// spec: D.admin.waiting
test.each([
  ['admin', ALL],
  ['editor', ALL],
  ['translator', ['sentBack', 'refused', 'drafts', 'due']],
  ['viewer', ['due']],
  [undefined, []],
] as const)('%s is shown what they can bring to an end', (role, expected) => {
  expect(kindsFor(role)).toEqual(expected)
})
