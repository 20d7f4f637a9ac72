import { rmSync, statSync } from 'node:fs'

/** Files that SQLite keeps beside a database: its write-ahead log and its index. */
export const SIDE_FILES = ['-wal', '-shm'] as const

/** Deletes a store file and its side files; processes that have it open can read on. */
export function removeStore(path: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(path + end, { force: true })
}

/** @returns the identity of the file at a path, independent of its content; `undefined` without a file */
export function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
