import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../infrastructure/settings.ts'
import { MediaBucket } from './media-bucket.ts'

/** Returns a function that says whether a media file is stored, wherever the storage is. */
export function createMediaFileCheck({
  mediaDir,
  mediaPlace,
}: Pick<Settings, 'mediaDir' | 'mediaPlace'>): (name: string) => Promise<boolean> {
  if (!mediaPlace) return async (name) => existsSync(join(mediaDir, name))
  const bucket = new MediaBucket(mediaPlace)
  return (name) => bucket.has(name)
}
