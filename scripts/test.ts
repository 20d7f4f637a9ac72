import { listChecks } from './checks.ts'
import { findChromium } from './find-chromium.ts'
import { BUILDS, listBuilds, prepareAll } from './preparation.ts'
import { report, runChecks, runTests } from './run-checks.ts'
import { runSession } from './session.ts'
import { type Environment, withoutSettings } from './settings.ts'
import { addTallies, describeTally, ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts'
import { TEST_LOGS } from './test-folders.ts'

/**
 * `npm test`: everything that can prove or disprove that the system works, on ports and data of its own, so that it
 * runs beside a running site. It goes on after a failure, so that all of them are seen; its last line is the sum.
 */
await runSession(async () => {
  // Settings of the person's own system must not steer the tests.
  const environment = withoutSettings(process.env)
  const tallies: Tally[] = await runChecks(listChecks())
  tallies.push(await runTests('unit', environment))
  const builds = await runBuilds()
  tallies.push(...builds)
  tallies.push(...(await runSystemTests(builds, environment)))
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

async function runSystemTests(builds: readonly Tally[], environment: Environment): Promise<Tally[]> {
  if (addTallies(builds).failed > 0)
    return [await report('Tests: system (not run: a build failed)', async () => ONE_FAILED)]
  let chromium: string | undefined
  const found = await report('Find Chromium', async () => {
    chromium = findChromium()
    return ONE_PASSED
  })
  return chromium === undefined ? [found] : [found, await runTests('system', { ...environment, CHROMIUM: chromium })]
}
