import { expect, test } from 'vitest'
import { isNightlyCheckDue } from './run-checks.ts'

test.each([
  ['no look yet, at noon', undefined, '2026-03-05T12:00:00', false],
  ['no look yet, at night', undefined, '2026-03-05T03:10:00', true],
  ['a look of this night', '2026-03-05T03:10:00', '2026-03-05T12:00:00', false],
  ['a look of yesterday at noon', '2026-03-04T12:00:00', '2026-03-05T02:50:00', false],
  ['a look of yesterday at noon, after the night', '2026-03-04T12:00:00', '2026-03-05T03:00:00', true],
  ['a night in which nothing ran', '2026-03-03T03:10:00', '2026-03-05T02:50:00', true],
])('%s', (_what, last, now, expected) => {
  expect(isNightlyCheckDue(last && new Date(last).toISOString(), new Date(now))).toBe(expected)
})
