import { parseSettings } from './system/settings.ts'
import { startChild } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run upload-media`: copies the files of the media library to the bucket of the settings, before several content systems
 * share it. Needs the settings of the next start.
 */
await runSession(async () => {
  const { environment } = parseSettings(process.env)
  const args = ['src/scripts/upload-media.ts']
  return (await startChild({ name: 'Uploading the pictures', folder: 'apps/cms', args, environment }).ended).code ?? 1
})
