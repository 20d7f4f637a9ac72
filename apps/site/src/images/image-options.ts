/** Wanted size and format of a picture (specification, section 7 and section 9, "Images"). */
export interface ImageOptions {
  /** CSS pixels. */
  readonly width?: number
  readonly height?: number
  /** 1 to 100. */
  readonly quality?: number
  /** width / height */
  readonly aspectRatio?: number | undefined
  readonly autoCrop?: boolean
  readonly fit?: 'clip' | 'crop' | 'max' | 'fill'
  readonly cropMode?: string
  readonly darkOverlay?: boolean | undefined
  readonly blurFill?: boolean | undefined
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
  /** By default the service chooses by the browser's capabilities. */
  readonly format?: 'png'
  /** Multiplies dimensions by 1.5. */
  readonly higherQuality?: boolean | undefined
  /** Pixels of the picture as it was uploaded, where they are known. */
  readonly original?: { readonly width: number; readonly height: number } | undefined
}

/** Pictures are requested this many times larger than their CSS size. */
export const IMAGE_SIZE_MULTIPLIER = 1.2
const HIGHER_QUALITY = 1.5
const DEFAULT_QUALITY = 75

/** Input for every image service, in the specification's terms. */
export interface ImageRequest {
  /** Pixels. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** 1 to 100. */
  readonly quality: number
  readonly fit: 'clip' | 'crop' | 'max' | 'fill'
}

/** Specification, section 9: width, height and quality times 1.2, and how a picture is fitted into them. */
export function toImageRequest({ width, height, quality = DEFAULT_QUALITY, ...options }: ImageOptions): ImageRequest {
  const scale = IMAGE_SIZE_MULTIPLIER * (options.higherQuality ? HIGHER_QUALITY : 1)
  return {
    width: width ? Math.round(width * scale) : undefined,
    height: height ? Math.round(height * scale) : undefined,
    quality: Math.min(100, Math.round(quality * IMAGE_SIZE_MULTIPLIER)),
    fit: fitOf(options),
  }
}

function fitOf({ aspectRatio, autoCrop, cropMode, blurFill, fit }: ImageOptions): ImageRequest['fit'] {
  if (blurFill) return 'fill'
  if (aspectRatio || autoCrop || cropMode) return 'crop'
  return fit ?? 'clip'
}
