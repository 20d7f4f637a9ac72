import { listChecks } from './checks/list-checks.ts'
import { runChecks } from './checks/run-checks.ts'
import { addTallies, describeTally } from './checks/tally.ts'
import { runSession } from './tasks/session.ts'

/** `npm run check`: all static checks. */
await runSession(async () => {
  const tally = addTallies(await runChecks(listChecks()))
  console.log(describeTally(tally))
  return tally.failed === 0 ? 0 : 1
})
