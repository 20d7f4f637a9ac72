import { join } from 'node:path'
import { VAR } from './folders.ts'
import { BUILDS, listBuilds, prepareAll } from './tasks/preparation.ts'
import { runSession } from './tasks/session.ts'
import { Steps } from './tasks/steps.ts'

/** `npm run build`: builds site and content system for production. */
await runSession(async () => {
  const steps = new Steps()
  const report = (task: { title: string }, work: () => Promise<string>) => steps.run(task.title, work, String)
  await prepareAll(listBuilds(process.env), { ...BUILDS, logs: join(VAR, 'log') }, report)
  return 0
})
