import { expect, test } from 'vitest'
import { addTallies, countTests, describeTally } from './tally.ts'

test('the sum is one sentence', () => {
  const sum = addTallies([
    { passed: 3, failed: 0 },
    { passed: 1, failed: 2 },
  ])
  expect(describeTally(sum)).toBe('4 passed, 2 failed')
})

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const broken = { status: 'failed', assertionResults: [] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }

test.each([
  ['all pass', { numPassedTests: 2, numFailedTests: 0, testResults: [passing] }, 0, { passed: 2, failed: 0 }],
  ['one fails', { numPassedTests: 1, numFailedTests: 1, testResults: [passing, failing] }, 1, { passed: 1, failed: 1 }],
  [
    'a file does not load',
    { numPassedTests: 1, numFailedTests: 0, testResults: [passing, broken] },
    1,
    { passed: 1, failed: 1 },
  ],
  [
    'an error outside of tests',
    { numPassedTests: 4, numFailedTests: 0, testResults: [passing] },
    1,
    { passed: 4, failed: 1 },
  ],
  ['no test ran', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, { passed: 0, failed: 1 }],
  ['no report', undefined, 1, { passed: 0, failed: 1 }],
])('%s', (_name, report, exitCode, expected) => {
  expect(countTests(report, exitCode)).toEqual(expected)
})
