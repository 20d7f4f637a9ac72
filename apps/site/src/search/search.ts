import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { AsyncIndexWriter } from './index-writer-thread.ts'
import { type OpenedIndex, openIndex } from './open-index.ts'
import { runSearch, type SearchAnswer, type SearchInput } from './run-search.ts'
import { SearchIndexBuilder } from './search-index-builder.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'

interface SearchParts {
  /** Address of the index: a file or a PostgreSQL URL. */
  readonly address: string
  readonly rebuildHours: number
  readonly content: ContentCache
  readonly catalogue: Catalogue
  readonly reporter: Reporter
  readonly servedLanguages: ReadonlySet<LanguageCode>
  readonly now: () => number
  /** The index has other entries than before. */
  readonly onWritten?: () => void
}

const HOUR = 3_600_000
/** Milliseconds until the first retry of unavailable parts; doubled each time. */
const AGAIN_AFTER = 1000
/**
 * Limits of that delay: when nothing was available, which costs one call, and when everything else was read again too.
 */
const AGAIN_AFTER_NOTHING = 30_000
const AGAIN_AFTER_PART = 300_000
/** Milliseconds between two checks for new cities. */
const CITIES_LOOKED_AT_EVERY = 300_000
/** Upper limit on changes to retry; further ones wait for the next whole build. */
const MAX_UNKNOWN = 1000
/** Milliseconds between two checks whether another process has finished its build. */
const LOOK_AGAIN_AFTER = 5000
/** Milliseconds for which changes are collected (debounce). */
const GATHERED_FOR = 100

/** The search of all sites: an index that is filled in the background. */
export class Search {
  readonly #parts: SearchParts
  readonly #kept: OpenedIndex
  #writing: AsyncIndexWriter | undefined
  #builder: SearchIndexBuilder | undefined
  #nextBuild: NodeJS.Timeout | undefined
  #nextUpdate: NodeJS.Timeout | undefined
  #nextRetry: NodeJS.Timeout | undefined
  #nextLook: NodeJS.Timeout | undefined
  readonly #changed = new Set<string>()
  /** Changes for which the catalogue was unavailable. */
  readonly #unknown = new Set<string>()
  #isStale = false
  #failedBuilds = 0
  #failedUpdates = 0
  /** Serialises builds and updates. */
  #work: Promise<void> = Promise.resolve()
  /** Languages in which the index was complete; cached, so that not every search reads it. */
  #wholeIn: ReadonlySet<string> = new Set()
  #isClosed = false

  constructor(parts: SearchParts) {
    this.#parts = parts
    this.#kept = openIndex(parts.address)
  }

  /**
   * Starts to maintain the index: builds at once if it is missing or old, then on schedule.
   *
   * @param program the writer thread (index-writer.worker.ts)
   */
  start(program: URL): void {
    this.#writing = this.#kept.startWriting(program)
    this.#builder = new SearchIndexBuilder({ ...this.#parts, writing: this.#writing })
    void this.#scheduleNext()
    this.#nextLook = setInterval(() => this.#lookForCities(), CITIES_LOOKED_AT_EVERY).unref()
    this.#lookForCities()
  }

