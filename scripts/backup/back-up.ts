import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { S3Location } from '../../apps/cms/src/infrastructure/settings.ts'
import { PlainError } from '../plain-error.ts'
import { copyDatabase, copySqlite, kindOf } from './database-copies.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { closeFolder, makePrivateFolder } from './private-files.ts'

/**
 * Locations of all data that cannot be generated: content, uploads, price history, and the published store with the last good
 * version of pages that are now refused.
 */
export interface Data {
  /** Absolute. */
  readonly dataDirectory: string
  readonly cmsDatabase: string
  /** Absolute path of the file of prices. */
  readonly priceHistory: string
  /** Absolute path of the file that the site reads. */
  readonly publishedStore: string
  /** The bucket of uploads, if any. Its files are not in the backup; the storage has versions of them. */
  readonly mediaPlace: S3Location | undefined
}

export const MEDIA = 'media'

/** Other files of the backup, by name. */
export function filesOf({ priceHistory, publishedStore }: Data): readonly (readonly [name: string, file: string])[] {
  return [
    ['prices.db', priceHistory],
    ['published.db', publishedStore],
  ]
}

/**
 * Copies the data of a system, which may be running. Files are copied before and after the database, so that every file that
 * the copied database refers to is there.
 *
 * @param folder target; must not exist, and appears only when the backup is complete. Readable by its owner only
 * @throws PlainError with a sentence for the operator
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
