import { existsSync } from 'node:fs'
import { RenderedPage } from '../rendered-page.ts'
import type { ResponseCache } from '../response-cache.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { SnapshotValidityKey } from './snapshot-file.ts'
import { writeCacheSnapshot } from './write-cache-snapshot.ts'

interface SnapshotParts {
  readonly path: string
  readonly responses: ResponseCache
  /** Bytes of copies that the file may hold. */
  readonly mostBytes: number
  /** Of the build and its settings. */
  readonly release: string
  /** Of what is published now. */
  readonly markOfPublication: () => Promise<string>
  readonly reporter: Readonly<Record<'info' | 'warning', (message: string, details: Record<string, unknown>) => void>>
}

/** Milliseconds: what a process that is killed loses. */
const WRITTEN_EVERY = 600_000
/** Pages that are taken without a pause. */
const PAGES_AT_ONCE = 100

/** A file with the hot part of the response cache, written at a stop and every ten minutes, and loaded at a start. */
export class CacheSnapshot {
  readonly #parts: SnapshotParts
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()

  constructor(parts: SnapshotParts) {
    this.#parts = parts
  }

  /** Resolves when the pages of the file are in the cache. @param isWriting whether this process writes the file too */
  start(isWriting: boolean): Promise<void> {
    this.#work = this.#load()
    if (isWriting) this.#timer = setInterval(() => void this.write(), WRITTEN_EVERY).unref()
    return this.#work
  }

  /** Writes what is hot now; a failure is logged. */
  write(): Promise<void> {
    this.#work = this.#work.then(() => this.#write())
    return this.#work
  }

  /** Writes what is hot once more, where this process writes at all. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await (this.#timer ? this.write() : this.#work)
  }

  async #load(): Promise<void> {
    const { path, responses, reporter } = this.#parts
    const { generation } = responses
    const kind = existsSync(path) ? await this.#kind() : undefined
    if (!kind) return
    const read = await readSnapshot(path, kind)
    if (read.kind === 'broken') reporter.warning('cache snapshot not read', { reason: read.reason })
    if (read.kind === 'other') reporter.info('cache snapshot is of another build or publication', { what: read.what })
    if (read.kind !== 'pages') return
    let taken = 0
    // The coldest first, so that the hottest are the last to go.
    for (const [place, [key, page]] of [...read.pages.entries()].toReversed()) {
      if (responses.restore(key, RenderedPage.fromSnapshot(page, generation))) taken += 1
      if (place % PAGES_AT_ONCE === 0) await new Promise(setImmediate)
    }
    reporter.info('cache snapshot loaded', { pages: taken, of: read.pages.length })
  }

  async #write(): Promise<void> {
    const { path, responses, mostBytes, reporter } = this.#parts
    const { generation } = responses
    const kind = await this.#kind()
    // A publication that caches are still to be told of: the next time.
    if (!kind || responses.generation !== generation) return
    try {
      await writeCacheSnapshot(path, kind, responses.hottest(mostBytes))
    } catch (error) {
      reporter.warning('cache snapshot not written', { reason: String(error) })
    }
  }

  /** @returns `undefined` while what is published cannot be read */
  async #kind(): Promise<SnapshotValidityKey | undefined> {
    const { release, markOfPublication, reporter } = this.#parts
    try {
      return { release, publication: await markOfPublication() }
    } catch (error) {
      reporter.warning('cache snapshot not written', { reason: String(error) })
      return undefined
    }
  }
}
