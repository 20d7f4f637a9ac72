import { backUp } from './backup/back-up.ts'
import { askedFolder, readData } from './backup/read-data.ts'
import { runSession } from './tasks/session.ts'

/** `npm run backup -- <folder>`: what cannot be made again, of a system that may be running. Wants the settings that the start has. */
await runSession(async () => {
  const folder = askedFolder('backup')
  const { files } = await backUp(readData(process.env), folder)
  console.log(`${folder} holds everything, in ${Object.keys(files).length} files. Keep it on another machine.`)
  return 0
})
