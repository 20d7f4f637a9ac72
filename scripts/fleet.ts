import { CONTENT_SYSTEMS, FLEET_PORTS, Fleet, SITES } from './fleet/fleet.ts'
import { PlainError } from './plain-error.ts'
import { runSession } from './tasks/session.ts'
import { Steps } from './tasks/steps.ts'

/** `npm run fleet`: simulates several machines on this one, until Ctrl-C (docs/operations/fleet.md). */
await runSession(async () => {
  const steps = new Steps()
  const fleet = await Fleet.start((task, work) => steps.run(task.title, work, String))
  const lines = [
    `  nginx             http://www.wayfare.example.localhost:${FLEET_PORTS.nginx}/`,
    ...SITES.map((name, index) => `  ${name.padEnd(18)}http://localhost:${FLEET_PORTS.sites[index]}/`),
    ...CONTENT_SYSTEMS.map(
      (name, index) => `  ${name.padEnd(18)}http://localhost:${FLEET_PORTS.contentSystems[index]}/admin`,
    ),
  ]
  console.log(`\n${lines.join('\n')}\n\nLogs: var/fleet/log/. Ctrl-C stops everything.\n`)
  throw new PlainError(`${await fleet.firstEnd()}\nThe rest is stopped too.`)
})
