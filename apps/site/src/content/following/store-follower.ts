import { setTimeout as sleep } from 'node:timers/promises'
import { PUBLISHED_CHANNEL, SEEN_CHANNEL } from '@passepartout/content-model/published-store-log'
import { z } from 'zod'
import { type ReportRefusal, readSharedText } from '../../cache/read-shared-text.ts'
import { reasonOf } from '../../operations/reason-of.ts'
import type { Reporter } from '../../operations/reporter.ts'
import type { FollowedCopy } from './followed-copy.ts'
import { PublishedLog } from './published-log.ts'

interface FollowerParts {
  readonly url: string
  readonly copy: FollowedCopy
  /** What this process is called among those that read the store. */
  readonly name: string
  /** The copy has what was published: what carries these tags is out of date. */
  readonly onChange: (tags: readonly string[]) => Promise<unknown>
  /** Another copy lies there, made anew. */
  readonly onReplaced: () => void
  /** Every process shows what was saved at these times, in milliseconds since 1970. */
  readonly onSeen: (askedAt: readonly number[]) => void
  readonly onRefused: ReportRefusal
  readonly reporter: Reporter
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const timesSchema = z.array(z.number()).max(1000)
/** Characters: as many as PostgreSQL takes for one. */
const LONGEST_PAYLOAD = 8000
/** As outages of it stand in the log. */
const SOURCE = 'shared published store'
/** Milliseconds: a word that was lost on the way is made up for so soon; and until a connection is tried again. */
const LOOK_EVERY = 1000
const AGAIN_AFTER = 500
/** Milliseconds between two signs of life. */
const REPORT_EVERY = 5000

/**
 * Keeps a process's own copy of the published store as new as PostgreSQL's, so that reading it stays a matter of
 * microseconds and goes on without PostgreSQL. What was published is first in the copy, then purged, and then reported.
 */
export class StoreFollower {
  readonly #parts: FollowerParts
  #log: PublishedLog | undefined
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

  /** Since the copy was last known to be what is published. */
  get secondsBehind(): number {
    return Math.max(0, this.#parts.now() - this.#inStepAt) / 1000
  }

  /** The copy cannot be read: another is made at once. */
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
    const log = await PublishedLog.open(this.#parts.url)
    this.#log = log
    const wake = () => this.#waiting.abort()
    log.client.on('end', wake)
    log.client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SEEN_CHANNEL) this.#see(payload)
      else wake()
    })
    await log.client.query(`LISTEN ${PUBLISHED_CHANNEL}; LISTEN ${SEEN_CHANNEL}`)
    while (!this.#isClosed) {
      // Whatever comes from here on ends the wait below.
      this.#waiting = new AbortController()
      await this.#catchUp(log)
      this.#parts.reporter.recovered(SOURCE)
      await this.#wait(LOOK_EVERY)
    }
  }

  async #catchUp(log: PublishedLog): Promise<void> {
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

  async #report(log: PublishedLog): Promise<void> {
    const { sequence } = this.#parts.copy
    const at = this.#parts.now()
    if (sequence === this.#reported.sequence && at - this.#reported.at < REPORT_EVERY) return
    if (!this.#isClosed) await log.report(this.#parts.name, sequence)
    this.#reported = { sequence, at }
  }

  /** Anybody who reaches the database can write to the channel. */
  #see(payload: string): void {
    const times = readSharedText(payload, timesSchema, LONGEST_PAYLOAD)
    if (times.ok) this.#parts.onSeen(times.value)
    else this.#parts.onRefused('publication message', times.reason)
  }

  async #wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#waiting.signal, ref: false }).catch(() => undefined)
  }
}
