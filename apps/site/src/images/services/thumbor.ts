import { createHmac } from 'node:crypto'
import { type ImageOptions, toImageRequest } from '../image-options.ts'
import type { ImageService } from './image-service.ts'

const ADDRESS = /^(https?:\/\/[^/]+)\/(.+)$/

/**
 * Thumbor: signature, size and filters precede the picture in the path. Thumbor chooses the format by the browser's
 * capabilities if its operator allows it (`AUTO_WEBP` and so on).
 *
 * @param key the server's `SECURITY_KEY`; without one, addresses are `unsafe`, which the server must allow
 */
export function createThumborService(key: string | undefined): ImageService {
  const prefix = (path: string) => (key === undefined ? 'unsafe' : sign(path, key))
  return {
    isResizing: true,
    address: (address, options) => {
      const [, origin, picture] = ADDRESS.exec(address) ?? []
      if (origin === undefined || picture === undefined) return address
      const path = `${instructionsOf(options)}/${picture}`
      return `${origin}/${prefix(path)}/${path}`
    },
  }
}

function sign(path: string, key: string): string {
  return createHmac('sha1', key).update(path).digest('base64url').padEnd(28, '=')
}

function instructionsOf(options: ImageOptions): string {
  const { width, height, quality, fit } = toImageRequest(options)
  const ratio = options.aspectRatio
  const derivedHeight = height ?? (width && ratio ? Math.round(width / ratio) : undefined)
  const derivedWidth = width ?? (height && ratio ? Math.round(height * ratio) : undefined)
  // Of one side alone, 0 is whatever keeps the shape.
  const size = derivedWidth || derivedHeight ? [`${derivedWidth ?? 0}x${derivedHeight ?? 0}`] : []
  const isBoth = derivedWidth !== undefined && derivedHeight !== undefined
  return [
    ...(isBoth && fit !== 'crop' ? ['fit-in'] : []),
    ...size,
    ...(isBoth && fit === 'crop' && options.cropMode ? ['smart'] : []),
    `filters:${filtersOf(options, quality, isBoth ? fit : undefined).join(':')}`,
  ].join('/')
}

function filtersOf(options: ImageOptions, quality: number, fit: string | undefined): readonly string[] {
  const focus = fit === 'crop' && !options.cropMode ? focusOf(options) : undefined
  return [
    `quality(${quality})`,
    ...(options.format ? [`format(${options.format})`] : []),
    ...(focus ? [focus] : []),
    ...(fit === 'fill' ? ['fill(blur)'] : []),
    ...(fit === 'max' ? ['no_upscale()'] : []),
    ...(options.darkOverlay ? ['brightness(-10)'] : []),
  ]
}

/** A focal region of one pixel, in pixels of the original; the centre is used when its size is unknown. */
function focusOf({ focalPoint, original }: ImageOptions): string | undefined {
  if (!focalPoint || !original || (focalPoint.x === 0.5 && focalPoint.y === 0.5)) return undefined
  const at = (part: number, length: number) => Math.min(Math.max(0, length - 1), Math.round(part * length))
  const [x, y] = [at(focalPoint.x, original.width), at(focalPoint.y, original.height)]
  return `focal(${x}x${y}:${x + 1}x${y + 1})`
}
