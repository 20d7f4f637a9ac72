import { formatDuration } from '../launch/step-times.mjs'
import { readField } from './tally.ts'

/** What is worth reading in vitest's JSON reports besides their sum. */

interface ReportedTest {
  readonly name: string
  readonly milliseconds: number
  readonly hasPassed: boolean
  /** The first line of what went wrong in an attempt, the last one or an earlier. */
  readonly reason: string | undefined
}

/** The tests of several reports that took longest, a line each, the slowest first. */
export function describeSlowestTests(reports: readonly unknown[], count: number): string[] {
  return testsOf(reports)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${formatDuration(milliseconds).padStart(10)}  ${name}`)
}

/** The tests that failed before they passed, with the reason: each is a defect, of the test or of what it looks at. */
export function describeSecondAttempts(reports: readonly unknown[]): string[] {
  return testsOf(reports).flatMap(({ name, hasPassed, reason }) => (hasPassed && reason ? [`${name}: ${reason}`] : []))
}

function testsOf(reports: readonly unknown[]): ReportedTest[] {
  return reports.flatMap((report) => listOf(readField(report, 'testResults'))).flatMap(testsOfFile)
}

function testsOfFile(file: unknown): ReportedTest[] {
  const fileName = String(readField(file, 'name')).replace(/^.*\//, '')
  return listOf(readField(file, 'assertionResults')).map((test) => ({
    name: `${fileName}: ${readField(test, 'fullName')}`,
    milliseconds: Number(readField(test, 'duration') ?? 0),
    hasPassed: readField(test, 'status') === 'passed',
    reason: listOf(readField(test, 'failureMessages')).map(String)[0]?.split('\n')[0],
  }))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
