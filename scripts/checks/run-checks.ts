import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, VAR } from '../folders.ts'
import { formatDuration } from '../launch/step-times.mjs'
import type { Environment } from '../system/settings.ts'
import { type Command, startChild } from '../tasks/child-process.ts'
import { runAtOnce } from '../tasks/run-at-once.ts'
import type { Check } from './list-checks.ts'
import { countTests, ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

const LOGS = join(VAR, 'log', 'checks')

/** All unit test files share one process, so its memory limit is raised. */
const OPTIONS_OF_SUITE: Partial<Record<Suite, string>> = { unit: '--max-old-space-size=3072' }

export type Suite = 'unit' | 'content-system' | 'integration' | 'system' | 'demo'

/** Runs all checks, two at a time, and prints the output of those that fail. */
export function runChecks(checks: readonly Check[]): Promise<Tally[]> {
  return runAtOnce(
    2,
    checks.map((check) => () => runCheck(check)),
  )
}

/** Runs one check, and prints its output if it fails. */
export function runCheck({ title, name, args }: Check): Promise<Tally> {
  return reportQuietly(title, name, async (logFile) => {
    const { code } = await startChild({ name: title, folder: '.', args, environment: process.env, logFile }).ended
    return code === 0 ? ONE_PASSED : ONE_FAILED
  })
}

/** Runs one of vitest's projects and counts its tests; prints the output if it fails. */
export function runTests(suite: Suite, environment: Environment): Promise<Tally> {
  const title = `Tests: ${suite}`
  return reportQuietly(title, suite, (logFile) => runSuite(suite, { name: title, environment, logFile }))
}

/** Runs tests that need the whole machine, with their output on the terminal. */
export function runTestsAloud(suite: Suite, environment: Environment): Promise<Tally> {
  const title = `Tests: ${suite}`
  console.log(`\n${title}`)
  return report(title, () => runSuite(suite, { name: title, environment }))
}

async function runSuite(suite: Suite, child: Pick<Command, 'name' | 'environment' | 'logFile'>): Promise<Tally> {
  const reportFile = reportFileOf(suite)
  const cpuTimeFile = cpuTimeFileOf(suite)
  const unhandledFile = unhandledFileOf(suite)
  for (const file of [reportFile, cpuTimeFile, unhandledFile]) rmSync(file, { force: true })
  const args = [
    ...['--import', join(ROOT, 'scripts/checks/report-cpu-time.ts')],
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    `--reporter=${join(ROOT, 'scripts/checks/report-unhandled-errors.ts')}`,
  ]
  const options = [child.environment.NODE_OPTIONS, OPTIONS_OF_SUITE[suite]].filter(Boolean).join(' ')
  const environment = {
    ...child.environment,
    CPU_TIME_FILE: cpuTimeFile,
    UNHANDLED_ERRORS_FILE: unhandledFile,
    NODE_OPTIONS: options,
  }
  const { code } = await startChild({ ...child, environment, folder: '.', args }).ended
  return countTests(readReport(suite), code)
}

async function reportQuietly(title: string, name: string, work: (logFile: string) => Promise<Tally>): Promise<Tally> {
  const logFile = join(LOGS, `${name}.log`)
  const tally = await report(title, () => work(logFile))
  if (tally.failed > 0 && existsSync(logFile)) console.log(readFileSync(logFile, 'utf8'))
  return tally
}

/** Titles of the steps that failed so far. */
export const failedSteps: string[] = []

/** Runs a step that may throw, and prints a line about it. */
export async function report(title: string, work: () => Promise<Tally>): Promise<Tally> {
  const start = performance.now()
  const tally = await work().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error)
    return ONE_FAILED
  })
  const count = tally.passed + tally.failed > 1 ? `, ${tally.passed} passed, ${tally.failed} failed` : ''
  if (tally.failed > 0) failedSteps.push(title)
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${title} (${formatDuration(performance.now() - start)}${count})`)
  return tally
}

/** The parsed report of a suite's last run; `undefined` without one. */
export function readReport(suite: Suite): unknown {
  try {
    return JSON.parse(readFileSync(reportFileOf(suite), 'utf8'))
  } catch {
    return undefined
  }
}

/** CPU seconds of a suite's last run; `undefined` where the system does not report them. */
export function readSuiteCpuSeconds(suite: Suite): number | undefined {
  try {
    return Number(readFileSync(cpuTimeFileOf(suite), 'utf8'))
  } catch {
    return undefined
  }
}

/** First lines of the errors of a suite's last run that no test awaited; they fail the run without failing a test. */
export function readUnhandledErrors(suite: Suite): string[] {
  const file = unhandledFileOf(suite)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

function unhandledFileOf(suite: Suite): string {
  return join(VAR, 'test', `${suite}.unhandled`)
}

function cpuTimeFileOf(suite: Suite): string {
  return join(VAR, 'test', `${suite}.cpu`)
}

function reportFileOf(suite: Suite): string {
  return join(VAR, 'test', `${suite}.json`)
}
