import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../infrastructure/settings.ts'
import { MediaBucket } from './media-bucket.ts'

/**
 * Reads a file of the media library, wherever the storage is.
 *
 * @returns `undefined` when there is none, or the storage does not answer
 */
export async function readMediaFile(
  name: string,
  { mediaDir, mediaPlace }: Pick<Settings, 'mediaDir' | 'mediaPlace'>,
): Promise<Uint8Array | undefined> {
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
