import { expect, test } from 'vitest'
import { findLongSubjects, LONGEST_SUBJECT } from './commit-subjects.ts'

test('a subject may have 72 characters and not one more', () => {
  const longest = 'x'.repeat(LONGEST_SUBJECT)
  expect(findLongSubjects(['Parse Redis messages', longest, `${longest}y`])).toEqual([`73 characters: ${longest}y`])
})
