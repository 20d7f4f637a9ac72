import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ImageCache } from './image-cache.ts'
import { chooseFormat, type Format, type ImageParameters } from './image-parameters.ts'
import { createLimiter } from './limiter.ts'
import type { Original } from './originals.ts'
import { chooseRasterScale, hasTransparency, type RasterScale, rasterise, renderImage } from './render-image.ts'

const TYPES: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Originals that can be resized, and what they become when nothing else is asked. */
const BITMAPS: Readonly<Record<string, Format>> = {
  avif: 'avif',
  webp: 'webp',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  tif: 'jpg',
  tiff: 'jpg',
}

/** An answer that is decided but not made yet, so that a browser that has it costs nothing. */
export interface PreparedImage {
  readonly etag: string
  readonly contentType: string
  readonly bytes: () => Promise<Buffer>
}

export function isResizable(extension: string): boolean {
  return extension === 'svg' || extension in BITMAPS
}

/** Bump when the same parameters must give other pixels. */
const RENDERING = 1
const MOST_AT_ONCE = 2

export class ImageServer {
  readonly #cache: ImageCache
  readonly #limit = createLimiter(MOST_AT_ONCE)

  constructor(cacheFolder: string) {
    this.#cache = new ImageCache(cacheFolder)
  }

  async prepare(original: Original, parameters: ImageParameters, accept: string): Promise<PreparedImage> {
    const format = chooseFormat(parameters, accept, await this.#ownFormat(original))
    const key = hash('answer', RENDERING, original.path, original.version, format, JSON.stringify(parameters))
    const make = async () => {
      const scale = original.extension === 'svg' ? await this.#scale(original, parameters) : 1
      const bitmap = await this.#bitmap(original, scale)
      return await this.#limit(() => renderImage(bitmap, parameters, format, scale))
    }
    return {
      etag: `"${key}"`,
      contentType: TYPES[format],
      bytes: () => this.#cache.getOrMake(`${key}.${format}`, make),
    }
  }

  async #scale(original: Original, parameters: ImageParameters): Promise<RasterScale> {
    return await chooseRasterScale(await readFile(original.path), parameters)
  }

  /** The original as pixels; an SVG is drawn once a scale and kept. */
  async #bitmap(original: Original, scale: RasterScale): Promise<Buffer> {
    if (original.extension !== 'svg') return await readFile(original.path)
    const key = `${hash('raster', RENDERING, original.path, original.version, scale)}.png`
    return await this.#cache.getOrMake(key, async () => {
      const svg = await readFile(original.path)
      return await this.#limit(() => rasterise(svg, scale))
    })
  }

  async #ownFormat(original: Original): Promise<Format> {
    const format = BITMAPS[original.extension]
    if (format) return format
    return (await this.#isTransparent(original)) ? 'png' : 'jpg'
  }

  /** Found out once a file; the cache keeps the answer as one byte. */
  async #isTransparent(original: Original): Promise<boolean> {
    const key = `${hash('transparent', RENDERING, original.path, original.version)}.flag`
    const flag = await this.#cache.getOrMake(key, async () => {
      const bitmap = await this.#bitmap(original, 1)
      return Buffer.from((await hasTransparency(bitmap)) ? '1' : '0')
    })
    return flag.toString() === '1'
  }
}

function hash(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)
}
