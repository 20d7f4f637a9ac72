import type { Image } from '@passepartout/content-model/image'
import { GenerationalCache } from '../memo/generational-cache.ts'
import type { ImageServiceName } from './image-hosts.ts'
import type { ImageOptions } from './image-options.ts'
import { CLOUDINARY_SERVICE } from './services/cloudinary.ts'
import { type ImageService, PLAIN_IMAGE_SERVICE } from './services/image-service.ts'
import { IMGIX_SERVICE } from './services/imgix.ts'
import { createThumborService } from './services/thumbor.ts'

/** The attributes of an `<img>`; both are empty without a picture. */
export interface ImageSources {
  readonly src: string
  /** Also empty for a picture with a single size. */
  readonly srcSet: string
}

interface PictureSettings {
  /** Base URL of pictures given as paths, without a trailing slash. */
  readonly imageUrl: string
  /** Further hosts with their image services; the host of `imageUrl` uses imgix by default. */
  readonly hosts?: Readonly<Record<string, ImageServiceName>>
  readonly thumborKey?: string | undefined
  /** Called for each picture on another host, with the host, or with the address when it is not a URL. */
  readonly onRefused?: (host: string) => void
}

/** Options of a picture's `srcset`. */
type SetOptions = Pick<
  ImageOptions,
  'aspectRatio' | 'focalPoint' | 'higherQuality' | 'blurFill' | 'darkOverlay' | 'original'
>

interface Place {
  readonly service: ImageService
  readonly address: string
}

/**
 * Widths of pictures in device pixels, for whole and half phone screens and for wide screens. Steps are small, because
 * browsers take the next larger one: 340 is the width of a card on most phones with a density below two.
 */
const WIDTHS = [160, 240, 340, 480, 640, 760, 960, 1200, 1600, 2000, 2400]
/**
 * Relative to the largest CSS width. Wide pictures are shown much smaller on narrow screens, small ones on dense
 * screens.
 */
const RANGE = { small: { from: 0.7, to: 2 }, wide: { from: 0.4, to: 1.6 } } as const
/** CSS pixels. */
const WIDE_FROM = 800
const MAX_SETS = 5000
const NOTHING: ImageSources = { src: '', srcSet: '' }

/** Builds addresses of pictures in the wanted size, and checks their hosts. */
export class ImageUrlBuilder {
  /** Scheme and host of pictures given as paths. */
  readonly origin: string
  /** Scheme and host of all allowed pictures. */
  readonly origins: readonly string[]
  readonly #imageUrl: string
  readonly #own: ImageService
  readonly #hosts = new Map<string, { readonly origin: string; readonly service: ImageService }>()
  readonly #onRefused: (host: string) => void
  readonly #sets = new GenerationalCache<ImageSources>(MAX_SETS)

