import { startChild } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run check-catalogue -- <url>`: reads a provider's API as the site does, in a few hundred sequential calls, and reports
 * per field what the site would show, drop or treat as suspicious.
 */
await runSession(async () => {
  const args = ['check-catalogue.ts', ...process.argv.slice(2)]
  const { ended } = startChild({ name: 'check-catalogue', folder: 'apps/site', args, environment: process.env })
  return (await ended).code ?? 1
})
