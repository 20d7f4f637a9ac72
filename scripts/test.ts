import { type CpuTime, describeCpuTime, isWithinBudget, readCpuSeconds } from './checks/cpu-time.ts'
import { describeFailures, describeLaterAttempts, describeSlowestTests } from './checks/describe-reports.ts'
import { findChromium } from './checks/find-chromium.ts'
import { listChecks } from './checks/list-checks.ts'
import { measureSlowness } from './checks/machine-speed.ts'
import {
  failedSteps,
  readReport,
  readSuiteCpuSeconds,
  readUnhandledErrors,
  report,
  runCheck,
  runTests,
  runTestsAloud,
} from './checks/run-checks.ts'
import { addTallies, describeTally, ONE_FAILED, ONE_PASSED, type Tally } from './checks/tally.ts'
import { DEMO, WORLD } from './folders.ts'
import { type Environment, withoutSettings } from './system/settings.ts'
import { prepareSampleBuilds, prepareSampleData } from './system/test-system.ts'
import { installTestPackages } from './tasks/install-when-used.ts'
import type { Report } from './tasks/preparation.ts'
import { runAtOnce } from './tasks/run-at-once.ts'
import { runSession } from './tasks/session.ts'

/** Number of slowest tests in the summary. */
const SLOWEST_SHOWN = 10

/** CPU seconds allowed for the whole run, including builds, on the machine of `machine-speed.ts`. */
const CPU_BUDGET = 1600

/** Suites without a running system, longest first. */
const SUITES = ['unit', 'integration', 'content-system'] as const
/** Suites with a running system. */
const BROWSER_SUITES = ['system', 'demo'] as const
const ALL_SUITES = [...SUITES, ...BROWSER_SUITES]

/**
 * `npm test`: everything that can prove or disprove that the system works, on ports and data of its own, so that it
 * runs beside a running site. It goes on after a failure, so that all of them are seen; its last line is the sum.
 *
 * Walks visit the pages of each kind; with `--whole` (`npm run test:all`) every page.
 *
 * What needs no running system goes side by side, two at a time and the longest first. The tests of the system follow.
 */
await runSession(async () => {
  let chromium: string | undefined
  const found = await report('Find Chromium', async () => {
    chromium = findChromium()
    return ONE_PASSED
  })
  const installed = await report('Install what tests alone use', () => installTestPackages().then(() => ONE_PASSED))
  const slowness = measureSlowness()
  // A developer's own settings must not affect the tests.
  const isWhole = process.argv.includes('--whole')
  const environment = { ...withoutSettings(process.env), CHROMIUM: chromium, TEST_WHOLE: isWhole ? '1' : '' }
  const preparations = [prepareSampleBuilds, prepareDemo, prepareWorld].map((prepare) => () => tallyTasks(prepare))
  const suites = SUITES.map((suite) => () => runTests(suite, environment))
  const checks = listChecks().map((check) => () => runCheck(check))
  const results = await runAtOnce(2, [...preparations, ...suites, ...checks])
  const isReady = addTallies([found, ...results.slice(0, preparations.length)]).failed === 0
  const inBrowsers = await runInBrowsers(isReady, environment)
  const reports = ALL_SUITES.map(readReport)
  console.log(`\nThe slowest tests:\n${describeSlowestTests(reports, SLOWEST_SHOWN).join('\n')}`)
  const shaky = describeLaterAttempts(reports)
  if (shaky.length > 0) console.log(`\nPassed at a later attempt, which is a defect:\n${shaky.join('\n')}`)
  const cpuTime = await judgeCpuTime(Math.max(slowness, measureSlowness()))
  const sum = addTallies([found, installed, ...results, ...inBrowsers, cpuTime])
  const failures = [...failedSteps, ...describeFailures(reports), ...ALL_SUITES.flatMap(readUnhandledErrors)]
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  console.log(`\n${describeTally(sum)}`)
  return sum.failed === 0 ? 0 : 1
})

async function runInBrowsers(isReady: boolean, environment: Environment): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const suite of BROWSER_SUITES) {
    const missing = `Tests: ${suite} (not run: what they need is not there)`
    tallies.push(await (isReady ? runTestsAloud(suite, environment) : report(missing, async () => ONE_FAILED)))
  }
  return tallies
}

function judgeCpuTime(slowness: number): Promise<Tally> {
  const suites = ALL_SUITES.map((suite) => [suite, readSuiteCpuSeconds(suite)] as const)
  const time: CpuTime = { whole: readCpuSeconds(), suites, budget: CPU_BUDGET, slowness }
  return report(describeCpuTime(time), async () => (isWithinBudget(time) ? ONE_PASSED : ONE_FAILED))
}

function prepareDemo(report: Report): Promise<void> {
  return prepareSampleData(report, DEMO)
}

function prepareWorld(report: Report): Promise<void> {
  return prepareSampleData(report, WORLD)
}

async function tallyTasks(prepare: (report: Report) => Promise<void>): Promise<Tally> {
  const tallies: Tally[] = []
  await prepare(async ({ title }, work) => {
    tallies.push(await report(title, () => work().then(() => ONE_PASSED)))
  })
  return addTallies(tallies)
}
