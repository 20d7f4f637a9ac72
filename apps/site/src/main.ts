import { join } from 'node:path'
import { readBuiltAssets } from './assets/built-assets.ts'
import { prepareCopy } from './content/following/prepare-copy.ts'
import { PublishedStoreError } from './content/store-file.ts'
import { createSite } from './create-site.ts'
import { parseSettings, SettingsError } from './settings.ts'
import { loadOpenTelemetry } from './tracing/load-open-telemetry.ts'

/** Starts the built site; a mistake in the settings, a port in use or a missing store is one sentence and a non-zero exit. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const builtAssets = readBuiltAssets(join(import.meta.dirname, '..'))
  const { PUBLISHED_DATABASE_URL: shared, PUBLISHED_STORE: file } = settings
  const followed = shared ? await prepareCopy(shared, file) : undefined
  const openTelemetry = await loadOpenTelemetry(settings)
  const site = createSite(settings, { assets: builtAssets, builtAssets, followed, openTelemetry })
  await listen(site.app, 'SITE_PORT', settings.SITE_PORT, settings.SITE_HOST)
  await listen(site.internal, 'SITE_INTERNAL_PORT', settings.SITE_INTERNAL_PORT, settings.SITE_INTERNAL_HOST)
  site.startFollowing()
  site.startSearch(new URL('./index-writer.js', import.meta.url))
  void site.startFilling()
  site.logger.info({ port: settings.SITE_PORT, internalPort: settings.SITE_INTERNAL_PORT }, 'site is listening')

  const stop = () => {
    site.logger.info('site is stopping')
    void site.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

interface Listener {
  readonly listen: (where: { port: number; host: string }) => Promise<string>
}

async function listen(app: Listener, setting: string, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken) throw new SettingsError(`The site cannot start. ${setting}: port ${port} is in use`)
    throw error
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof PublishedStoreError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
