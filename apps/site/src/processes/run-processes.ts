import { createLogger } from '../operations/create-logger.ts'
import { listenAt } from '../operations/listen-at.ts'
import type { Settings } from '../settings.ts'
import { createGroupServer } from './group-server.ts'
import { ProcessGroup } from './process-group.ts'

/**
 * Starts so many processes of the site behind one port and keeps them running until it is told to stop.
 *
 * @throws SettingsError when the internal port is in use
 */
export async function runProcesses(settings: Settings, count: number): Promise<void> {
  const logger = createLogger({ level: settings.LOG_LEVEL })
  const group = new ProcessGroup(count, (number) => logger.error({ number }, 'process ended'))
  const internal = createGroupServer(group)
  await listenAt(internal, 'SITE_INTERNAL_PORT', settings.SITE_INTERNAL_PORT, settings.SITE_INTERNAL_HOST)
  const stop = async () => {
    if (group.isStopping) return
    await group.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  const code = await group.start()
  if (code !== undefined) process.exit(code)
  if (!group.isStopping) logger.info({ processes: count }, 'all processes answer')
}
