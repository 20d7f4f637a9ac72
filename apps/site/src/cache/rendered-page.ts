import { hash } from 'node:crypto'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, zstdCompress } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)

/** Of a page that somebody waits for: small enough, and quick. All of them run off the event loop. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 4
const ZSTD_LEVEL = 3
/** Of a page that many ask for, made while nobody waits (docs/decisions/026-cost-of-first-start-and-render.md). */
const TIGHT_BROTLI_QUALITY = 10
/** Of what is made once, and kept by browsers for a year: twice the time for a sixtieth less. */
export const BEST_BROTLI_QUALITY = 11
/** Of a file that is compressed as it is written. */
const FILE_QUALITY = 6

/** Of brotli, as a power of two: a window over a whole page. The usual 4 MB would be taken anew for every compression. */
const BROTLI_WINDOW = 18
/** Bytes of an entry beside its text: headers, the key, the places in the index of tags; measured at 2 to 4 KB. */
const ENTRY = 3072
/** Bytes that one tag takes in a page's list, in its header and in the index. */
const TAG = 160
/** What the compressed copies take beside the text once they exist; pages come to a fifth. */
const COMPRESSED_SHARE = 0.35

/** Bytes that the header of all tags may take: a cache in front takes no answer whose headers do not fit into its buffers. */
export const MOST_SURROGATE_BYTES = 6000

const HTML = 'text/html; charset=utf-8'

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** What a file is sent in that is compressed as it is written, or was by the build. */
export type FileEncoding = Exclude<Encoding, 'zstd'>

/** Compresses what is too long to hold, as well as pages are. */
export function createCompressor(encoding: Exclude<FileEncoding, 'identity'>): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: FILE_QUALITY } })
    : createGzip({ level: FILE_QUALITY })
}

/** What rendering gives: the text to send, and everything that decides how long it may live. */
export interface Rendering {
  readonly status: number
  readonly html: string
  /** Of the text; HTML where it is absent. */
  readonly contentType?: string
  /** `Link`: where the page is that this is another form of. */
  readonly link?: string
  /** With a status of 301: where the page is. */
  readonly location?: string
  /** Search engines are to leave it out, in production too. */
  readonly isHidden?: boolean
  /** Content-Security-Policy with the hashes of this very text. */
  readonly contentSecurityPolicy: string
  /** What the browser is to report, and to let happen. */
  readonly reportedPolicy?: string
  readonly pageIdentifier: string
  /** The tour group that the page is about. */
  readonly tgid?: number | undefined
  readonly tags: readonly string[]
  /** Milliseconds from now until a fresh rendering is wanted. */
  readonly freshFor: number
  /** Milliseconds from now until it must not be shown at all; ends when its oldest price does. */
  readonly usableFor: number
  /** When its oldest price was read, in milliseconds since the epoch; absent without prices. */
  readonly oldestPrice?: number
}

/** A rendering as the bytes to send. Each encoding is made once, when it is first asked for. */
export class RenderedPage {
  readonly status: number
  readonly contentType: string
  readonly link: string | undefined
  readonly location: string | undefined
  readonly isHidden: boolean
  readonly contentSecurityPolicy: string
  readonly reportedPolicy: string | undefined
  readonly pageIdentifier: string
  readonly tgid: number | undefined
  readonly tags: readonly string[]
  readonly surrogateKey: string
  /** In milliseconds since the epoch. */
  readonly renderedAt: number
  /** Which purges its rendering knew of (purge-generations.ts). */
  readonly generation: number
  readonly freshUntil: number
  readonly usableUntil: number
  readonly oldestPrice: number | undefined
  /** Its headers, ready to be sent: one list for each kind of answer (page-headers.ts). */
  readonly headerLists: string[][] = []
  /** When its use was last noted, in milliseconds since the epoch. */
  usedAt: number
  /** How often it was used, of uses that were noted. */
  uses = 0
  #isTight = false
  #tightening: Promise<void> | undefined
  readonly #identity: Buffer
  readonly #digest: string
  readonly #bodies = new Map<Encoding, Buffer>()
  readonly #flights = new Map<Encoding, Promise<Buffer>>()

