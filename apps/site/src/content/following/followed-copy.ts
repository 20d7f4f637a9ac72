import { PublishedStoreError } from '../store-file.ts'
import type { PublishedLog } from './published-log.ts'
import { StoreCopy } from './store-copy.ts'

/** What taking over brought. */
export interface Taken {
  /** What caches must forget; of a copy that was made anew, nobody knows. */
  readonly tags: readonly string[] | 'all'
  readonly refused: readonly string[]
}

/** The copy of a process, brought up to date from the log. */
export class FollowedCopy {
  readonly #path: string
  #copy: StoreCopy | undefined
  #isLost = false

  constructor(path: string) {
    this.#path = path
    this.#copy = StoreCopy.open(path)
  }

  /** Whether there is something to read. */
  get isThere(): boolean {
    return this.#copy !== undefined
  }

  /** Up to which entry of the log it is. */
  get sequence(): number {
    return this.#copy?.place?.sequence ?? 0
  }

  /** It cannot be read: the next time it is made anew. */
  giveUp(): void {
    this.#isLost = true
  }

  /**
   * Takes over what was published since, or all of it where there is no copy, or one that the log does not know.
   *
   * @throws PublishedStoreError where nothing was ever published
   */
  async catchUp(log: PublishedLog): Promise<Taken> {
    if (this.#isLost || !this.#copy?.isInPlace) this.#drop()
    const place = this.#copy?.place
    if (place && !(await log.hasNewsAfter(place))) return { tags: [], refused: [] }
    return log.atOneMoment(async () => (await this.#takeNews(log)) ?? this.#takeAll(log))
  }

  close(): void {
    this.#copy?.close()
  }

  async #takeNews(log: PublishedLog): Promise<Taken | undefined> {
    const place = this.#copy?.place
    const entries = place && (await log.entriesAfter(place))
    const last = entries?.at(-1)
    if (!(place && entries && last && this.#copy)) return undefined
    const refused = await this.#copy.take(log.documentsAfter(place.sequence), last)
    return { tags: [...new Set(entries.flatMap(({ tags }) => tags))], refused }
  }

  async #takeAll(log: PublishedLog): Promise<Taken> {
    const place = await log.lastPlace()
    if (!place) throw new PublishedStoreError('PUBLISHED_DATABASE_URL: nothing is published there yet.')
    // Whoever writes to a file removes, when it ends, what SQLite keeps beside it, by its name: so it ends before another is there.
    this.#drop()
    const { copy, refused } = await StoreCopy.make(this.#path, log.documentsAfter(0), place)
    this.#copy = copy
    this.#isLost = false
    return { tags: 'all', refused }
  }

  #drop(): void {
    this.#copy?.close()
    this.#copy = undefined
  }
}
