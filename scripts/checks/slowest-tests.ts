import { formatDuration } from '../tasks/steps.ts'
import { readField } from './tally.ts'

interface TimedTest {
  readonly name: string
  readonly milliseconds: number
}

/** The tests of several vitest JSON reports that took longest, a line each, the slowest first. */
export function describeSlowestTests(reports: readonly unknown[], count: number): string[] {
  const tests = reports.flatMap((report) => listOf(readField(report, 'testResults'))).flatMap(testsOfFile)
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${formatDuration(milliseconds).padStart(10)}  ${name}`)
}

function testsOfFile(file: unknown): TimedTest[] {
  const fileName = String(readField(file, 'name')).replace(/^.*\//, '')
  return listOf(readField(file, 'assertionResults')).map((test) => ({
    name: `${fileName}: ${readField(test, 'fullName')}`,
    milliseconds: Number(readField(test, 'duration') ?? 0),
  }))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