  /** @param now milliseconds since the epoch */
  constructor(rendering: Rendering, now: number, generation = 0) {
    this.renderedAt = now
    this.generation = generation
    this.status = rendering.status
    this.contentType = rendering.contentType ?? HTML
    this.link = rendering.link
    this.location = rendering.location
    this.isHidden = rendering.isHidden ?? false
    this.contentSecurityPolicy = rendering.contentSecurityPolicy
    this.reportedPolicy = rendering.reportedPolicy
    this.pageIdentifier = rendering.pageIdentifier
    this.tgid = rendering.tgid
    this.tags = rendering.tags
    this.surrogateKey = surrogateKeyOf(rendering.tags)
    this.usedAt = now
    this.freshUntil = now + rendering.freshFor
    this.usableUntil = now + rendering.usableFor
    this.oldestPrice = rendering.oldestPrice
    this.#identity = ownBytes(Buffer.from(rendering.html))
    this.#digest = hash('sha1', this.#identity, 'base64url')
  }

  /** Bytes that keeping the page takes, the copies that are still to be made among them. */
  get keptBytes(): number {
    return Math.ceil(this.#identity.byteLength * (1 + COMPRESSED_SHARE)) + ENTRY + this.tags.length * TAG
  }

  /** Its brotli copy is as small as can be had: better than any that is quicker to make. */
  get isTight(): boolean {
    return this.#isTight
  }

  /** A strong validator, one for each form, because the bytes differ. */
  etag(encoding: Encoding): string {
    if (encoding === 'identity') return `"${this.#digest}"`
    return `"${this.#digest}-${encoding}${encoding === 'br' && this.#isTight ? '-tight' : ''}"`
  }

  /** Whether a validator is of this text, in whichever form a client was sent it. */
  isFormOf(etag: string): boolean {
    return etag === this.etag('identity') || etag.startsWith(`"${this.#digest}-`)
  }

  /** Takes the place of another rendering at its key: what was learnt of that holds, and of the same text its copies do. */
  follow(before: RenderedPage): void {
    this.uses = before.uses
    if (before.#digest !== this.#digest) return
    for (const [encoding, body] of before.#bodies) this.#bodies.set(encoding, body)
    this.#isTight = before.#isTight
  }

  /** Replaces its brotli copy by the smallest that can be had; it is sent from then on. */
  recompress(quality = TIGHT_BROTLI_QUALITY): Promise<void> {
    this.#tightening ??= this.#makeTight(quality)
    return this.#tightening
  }

  async #makeTight(quality: number): Promise<void> {
    if (this.#isTight) return
    this.#bodies.set('br', await this.#brotli(quality))
    this.#isTight = true
    this.headerLists.length = 0
  }

  /** The body when it is at hand. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.#identity : this.#bodies.get(encoding)
  }

  body(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding)
    if (ready) return Promise.resolve(ready)
    let flight = this.#flights.get(encoding)
    if (!flight) {
      flight = this.#compress(encoding).finally(() => this.#flights.delete(encoding))
      this.#flights.set(encoding, flight)
    }
    return flight
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const body = await this.#compressed(encoding)
    // A smaller copy may have been made meanwhile.
    const kept = this.#bodies.get(encoding) ?? body
    this.#bodies.set(encoding, kept)
    return kept
  }

  async #compressed(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli(BROTLI_QUALITY)
    if (encoding === 'gzip') return ownBytes(await compressGzip(this.#identity, { level: GZIP_LEVEL }))
    const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL }
    return ownBytes(await compressZstd(this.#identity, { params }))
  }

  async #brotli(quality: number): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#identity.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    }
    return ownBytes(await compressBrotli(this.#identity, { params }))
  }
}

/** The same bytes in memory of their own: what Node hands out may be a slice of 64 KB, which it would keep as a whole. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/**
 * As many tags as fit, the page's own and its site's first. A purge of one that is left out reaches the page here, and a shared
 * copy when it ages.
 */
function surrogateKeyOf(tags: readonly string[]): string {
  const all = tags.join(' ')
  return all.length <= MOST_SURROGATE_BYTES ? all : all.slice(0, all.lastIndexOf(' ', MOST_SURROGATE_BYTES))
}
