import { statSync } from 'node:fs'
import { copyOfStore } from '@passepartout/content-model/published-store'
import { openStoreFile, PublishedStoreError, type StoreFile } from './store-file.ts'

export interface StoreWatch {
  /** The file could not be read; its copy stands in. Told once for each time. */
  readonly onDamage?: (reason: string) => void
  /** Another file than before is read, be it the one that took the place of a damaged one. */
  readonly onReplaced?: () => void
  /** The file is wrong, and no copy stands in. Told at every question. */
  readonly onLost?: () => void
}

/** Of SQLite: the file itself is wrong, so that asking it again is no use before it is written anew. */
const LASTING = new Set([11, 26])
/** … and that it ends too soon. */
const LOST = new Set([10, ...LASTING])

/**
 * A store file that goes on being read whatever happens to it: the one that takes its place is opened, and while it
 * cannot be read the copy that the content system keeps beside it stands in.
 */
export class FallbackStoreFile {
  readonly #path: string
  readonly #watch: StoreWatch
  #open: StoreFile
  /** Which file is open; of the copy, nothing. */
  #opened: string | undefined
  /** What was found to be wrong, as it looked: not worth another look. */
  #refused: string | undefined

  /** @throws PublishedStoreError when there is nothing to read at the start */
  constructor(path: string, watch: StoreWatch = {}) {
    this.#path = path
    this.#watch = watch
    this.#open = openStoreFile(path)
    this.#opened = look(path)?.file
  }

  /** Whether the copy is read. */
  get readsFallback(): boolean {
    return this.#opened === undefined
  }

  /** @throws what `query` throws when the copy cannot answer either */
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

  /** Opens the file that lies there now, where it is another one and has something in it. */
  refresh(): void {
    const found = look(this.#path)
    if (!found || found.file === this.#opened || found.state === this.#refused) return
    try {
      const file = openStoreFile(this.#path)
      // One that is being filled holds no site yet.
      const isFilled = file.database.prepare('SELECT 1 FROM site LIMIT 1').get() !== undefined
      if (!isFilled) {
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
      const copy = openStoreFile(copyOfStore(this.#path))
      // A file that took the place of the one that was open is looked at next.
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

/** Which file lies there, and how it looks. */
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
