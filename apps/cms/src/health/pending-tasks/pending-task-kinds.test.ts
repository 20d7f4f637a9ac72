import { expect, test } from 'vitest'
import { type PendingTaskKind, pendingTaskKindsFor } from './pending-task-kinds.ts'

const ALL: readonly PendingTaskKind[] = ['reviews', 'sentBack', 'mentions', 'refused', 'drafts', 'due']

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
    expect(pendingTaskKindsFor(role)).toEqual(expected)
  },
)
