import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { causeMessage } from '../../infrastructure/cause-message.ts'
import type { S3Location } from '../../infrastructure/settings.ts'
import { MediaBucket } from './media-bucket.ts'

/** By extension, which uploads get from their bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

const AT_ONCE = 8

/**
 * Copies media files from their folder to the bucket. Existing files are skipped, so that it can be stopped and repeated;
 * nothing is deleted.
 *
 * @throws Error naming the first file that the bucket refuses
 */
export async function uploadMediaFolder(
  folder: string,
  place: S3Location,
): Promise<{ readonly uploaded: number; readonly known: number }> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) in TYPES) : []
  const bucket = new MediaBucket(place)
  const left = names[Symbol.iterator]()
  let uploaded = 0
  const work = async () => {
    for (const name of left) {
      try {
        if (await bucket.has(name)) continue
        await bucket.write(name, await readFile(join(folder, name)), TYPES[extname(name)] ?? '')
        uploaded += 1
      } catch (error) {
        throw new Error(`${name} was not uploaded: ${causeMessage(error)}`, { cause: error })
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return { uploaded, known: names.length - uploaded }
  } finally {
    bucket.close()
  }
}
