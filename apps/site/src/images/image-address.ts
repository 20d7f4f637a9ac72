import { Memo } from '../memo.ts'

/** The attributes of one `<img>`; formats are negotiated by the image host from the `Accept` header. */
export interface ImageAddress {
  readonly src: string
  readonly srcSet: string
}

/** Specification, section 7 and section 9, "Images". */
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
  /** Without one, the image host chooses by what the browser takes. */
  readonly format?: 'png'
  /** Multiplies dimensions by 1.5. */
  readonly higherQuality?: boolean | undefined
}

/** What one picture's set may differ by. */
type SetOptions = Pick<ImageOptions, 'aspectRatio' | 'focalPoint' | 'higherQuality' | 'blurFill' | 'darkOverlay'>

/** The image host delivers so many times the size that it is asked for. */
export const MULTIPLIER = 1.2
const HIGHER_QUALITY = 1.5
const DEFAULT_QUALITY = 75
const CENTRE = { x: 0.5, y: 0.5 }

/**
 * The address of a picture on the image host, parameters in a fixed order. An empty url gives an empty address;
 * GIFs and addresses marked `nocompress` are left as they are.
 */
export function buildImageAddress(base: string, url: string, options: ImageOptions = {}): string {
  if (!url) return ''
  const address = addressOf(base, url)
  if (isUntouched(url)) return address
  const scale = MULTIPLIER * (options.higherQuality ? HIGHER_QUALITY : 1)
  const focalPoint = options.focalPoint ?? CENTRE
  const query = new URLSearchParams()
  if (options.width) query.set('w', String(Math.round(options.width * scale)))
  if (options.height) query.set('h', String(Math.round(options.height * scale)))
  query.set('q', String(Math.min(100, Math.round((options.quality ?? DEFAULT_QUALITY) * MULTIPLIER))))
  query.set('auto', options.format ? 'compress' : 'compress,format')
  if (options.format) query.set('fm', options.format)
  query.set('fit', fitOf(options))
  if (options.aspectRatio) query.set('ar', `${Number(options.aspectRatio.toFixed(4))}:1`)
  if (options.blurFill) query.set('fill', 'blur')
  if (fitOf(options) === 'crop') {
    query.set('crop', options.cropMode ?? 'focalpoint')
    query.set('fp-x', String(focalPoint.x))
    query.set('fp-y', String(focalPoint.y))
  }
  if (options.darkOverlay) query.set('exp', '-10')
  // A browser keeps a fragment to itself, and whatever stands behind it.
  const [file = '', ...fragment] = address.split('#')
  const separator = file.includes('?') ? '&' : '?'
  const parameters = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return [`${file}${separator}${parameters}`, ...fragment].join('#')
}

/** What stands behind the image host's name is a path, and one address of a set never reads as two. */
function addressOf(base: string, url: string): string {
  const written = url.replaceAll(/[\s,]/g, encodeURIComponent)
  if (/^https?:\/\//.test(written)) return written
  return written.startsWith('/') ? `${base}${written}` : `${base}/${written}`
}

/** Whether the image host gives a picture as it is, in its own size. */
export function isUntouched(url: string): boolean {
  return /\.gif(?:$|[?#])/i.test(url) || url.includes('nocompress')
}

function fitOf({ aspectRatio, autoCrop, cropMode, blurFill, fit }: ImageOptions): string {
  if (blurFill) return 'fill'
  if (aspectRatio || autoCrop || cropMode) return 'crop'
  return fit ?? 'clip'
}

/**
 * Device pixels in which pictures are offered: what phones ask for across their screen and half of it, and wide screens. Steps
 * are small, because a browser takes the next larger: 340 is what a card has on most phones of less than two pixels to one.
 */
const WIDTHS = [160, 240, 340, 480, 640, 760, 960, 1200, 1600, 2000, 2400]
/** Relative to the CSS width at the widest. A wide picture is shown much smaller on narrow screens, a small one on dense ones. */
const RANGE = { small: { from: 0.7, to: 2 }, wide: { from: 0.4, to: 1.6 } } as const
/** CSS pixels. */
const WIDE_FROM = 800
const sets = new Memo<ImageAddress>(5000)

/** One `<img>` for every screen: the browser chooses from `srcSet` by `sizes`. The same question has the same answer. */
export function buildImageSet(base: string, url: string, width: number, options: SetOptions = {}): ImageAddress {
  const { aspectRatio, focalPoint, higherQuality, blurFill, darkOverlay } = options
  const treatment = [higherQuality, blurFill, darkOverlay].map(Boolean)
  const key = `${base} ${url} ${width} ${aspectRatio} ${focalPoint?.x} ${focalPoint?.y} ${treatment}`
  let set = sets.get(key)
  if (!set) {
    set = computeImageSet(base, url, width, options)
    sets.set(key, set)
  }
  return set
}

function computeImageSet(base: string, url: string, width: number, options: SetOptions): ImageAddress {
  if (!url) return { src: '', srcSet: '' }
  const at = (pixels: number) => buildImageAddress(base, url, shapeOf(pixels, options))
  return {
    src: at(width),
    srcSet: widthsFor(width)
      .map((pixels) => `${at(pixels)} ${pixels}w`)
      .join(', '),
  }
}

function widthsFor(width: number): readonly number[] {
  const { from, to } = width < WIDE_FROM ? RANGE.small : RANGE.wide
  const widths = WIDTHS.filter((pixels) => pixels >= from * width && pixels <= to * width)
  return widths.length > 0 ? widths : [width, 2 * width]
}

/** A filled picture is not cropped, so its shape is a width and a height. */
function shapeOf(width: number, { aspectRatio, ...options }: SetOptions): ImageOptions {
  if (options.blurFill && aspectRatio) return { ...options, width, height: Math.round(width / aspectRatio) }
  return { ...options, width, aspectRatio }
}
