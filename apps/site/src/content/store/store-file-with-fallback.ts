import { statSync } from 'node:fs'
import { storeCopyPath } from '@passepartout/content-model/published-store-schema'
import { openStoreFile, PublishedStoreError, type StoreFile } from './store-file.ts'

export interface StoreFileListeners {
  /** The file is unreadable and its copy is used; called once per damage. */
  readonly onDamage?: (reason: string) => void
  /** Another file is used, also after a damage. */
  readonly onReplaced?: () => void
  /** Neither the file nor a copy is readable; called for every query. */
  readonly onLost?: () => void
}

/** SQLite codes of a damaged file, which retrying does not help. */
const LASTING = new Set([11, 26])
/** The same, and of a truncated one. */
const LOST = new Set([10, ...LASTING])

/**
 * Keeps a published store readable: opens a file that replaces it, and uses the copy kept by the content system while it is
 * unreadable.
 */
export class StoreFileWithFallback {
  readonly #path: string
  readonly #watch: StoreFileListeners
  #open: StoreFile
  /** Identity of the open file; `undefined` for the copy. */
  #opened: string | undefined
  /** State of a file that was found damaged, which is not opened again. */
  #refused: string | undefined

  /** @throws PublishedStoreError when nothing is readable at the start */
  constructor(path: string, watch: StoreFileListeners = {}) {
    this.#path = path
    this.#watch = watch
    this.#open = openStoreFile(path)
    this.#opened = look(path)?.file
  }

  /** Whether the copy is in use. */
  get readsFallback(): boolean {
    return this.#opened === undefined
  }

  /** @throws the error of `query` if the copy fails too */
  read<T>(query: (file: StoreFile) => T): T {
    try {
      return query(this.#open)
    } catch (error) {
      if (!isOfSqlite(error) || !this.#openFallback(error)) {
        if (isOfSqlite(error) && LOST.has(error.errcode & 0xff)) this.#watch.onLost?.()
        throw error
      }
      return query(this.#open)
    }
  }

  /** Opens a file that replaced the open one, unless it is empty. */
  refresh(): void {
    const found = look(this.#path)
    if (!found || found.file === this.#opened || found.state === this.#refused) return
    try {
      const file = openStoreFile(this.#path)
      // A file that is still being filled has no site yet.
      if (!file.anySite.get()) {
        file.database.close()
        return
      }
      this.#take(file, found.file)
      this.#watch.onReplaced?.()
    } catch (error) {
      if (!(error instanceof PublishedStoreError) && !isOfSqlite(error)) throw error
      this.#refused = found.state
    }
  }

  close(): void {
    this.#open.database.close()
  }

  #openFallback(error: SqliteError): boolean {
    if (this.readsFallback) return false
    const found = look(this.#path)
    try {
      const copy = openStoreFile(storeCopyPath(this.#path))
      // A file that replaced the open one is tried next.
      this.#refused = LASTING.has(error.errcode & 0xff) && found?.file === this.#opened ? found?.state : undefined
      this.#take(copy, undefined)
    } catch (second) {
      if (second instanceof PublishedStoreError) return false
      throw second
    }
    this.#watch.onDamage?.(error.message)
    return true
  }

  #take(file: StoreFile, opened: string | undefined): void {
    const before = this.#open
    this.#open = file
    this.#opened = opened
    before.database.close()
  }
}

/** Identity and state of the file at a path. */
function look(path: string): { readonly file: string; readonly state: string } | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return undefined
  const file = `${found.dev}:${found.ino}`
  return { file, state: `${file}:${found.size}:${found.mtimeMs}` }
}

interface SqliteError extends Error {
  readonly errcode: number
}

function isOfSqlite(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}
