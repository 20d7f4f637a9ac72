import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { giveBackUnfinished } from '../releases/before-release.ts'
import { runDueReleases } from '../releases/run-due-releases.ts'
import { tidyUp } from '../saving/tidy-up.ts'
import { loadSettings } from '../settings.ts'
import { payloadContent } from './content-reader.ts'
import { keepCopy } from './keeping/keep-copy.ts'
import { bringUpToDate, requestMissed } from './keeping/request-missed.ts'
import { StoreKeeper } from './keeping/store-keeper.ts'
import { payloadOutcomes } from './outcomes.ts'
import { payloadQueue } from './publication-queue.ts'
import { PublishedStore } from './published-store.ts'
import { Publisher } from './publisher.ts'
import { httpPurge } from './purge.ts'
import { republish } from './republish.ts'
import { hasPublisher, registerPublisher } from './wake-publisher.ts'

const IDLE_MS = 1000
/** After a wake the row may still be inside the transaction of the save, so the queue is looked at more often. */
const ALERT_MS = 50
const ALERT_LOOKS = 10
const SCHEDULE_EVERY_MS = 10_000
const TIDY_UP_EVERY_MS = 600_000
/** A wait for the store's lock holds up the whole process; the queue waits better. */
const STORE_BUSY_MS = 100
const STORE_LOOKED_AT_MS = 1000
const COPY_PROGRAM = 'src/publication/keeping/store-copy.worker.ts'

/**
 * Starts the one publisher of this process; it works until the process ends.
 *
 * @returns when it has compared content system and store, and so knows of all that waits
 */
export function runPublisher(payload: Payload): Promise<void> {
  const compared = Promise.withResolvers<void>()
  if (hasPublisher()) return Promise.resolve()
  const settings = loadSettings()
  const path = settings.publishedStore
  const store = new PublishedStore(path, { busyTimeout: STORE_BUSY_MS })
  const log = (msg: string, err: unknown) => payload.logger.error({ err, msg })
  const parts = { content: payloadContent(payload), queue: payloadQueue(payload), outcomes: payloadOutcomes(payload) }
  const publisher = new Publisher({ ...parts, store, purge: httpPurge(settings.purge), log, now: Date.now })
  const keeper = new StoreKeeper({
    path,
    store,
    keepCopy: (from, to) => keepCopy(join(settings.appDir, COPY_PROGRAM), from, to),
    rebuild: (next) => republish({ ...parts, store: next }),
    log,
    now: Date.now,
  })
  const report = (error: unknown) => log('The publication queue cannot be read.', error)
  const purges = new Lane(() => publisher.drainPurges(), report)
  let isCompared = false
  /** Of when a copy is that took the store's place and is not up to date yet. */
  let behindSince: number | undefined
  const documents = new Lane(async () => {
    const copiedAt = await keeper.mend()
    behindSince ??= copiedAt
    if (behindSince !== undefined) {
      const isEnough = await bringUpToDate(payload, parts.queue, store, behindSince)
      if (!isEnough) await republish({ ...parts, store })
      behindSince = undefined
    }
    if (!isCompared) {
      await giveBackUnfinished(payload)
      await requestMissed(payload, parts.queue, store)
    }
    isCompared = true
    compared.resolve()
    const count = await publisher.drainDocuments()
    if (count > 0) purges.wake()
    return count
  }, report)
  registerPublisher(documents)
  void documents.run()
  void purges.run()
  void watchStore(keeper, (error) => log('The published store cannot be looked after.', error))
  setInterval(() => void runScheduled(payload), SCHEDULE_EVERY_MS).unref()
  setInterval(() => void runTidyUp(payload), TIDY_UP_EVERY_MS).unref()
  return compared.promise
}

async function watchStore(keeper: StoreKeeper, report: (error: unknown) => void): Promise<never> {
  for (;;) {
    await keeper.look().catch(report)
    await sleep(STORE_LOOKED_AT_MS, undefined, { ref: false })
  }
}

let isReleasing = false

/** Publishing at a set time; a look that takes longer than the pause is not joined by the next one. */
async function runScheduled(payload: Payload): Promise<void> {
  if (isReleasing) return
  isReleasing = true
  try {
    await runDueReleases(payload, Date.now())
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Scheduled publications cannot be run.' })
  } finally {
    isReleasing = false
  }
}

async function runTidyUp(payload: Payload): Promise<void> {
  try {
    await tidyUp(payload, Date.now())
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The trash cannot be emptied.' })
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
