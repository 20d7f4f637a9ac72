import { backUp } from './backup/back-up.ts'
import { askedFolder, readData } from './backup/read-data.ts'
import { runSession } from './tasks/session.ts'

/** `npm run backup -- <folder>`: what cannot be made again, of a system that may be running. Wants the settings that the start has. */
await runSession(async () => {
  const folder = askedFolder('backup')
  const { files, media } = await backUp(readData(process.env), folder)
  const count = `in ${Object.keys(files).length} files. Keep it on another machine.`
  if (media)
    console.log(
      `${folder} holds everything but the pictures, ${count} These lie in the bucket ${media.bucket}: keep their versions there.`,
    )
  else console.log(`${folder} holds everything, ${count}`)
  return 0
})
