import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './checks.ts'
import { startChild } from './child-process.ts'
import { ROOT, VAR } from './folders.ts'
import type { Environment } from './settings.ts'
import { formatDuration } from './steps.ts'
import { countTests, ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'

const LOGS = join(VAR, 'log', 'checks')

/** Runs the checks one after the other, all of them, and shows the output of those that fail. */
export async function runChecks(checks: readonly Check[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const check of checks) tallies.push(await runCheck(check))
  return tallies
}

async function runCheck({ title, name, args }: Check): Promise<Tally> {
  const logFile = join(LOGS, `${name}.log`)
  const work = async () => {
    const { code } = await startChild({ name: title, folder: '.', args, environment: process.env, logFile }).ended
    return code === 0 ? ONE_PASSED : ONE_FAILED
  }
  const tally = await report(title, work)
  if (tally.failed > 0) console.log(readFileSync(logFile, 'utf8'))
  return tally
}

/** Runs one of vitest's projects with its output on the terminal, and counts its tests. */
export async function runTests(project: 'unit' | 'system', environment: Environment): Promise<Tally> {
  const reportFile = join(VAR, 'test', `${project}.json`)
  rmSync(reportFile, { force: true })
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  ]
  console.log(`\nTests: ${project}`)
  return report(`Tests: ${project}`, async () => {
    const { code } = await startChild({ name: `Tests: ${project}`, folder: '.', args, environment }).ended
    return countTests(readReport(reportFile), code)
  })
}

/** Runs one piece of work, which may throw, and prints a line about it. */
export async function report(title: string, work: () => Promise<Tally>): Promise<Tally> {
  const start = performance.now()
  const tally = await work().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error)
    return ONE_FAILED
  })
  const count = tally.passed + tally.failed > 1 ? `, ${tally.passed} passed, ${tally.failed} failed` : ''
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${title} (${formatDuration(performance.now() - start)}${count})`)
  return tally
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
