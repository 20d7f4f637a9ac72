import { askedFolder, readData } from './backup/read-data.ts'
import { restore } from './backup/restore.ts'
import { runSession } from './tasks/session.ts'

/** `npm run restore -- <folder>`: a backup in the place of the data. Wants the settings that the start has, and the system stopped. */
await runSession(async () => {
  const { manifest, aside } = await restore(readData(process.env), askedFolder('restore'))
  console.log(`The data of ${manifest.made} is back; what was there lies in ${aside}.`)
  console.log('`npm start` publishes everything from it.')
  return 0
})
