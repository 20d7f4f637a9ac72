import { parseSettings } from './system/settings.ts'
import { startChild } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run upload-media`: the media library's files from their folder to the bucket that the settings name, once content systems
 * shall share it. Wants the settings that the start will have.
 */
await runSession(async () => {
  const { environment } = parseSettings(process.env)
  const args = ['src/scripts/upload-media.ts']
  return (await startChild({ name: 'Uploading the pictures', folder: 'apps/cms', args, environment }).ended).code ?? 1
})
