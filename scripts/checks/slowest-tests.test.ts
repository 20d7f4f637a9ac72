import { expect, test } from 'vitest'
import { describeSlowestTests } from './slowest-tests.ts'

const file = (name: string, ...assertionResults: object[]) => ({ name, assertionResults })

test('the slowest tests of all reports, with their files', () => {
  const unit = {
    testResults: [
      file('/project/apps/site/a.test.ts', { fullName: 'quick', duration: 3 }, { fullName: 'skipped' }),
      file('/project/apps/site/b.test.ts', { fullName: 'slow', duration: 4100.4 }),
    ],
  }
  const system = { testResults: [file('/project/test/c.system.test.ts', { fullName: 'slower', duration: 73_000 })] }
  expect(describeSlowestTests([unit, undefined, system], 3)).toEqual([
    '1 min 13 s  c.system.test.ts: slower',
    '     4.1 s  b.test.ts: slow',
    '     0.0 s  a.test.ts: quick',
  ])
})
