import { folderArgument, readData } from './backup/read-data.ts'
import { restore } from './backup/restore.ts'
import { runSession } from './tasks/session.ts'

/** `npm run restore -- <folder>`: replaces the data by a backup. Needs the same settings as the start, and a stopped system. */
await runSession(async () => {
  const { manifest, aside } = await restore(readData(process.env), folderArgument('restore'))
  console.log(`The data of ${manifest.made} is back; what was there lies in ${aside}.`)
  console.log('`npm start` publishes everything from it.')
  return 0
})
