import { expect, test } from 'vitest'
import { describeSecondAttempts, describeSlowestTests } from './describe-reports.ts'

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

test('tests that passed at the second attempt, and why they did not at the first', () => {
  const tests = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: too late\n    at c.system.test.ts:3'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ]
  expect(describeSecondAttempts([{ testResults: [file('/project/test/c.system.test.ts', ...tests)] }])).toEqual([
    'c.system.test.ts: shaky: Error: too late',
  ])
})
