import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { File } from 'payload'
import sharp from 'sharp'
import type { Settings } from '../../infrastructure/settings.ts'
import { readPictureFile } from './read-picture-file.ts'
import type { UsedPicture } from './upload-pictures.ts'

/** Pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Writes pictures into the folder of the media library before the library has entries for them.
 *
 * @returns the size of each by name
 * @throws ContentFileError for a missing picture
 */
export async function writeMediaFiles(
  pictures: Iterable<UsedPicture>,
  { mediaDir, picturesDir }: Settings,
): Promise<Map<string, PictureSize>> {
  await mkdir(mediaDir, { recursive: true })
  const sizes = new Map<string, PictureSize>()
  const waiting = [...pictures]
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { name, data } = await readPictureFile(picture, picturesDir)
      await writeWhole(join(mediaDir, name), data)
      const { width, height } = await sharp(data).metadata()
      sizes.set(picture.name, { width, height })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return sizes
}

/** Writes to a temporary name first, so that a file with its final name is complete. */
async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, data)
  await rename(`${path}.part`, path)
}

/** Reads a picture from the folder of the media library. */
export async function readMediaFolderFile({ name }: UsedPicture, { mediaDir }: Settings): Promise<File> {
  const data = await readFile(join(mediaDir, `${name}.jpg`))
  return { data, mimetype: 'image/jpeg', name: `${name}.jpg`, size: data.byteLength }
}
