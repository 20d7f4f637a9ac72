import { type ImageOptions, type ImageRequest, toImageRequest } from '../image-options.ts'
import type { ImageService } from './image-service.ts'

/** Prefix of the transformations, which precede the picture: `/demo/image/upload/c_fill,w_300/museum.jpg`. */
const DELIVERY = /^(https?:\/\/[^/]+(?:\/[^/]+)?\/image\/(?:upload|fetch|private|authenticated))\/(.+)$/
/** How a picture is fitted into a width and a height. */
const MODES: Readonly<Record<ImageRequest['fit'], string>> = {
  clip: 'c_fit',
  max: 'c_limit',
  crop: 'c_fill',
  fill: 'c_pad',
}

/**
 * Cloudinary: transformations in the path. It fills empty areas with the picture's colour, where imgix would blur the
 * picture. Other addresses than delivery URLs, and signed ones, are unchanged.
 */
export const CLOUDINARY_SERVICE: ImageService = { isResizing: true, address: buildAddress }

function buildAddress(address: string, options: ImageOptions): string {
  const [, delivery, picture = ''] = DELIVERY.exec(address) ?? []
  // Of a signed address nobody else may change a letter.
  if (delivery === undefined || picture.startsWith('s--')) return address
  const { width, height, quality, fit } = toImageRequest(options)
  const isSized = width !== undefined || height !== undefined
  const instructions = [
    ...(isSized ? [MODES[fit]] : []),
    ...(isSized && fit === 'crop' ? gravityOf(options) : []),
    ...(isSized && options.aspectRatio ? [`ar_${Number(options.aspectRatio.toFixed(4))}`] : []),
    ...(isSized && fit === 'fill' ? ['b_auto'] : []),
    ...(width ? [`w_${width}`] : []),
    ...(height ? [`h_${height}`] : []),
    `q_${quality}`,
    `f_${options.format ?? 'auto'}`,
    ...(options.darkOverlay ? ['e_brightness:-10'] : []),
  ]
  // A browser that reads a set of addresses ends one at a comma before a space only.
  return `${delivery}/${instructions.join(',')}/${picture}`
}

/** Numbers with a decimal point are fractions; whole numbers would be pixels. */
function gravityOf({ cropMode, focalPoint }: ImageOptions): readonly string[] {
  if (cropMode) return [cropMode === 'faces' ? 'g_faces' : 'g_auto']
  if (!focalPoint || (focalPoint.x === 0.5 && focalPoint.y === 0.5)) return ['g_center']
  return ['g_xy_center', `x_${focalPoint.x.toFixed(3)}`, `y_${focalPoint.y.toFixed(3)}`]
}
