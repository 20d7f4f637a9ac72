import { PublishedStoreError } from '../store/store-file.ts'
import type { PublishedLogReader } from './published-log-reader.ts'
import { ReplicaFile } from './replica-file.ts'

/** The result of an update. */
export interface ReplicaUpdate {
  /** Tags to purge; `all` after a new copy. */
  readonly tags: readonly string[] | 'all'
  readonly refused: readonly string[]
}

/** This process's copy of the shared store, updated from the log. */
export class StoreReplica {
  readonly #path: string
  #copy: ReplicaFile | undefined
  #isLost = false

  constructor(path: string) {
    this.#path = path
    this.#copy = ReplicaFile.open(path)
  }

  /** Whether a copy exists. */
  get isThere(): boolean {
    return this.#copy !== undefined
  }

  /** The last log entry that it contains. */
  get sequence(): number {
    return this.#copy?.place?.sequence ?? 0
  }

  /** Discards an unreadable copy; the next update creates a new one. */
  giveUp(): void {
    this.#isLost = true
  }

  /**
   * Applies what was published since, or everything if there is no copy or the log does not know its position.
   *
   * @throws PublishedStoreError where nothing was ever published
   */
  async catchUp(log: PublishedLogReader): Promise<ReplicaUpdate> {
    if (this.#isLost || !this.#copy?.isInPlace) this.#drop()
    const place = this.#copy?.place
    if (place && !(await log.hasNewsAfter(place))) return { tags: [], refused: [] }
    return log.atOneMoment(async () => (await this.#takeNews(log)) ?? this.#takeAll(log))
  }

  close(): void {
    this.#copy?.close()
  }

  async #takeNews(log: PublishedLogReader): Promise<ReplicaUpdate | undefined> {
    const place = this.#copy?.place
    const entries = place && (await log.entriesAfter(place))
    const last = entries?.at(-1)
    if (!(place && entries && last && this.#copy)) return undefined
    const refused = await this.#copy.take(log.documentsAfter(place.sequence), last)
    return { tags: [...new Set(entries.flatMap(({ tags }) => tags))], refused }
  }

  async #takeAll(log: PublishedLogReader): Promise<ReplicaUpdate> {
    const place = await log.lastPlace()
    if (!place) throw new PublishedStoreError('PUBLISHED_DATABASE_URL: nothing is published there yet.')
    // SQLite removes side files by name when a writer closes, so this one closes before the next file exists.
    this.#drop()
    const { copy, refused } = await ReplicaFile.make(this.#path, log.documentsAfter(0), place)
    this.#copy = copy
    this.#isLost = false
    return { tags: 'all', refused }
  }

  #drop(): void {
    this.#copy?.close()
    this.#copy = undefined
  }
}
