import { rmSync } from 'node:fs'

/** What SQLite keeps beside a file: what is not yet in it, and who reads it. */
export const SIDE_FILES = ['-wal', '-shm'] as const

/** Removes a store file with all that belongs to it; whoever has it open goes on reading it. */
export function removeStore(path: string): void {
  for (const end of ['', ...SIDE_FILES]) rmSync(path + end, { force: true })
}
