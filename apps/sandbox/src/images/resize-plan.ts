import { type ImageParameters, MAX_OUTPUT_SIDE } from './image-parameters.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rectangle extends Size {
  readonly left: number
  readonly top: number
}

/** The steps from the original's pixels to the answer's. */
export interface ResizePlan {
  /** The used part of the original. */
  readonly source: Rectangle
  /** Its size in the answer. */
  readonly size: Size
  /** The answer's size when larger than the picture, which is then centred. */
  readonly canvas: Size
  /** Choose the part by content instead of `source`. */
  readonly attention: 'entropy' | 'attention' | undefined
}

type Box = { readonly width: number | undefined; readonly height: number | undefined }

/** Computes what `fit`, `crop`, `ar`, focal point and pixel ratio mean for an original of this size. */
export function planResize(original: Size, parameters: ImageParameters): ResizePlan {
  const box = limitBox(requestedBox(original, parameters), original)
  const target = { width: box.width ?? original.width, height: box.height ?? original.height }
  switch (parameters.fit) {
    case 'clip':
      return whole(original, within(original, box, Number.POSITIVE_INFINITY))
    case 'max':
      return whole(original, within(original, box, 1))
    case 'scale':
      return whole(original, roundSize(target))
    case 'fill':
    case 'fillmax': {
      const limit = parameters.fit === 'fill' ? Number.POSITIVE_INFINITY : 1
      return { ...whole(original, within(original, box, limit)), canvas: roundSize(target) }
    }
    case 'crop':
      return cover(original, target, parameters)
    case 'min':
      return cover(original, shrinkInto(target, original), parameters)
  }
}

/** The requested box in device pixels; a missing side follows from the ratio. */
function requestedBox(original: Size, { w, h, ar, dpr, fit }: ImageParameters): Box {
  const width = w === undefined ? undefined : w * dpr
  const height = h === undefined ? undefined : h * dpr
  const ratio = fit === 'clip' || fit === 'max' ? undefined : ar
  if (ratio !== undefined && width === undefined && height === undefined) {
    return shrinkInto({ width: ratio * original.height, height: original.height }, original)
  }
  const natural = fit === 'clip' || fit === 'max' ? undefined : (ratio ?? original.width / original.height)
  return {
    width: width ?? (height === undefined || natural === undefined ? undefined : height * natural),
    height: height ?? (width === undefined || natural === undefined ? undefined : width / natural),
  }
}

/** Shrinks the box to the maximum output size. */
function limitBox(box: Box, original: Size): Box {
  const { width, height } = box
  const ratio = original.width / original.height
  const longest = Math.max(
    width ?? (height === undefined ? original.width : height * ratio),
    height ?? (width === undefined ? original.height : width / ratio),
  )
  const factor = Math.min(1, MAX_OUTPUT_SIDE / longest)
  if (factor === 1) return box
  if (width === undefined && height === undefined) return { width: original.width * factor, height: undefined }
  return {
    width: width === undefined ? undefined : width * factor,
    height: height === undefined ? undefined : height * factor,
  }
}

/** The original's size fitted into the box, with its ratio, enlarged at most by `limit`. */
function within(original: Size, box: Box, limit: number): Size {
  const factors = [
    limit,
    box.width === undefined ? Number.POSITIVE_INFINITY : box.width / original.width,
    box.height === undefined ? Number.POSITIVE_INFINITY : box.height / original.height,
  ]
  const smallest = Math.min(...factors)
  return scaled(original, Number.isFinite(smallest) ? smallest : 1)
}

function shrinkInto(size: Size, outer: Size): Size {
  const factor = Math.min(1, outer.width / size.width, outer.height / size.height)
  return { width: size.width * factor, height: size.height * factor }
}

function whole(original: Size, size: Size): ResizePlan {
  return { source: { left: 0, top: 0, ...original }, size, canvas: size, attention: undefined }
}

/** The largest part of the original with the target's ratio, placed by `crop` and the focal point. */
function cover(original: Size, target: Size, parameters: ImageParameters): ResizePlan {
  const size = roundSize(target)
  const part = shrinkInto({ width: original.height * (size.width / size.height), height: original.height }, original)
  const { width, height } = roundSize(part)
  const { x, y } = cropCentre(parameters)
  const source = {
    left: clamp(Math.round(original.width * x - width / 2), 0, original.width - width),
    top: clamp(Math.round(original.height * y - height / 2), 0, original.height - height),
    width,
    height,
  }
  return { source, size, canvas: size, attention: cropStrategy(parameters) }
}

/** The wanted centre of the part, as fractions of the original. */
function cropCentre({ crop, 'fp-x': x, 'fp-y': y }: ImageParameters): { x: number; y: number } {
  if (crop.includes('focalpoint')) return { x, y }
  return {
    x: crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5,
    y: crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5,
  }
}

function cropStrategy({ crop }: ImageParameters): ResizePlan['attention'] {
  if (crop.includes('entropy') || crop.includes('edges')) return 'entropy'
  return crop.includes('faces') ? 'attention' : undefined
}

function scaled({ width, height }: Size, factor: number): Size {
  return roundSize({ width: width * factor, height: height * factor })
}

function roundSize({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
