import type { Image } from '@passepartout/content-model/image'
import { Memo } from '../memo.ts'
import type { ImageServiceName } from './image-hosts.ts'
import type { ImageOptions } from './image-options.ts'
import { CLOUDINARY } from './services/cloudinary.ts'
import type { ImageService } from './services/image-service.ts'
import { IMGIX } from './services/imgix.ts'
import { PLAIN } from './services/plain.ts'
import { createThumbor } from './services/thumbor.ts'

/** The attributes of one `<img>`; both are empty where there is nothing to show. */
export interface ImageAddress {
  readonly src: string
  /** Empty, too, for a picture that comes in one size. */
  readonly srcSet: string
}

interface PictureSettings {
  /** Where pictures are that are named by a path: an address without a closing slash. */
  readonly imageUrl: string
  /** Hosts besides, and what each speaks; the host of `imageUrl` speaks imgix unless it is said here. */
  readonly hosts?: Readonly<Record<string, ImageServiceName>>
  readonly thumborKey?: string | undefined
  /** Told of a picture whose host is none of these, each time; the host, or the address where it has none that can be read. */
  readonly onRefused?: (host: string) => void
}

/** What one picture's set may differ by. */
type SetOptions = Pick<
  ImageOptions,
  'aspectRatio' | 'focalPoint' | 'higherQuality' | 'blurFill' | 'darkOverlay' | 'original'
>

interface Place {
  readonly service: ImageService
  readonly address: string
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
const MOST_SETS = 5000
const NOTHING: ImageAddress = { src: '', srcSet: '' }

/** Where pictures are in the size that a page wants, and whose pictures it may ask for at all. */
export class Pictures {
  /** Scheme and host of the pictures that are named by a path. */
  readonly origin: string
  /** Scheme and host of all whose pictures may be asked for. */
  readonly origins: readonly string[]
  readonly #imageUrl: string
  readonly #own: ImageService
  readonly #hosts = new Map<string, { readonly origin: string; readonly service: ImageService }>()
  readonly #onRefused: (host: string) => void
  readonly #sets = new Memo<ImageAddress>(MOST_SETS)

  constructor({ imageUrl, hosts = {}, thumborKey, onRefused = () => {} }: PictureSettings) {
    const thumbor = createThumbor(thumborKey)
    const services = { imgix: IMGIX, cloudinary: CLOUDINARY, thumbor, plain: PLAIN }
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
   * A picture in one size. GIFs and addresses marked `nocompress` are left as they are.
   *
   * @param url a path below the image host, or the address of a host that is allowed
   * @returns empty where there is none, or its host is not allowed
   */
  address(url: string, options: ImageOptions = {}): string {
    const place = this.#find(url)
    if (!place) return ''
    return isUntouched(url) ? place.address : place.service.address(place.address, options)
  }

  /** One `<img>` for every screen: the browser chooses from `srcSet` by `sizes`. The same question has the same answer. */
  set(url: string, width: number, options: SetOptions = {}): ImageAddress {
    const { aspectRatio, focalPoint, higherQuality, blurFill, darkOverlay, original } = options
    const treatment = [higherQuality, blurFill, darkOverlay].map(Boolean)
    const key = `${url} ${width} ${aspectRatio} ${focalPoint?.x} ${focalPoint?.y} ${original?.width} ${original?.height} ${treatment}`
    const known = this.#sets.get(key)
    // Each time that a picture is not shown counts.
    if (known && (known.src !== '' || url === '')) return known
    const set = this.#build(url, width, options)
    this.#sets.set(key, set)
    return set
  }

  /** Whether a picture comes in the size that it is asked for in. */
  isResized(url: string): boolean {
    return !isUntouched(url) && this.#find(url)?.service.isResizing === true
  }

  #build(url: string, width: number, options: SetOptions): ImageAddress {
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
    // One address of a set never reads as two.
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

/** As a browser reads it: with the name in front of an `@` it would be another host. */
function readHost(rest: string): { readonly host?: string; readonly end: string } {
  const [name = ''] = /^[^/\\?#]*/.exec(rest) ?? []
  const address = `https://${rest}`
  if (name === '' || name.includes('@') || !URL.canParse(address)) return { end: '' }
  const end = rest.slice(name.length)
  return { host: new URL(address).host, end: /^[/\\]/.test(end) ? end.replace(/^\\/, '/') : `/${end}` }
}

/** What is known of a picture's own size: of the catalogue's, which stand in for an editor's, nothing. */
export function originalOf({ mediaId, width, height }: Image): ImageOptions['original'] {
  return mediaId === '' ? undefined : { width, height }
}

/** Whether a picture is shown as it is, in its own size. */
function isUntouched(url: string): boolean {
  return /\.gif(?:$|[?#])/i.test(url) || url.includes('nocompress')
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
