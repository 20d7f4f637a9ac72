import { chmodSync, globSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Backups contain password hashes and drafts, so only the system's own user may read them. */
export const PRIVATE = { folder: 0o700, file: 0o600 } as const

/** Creates a folder, or restricts an existing one, for its owner only, whatever the process's umask. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE.folder })
  chmodSync(folder, PRIVATE.folder)
}

/** Restricts a folder and its contents to its owner. */
export function closeFolder(folder: string): void {
  setModes(folder, PRIVATE)
}

/** Gives uploads the permissions of new ones: another user may serve them. */
export function openFolder(folder: string): void {
  const mask = process.umask()
  setModes(folder, { folder: 0o777 & ~mask, file: 0o666 & ~mask })
}

function setModes(folder: string, modes: { readonly folder: number; readonly file: number }): void {
  chmodSync(folder, modes.folder)
  for (const path of globSync('**/*', { cwd: folder })) {
    const place = join(folder, path)
    const found = lstatSync(place)
    if (!found.isSymbolicLink()) chmodSync(place, found.isDirectory() ? modes.folder : modes.file)
  }
}
