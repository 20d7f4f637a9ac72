/** Numbers of passed and failed checks or tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const NOTHING: Tally = { passed: 0, failed: 0 }
export const ONE_PASSED: Tally = { passed: 1, failed: 0 }
export const ONE_FAILED: Tally = { passed: 0, failed: 1 }

export function addTallies(all: readonly Tally[]): Tally {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    NOTHING,
  )
}

/** The last line of a run, which other programs parse. */
export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

/**
 * Counts the tests of a vitest JSON report. A file that failed before its first test counts as one failure, and so does a
 * failed run without failed tests or without a report.
 */
export function countTests(report: unknown, exitCode: number | null): Tally {
  const passed = readNumber(report, 'numPassedTests')
  const failed = readNumber(report, 'numFailedTests') + countBrokenFiles(report)
  const nothingNamed = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: nothingNamed ? 1 : failed }
}

function countBrokenFiles(report: unknown): number {
  const files = readField(report, 'testResults')
  if (!Array.isArray(files)) return 0
  return files.filter((file) => readField(file, 'status') === 'failed' && !hasFailedTest(file)).length
}

function hasFailedTest(file: unknown): boolean {
  const tests = readField(file, 'assertionResults')
  return Array.isArray(tests) && tests.some((test) => readField(test, 'status') === 'failed')
}

function readNumber(value: unknown, name: string): number {
  const field = readField(value, name)
  return typeof field === 'number' ? field : 0
}

/** A field of parsed JSON; `undefined` if there is none. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
