import { expect, test } from 'vitest'
import { describeFailures, describeLaterAttempts, describeSlowestTests } from './describe-reports.ts'

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

test('tests that passed at a later attempt, and why they did not at the first', () => {
  const tests = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: too late\n    at c.system.test.ts:3'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no', 'Error: no'] },
  ]
  expect(describeLaterAttempts([{ testResults: [file('/project/test/c.system.test.ts', ...tests)] }])).toEqual([
    'c.system.test.ts: shaky: Error: too late',
  ])
})

test('tests that failed, and files that could not be read', () => {
  const tests = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error: no\n    at c.test.ts:3', 'Error: no'] },
  ]
  const broken = { ...file('/project/test/c.test.ts', ...tests), status: 'failed', message: '' }
  const unread = {
    ...file('/project/test/d.test.ts'),
    status: 'failed',
    message: 'Cannot find module\n  at d.test.ts:1',
  }
  const whole = { ...file('/project/test/e.test.ts'), status: 'passed', message: '' }
  expect(describeFailures([{ testResults: [broken, unread, whole] }, undefined])).toEqual([
    'c.test.ts: broken: Error: no',
    'd.test.ts: Cannot find module',
  ])
})
