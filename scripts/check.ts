import { listChecks } from './checks/list-checks.ts'
import { runChecks } from './checks/run-checks.ts'
import { addTallies, describeTally } from './checks/tally.ts'
import { runSession } from './tasks/session.ts'

/** `npm run check`: what can be said about the code without running it. */
await runSession(async () => {
  const tally = addTallies(await runChecks(listChecks()))
  console.log(describeTally(tally))
  return tally.failed === 0 ? 0 : 1
})