  constructor({ imageUrl, hosts = {}, thumborKey, onRefused = () => {} }: PictureSettings) {
    const thumbor = createThumborService(thumborKey)
    const services = { imgix: IMGIX_SERVICE, cloudinary: CLOUDINARY_SERVICE, thumbor, plain: PLAIN_IMAGE_SERVICE }
    const { origin, host: own } = new URL(imageUrl)
    this.#imageUrl = imageUrl
    this.#own = services[hosts[own] ?? 'imgix']
    this.#hosts.set(own, { origin, service: this.#own })
    for (const [host, name] of Object.entries(hosts)) {
      if (host !== own) this.#hosts.set(host, { origin: `https://${host}`, service: services[name] })
    }
    this.origin = origin
    this.origins = [...this.#hosts.values()].map((host) => host.origin)
    this.#onRefused = onRefused
  }

  /**
   * The address of a picture in one size. GIFs and addresses marked `nocompress` are unchanged.
   *
   * @param url a path on the image host, or an address on an allowed host
   * @returns empty without a picture, or when its host is not allowed
   */
  address(url: string, options: ImageOptions = {}): string {
    const place = this.#find(url)
    if (!place) return ''
    return isUntouched(url) ? place.address : place.service.address(place.address, options)
  }

  /** `src` and `srcSet` for all screens; the browser chooses by `sizes`. Results are cached. */
  set(url: string, width: number, options: SetOptions = {}): ImageSources {
    const { aspectRatio, focalPoint, higherQuality, blurFill, darkOverlay, original } = options
    const treatment = [higherQuality, blurFill, darkOverlay].map(Boolean)
    const key = `${url} ${width} ${aspectRatio} ${focalPoint?.x} ${focalPoint?.y} ${original?.width} ${original?.height} ${treatment}`
    const known = this.#sets.get(key)
    // Refused pictures are not cached, so that each one is counted.
    if (known && (known.src !== '' || url === '')) return known
    const set = this.#build(url, width, options)
    this.#sets.set(key, set)
    return set
  }

  /** Whether the picture's service can resize it. */
  isResized(url: string): boolean {
    return !isUntouched(url) && this.#find(url)?.service.isResizing === true
  }

  #build(url: string, width: number, options: SetOptions): ImageSources {
    const place = this.#find(url)
    if (!place) return NOTHING
    const { service, address } = place
    if (isUntouched(url) || !service.isResizing) return { src: address, srcSet: '' }
    const at = (pixels: number) => service.address(address, shapeOf(pixels, options))
    const src = at(width)
    if (src === address) return { src, srcSet: '' }
    const candidates = widthsFor(width).map((pixels) => `${at(pixels)} ${pixels}w`)
    return { src, srcSet: candidates.join(', ') }
  }

  #find(url: string): Place | undefined {
    if (!url) return undefined
    // Spaces and commas would split an address in `srcset`.
    const written = url.replaceAll(/[\s,]/g, encodeURIComponent)
    const [, rest] = /^(?:https?:)?\/\/(.*)$/is.exec(written) ?? []
    if (rest === undefined) {
      const address = written.startsWith('/') ? `${this.#imageUrl}${written}` : `${this.#imageUrl}/${written}`
      return { address, service: this.#own }
    }
    return this.#allow(rest, written)
  }

  /** @param rest of an address, behind its two slashes */
  #allow(rest: string, written: string): Place | undefined {
    const { host, end } = readHost(rest)
    const allowed = host === undefined ? undefined : this.#hosts.get(host)
    if (allowed) return { service: allowed.service, address: `${allowed.origin}${end}` }
    this.#onRefused(host ?? written.slice(0, 100))
    return undefined
  }
}

/** Parses the host as browsers do: text before an `@` is not the host. */
function readHost(rest: string): { readonly host?: string; readonly end: string } {
  const [name = ''] = /^[^/\\?#]*/.exec(rest) ?? []
  const address = `https://${rest}`
  if (name === '' || name.includes('@') || !URL.canParse(address)) return { end: '' }
  const end = rest.slice(name.length)
  return { host: new URL(address).host, end: /^[/\\]/.test(end) ? end.replace(/^\\/, '/') : `/${end}` }
}

/** The size of an uploaded picture; unknown for catalogue pictures. */
export function originalSizeOf({ mediaId, width, height }: Image): ImageOptions['original'] {
  return mediaId === '' ? undefined : { width, height }
}

/** Whether a picture is never resized. */
function isUntouched(url: string): boolean {
  return /\.gif(?:$|[?#])/i.test(url) || url.includes('nocompress')
}

function widthsFor(width: number): readonly number[] {
  const { from, to } = width < WIDE_FROM ? RANGE.small : RANGE.wide
  const widths = WIDTHS.filter((pixels) => pixels >= from * width && pixels <= to * width)
  return widths.length > 0 ? widths : [width, 2 * width]
}

/** A filled picture is not cropped, so its aspect ratio becomes a width and a height. */
function shapeOf(width: number, { aspectRatio, ...options }: SetOptions): ImageOptions {
  if (options.blurFill && aspectRatio) return { ...options, width, height: Math.round(width / aspectRatio) }
  return { ...options, width, aspectRatio }
}
