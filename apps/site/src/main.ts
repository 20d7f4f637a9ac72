import cluster from 'node:cluster'
import { join } from 'node:path'
import { PublishedStoreError } from './content/store/store-file.ts'
import { decideProcessCount } from './processes/decide-process-count.ts'
import { parseSettings, SettingsError } from './settings.ts'

/**
 * Starts the built site, as one process or as several behind one port; for an invalid setting, a port in use or a missing store it prints one
 * sentence and exits with an error.
 */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const count = decideProcessCount(settings)
  // Only what it needs is loaded: the process that starts the others stays small.
  if (cluster.isPrimary && count > 1) {
    const { runProcesses } = await import('./processes/run-processes.ts')
    await runProcesses(settings, count)
    return
  }
  const { runSite } = await import('./run-site.ts')
  await runSite(settings, {
    dist: join(import.meta.dirname, '..'),
    indexWriter: new URL('./index-writer.js', import.meta.url),
  })
}

try {
  await main()
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof PublishedStoreError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
