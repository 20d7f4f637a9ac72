import { DEMO } from './folders.ts'
import { runToEnd } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/** `npm run posters`: all pictures of the demonstration on one page. */
await runSession(async () => {
  await runToEnd({
    name: 'Drawing the pictures',
    folder: DEMO,
    args: ['pictures/build-posters.ts'],
    environment: process.env,
  })
  return 0
})
