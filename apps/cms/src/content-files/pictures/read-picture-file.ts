import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { File } from 'payload'
import sharp from 'sharp'
import { ContentFileError } from '../read/content-file-error.ts'
import type { UsedPicture } from './upload-pictures.ts'

/** Maximum width and height of an upload in pixels: twice the widest display size. */
const LONGER_SIDE = 2400

const PHOTOGRAPHS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/**
 * A picture of the files as a JPEG that an editor could upload: a drawing (`<name>.svg`) at 2,400 pixels, a photograph upright, without its
 * metadata and at most as large.
 *
 * @param folder of the pictures
 * @throws ContentFileError when the folder has neither
 */
export async function readPictureFile({ name, file }: UsedPicture, folder: string): Promise<File> {
  const drawing = join(folder, `${name}.svg`)
  const photograph = PHOTOGRAPHS.map((extension) => join(folder, `${name}.${extension}`)).find(existsSync)
  if (!existsSync(drawing) && !photograph)
    throw new ContentFileError(file, `there is no picture “${name}” (${drawing})`)
  const data = await (photograph && !existsSync(drawing) ? readPhotograph(photograph) : rasterise(drawing))
  return { data, mimetype: 'image/jpeg', name: `${name}.jpg`, size: data.byteLength }
}

async function readPhotograph(path: string): Promise<Buffer> {
  return await sharp(path)
    .autoOrient()
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function rasterise(path: string): Promise<Buffer> {
  const halves = await cutInHalves(path)
  return await sharp(halves, { join: { across: halves.length } })
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** The two halves of a drawing at full size: above 2,000 pixels the renderer uses tiles, at twice the cost. */
async function cutInHalves(path: string): Promise<Buffer[]> {
  const [svg, { width = LONGER_SIDE, height = LONGER_SIDE }] = await Promise.all([
    readFile(path, 'utf8'),
    sharp(path).metadata(),
  ])
  const scale = LONGER_SIDE / Math.max(width, height)
  const half = width / 2
  const cut = (left: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(half * scale)}" height="${Math.round(height * scale)}" viewBox="${left} 0 ${half} ${height}">${svg}</svg>`
  return [cut(0), cut(half)].map((drawing) => Buffer.from(drawing))
}
