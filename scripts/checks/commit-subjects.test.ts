import { expect, test } from 'vitest'
import { findLongSubjects, MAX_SUBJECT_LENGTH } from './commit-subjects.ts'

test('a subject may have 72 characters and not one more', () => {
  const longest = 'x'.repeat(MAX_SUBJECT_LENGTH)
  expect(findLongSubjects(['Parse Redis messages', longest, `${longest}y`])).toEqual([`73 characters: ${longest}y`])
})
