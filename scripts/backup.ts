import { backUp } from './backup/back-up.ts'
import { folderArgument, readData } from './backup/read-data.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run backup -- <folder>`: copies all data that cannot be generated, also of a running system. Needs the same settings as
 * the start.
 */
await runSession(async () => {
  const folder = folderArgument('backup')
  const { files, media } = await backUp(readData(process.env), folder)
  const count = `in ${Object.keys(files).length} files. Keep it on another machine.`
  if (media)
    console.log(
      `${folder} holds everything but the pictures, ${count} These lie in the bucket ${media.bucket}: keep their versions there.`,
    )
  else console.log(`${folder} holds everything, ${count}`)
  return 0
})
