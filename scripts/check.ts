import { listChecks } from './checks.ts'
import { runChecks } from './run-checks.ts'
import { runSession } from './session.ts'
import { addTallies, describeTally } from './tally.ts'

/** `npm run check`: what can be said about the code without running it. */
await runSession(async () => {
  const tally = addTallies(await runChecks(listChecks()))
  console.log(describeTally(tally))
  return tally.failed === 0 ? 0 : 1
})