  /**
   * Understands a query and finds entries for it, best match first.
   *
   * @returns `undefined` while there is no index, or when nothing was found in one that was never complete in this
   * language
   */
  async ask(question: SearchInput): Promise<SearchAnswer | undefined> {
    try {
      const asked = await runSearch(question, this.#kept.index)
      return asked.candidates.length > 0 || (await this.#isWholeIn(question.scope.lang)) ? asked : undefined
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error
      if (error.cause !== undefined) this.#repair(error.cause)
      return undefined
    }
  }

  /** Schedules an update after something was published, unpublished or changed. */
  change(tags: readonly string[]): void {
    if (!this.#builder) return
    for (const name of tags) this.#changed.add(name)
    if (tags.some((name) => name.startsWith(cacheTag.site('')))) void this.#buildIfLanguageLacks()
    this.#updateSoon()
  }

  /** Schedules an update of all pages, because publications may have been missed. */
  markStale(): void {
    if (!this.#builder) return
    this.#isStale = true
    void this.#buildIfLanguageLacks()
    this.#updateSoon()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#nextBuild)
    clearTimeout(this.#nextUpdate)
    clearTimeout(this.#nextRetry)
    clearInterval(this.#nextLook)
    await this.#kept.index.close()
    await this.#writing?.close()
  }

  get #every(): number {
    return this.#parts.rebuildHours * HOUR
  }

  async #isWholeIn(lang: LanguageCode): Promise<boolean> {
    if (!this.#wholeIn.has(lang)) this.#wholeIn = (await this.#kept.index.completion())?.languages ?? new Set()
    return this.#wholeIn.has(lang)
  }

  /** Milliseconds until the next whole build: 0 when the index was never complete or lacks a published language. */
  async #untilNext(): Promise<number> {
    const completion = await this.#kept.index.completion()
    const languages = this.#builder?.languages() ?? []
    if (!completion || languages.some((lang) => !completion.languages.has(lang))) return 0
    return Math.max(0, completion.at + this.#every - this.#parts.now())
  }

  async #scheduleNext(): Promise<void> {
    this.#schedule(await this.#untilNext())
  }

  async #buildIfLanguageLacks(): Promise<void> {
    if ((await this.#untilNext()) > 0) return
    this.#failedBuilds = 0
    this.#schedule(0)
  }

  #schedule(after: number): void {
    clearTimeout(this.#nextBuild)
    if (!this.#isClosed) this.#nextBuild = setTimeout(() => this.#inTurn(() => this.#build()), after).unref()
  }

  #inTurn(work: () => Promise<void>): void {
    this.#work = this.#work.then(() => (this.#isClosed ? undefined : work())).catch((error) => this.#report(error))
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
      this.#schedule(this.#againAfter(AGAIN_AFTER_PART))
    }
  }

  /** @returns milliseconds in which no process needs to try it again, because a part is missing */
  async #buildUnlessFresh(): Promise<number> {
    const builder = this.#builder
    // It, or another process, may have built it meanwhile.
    if (!builder || (await this.#untilNext()) > 0) {
      await this.#scheduleNext()
      return 0
    }
    const started = performance.now()
    const isFirst = (await this.#kept.index.completion()) === undefined
    const { state, unknown } = await builder.buildAll(isFirst)
    const isWhole = state === 'whole'
    if (isWhole) this.#unknown.clear()
    this.#askAgain(unknown)
    this.#parts.onWritten?.()
    if (state === 'noSite') this.#parts.reporter.info('search index waits for a site')
    else if (isWhole || this.#failedBuilds === 0) this.#tellOfBuild(isWhole, performance.now() - started)
    if (isWhole) {
      this.#failedBuilds = 0
      await this.#scheduleNext()
      return 0
    }
    // What is published first is heard of.
    if (state === 'noSite') return 0
    const again = this.#againAfter(state === 'nothing' ? AGAIN_AFTER_NOTHING : AGAIN_AFTER_PART)
    this.#schedule(again)
    return again
  }

  #tellOfBuild(isWhole: boolean, milliseconds: number): void {
    this.#parts.reporter.info('search index built', { isWhole, milliseconds: Math.round(milliseconds) })
  }

  #againAfter(most: number): number {
    this.#failedBuilds += 1
    return backOff(this.#failedBuilds, most)
  }

  #updateSoon(): void {
    this.#nextUpdate ??= setTimeout(() => void this.#update(), GATHERED_FOR).unref()
  }

  async #update(): Promise<void> {
    this.#nextUpdate = undefined
    const tags = [...this.#changed]
    this.#changed.clear()
    const isStale = this.#isStale
    this.#isStale = false
    try {
      if (isStale) await this.#builder?.updatePages()
      this.#askAgain((await this.#builder?.update(tags)) ?? [])
      this.#parts.onWritten?.()
    } catch (error) {
      this.#isStale ||= isStale
      this.#report(error)
      this.#askAgain(tags)
    }
  }

  /** What is not known by now is asked for again, later each time; after a whole build nothing is left to ask. */
  #askAgain(tags: readonly string[]): void {
    if (this.#isClosed) return
    for (const name of tags) if (this.#unknown.size < MAX_UNKNOWN) this.#unknown.add(name)
    if (this.#unknown.size === 0 && !this.#isStale) this.#failedUpdates = 0
    else this.#nextRetry ??= setTimeout(() => this.#retry(), backOff(++this.#failedUpdates, AGAIN_AFTER_PART)).unref()
  }

  #retry(): void {
    this.#nextRetry = undefined
    for (const name of this.#unknown) this.#changed.add(name)
    this.#unknown.clear()
    this.#updateSoon()
  }

  /** Those that the catalogue has since it was last read. */
  #lookForCities(): void {
    this.#inTurn(async () => {
      const completion = await this.#kept.index.completion()
      // Where it never was whole, a build asks for all of them.
      if (completion) await this.#builder?.addCities(completion.cities)
    })
  }

  /** An index that cannot be read is thrown away and built again; one that is only missing is being built already. */
  #repair(cause: unknown): void {
    if (!this.#writing || !isDamage(cause)) return
    this.#parts.reporter.error('search index damaged', { reason: String(cause) })
    this.#wholeIn = new Set()
    this.#writing.order({ do: 'reset' }).then(
      () => this.#schedule(0),
      (error: unknown) => this.#report(error),
    )
  }

  #report(error: unknown): void {
    if (!this.#isClosed) this.#parts.reporter.warning('search index not written', { reason: String(error) })
  }
}

/** @returns milliseconds until the next try after so many that failed, at the most so many */
function backOff(failures: number, most: number): number {
  return Math.min(most, AGAIN_AFTER * 2 ** (failures - 1))
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set([11, 26])

function isDamage(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && DAMAGED.has(code & 0xff)
}
