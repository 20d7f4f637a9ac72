import { expect, test } from 'vitest'
import { kindsFor, type WaitingKind } from './waiting-kinds.ts'

const ALL: readonly WaitingKind[] = ['reviews', 'sentBack', 'refused', 'drafts', 'due']

test.each([
  ['admin', ALL],
  ['editor', ALL],
  ['translator', ['sentBack', 'refused', 'drafts', 'due']],
  ['viewer', ['due']],
  [undefined, []],
] as const)(
  // spec: D.admin.waiting
  '%s is shown what they can bring to an end',
  (role, expected) => {
    expect(kindsFor(role)).toEqual(expected)
  },
)
