import { chmodSync, copyFileSync, statSync } from 'node:fs'
import { removeStoreFiles, SQLITE_SIDE_FILE_SUFFIXES } from '@passepartout/content-model/published-store-files'
import { PUBLISHED_STORE_VERSION, storeCopyPath } from '@passepartout/content-model/published-store-schema'
import { PublishedStoreError, SqlitePublishedStoreWriter, storeFileVersion } from '../published-store.ts'

interface GuardParts {
  readonly path: string
  readonly store: SqlitePublishedStoreWriter
  /** Renews the copy of a store file; returns what is wrong with the file, if anything. */
  readonly keepCopy: (path: string, copy: string) => Promise<string | undefined>
  /** Fills a store from the content system. */
  readonly rebuild: (store: SqlitePublishedStoreWriter) => Promise<unknown>
  readonly log: (message: string, error: unknown) => void
  readonly now: () => number
}

/** Milliseconds after which an apparently unchanged file is read again. */
const MAX_INTERVAL = 60_000
/**
 * Milliseconds between two readings of a file that changes all the time, and the factor by which the pause exceeds the time of
 * a reading.
 */
const MIN_INTERVAL = 2000
const REST = 3

/**
 * Guards the file of the published store: keeps a copy of it, from which the site reads while the file is unreadable, and
 * rebuilds it from the content system when it is damaged or replaced.
 */
export class StoreGuard {
  readonly #parts: GuardParts
  #fault: string | undefined
  #read = { state: '', at: Number.NEGATIVE_INFINITY, rest: 0 }

  constructor(parts: GuardParts) {
    this.#parts = parts
  }

  /** Reads the file if it changed, and copies it. `repair` fixes what this finds. */
  async check(): Promise<void> {
    const { path, store, keepCopy, now } = this.#parts
    if (this.#fault !== undefined) return
    if (!store.isInPlace()) {
      this.#fault = 'another file, or none, is in its place'
      return
    }
    const state = stateOf(path)
    const { at, rest } = this.#read
    const since = Math.abs(now() - at)
    if (since < rest || (state === this.#read.state && since < MAX_INTERVAL)) return
    const started = now()
    try {
      this.#fault = await keepCopy(path, storeCopyPath(path))
    } catch (error) {
      this.#parts.log('The copy of the published store could not be written.', error)
    }
    const took = Math.abs(now() - started)
    this.#read = { state, at: now(), rest: Math.min(MAX_INTERVAL, Math.max(MIN_INTERVAL, took * REST)) }
  }

  /**
   * Replaces a damaged file. Nothing may be published meanwhile. The copy replaces it at once; without a copy, a new file is
   * filled with all published content first, so that readers never see half of it.
   *
   * @returns when the copy was made, in milliseconds since the epoch: what was published since has to be requested again
   */
  async repair(): Promise<number | undefined> {
    const { path, store, rebuild, log } = this.#parts
    if (this.#fault === undefined) return undefined
    const error = new PublishedStoreError(this.#fault)
    log('The published store is damaged; it is built again.', error)
    const fresh = `${path}.new`
    const copiedAt = layCopy(storeCopyPath(path), fresh)
    if (copiedAt === undefined) await fill(fresh, rebuild)
    store.take(fresh)
    this.#fault = undefined
    this.#read = { state: '', at: Number.NEGATIVE_INFINITY, rest: 0 }
    return copiedAt
  }
}

/**
 * Puts the copy in place. Only the copy has the last good versions of documents that are refused now.
 *
 * @returns when it was made, or `undefined` when there is none that can be opened
 */
function layCopy(copy: string, fresh: string): number | undefined {
  removeStoreFiles(fresh)
  const look = statSync(copy, { throwIfNoEntry: false })
  if (!look) return undefined
  copyFileSync(copy, fresh)
  // Only the owner may read the copy; the store gets the permissions of any new file.
  chmodSync(fresh, 0o666 & ~process.umask())
  try {
    if (storeFileVersion(fresh) > PUBLISHED_STORE_VERSION) return undefined
    new SqlitePublishedStoreWriter(fresh).close()
    return look.mtimeMs
  } catch (error) {
    if (error instanceof PublishedStoreError || isOfSqlite(error)) return undefined
    throw error
  }
}

function isOfSqlite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}

async function fill(fresh: string, rebuild: GuardParts['rebuild']): Promise<void> {
  removeStoreFiles(fresh)
  const next = new SqlitePublishedStoreWriter(fresh)
  try {
    await rebuild(next)
  } finally {
    next.close()
  }
}

/** A value that changes with every write by any process. */
function stateOf(path: string): string {
  const looks = ['', ...SQLITE_SIDE_FILE_SUFFIXES.slice(0, 1)].map((end) =>
    statSync(path + end, { throwIfNoEntry: false }),
  )
  return looks.map((look) => (look ? `${look.ino}:${look.size}:${look.mtimeMs}` : '')).join(' ')
}
