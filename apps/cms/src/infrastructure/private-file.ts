import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

/** Readable and writable by the owner only. */
const OWNER_ALONE = 0o600

/**
 * Creates a SQLite file that only its owner can read, or restricts an existing one and its logs; later logs inherit the file's
 * permissions.
 */
export function ensurePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ALONE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) closeToOthers(file)
}

/** A file of another account may be writable; its permissions are left alone. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWNER_ALONE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
