import { setTimeout as sleep } from 'node:timers/promises'
import { PUBLICATION_SEEN_CHANNEL, PUBLISHED_LOG_CHANNEL } from '@passepartout/content-model/published-store-log'
import { z } from 'zod'
import { parseSharedJson, type ReportRefusal } from '../../cache/parse-shared-json.ts'
import { reasonOf } from '../../operations/reason-of.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { PublishedLogReader } from './published-log-reader.ts'
import type { StoreReplica } from './store-replica.ts'

interface FollowerParts {
  readonly url: string
  readonly copy: StoreReplica
  /** Name of this process among the readers. */
  readonly name: string
  /** Called after an update of the copy, with the tags to purge. */
  readonly onChange: (tags: readonly string[]) => Promise<unknown>
  /** Called when a new copy replaced the previous one. */
  readonly onReplaced: () => void
  /** Called when every process shows the changes saved at these times (milliseconds since 1970). */
  readonly onSeen: (askedAt: readonly number[]) => void
  readonly onRefused: ReportRefusal
  readonly reporter: Reporter
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const timesSchema = z.array(z.number()).max(1000)
/** Maximum characters of a PostgreSQL notification. */
const MAX_PAYLOAD_LENGTH = 8000
/** Name in the log about outages. */
const SOURCE = 'shared published store'
/** Milliseconds between checks for missed notifications, and until a reconnection. */
const LOOK_EVERY = 1000
const AGAIN_AFTER = 500
/** Milliseconds between reports of this process. */
const REPORT_EVERY = 5000

/**
 * Keeps this process's copy of the published store up to date with PostgreSQL, so that reads are fast and independent of
 * PostgreSQL. A publication is first in the copy, then purged, then reported.
 */
export class StoreReplicator {
  readonly #parts: FollowerParts
  #log: PublishedLogReader | undefined
  #inStepAt: number
  #reported = { sequence: -1, at: 0 }
  #waiting = new AbortController()
  #isClosed = false
  #ended: Promise<void> = Promise.resolve()

  constructor(parts: FollowerParts) {
    this.#parts = parts
    this.#inStepAt = parts.now()
  }

  start(): void {
    this.#ended = this.#run()
  }

  /** Seconds since the copy was last known to be up to date. */
  get secondsBehind(): number {
    return Math.max(0, this.#parts.now() - this.#inStepAt) / 1000
  }

  /** Replaces an unreadable copy at once. */
  makeAnew(): void {
    this.#parts.copy.giveUp()
    this.#waiting.abort()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#log?.signOff(this.#parts.name).catch(() => undefined)
    this.#waiting.abort()
    await this.#ended
    this.#parts.copy.close()
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#follow()
      } catch (error) {
        const reason = reasonOf(error)
        if (!this.#isClosed) this.#parts.reporter.outage(SOURCE, { reason })
        this.#waiting = new AbortController()
        if (!this.#isClosed) await this.#wait(AGAIN_AFTER)
      } finally {
        await this.#log?.close().catch(() => undefined)
        this.#log = undefined
      }
    }
  }

  async #follow(): Promise<void> {
    const log = await PublishedLogReader.open(this.#parts.url)
    this.#log = log
    const wake = () => this.#waiting.abort()
    log.client.on('end', wake)
    log.client.on('notification', ({ channel, payload = '' }) => {
      if (channel === PUBLICATION_SEEN_CHANNEL) this.#see(payload)
      else wake()
    })
    await log.client.query(`LISTEN ${PUBLISHED_LOG_CHANNEL}; LISTEN ${PUBLICATION_SEEN_CHANNEL}`)
    while (!this.#isClosed) {
      // Notifications from here on end the wait below.
      this.#waiting = new AbortController()
      await this.#catchUp(log)
      this.#parts.reporter.recovered(SOURCE)
      await this.#wait(LOOK_EVERY)
    }
  }

  async #catchUp(log: PublishedLogReader): Promise<void> {
    const { onChange, onReplaced, onRefused, reporter, now } = this.#parts
    const began = now()
    const { tags, refused } = await this.#parts.copy.catchUp(log)
    for (const document of refused) {
      reporter.error('published document left out', { document })
      onRefused('published document', 'wrong shape')
    }
    if (tags === 'all') onReplaced()
    else if (tags.length > 0) await onChange(tags)
    this.#inStepAt = began
    await this.#report(log)
  }

  async #report(log: PublishedLogReader): Promise<void> {
    const { sequence } = this.#parts.copy
    const at = this.#parts.now()
    if (sequence === this.#reported.sequence && at - this.#reported.at < REPORT_EVERY) return
    if (!this.#isClosed) await log.report(this.#parts.name, sequence)
    this.#reported = { sequence, at }
  }

  /** Any client of the database can send notifications, so payloads are validated. */
  #see(payload: string): void {
    const times = parseSharedJson(payload, timesSchema, MAX_PAYLOAD_LENGTH)
    if (times.ok) this.#parts.onSeen(times.value)
    else this.#parts.onRefused('publication message', times.reason)
  }

  async #wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#waiting.signal, ref: false }).catch(() => undefined)
  }
}
