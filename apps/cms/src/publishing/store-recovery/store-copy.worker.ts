import { chmodSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Reads a published store completely and writes a copy of it, which replaces the previous copy. It runs in a thread, because a
 * large store takes seconds. It posts what is wrong with the file, if anything.
 */
const { path, copy }: { readonly path: string; readonly copy: string } = workerData

/**
 * SQLite's codes for a malformed file and for one that is no database. Other errors, such as a full disk, are no fault of the
 * file.
 */
const DAMAGED = new Set([11, 26])

parentPort?.postMessage(keepCopy())

function keepCopy(): string | undefined {
  const begun = new Date()
  try {
    const fault = writeCopy(`${copy}.new`)
    if (fault !== undefined) return fault
    // The copy may lack what is published while it is written.
    utimesSync(`${copy}.new`, begun, begun)
    renameSync(`${copy}.new`, copy)
    return undefined
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && DAMAGED.has(Number(error.errcode) & 0xff)) return error.message
    throw error
  }
}

function writeCopy(fresh: string): string | undefined {
  const store = new DatabaseSync(path, { readOnly: true })
  try {
    const result = Object.values(store.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (result !== 'ok') return String(result)
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(fresh + end, { force: true })
    store.prepare('VACUUM INTO ?').run(fresh)
  } finally {
    store.close()
  }
  // Readable by its owner alone, also where the folder is read-only.
  chmodSync(fresh, 0o600)
  const written = new DatabaseSync(fresh)
  written.exec('PRAGMA journal_mode = DELETE')
  written.close()
  return undefined
}
