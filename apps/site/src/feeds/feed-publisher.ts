import type { SiteClientServices } from '../mcp/internal-site-client.ts'
import type { Metrics } from '../operations/metrics.ts'
import { reasonOf } from '../operations/reason-of.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import { buildFeedSite, collectFeedProducts } from './collect-feed-products.ts'
import { type FeedSettings, hasFeeds } from './feed-settings.ts'
import { type FeedSnapshot, SnapshotFolder } from './snapshot-folder.ts'
import type { UploadOptions } from './upload-files.ts'
import { writeFeedSnapshot } from './write-feed-snapshot.ts'

interface FeedServices extends SiteClientServices {
  readonly metrics: Metrics
  readonly reporter: Reporter
}

const HOUR = 3_600_000
/** Milliseconds after a start: visitors come first. */
const FIRST_AFTER = 60_000
/** Milliseconds after a run in which something failed, if the next one is not sooner. */
const AGAIN_AFTER = HOUR

/** Writes the feeds of all sites in the background, site by site, at an interval, and uploads them. */
export class FeedPublisher {
  readonly #settings: FeedSettings
  readonly #services: FeedServices
  readonly #uploadOptions: UploadOptions
  readonly #problems = new Map<string, string>()
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(settings: FeedSettings, services: FeedServices, uploadOptions: UploadOptions = {}) {
    this.#settings = settings
    this.#services = services
    this.#uploadOptions = uploadOptions
    if (settings.intervalHours > 0) services.metrics.watchFeeds(() => this.#problems.size)
  }

  /** What is wrong with feeds now, a sentence each; the feeds before are still served. */
  get problems(): readonly string[] {
    return [...this.#problems.values()]
  }

  /** Writes when the last snapshots are as old as the interval, also when they were written before a restart. */
  async start(): Promise<void> {
    if (this.#settings.intervalHours === 0) return
    const written = await Promise.all(
      this.#sites().map(async ({ uid }) => (await this.#folderOf(uid).current())?.writtenAt ?? 0),
    )
    const oldest = Math.min(...written)
    const due = oldest + this.#settings.intervalHours * HOUR - this.#services.now()
    this.#runAfter(Math.max(FIRST_AFTER, Number.isFinite(due) ? due : 0))
  }

  /** Writes and uploads the feeds of all sites once; a run that is under way is the answer. */
  run(): Promise<void> {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#stop.abort()
    await this.#running
  }

  #runAfter(milliseconds: number): void {
    if (this.#stop.signal.aborted) return
    const next = async () => {
      await this.run()
      const interval = this.#settings.intervalHours * HOUR
      this.#runAfter(this.#problems.size === 0 ? interval : Math.min(interval, AGAIN_AFTER))
    }
    const most = this.#settings.intervalHours * HOUR
    this.#timer = setTimeout(() => void next(), Math.min(milliseconds, Math.max(most, FIRST_AFTER))).unref()
  }

  async #runAll(): Promise<void> {
    const sites = this.#sites()
    for (const uid of this.#problems.keys()) if (!sites.some((site) => site.uid === uid)) this.#problems.delete(uid)
    for (const site of sites) {
      if (this.#stop.signal.aborted) return
      await this.#runSite(site)
    }
  }

  #sites(): readonly SiteEntry[] {
    return this.#services.content.directory.sites.filter((site) => hasFeeds(this.#settings, site))
  }

  #folderOf(uid: string): SnapshotFolder {
    return new SnapshotFolder(this.#settings.folder, uid)
  }

  async #runSite(known: SiteEntry): Promise<void> {
    const folder = this.#folderOf(known.uid)
    try {
      const snapshot = await this.#write(known, folder)
      if (snapshot && (await this.#upload(known, folder, snapshot))) this.#settle(known.uid)
    } catch (error) {
      if (this.#stop.signal.aborted) return
      this.#services.metrics.feedSnapshots.inc({ outcome: 'failed' })
      if (this.#begins(known.uid, 'not written'))
        this.#services.reporter.error('Product feeds not written', { site: known.uid, reason: reasonOf(error) })
    }
  }

  /** @returns `undefined` when it was refused */
  async #write(known: SiteEntry, folder: SnapshotFolder): Promise<FeedSnapshot | undefined> {
    const { currencies, countries, shardBytes, maxRemovalShare } = this.#settings
    const { metrics, now } = this.#services
    const site = buildFeedSite(known, currencies, this.#services)
    const products = collectFeedProducts(known, site, this.#services, this.#stop.signal)
    const options = { site, countries, shardBytes, maxRemovalShare, now: now() }
    const outcome = await writeFeedSnapshot(folder, products, options)
    metrics.feedSnapshots.inc({ outcome: outcome.kind })
    if (outcome.kind === 'written') return outcome.snapshot
    const { products: count, before } = outcome
    if (this.#begins(known.uid, 'refused'))
      this.#services.reporter.error('Product feeds refused', { site: known.uid, products: count, before })
    return undefined
  }

  /** @returns whether nothing failed */
  async #upload({ uid }: SiteEntry, folder: SnapshotFolder, snapshot: FeedSnapshot): Promise<boolean> {
    const { upload } = this.#settings
    if (!upload) return true
    const { metrics } = this.#services
    const wanted = snapshot.files.filter(({ name }) => upload.kinds.some((kind) => name.startsWith(`${kind}-`)))
    const files = wanted.map(({ name }) => ({ path: folder.pathOf(snapshot, name), name: `${uid}-${name}` }))
    try {
      // The library is loaded where there is something to upload to.
      const { uploadFiles } = await import('./upload-files.ts')
      await uploadFiles(files, upload.target, {
        ...this.#uploadOptions,
        signal: this.#stop.signal,
        onRetry: () => metrics.feedUploads.inc({ outcome: 'retried' }),
      })
      metrics.feedUploads.inc({ outcome: 'ok' })
      return true
    } catch (error) {
      if (this.#stop.signal.aborted) return false
      metrics.feedUploads.inc({ outcome: 'failed' })
      if (this.#begins(uid, 'not uploaded'))
        this.#services.reporter.error('Product feeds not uploaded', { site: uid, reason: reasonOf(error) })
      return false
    }
  }

  /** Whether a site has a problem that it did not have at the last run; only then it is logged. */
  #begins(uid: string, problem: 'refused' | 'not written' | 'not uploaded'): boolean {
    const sentence = `Product feeds ${problem}: ${uid}`
    const isNew = this.#problems.get(uid) !== sentence
    this.#problems.set(uid, sentence)
    return isNew
  }

  #settle(uid: string): void {
    if (this.#problems.delete(uid)) this.#services.reporter.info('Product feeds are written again', { site: uid })
  }
}
