import { rmSync, statSync } from 'node:fs'

/** Files that SQLite keeps beside a database: its write-ahead log and its index. */
export const SQLITE_SIDE_FILE_SUFFIXES = ['-wal', '-shm'] as const

/** Deletes a store file and its side files; processes that have it open can read on. */
export function removeStoreFiles(path: string): void {
  for (const end of ['', ...SQLITE_SIDE_FILE_SUFFIXES]) rmSync(path + end, { force: true })
}

/** @returns the identity of the file at a path, independent of its content; `undefined` without a file */
export function fileIdentity(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
