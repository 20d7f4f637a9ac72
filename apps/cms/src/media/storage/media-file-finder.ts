import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../server/settings.ts'
import { MediaBucket } from './media-bucket.ts'

/** Says of a file of the media library by its name whether it is stored, wherever that is. */
export function mediaFileFinder({
  mediaDir,
  mediaPlace,
}: Pick<Settings, 'mediaDir' | 'mediaPlace'>): (name: string) => Promise<boolean> {
  if (!mediaPlace) return async (name) => existsSync(join(mediaDir, name))
  const bucket = new MediaBucket(mediaPlace)
  return (name) => bucket.has(name)
}
