import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { ImageCache } from './image-cache.ts'
import { chooseFormat, type ImageFormat, type ImageParameters } from './image-parameters.ts'
import type { Original } from './originals.ts'
import { chooseRasterScale, type RasterScale, rasteriseSvg, svgSize } from './rasterise-svg.ts'
import { hasTransparency, renderImage, renderRasterisedSvg } from './render-image.ts'

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Originals that can be resized, and their default output format. */
const BITMAPS: Readonly<Record<string, ImageFormat>> = {
  avif: 'avif',
  webp: 'webp',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  tif: 'jpg',
  tiff: 'jpg',
}

export function isResizable(extension: string): boolean {
  return extension === 'svg' || extension in BITMAPS
}

/** Increment when the same parameters must give different pixels. */
const RENDERING = 1
const MAX_AT_ONCE = 2

export class ImageTransformer {
  readonly #cache: ImageCache
  readonly #digests = new Map<string, Promise<string>>()
  readonly #limit = createConcurrencyLimiter(MAX_AT_ONCE)

  constructor(cacheFolder: string) {
    this.#cache = new ImageCache(cacheFolder)
  }

  /** An answer whose identity is known before it is rendered, so that a revalidation costs nothing. */
  async prepare(original: Original, parameters: ImageParameters, accept: string) {
    const format = chooseFormat(parameters, accept, await this.#ownFormat(original))
    const key = keyOf('answer', RENDERING, await this.#digestOf(original), format, JSON.stringify(parameters))
    const make = () =>
      original.extension === 'svg'
        ? this.#renderDrawing(original, parameters, format)
        : this.#renderBitmap(original, parameters, format)
    return {
      etag: `"${key}"`,
      contentType: IMAGE_TYPES[format],
      bytes: () => this.#cache.getOrMake(`${key}.${format}`, make),
    }
  }

  async #renderBitmap(original: Original, parameters: ImageParameters, format: ImageFormat): Promise<Buffer> {
    const bytes = await readFile(original.path)
    return await this.#limit(() => renderImage(bytes, parameters, format))
  }

  async #renderDrawing(original: Original, parameters: ImageParameters, format: ImageFormat): Promise<Buffer> {
    const drawing = await svgSize(await readFile(original.path))
    const raster = await this.#raster(original, chooseRasterScale(drawing, parameters))
    return await this.#limit(() => renderRasterisedSvg(raster, drawing, parameters, format))
  }

  /** The raster of a drawing, rendered once per scale and cached, because each takes seconds. */
  async #raster(original: Original, scale: RasterScale): Promise<Buffer> {
    const key = `${keyOf('raster', RENDERING, await this.#digestOf(original), scale)}.png`
    return await this.#cache.getOrMake(key, async () => {
      const svg = await readFile(original.path)
      return await this.#limit(() => rasteriseSvg(svg, scale))
    })
  }

  async #ownFormat(original: Original): Promise<ImageFormat> {
    const format = BITMAPS[original.extension]
    if (format) return format
    return (await this.#isTransparent(original)) ? 'png' : 'jpg'
  }

  /** A digest of the content, so that a copy of the file elsewhere uses the same cached results; computed once per version. */
  #digestOf({ path, version }: Original): Promise<string> {
    const key = `${path}\n${version}`
    return this.#digests.getOrInsertComputed(key, () => {
      const digest = readFile(path).then((bytes) => hash('sha256', bytes))
      digest.catch(() => this.#digests.delete(key))
      return digest
    })
  }

  /** Detected once per file; cached as one byte. */
  async #isTransparent(original: Original): Promise<boolean> {
    const key = `${keyOf('transparent', RENDERING, await this.#digestOf(original))}.flag`
    const flag = await this.#cache.getOrMake(key, async () => {
      const raster = await this.#raster(original, 0.5)
      return Buffer.from((await hasTransparency(raster)) ? '1' : '0')
    })
    return flag.toString() === '1'
  }
}

function keyOf(...parts: readonly (string | number)[]): string {
  return hash('sha256', parts.join('\n')).slice(0, 40)
}
