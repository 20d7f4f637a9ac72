import { chmodSync, globSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of passwords and drafts are in it: whoever runs the system reads it, and no other account of the machine. */
export const PRIVATE = { folder: 0o700, file: 0o600 } as const

/** Makes a folder that nobody else may look into, whatever the process's umask; one that is there is closed. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE.folder })
  chmodSync(folder, PRIVATE.folder)
}

/** Closes a folder and all that lies in it. */
export function closeFolder(folder: string): void {
  setModes(folder, PRIVATE)
}

/** Gives uploads the rights that new ones get: what visitors see may be handed out by another account. */
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
