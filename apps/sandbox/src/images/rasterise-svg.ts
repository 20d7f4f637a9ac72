import sharp from 'sharp'
import type { ImageParameters } from './image-parameters.ts'
import { MAX_INPUT_PIXELS } from './render-image.ts'
import { planResize, type Size } from './resize-plan.ts'

/**
 * Sizes of the cached rasters of a drawing, relative to its own. Grain and blur dominate the cost (0.2 s at half size, 0.7 s at
 * full, 10 s at double), so cards use the small raster and only large screens the large one.
 */
const SCALES = [0.5, 1, 1.5] as const
export type RasterScale = (typeof SCALES)[number]

/** Maximum enlargement of a raster before the next larger one is used. */
const TOLERANCE: Readonly<Record<RasterScale, number>> = { 0.5: 0.5, 1: 1.3, 1.5: Number.POSITIVE_INFINITY }

/** Small drawings, such as logos, are treated as at least this wide, so that they stay sharp when enlarged. */
const MIN_WIDTH = 1200
const MAX_FACTOR = 100
const SVG_DENSITY = 72

/** The size declared by a drawing. */
export async function svgSize(svg: Buffer): Promise<Size> {
  const { width, height } = await sharp(svg, { limitInputPixels: MAX_INPUT_PIXELS }).metadata()
  const factor = factorOf(width)
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** The smallest raster that is large enough for the parameters. */
export function chooseRasterScale(drawing: Size, parameters: ImageParameters): RasterScale {
  const { size, source } = planResize(drawing, parameters)
  const needed = Math.max(size.width / source.width, size.height / source.height)
  return SCALES.find((scale) => needed <= TOLERANCE[scale]) ?? 1.5
}

/** Rasterises an SVG. Opaque results lose their alpha channel, which later distinguishes them. */
export async function rasteriseSvg(svg: Buffer, scale: RasterScale): Promise<Buffer> {
  const { width } = await sharp(svg, { limitInputPixels: MAX_INPUT_PIXELS }).metadata()
  const density = SVG_DENSITY * factorOf(width) * scale
  const drawn = sharp(svg, { density, limitInputPixels: MAX_INPUT_PIXELS })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const picture = sharp(data, { raw: info })
  const { isOpaque } = await picture.stats()
  return await (isOpaque ? picture.removeAlpha() : picture).png({ compressionLevel: 3 }).toBuffer()
}

function factorOf(width: number): number {
  return Math.min(MAX_FACTOR, Math.max(1, MIN_WIDTH / width))
}
