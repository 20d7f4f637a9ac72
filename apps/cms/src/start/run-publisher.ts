import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { loadSettings } from '../infrastructure/settings.ts'
import { createContentReader } from '../publishing/content-reader.ts'
import { createPublicationOutcomeStore } from '../publishing/publication-outcome-store.ts'
import { createPublicationQueue } from '../publishing/publication-queue.ts'
import { Publisher } from '../publishing/publisher.ts'
import { republish } from '../publishing/republish.ts'
import {
  enqueueChangesSinceCopy,
  enqueueUnpublishedChanges,
} from '../publishing/store-recovery/enqueue-unpublished-changes.ts'
import { openPublishingStore } from '../publishing/stores/open-publishing-store.ts'
import { hasPublisher, registerPublisher } from '../publishing/wake-publisher.ts'
import { restoreUnfinishedReleases } from '../workflow/releases/release-backup.ts'
import { runDueReleases } from '../workflow/releases/run-due-releases.ts'
import { cleanUpTrashAndAbandonedDrafts } from './clean-up-trash-and-abandoned-drafts.ts'

const IDLE_MS = 1000
/** After a wake the row may still be inside the save's transaction, so the queue is polled more often. */
const ALERT_MS = 50
const ALERT_LOOKS = 10
const SCHEDULE_EVERY_MS = 10_000
const TIDY_UP_EVERY_MS = 600_000
const STORE_CHECK_EVERY_MS = 1000

/**
 * Starts the publisher of this process, which works while this content system is the leader.
 *
 * @returns when content system and store were compared, so that all pending publications are queued
 */
export function runPublisher(payload: Payload): Promise<void> {
  const compared = Promise.withResolvers<void>()
  if (hasPublisher()) return Promise.resolve()
  const log = (msg: string, err: unknown) => payload.logger.error({ err, msg })
  const parts = {
    content: createContentReader(payload),
    queue: createPublicationQueue(payload),
    outcomes: createPublicationOutcomeStore(payload),
  }
  const { store, purge, ...coordination } = openPublishingStore(loadSettings(), {
    rebuild: (next) => republish({ ...parts, store: next }),
    onPublicationWanted: () => documents.wake(),
    log,
  })
  const publisher = new Publisher({ ...parts, store, purge, log, now: Date.now })
  const report = (error: unknown) => log('The publication queue cannot be read.', error)
  const purges = new Lane(async () => ((await coordination.acquireLeadership()) ? publisher.drainPurges() : 0), report)
  /** Runs beside the queue, so that a save at the start need not wait for the comparison. */
  const compare = async () => {
    await enqueueUnpublishedChanges(payload, parts.queue, store)
    compared.resolve()
    documents.wake()
  }
  let isComparing = false
  /** When the copy was made that replaced the store and is not up to date yet. */
  let behindSince: number | undefined
  const documents = new Lane(async () => {
    if (!(await coordination.acquireLeadership())) return 0
    const copiedAt = await coordination.repair()
    behindSince ??= copiedAt
    if (behindSince !== undefined) {
      const isEnough = await enqueueChangesSinceCopy(payload, parts.queue, store, behindSince)
      if (!isEnough) await republish({ ...parts, store })
      behindSince = undefined
    }
    if (!isComparing) {
      await restoreUnfinishedReleases(payload)
      isComparing = true
      compare().catch((error: unknown) => {
        isComparing = false
        report(error)
      })
    }
    const count = await publisher.drainDocuments()
    if (count > 0) purges.wake()
    return count
  }, report)
  registerPublisher({
    wake: () => {
      documents.wake()
      coordination.notifyLeader()
    },
  })
  void documents.run()
  void purges.run()
  void watchStore(coordination, (error) => log('The published store cannot be looked after.', error))
  const ifLeading = (work: typeof runScheduled, complain: (error: unknown) => void) => async () => {
    if (coordination.isLeader()) await work(payload, Date.now()).catch(complain)
  }
  const publishDue = ifLeading(runScheduled, (error) => log('Scheduled publications cannot be run.', error))
  const tidyUp = ifLeading(cleanUpTrashAndAbandonedDrafts, (error) => log('The trash cannot be emptied.', error))
  setInterval(publishDue, SCHEDULE_EVERY_MS).unref()
  setInterval(tidyUp, TIDY_UP_EVERY_MS).unref()
  return compared.promise
}

async function watchStore(guard: { check(): Promise<void> }, report: (error: unknown) => void): Promise<never> {
  for (;;) {
    await guard.check().catch(report)
    await sleep(STORE_CHECK_EVERY_MS, undefined, { ref: false })
  }
}

let isReleasing = false

/** Scheduled publications; runs never overlap. */
async function runScheduled(payload: Payload, now: number): Promise<void> {
  if (isReleasing) return
  isReleasing = true
  try {
    await runDueReleases(payload, now)
  } finally {
    isReleasing = false
  }
}

/** Repeats one kind of work: at once while there is some, soon after a wake, else every second. */
class Lane {
  readonly #work: () => Promise<number>
  readonly #report: (error: unknown) => void
  #alert = 0
  #sleeping = new AbortController()

  constructor(work: () => Promise<number>, report: (error: unknown) => void) {
    this.#work = work
    this.#report = report
  }

  wake(): void {
    this.#alert = ALERT_LOOKS
    this.#sleeping.abort()
  }

  async run(): Promise<never> {
    for (;;) {
      const count = await this.#work().catch((error: unknown) => {
        this.#report(error)
        return 0
      })
      if (count === 0) await this.#rest()
    }
  }

  async #rest(): Promise<void> {
    const delay = this.#alert > 0 ? ALERT_MS : IDLE_MS
    this.#alert = Math.max(0, this.#alert - 1)
    this.#sleeping = new AbortController()
    await sleep(delay, undefined, { signal: this.#sleeping.signal, ref: false }).catch(() => undefined)
  }
}
