import sharp, { type Sharp } from 'sharp'
import type { ImageFormat, ImageParameters } from './image-parameters.ts'
import { planResize, type Rectangle, type ResizePlan, type Size } from './resize-plan.ts'

/** Few threads per picture, because several are rendered at once. */
sharp.concurrency(1)

/** Enough for any photograph; protects against small files that decode to huge images. */
export const MAX_INPUT_PIXELS = 60_000_000

/** Renders a bitmap with the given parameters. */
export async function renderImage(original: Buffer, parameters: ImageParameters, format: ImageFormat): Promise<Buffer> {
  const upright = openBitmap(original)
  const plan = planResize((await upright.metadata()).autoOrient, parameters)
  return await renderPlan(upright, plan, parameters, format)
}

/** The same for a drawing: planned with its own size, rendered from a raster of any size. */
export async function renderRasterisedSvg(
  raster: Buffer,
  drawing: Size,
  parameters: ImageParameters,
  format: ImageFormat,
): Promise<Buffer> {
  const picture = openBitmap(raster)
  const plan = planResize(drawing, parameters)
  const source = translate(plan.source, drawing, await picture.metadata())
  return await renderPlan(picture, { ...plan, source }, parameters, format)
}

/** An opaque picture can be a JPEG for browsers without newer formats. */
export async function hasTransparency(bitmap: Buffer): Promise<boolean> {
  return (await openBitmap(bitmap).metadata()).hasAlpha
}

function openBitmap(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS }).autoOrient()
}

/** Maps a rectangle of one picture to another of the same proportions; at least a pixel, and within the picture. */
function translate(rectangle: Rectangle, from: Size, to: Size): Rectangle {
  const left = Math.min(Math.floor((rectangle.left * to.width) / from.width), to.width - 1)
  const top = Math.min(Math.floor((rectangle.top * to.height) / from.height), to.height - 1)
  const width = Math.max(1, Math.round((rectangle.width * to.width) / from.width))
  const height = Math.max(1, Math.round((rectangle.height * to.height) / from.height))
  return { left, top, width: Math.min(width, to.width - left), height: Math.min(height, to.height - top) }
}

async function renderPlan(picture: Sharp, plan: ResizePlan, parameters: ImageParameters, format: ImageFormat) {
  const placed = await placePicture(picture, plan, parameters)
  return await encode(expose(placed, parameters.exp), format, parameters).toBuffer()
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

/** Centres the picture on its canvas, before a blurred copy or a plain colour. */
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

/** From -100 (black) over 0 (unchanged) to 100; 25 halves or doubles the brightness. */
function expose(picture: Sharp, exposure: number): Sharp {
  return exposure === 0 ? picture : picture.linear(2 ** (exposure / 25), 0)
}

/** `q` is on JPEG's scale; newer formats reach the same quality with lower values. */
function encode(picture: Sharp, format: ImageFormat, { q }: ImageParameters): Sharp {
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
