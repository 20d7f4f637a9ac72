import { join } from 'node:path'
import { readBuiltAssets } from './assets/built-assets.ts'
import { prepareCopy } from './content/following/prepare-copy.ts'
import { PublishedStoreError } from './content/store-file.ts'
import { createSite } from './create-site.ts'
import { createErrorReport, type ErrorReports } from './operations/error-reports/error-report.ts'
import { loadErrorReports } from './operations/error-reports/load-error-reports.ts'
import { reasonOf } from './operations/reason-of.ts'
import { parseSettings, type Settings, SettingsError } from './settings.ts'
import { loadOpenTelemetry } from './tracing/load-open-telemetry.ts'

/** Starts the built site; a mistake in the settings, a port in use or a missing store is one sentence and a non-zero exit. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const builtAssets = readBuiltAssets(join(import.meta.dirname, '..'))
  const { PUBLISHED_DATABASE_URL: shared, PUBLISHED_STORE: file } = settings
  const followed = shared ? await prepareCopy(shared, file) : undefined
  const openTelemetry = await loadOpenTelemetry(settings)
  const errorReports = await reportErrors(settings)
  const site = createSite(settings, { assets: builtAssets, builtAssets, followed, openTelemetry, errorReports })
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

/** @throws SettingsError when ERROR_REPORTS names nothing that can be reported to */
async function reportErrors({ ERROR_REPORTS: target, NODE_ENV }: Settings): Promise<ErrorReports | undefined> {
  if (target === undefined) return undefined
  const warn = (reason: string) => void process.stderr.write(`Errors are not reported: ${reason}\n`)
  try {
    const reports = await loadErrorReports(target, NODE_ENV, warn)
    process.once('uncaughtException', (error) => void endWith(error, reports))
    return reports
  } catch (error) {
    throw new SettingsError(`The site cannot start. ERROR_REPORTS: ${reasonOf(error)}`)
  }
}

/** What nobody caught ends the process, as ever, once it is reported. */
async function endWith(error: Error, reports: ErrorReports): Promise<void> {
  process.stderr.write(`${error.stack}\n`)
  const report = createErrorReport({ err: error }, 'uncaught', Date.now())
  if (report) reports.report(report)
  await reports.close()
  process.exit(1)
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
