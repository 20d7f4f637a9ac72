import { hashBuildAndSettings } from './assets/build-id.ts'
import { readBuiltAssets } from './assets/built-assets.ts'
import { prepareReplica } from './content/replication/prepare-replica.ts'
import { createSite } from './create-site.ts'
import { createErrorReporter } from './operations/error-reports/create-error-reporter.ts'
import { type ErrorReporter, errorReportOfLogLine } from './operations/error-reports/error-report.ts'
import { listenAt } from './operations/listen-at.ts'
import { reasonOf } from './operations/reason-of.ts'
import { listenAndAnnounce, memberOf } from './processes/member.ts'
import { type Settings, SettingsError } from './settings.ts'
import { loadOpenTelemetry } from './tracing/load-open-telemetry.ts'

interface BuiltSite {
  /** The folder that `build.ts` wrote. */
  readonly dist: string
  /** The program that writes the search index. */
  readonly indexWriter: URL
}

/**
 * Runs the built site in this process, which may be one of several behind the port (processes/process-group.ts).
 *
 * @throws SettingsError or PublishedStoreError when it cannot start
 */
export async function runSite(given: Settings, { dist, indexWriter }: BuiltSite): Promise<void> {
  const { settings, number, channel } = memberOf(given)
  const isLeader = number === 1
  const builtAssets = readBuiltAssets(dist)
  const { PUBLISHED_DATABASE_URL: shared, PUBLISHED_STORE: file } = settings
  const followed = shared ? await prepareReplica(shared, file) : undefined
  const openTelemetry = await loadOpenTelemetry(settings)
  const errorReports = await reportErrors(settings)
  const parts = { assets: builtAssets, builtAssets, build: hashBuildAndSettings(dist, process.env) }
  const site = createSite(settings, { ...parts, followed, openTelemetry, errorReports, number, channel })
  await listenAt(site.app, 'SITE_PORT', settings.SITE_PORT, settings.SITE_HOST)
  if (channel) await listenAndAnnounce(site.internal)
  else await listenAt(site.internal, 'SITE_INTERNAL_PORT', settings.SITE_INTERNAL_PORT, settings.SITE_INTERNAL_HOST)
  site.startFollowing()
  void site.startSnapshot(isLeader)
  if (isLeader) site.startSearch(indexWriter)
  void site.startReading()
  void site.startFilling()
  if (isLeader) void site.startFeeds()
  site.logger.info({ port: settings.SITE_PORT, internalPort: settings.SITE_INTERNAL_PORT }, 'site is listening')

  let isStopping = false
  // A service manager tells every process of the group, and the one that started this one does too.
  const stop = () => {
    if (isStopping) return
    isStopping = true
    site.logger.info('site is stopping')
    void site.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** @throws SettingsError when ERROR_REPORTS is invalid */
async function reportErrors({ ERROR_REPORTS: target, NODE_ENV }: Settings): Promise<ErrorReporter | undefined> {
  if (target === undefined) return undefined
  const warn = (reason: string) => void process.stderr.write(`Errors are not reported: ${reason}\n`)
  try {
    const reports = await createErrorReporter(target, NODE_ENV, warn)
    process.once('uncaughtException', (error) => void endWith(error, reports))
    return reports
  } catch (error) {
    throw new SettingsError(`The site cannot start. ERROR_REPORTS: ${reasonOf(error)}`)
  }
}

/** Uncaught errors end the process after they are reported. */
async function endWith(error: Error, reports: ErrorReporter): Promise<void> {
  process.stderr.write(`${error.stack}\n`)
  const report = errorReportOfLogLine({ err: error }, 'uncaught', Date.now())
  if (report) reports.report(report)
  await reports.close()
  process.exit(1)
}
