import { expect, test } from 'vitest'
import { kindsFor, type WaitingKind } from './waiting-kinds.ts'

const ALL: readonly WaitingKind[] = ['reviews', 'sentBack', 'mentions', 'refused', 'drafts', 'due']

test.each([
  ['admin', ALL],
  ['editor', ALL],
  ['translator', ['sentBack', 'mentions', 'refused', 'drafts', 'due']],
  ['viewer', ['mentions', 'due']],
  [undefined, []],
] as const)(
  // spec: D.admin.waiting
  '%s is shown what they can bring to an end',
  (role, expected) => {
    expect(kindsFor(role)).toEqual(expected)
  },
)
