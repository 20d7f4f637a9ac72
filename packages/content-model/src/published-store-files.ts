import { rmSync, statSync } from 'node:fs'

/** What SQLite keeps beside a file: what is not yet in it, and who reads it. */
export const SIDE_FILES = ['-wal', '-shm'] as const

/** Removes a store file with all that belongs to it; whoever has it open goes on reading it. */
export function removeStore(path: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(path + end, { force: true })
}

/** @returns which file lies at a path, whatever is written to it; `undefined` where there is none */
export function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
