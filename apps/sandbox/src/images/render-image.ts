import sharp, { type Sharp } from 'sharp'
import type { Format, ImageParameters } from './image-parameters.ts'
import { planResize, type ResizePlan, type Size } from './resize-plan.ts'

/** Few threads a picture: several pictures are made at once. */
sharp.concurrency(1)

/** Enough for any photograph; stops a small file that claims to be huge. */
const MOST_INPUT_PIXELS = 60_000_000

/** Small drawings, such as logos, are drawn at least so wide, so that enlarging them stays sharp. */
const LEAST_RASTER_WIDTH = 1200
const SVG_DENSITY = 72

/** Up to here a drawing is enlarged from its own size; beyond, it is drawn again twice as large. */
const MOST_ENLARGEMENT = 1.1

export type RasterScale = 1 | 2

/** Which raster of a drawing these parameters need. */
export async function chooseRasterScale(svg: Buffer, parameters: ImageParameters): Promise<RasterScale> {
  const { width, height, factor } = await svgSize(svg)
  const { size, source } = planResize(
    { width: Math.round(width * factor), height: Math.round(height * factor) },
    parameters,
  )
  return size.width / source.width > MOST_ENLARGEMENT ? 2 : 1
}

/** An SVG original as pixels, once: drawing it again for every size would cost seconds. Opaque ones lose their alpha. */
export async function rasterise(svg: Buffer, scale: RasterScale): Promise<Buffer> {
  const { factor } = await svgSize(svg)
  const drawn = sharp(svg, { density: SVG_DENSITY * factor * scale, limitInputPixels: MOST_INPUT_PIXELS })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const picture = sharp(data, { raw: info })
  const { isOpaque } = await picture.stats()
  return await (isOpaque ? picture.removeAlpha() : picture).png({ compressionLevel: 3 }).toBuffer()
}

async function svgSize(svg: Buffer): Promise<Size & { readonly factor: number }> {
  const { width, height } = await sharp(svg, { limitInputPixels: MOST_INPUT_PIXELS }).metadata()
  return { width, height, factor: Math.min(100, Math.max(1, LEAST_RASTER_WIDTH / width)) }
}

/** A bitmap without transparency can be a JPEG where the browser takes nothing newer. */
export async function hasTransparency(bitmap: Buffer): Promise<boolean> {
  return (await sharp(bitmap, { limitInputPixels: MOST_INPUT_PIXELS }).metadata()).hasAlpha
}

/**
 * The answer's bytes.
 * @param bitmap the original's pixels, `scale` times as many on each side as the original is said to have
 */
export async function renderImage(
  bitmap: Buffer,
  parameters: ImageParameters,
  format: Format,
  scale: RasterScale,
): Promise<Buffer> {
  const upright = sharp(bitmap, { limitInputPixels: MOST_INPUT_PIXELS }).autoOrient()
  const { width, height } = (await upright.metadata()).autoOrient
  const plan = planResize({ width: Math.floor(width / scale), height: Math.floor(height / scale) }, parameters)
  const picture = expose(await placePicture(upright, enlargeSource(plan, scale), parameters), parameters.exp)
  return await encode(picture, format, parameters).toBuffer()
}

function enlargeSource(plan: ResizePlan, scale: RasterScale): ResizePlan {
  const { left, top, width, height } = plan.source
  return { ...plan, source: { left: left * scale, top: top * scale, width: width * scale, height: height * scale } }
}

async function placePicture(upright: Sharp, plan: ResizePlan, parameters: ImageParameters): Promise<Sharp> {
  const { source, size, canvas, attention } = plan
  if (attention) return upright.resize({ ...size, fit: 'cover', position: sharp.strategy[attention] })
  const picture = upright
    .clone()
    .extract(source)
    .resize({ ...size, fit: 'fill' })
  if (canvas.width === size.width && canvas.height === size.height) return picture
  return await frame(upright, picture, plan, parameters)
}

/** The picture in the middle of its canvas, before a blurred self or a plain colour. */
async function frame(upright: Sharp, picture: Sharp, { canvas }: ResizePlan, parameters: ImageParameters) {
  const background =
    parameters.fill === 'blur'
      ? upright
          .clone()
          .resize({ ...canvas, fit: 'cover' })
          .blur(Math.max(4, canvas.width / 40))
      : sharp({ create: { ...canvas, channels: 3, background: `#${parameters['fill-color']}` } })
  const { data } = await picture.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const composed = await background
    .composite([{ input: data, gravity: 'centre' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(composed)
}

/** From -100 (black) over 0 (as it is) to 100; a step of 25 halves or doubles the light. */
function expose(picture: Sharp, exposure: number): Sharp {
  return exposure === 0 ? picture : picture.linear(2 ** (exposure / 25), 0)
}

/** `q` means JPEG's scale; the newer formats reach the same look at lower figures of their own. */
function encode(picture: Sharp, format: Format, { q }: ImageParameters): Sharp {
  const quality = Math.max(1, Math.round(q))
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.max(1, Math.round(q * 0.62)), effort: 2 })
    case 'webp':
      return picture.webp({ quality: Math.max(1, Math.round(q * 0.9)), effort: 3 })
    case 'png':
      return picture.png({ compressionLevel: 8 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  }
}
