import { type ImageOptions, toImageRequest } from '../image-options.ts'
import type { ImageService } from './image-service.ts'

const CENTRE = { x: 0.5, y: 0.5 }

/** imgix and compatible services: parameters in a fixed order (specification, section 9, "Images"). */
export const IMGIX_SERVICE: ImageService = { isResizing: true, address: buildAddress }

function buildAddress(address: string, options: ImageOptions): string {
  const { width, height, quality, fit } = toImageRequest(options)
  const query = new URLSearchParams()
  if (width) query.set('w', String(width))
  if (height) query.set('h', String(height))
  query.set('q', String(quality))
  query.set('auto', options.format ? 'compress' : 'compress,format')
  if (options.format) query.set('fm', options.format)
  query.set('fit', fit)
  if (options.aspectRatio) query.set('ar', `${Number(options.aspectRatio.toFixed(4))}:1`)
  if (options.blurFill) query.set('fill', 'blur')
  if (fit === 'crop') {
    const { x, y } = options.focalPoint ?? CENTRE
    query.set('crop', options.cropMode ?? 'focalpoint')
    query.set('fp-x', String(x))
    query.set('fp-y', String(y))
  }
  if (options.darkOverlay) query.set('exp', '-10')
  // Parameters must precede a fragment.
  const [file = '', ...fragment] = address.split('#')
  const separator = file.includes('?') ? '&' : '?'
  const parameters = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return [`${file}${separator}${parameters}`, ...fragment].join('#')
}
