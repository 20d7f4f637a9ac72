import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MediaPlace } from '../../apps/cms/src/server/settings.ts'
import { PlainError } from '../plain-error.ts'
import { copyDatabase, copySqlite, kindOf } from './database-copies.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { closeFolder, makePrivateFolder } from './private-files.ts'

/** Everything that cannot be made again: words, uploads, what things cost, and of a page that is refused now its last good version. */
export interface Data {
  /** Absolute. */
  readonly dataDirectory: string
  readonly cmsDatabase: string
  /** Absolute path of the file of prices. */
  readonly priceHistory: string
  /** Absolute path of the file that the site reads. */
  readonly publishedStore: string
  /** Where uploads lie that are in no folder of this machine, and in no backup either: the storage keeps their versions. */
  readonly mediaPlace: MediaPlace | undefined
}

export const MEDIA = 'media'

/** Files beside the content system's database, by their names in a backup. */
export function filesOf({ priceHistory, publishedStore }: Data): readonly (readonly [name: string, file: string])[] {
  return [
    ['prices.db', priceHistory],
    ['published.db', publishedStore],
  ]
}

/**
 * Copies the data of a system, which may be running and written to. Files that an editor adds or deletes meanwhile are there
 * if the copied database speaks of them: they are copied before it and after it.
 *
 * @param folder where to; it must not be there yet, and appears when the backup is whole. No other account of the machine reads it
 * @throws PlainError in words
 */
export async function backUp(data: Data, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new PlainError(`${folder} is there already: each backup gets a folder of its own.`)
  const { dataDirectory, cmsDatabase, mediaPlace } = data
  const made = new Date().toISOString()
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  makePrivateFolder(partial)
  const copyMedia = () => {
    const media = join(dataDirectory, MEDIA)
    if (!mediaPlace && existsSync(media))
      cpSync(media, join(partial, MEDIA), { recursive: true, preserveTimestamps: true })
  }
  copyMedia()
  await copyDatabase(cmsDatabase, partial)
  for (const [name, file] of filesOf(data)) if (existsSync(file)) copySqlite(file, join(partial, name))
  copyMedia()
  const elsewhere = mediaPlace && { media: { bucket: mediaPlace.bucket, prefix: mediaPlace.prefix } }
  const manifest = await writeManifest(partial, { made, database: kindOf(cmsDatabase), ...elsewhere })
  closeFolder(partial)
  renameSync(partial, folder)
  return manifest
}
