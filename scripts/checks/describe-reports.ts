import { formatDuration } from '../launch/step-times.mjs'
import { readField } from './tally.ts'

/** Summaries of vitest's JSON reports. */

interface ReportedTest {
  readonly name: string
  readonly milliseconds: number
  readonly hasPassed: boolean
  readonly hasFailed: boolean
  /** The first line of the error of the last failed attempt. */
  readonly reason: string | undefined
}

/** The slowest tests of several reports, a line each, slowest first. */
export function describeSlowestTests(reports: readonly unknown[], count: number): string[] {
  return testsOf(reports)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${formatDuration(milliseconds).padStart(10)}  ${name}`)
}

/** Tests that failed, and files that could not be run, a line each with the reason. */
export function describeFailures(reports: readonly unknown[]): string[] {
  const files = reports.flatMap((report) => listOf(readField(report, 'testResults')))
  return files.flatMap((file) => {
    const failed = testsOfFile(file).filter(({ hasFailed }) => hasFailed)
    if (failed.length > 0) return failed.map(({ name, reason }) => `${name}: ${reason}`)
    return readField(file, 'status') === 'failed'
      ? [`${fileNameOf(file)}: ${firstLine(readField(file, 'message'))}`]
      : []
  })
}

/** Tests that passed only at a later attempt, with the reason of the failure: each is a defect, of the test or of the code. */
export function describeLaterAttempts(reports: readonly unknown[]): string[] {
  return testsOf(reports).flatMap(({ name, hasPassed, reason }) => (hasPassed && reason ? [`${name}: ${reason}`] : []))
}

function testsOf(reports: readonly unknown[]): ReportedTest[] {
  return reports.flatMap((report) => listOf(readField(report, 'testResults'))).flatMap(testsOfFile)
}

function testsOfFile(file: unknown): ReportedTest[] {
  const fileName = fileNameOf(file)
  return listOf(readField(file, 'assertionResults')).map((test) => ({
    name: `${fileName}: ${readField(test, 'fullName')}`,
    milliseconds: Number(readField(test, 'duration') ?? 0),
    hasPassed: readField(test, 'status') === 'passed',
    hasFailed: readField(test, 'status') === 'failed',
    reason: listOf(readField(test, 'failureMessages')).map(firstLine)[0],
  }))
}

function fileNameOf(file: unknown): string {
  return String(readField(file, 'name')).replace(/^.*\//, '')
}

function firstLine(text: unknown): string | undefined {
  return String(text).split('\n')[0]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
