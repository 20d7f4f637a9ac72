import { setImmediate } from 'node:timers/promises'
import { chunk } from '@passepartout/content-model/chunk'
import type { ReportRefusal } from '../cache/parse-shared-json.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { AvailabilityIndex } from './availability-index.ts'
import { type AvailabilityRow, parseAvailabilityRow, recordKey, toAvailabilityRow } from './availability-row.ts'
import type { AvailabilityStore } from './availability-store.ts'
import type { AvailabilityRecord } from './stored-tour-group.ts'

interface SyncParts {
  readonly index: AvailabilityIndex
  readonly store: AvailabilityStore
  readonly reporter: Pick<Reporter, 'outage' | 'recovered'>
  readonly refuse: ReportRefusal
  readonly now: () => number
}

/** The name of the store in log lines about its outages. */
const STORE = 'availability index'
/** Milliseconds between two looks at the store: with a call to the catalogue, a change is seen everywhere within a second. */
const EVERY = 500
const FORGET_EVERY = 3_600_000
/** Rows that are read without a pause: a millisecond or two. */
const ROWS_AT_ONCE = 200
/** Rows of one write. */
const ROWS_OF_A_WRITE = 2000

/** Synchronises the index with its store: reads the store at the start, then writes what is learnt and reads what other processes wrote. */
export class AvailabilitySync {
  readonly #parts: SyncParts
  /** What is not written yet, by tour group and name. */
  readonly #unwritten = new Map<string, { readonly tgid: number; readonly part: AvailabilityRecord }>()
  #isReading = false
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()
  #forgottenAt = 0

  constructor(parts: SyncParts) {
    this.#parts = parts
    parts.index.listen({
      onPart: (tgid, part) => {
        if (!this.#isReading) this.#unwritten.set(`${tgid} ${recordKey(part)}`, { tgid, part })
      },
    })
  }

  /** Parts that are not written yet. */
  get waiting(): number {
    return this.#unwritten.size
  }

  /** Resolves when what was stored is known, or the store is unavailable. */
  async start(): Promise<void> {
    await this.exchange()
    this.#timer = setInterval(() => void this.exchange(), EVERY).unref()
  }

  /** Writes what was learnt and reads what is new; a failure is logged once, and what was to be written waits. */
  exchange(): Promise<void> {
    this.#work = this.#work.then(() => this.#exchange())
    return this.#work
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#timer) await this.exchange()
    await this.#parts.store.close()
  }

  async #exchange(): Promise<void> {
    const { store, reporter } = this.#parts
    try {
      await this.#write()
      await this.#read(await store.readNew())
      this.#parts.index.startRemembering()
      await this.#forget()
      reporter.recovered(STORE)
    } catch (error) {
      reporter.outage(STORE, { reason: String(error) })
    }
  }

  async #write(): Promise<void> {
    const written = [...this.#unwritten].slice(0, ROWS_OF_A_WRITE)
    if (written.length === 0) return
    await this.#parts.store.write(written.map(([, { tgid, part }]) => toAvailabilityRow(tgid, part)))
    for (const [name, entry] of written) if (this.#unwritten.get(name) === entry) this.#unwritten.delete(name)
  }

  async #read(rows: readonly AvailabilityRow[]): Promise<void> {
    const { index, now, refuse } = this.#parts
    for (const some of chunk(rows, ROWS_AT_ONCE)) {
      this.#isReading = true
      for (const row of some) {
        const part = parseAvailabilityRow(row, now(), refuse)
        if (part) index.merge(row.tgid, part)
      }
      this.#isReading = false
      await setImmediate()
    }
  }

  async #forget(): Promise<void> {
    const { index, store, now } = this.#parts
    if (now() - this.#forgottenAt < FORGET_EVERY) return
    this.#forgottenAt = now()
    await store.removeBefore(index.forget())
  }
}
