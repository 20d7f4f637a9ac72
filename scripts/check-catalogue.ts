import { startChild } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run check-catalogue -- <url>`: reads a provider's API as the site would, a few hundred calls one after the other, and
 * says field by field what the site would show, drop and doubt.
 */
await runSession(async () => {
  const args = ['check-catalogue.ts', ...process.argv.slice(2)]
  const { ended } = startChild({ name: 'check-catalogue', folder: 'apps/site', args, environment: process.env })
  return (await ended).code ?? 1
})
