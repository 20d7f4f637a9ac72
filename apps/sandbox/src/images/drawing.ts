import sharp from 'sharp'
import type { ImageParameters } from './image-parameters.ts'
import { MAX_INPUT_PIXELS } from './render-image.ts'
import { planResize, type Size } from './resize-plan.ts'

/**
 * Rasters that are kept of a drawing, relative to its own size. Grain and blur make drawing cost more than its pixels
 * (0.2 s at half size, 0.7 s at full, 10 s at double), so cards get the small one and only large screens the large one.
 */
const SCALES = [0.5, 1, 1.5] as const
export type RasterScale = (typeof SCALES)[number]

/** A raster may be enlarged so much before the next one is worth its cost. */
const TOLERANCE: Readonly<Record<RasterScale, number>> = { 0.5: 0.5, 1: 1.3, 1.5: Number.POSITIVE_INFINITY }

/** Small drawings, such as logos, count as at least so wide, so that enlarging them stays sharp. */
const LEAST_WIDTH = 1200
const MAX_FACTOR = 100
const SVG_DENSITY = 72

/** The size that a drawing is said to have. */
export async function drawingSize(svg: Buffer): Promise<Size> {
  const { width, height } = await sharp(svg, { limitInputPixels: MAX_INPUT_PIXELS }).metadata()
  const factor = factorOf(width)
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** The smallest raster that these parameters can do with. */
export function chooseRasterScale(drawing: Size, parameters: ImageParameters): RasterScale {
  const { size, source } = planResize(drawing, parameters)
  const needed = Math.max(size.width / source.width, size.height / source.height)
  return SCALES.find((scale) => needed <= TOLERANCE[scale]) ?? 1.5
}

/** An SVG as pixels. Opaque ones lose their alpha channel, which is what tells them apart later. */
export async function rasterise(svg: Buffer, scale: RasterScale): Promise<Buffer> {
  const { width } = await sharp(svg, { limitInputPixels: MAX_INPUT_PIXELS }).metadata()
  const density = SVG_DENSITY * factorOf(width) * scale
  const drawn = sharp(svg, { density, limitInputPixels: MAX_INPUT_PIXELS })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const picture = sharp(data, { raw: info })
  const { isOpaque } = await picture.stats()
  return await (isOpaque ? picture.removeAlpha() : picture).png({ compressionLevel: 3 }).toBuffer()
}

function factorOf(width: number): number {
  return Math.min(MAX_FACTOR, Math.max(1, LEAST_WIDTH / width))
}
