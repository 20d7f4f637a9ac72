import { DEMO } from './folders.ts'
import { runToEnd } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/** `npm run posters`: every picture of the sample world on one page, for looking. */
await runSession(async () => {
  await runToEnd({
    name: 'Drawing the pictures',
    folder: DEMO,
    args: ['pictures/build-posters.ts'],
    environment: process.env,
  })
  return 0
})
