import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

/** Reads and writes. */
const OWNER_ALONE = 0o600

/**
 * Makes a SQLite file that no other account of the machine reads, or closes one that is there, with its logs; those that SQLite
 * makes later get the rights of the file.
 */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ALONE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) closeToOthers(file)
}

/** Somebody else's file may be written all the same, and its rights are theirs. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWNER_ALONE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
