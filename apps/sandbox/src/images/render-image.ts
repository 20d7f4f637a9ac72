import sharp, { type Sharp } from 'sharp'
import type { Format, ImageParameters } from './image-parameters.ts'
import { planResize, type ResizePlan } from './resize-plan.ts'

/** Few threads a picture: several pictures are made at once. */
sharp.concurrency(1)

/** Enough for any photograph; stops a small file that claims to be huge. */
const MOST_INPUT_PIXELS = 60_000_000

/** Small drawings, such as logos, are drawn at least so wide, so that enlarging them stays sharp. */
const LEAST_RASTER_WIDTH = 1200
const SVG_DENSITY = 72

/** An SVG original as pixels, once: drawing it again for every size would cost seconds. */
export async function rasterise(svg: Buffer): Promise<Buffer> {
  const { width } = await sharp(svg, { limitInputPixels: MOST_INPUT_PIXELS }).metadata()
  const density = SVG_DENSITY * Math.min(100, Math.max(1, LEAST_RASTER_WIDTH / width))
  return await sharp(svg, { density, limitInputPixels: MOST_INPUT_PIXELS }).png({ compressionLevel: 4 }).toBuffer()
}

/** Is it opaque? Then JPEG will do where the browser takes nothing newer. */
export async function hasTransparency(original: Buffer): Promise<boolean> {
  const image = sharp(original, { limitInputPixels: MOST_INPUT_PIXELS })
  const { hasAlpha } = await image.metadata()
  return hasAlpha && !(await image.stats()).isOpaque
}

/** The answer's bytes. `original` is a bitmap. */
export async function renderImage(original: Buffer, parameters: ImageParameters, format: Format): Promise<Buffer> {
  const upright = sharp(original, { limitInputPixels: MOST_INPUT_PIXELS }).autoOrient()
  const { width, height } = uprightSize(await upright.metadata())
  const plan = planResize({ width, height }, parameters)
  const picture = expose(await placePicture(upright, plan, parameters), parameters.exp)
  return await encode(picture, format, parameters).toBuffer()
}

function uprightSize(facts: Awaited<ReturnType<Sharp['metadata']>>) {
  return facts.autoOrient ?? { width: facts.width, height: facts.height }
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
