import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../infrastructure/settings.ts'
import { MediaBucket } from './media-bucket.ts'

type Storage = Pick<Settings, 'mediaDir' | 'mediaPlace'>

/** Returns a function that says whether a media file is stored, wherever the storage is. */
export function createMediaFileCheck({ mediaDir, mediaPlace }: Storage): (name: string) => Promise<boolean> {
  if (!mediaPlace) return async (name) => existsSync(join(mediaDir, name))
  const bucket = new MediaBucket(mediaPlace)
  return (name) => bucket.has(name)
}

/**
 * Reads a file of the media library, wherever the storage is.
 *
 * @returns `undefined` when there is none, or the storage does not answer
 */
export async function readMediaFile(name: string, { mediaDir, mediaPlace }: Storage): Promise<Uint8Array | undefined> {
  if (!mediaPlace) return readFile(join(mediaDir, name)).catch(() => undefined)
  const bucket = new MediaBucket(mediaPlace)
  try {
    return await bucket.read(name)
  } catch {
    return undefined
  } finally {
    bucket.close()
  }
}
