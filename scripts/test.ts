import { listChecks } from './checks.ts'
import { findChromium } from './find-chromium.ts'
import { BUILDS, listBuilds, prepareAll } from './preparation.ts'
import { report, runChecks, runTests } from './run-checks.ts'
import { runSession } from './session.ts'
import { addTallies, describeTally, ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'
import { TEST_LOGS } from './test-folders.ts'

/**
 * `npm test`: everything that can prove or disprove that the system works, on ports and data of its own, so that it
 * runs beside a running site. It goes on after a failure, so that all of them are seen; its last line is the sum.
 */
await runSession(async () => {
  // Settings of the person's own system must not steer the tests.
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, CHROMIUM: process.env.CHROMIUM }
  const tallies: Tally[] = await runChecks(listChecks())
  tallies.push(await runTests('unit', environment))
  const builds = await runBuilds()
  tallies.push(...builds)
  tallies.push(await runSystemTests(builds, environment))
  const sum = addTallies(tallies)
  console.log(`\n${describeTally(sum)}`)
  return sum.failed === 0 ? 0 : 1
})

async function runBuilds(): Promise<Tally[]> {
  const tallies: Tally[] = []
  await prepareAll(listBuilds(process.env), { ...BUILDS, logs: TEST_LOGS }, async ({ title }, work) => {
    tallies.push(await report(title, () => work().then(() => ONE_PASSED)))
  })
  return tallies
}

async function runSystemTests(
  builds: readonly Tally[],
  environment: Record<string, string | undefined>,
): Promise<Tally> {
  if (addTallies(builds).failed > 0)
    return report('Tests: system (not run: there is no build to test)', async () => ONE_FAILED)
  return report('Chromium', async () => {
    environment.CHROMIUM = findChromium()
    return ONE_PASSED
  }).then((found) => (found.failed > 0 ? found : runTests('system', environment)))
}
