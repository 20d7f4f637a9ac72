import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Content } from '../content/content.ts'
import type { Reporter } from '../operations/reporter.ts'
import { find } from './find.ts'
import type { IndexWriting } from './index-thread.ts'
import { type KeptIndex, openIndex } from './open-index.ts'
import { SearchBuilder } from './search-builder.ts'
import type { Candidate, Scope } from './search-index.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'

interface SearchParts {
  /** Of the index: a file, or a PostgreSQL. */
  readonly address: string
  readonly rebuildHours: number
  readonly content: Content
  readonly catalogue: Catalogue
  readonly reporter: Reporter
  readonly servedLanguages: ReadonlySet<LanguageCode>
  readonly now: () => number
}

const HOUR = 3_600_000
/** Milliseconds after which a build that could not have everything is tried again. */
const AGAIN_AFTER = 300_000
/** Milliseconds until a process looks again whether the one that builds is done. */
const LOOK_AGAIN_AFTER = 5000
/** Milliseconds in which what changes together is gathered. */
const GATHERED_FOR = 100

/** What a site finds: an index beside the process, filled in the background, and never in the way of a request. */
export class Search {
  readonly #parts: SearchParts
  readonly #kept: KeptIndex
  #writing: IndexWriting | undefined
  #builder: SearchBuilder | undefined
  #nextBuild: NodeJS.Timeout | undefined
  #nextUpdate: NodeJS.Timeout | undefined
  readonly #changed = new Set<string>()
  #isClosed = false

  constructor(parts: SearchParts) {
    this.#parts = parts
    this.#kept = openIndex(parts.address)
  }

  /**
   * Begins to keep the index: at once where it is missing or old, and on schedule from then on.
   *
   * @param program the thread that writes (index-writer.worker.ts)
   */
  start(program: URL): void {
    this.#writing = this.#kept.startWriting(program)
    this.#builder = new SearchBuilder({ ...this.#parts, writing: this.#writing })
    void this.#scheduleNext()
  }

  /**
   * What somebody means, what fits best first.
   *
   * @returns `undefined` while there is no index to look in
   */
  async find(
    query: string,
    scope: Scope,
    synonyms: readonly (readonly string[])[],
  ): Promise<readonly Candidate[] | undefined> {
    try {
      return await find(query, scope, synonyms, this.#kept.index)
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error
      if (error.cause !== undefined) this.#mend(error.cause)
      return undefined
    }
  }

  /** Something was published, withdrawn or changed: soon it is found as it is now. */
  change(tags: readonly string[]): void {
    if (!this.#builder) return
    for (const name of tags) this.#changed.add(name)
    this.#nextUpdate ??= setTimeout(() => void this.#update(), GATHERED_FOR).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#nextBuild)
    clearTimeout(this.#nextUpdate)
    await this.#kept.index.close()
    await this.#writing?.close()
  }

  get #every(): number {
    return this.#parts.rebuildHours * HOUR
  }

  async #isFresh(): Promise<boolean> {
    const completed = await this.#kept.index.completedAt()
    return completed !== undefined && this.#parts.now() < completed + this.#every
  }

  /** When it is old; at once where it never was whole. */
  async #scheduleNext(): Promise<void> {
    const completed = await this.#kept.index.completedAt()
    this.#schedule(completed === undefined ? 0 : completed + this.#every - this.#parts.now())
  }

  #schedule(after: number): void {
    clearTimeout(this.#nextBuild)
    if (!this.#isClosed) this.#nextBuild = setTimeout(() => void this.#build(), Math.max(0, after)).unref()
  }

  async #build(): Promise<void> {
    try {
      // Another process builds: what it has put so far is found here too.
      if (!(await this.#writing?.claim())) return this.#schedule(LOOK_AGAIN_AFTER)
      let again = 0
      try {
        again = await this.#buildUnlessFresh()
      } finally {
        await this.#writing?.release(again)
      }
    } catch (error) {
      this.#report(error)
      this.#schedule(AGAIN_AFTER)
    }
  }

  /** @returns milliseconds in which no process needs to try it again, because a part is missing */
  async #buildUnlessFresh(): Promise<number> {
    // Another process may have built it meanwhile.
    if (this.#kept.isShared && (await this.#isFresh())) {
      await this.#scheduleNext()
      return 0
    }
    const started = performance.now()
    const isWhole = await this.#builder?.buildAll()
    this.#parts.reporter.info('search index built', { isWhole, milliseconds: Math.round(performance.now() - started) })
    this.#schedule(isWhole ? this.#every : AGAIN_AFTER)
    return isWhole ? 0 : AGAIN_AFTER
  }

  async #update(): Promise<void> {
    this.#nextUpdate = undefined
    const tags = [...this.#changed]
    this.#changed.clear()
    try {
      await this.#builder?.update(tags)
    } catch (error) {
      this.#report(error)
    }
  }

  /** An index that cannot be read is thrown away and built again; one that is only missing is being built already. */
  #mend(cause: unknown): void {
    if (!this.#writing || !isDamage(cause)) return
    this.#parts.reporter.error('search index damaged', { reason: String(cause) })
    this.#writing.order({ do: 'reset' }).then(
      () => this.#schedule(0),
      (error: unknown) => this.#report(error),
    )
  }

  #report(error: unknown): void {
    if (!this.#isClosed) this.#parts.reporter.warning('search index not written', { reason: String(error) })
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set([11, 26])

function isDamage(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && DAMAGED.has(code & 0xff)
}
