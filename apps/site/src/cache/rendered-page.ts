import { hash } from 'node:crypto'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)
const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) } as const

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

/** What the first packed copy will take of the text; it is made within milliseconds. */
const PACKED_SHARE = 0.2

/** Bytes that the header of all tags may take: a cache in front takes no answer whose headers do not fit into its buffers. */
export const MOST_SURROGATE_BYTES = 6000

const HTML = 'text/html; charset=utf-8'

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** In what the cache keeps pages. */
export type CompressedEncoding = Exclude<Encoding, 'identity'>

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
  readonly contentType?: string | undefined
  /** `Link`: where the page is that this is another form of. */
  readonly link?: string | undefined
  /** With a status of 301: where the page is. */
  readonly location?: string | undefined
  /** Search engines are to leave it out, in production too. */
  readonly isHidden?: boolean
  /** Nobody renews it: it is rendered again when somebody asks. */
  readonly isOnDemand?: boolean
  /** Content-Security-Policy with the hashes of this very text. */
  readonly contentSecurityPolicy: string
  /** What the browser is to report, and to let happen. */
  readonly reportedPolicy?: string | undefined
  readonly pageIdentifier: string
  /** The tour group that the page is about. */
  readonly tgid?: number | undefined
  readonly tags: readonly string[]
  /** Milliseconds from now until a fresh rendering is wanted. */
  readonly freshFor: number
  /** Milliseconds from now until it must not be shown at all; ends when its oldest price does. */
  readonly usableFor: number
  /** When its oldest price was read, in milliseconds since the epoch; absent without prices. */
  readonly oldestPrice?: number | undefined
}

/** A text that is of no page, and that no cache keeps. */
export function uncachedRendering(status: number, html: string, contentSecurityPolicy: string): Rendering {
  return { status, html, contentSecurityPolicy, pageIdentifier: '', tags: [], freshFor: 0, usableFor: 0 }
}

/** What of a page outlives the process beside its packed copies. Times are milliseconds since the epoch. */
export interface SnapshotPageFacts extends Omit<Rendering, 'html' | 'freshFor' | 'usableFor' | 'isOnDemand'> {
  readonly renderedAt: number
  readonly freshUntil: number
  readonly usableUntil: number
  readonly usedAt: number
  readonly uses: number
  readonly isTight: boolean
  /** Of the plain text: bytes and digest. */
  readonly length: number
  readonly digest: string
}

/** A page as a file keeps it: with one packed copy at least. */
export interface SnapshotPage {
  readonly facts: SnapshotPageFacts
  readonly bodies: readonly (readonly [CompressedEncoding, Buffer])[]
}

/**
 * A rendering as the bytes to send. Each encoding is made once, when it is first asked for. From the first on the plain text is not kept: it
 * is unpacked for whoever takes no other, and for what is made of it.
 */
export class RenderedPage {
  readonly status: number
  readonly contentType: string
  readonly link: string | undefined
  readonly location: string | undefined
  readonly isHidden: boolean
  readonly isOnDemand: boolean
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
  /** Called when `cachedBytes` has changed. */
  onSize: (() => void) | undefined
  /** When its use was last noted, in milliseconds since the epoch. */
  usedAt: number
  /** How often it was used, of uses that were noted. */
  uses = 0
  #isTight = false
  #tightening: Promise<void> | undefined
  /** The plain text, until there is a packed copy. */
  #identity: Buffer | undefined
  #length: number
  #digest: string
  readonly #bodies = new Map<CompressedEncoding, Buffer>()
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
    this.isOnDemand = rendering.isOnDemand ?? false
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
    this.#length = this.#identity.byteLength
    this.#digest = hash('sha1', this.#identity, 'base64url')
  }

  /** The page that a file has kept. @param generation of purges, since which the file holds what is published */
  static fromSnapshot({ facts, bodies }: SnapshotPage, generation: number): RenderedPage {
    const { renderedAt, freshUntil, usableUntil, usedAt, uses, isTight, length, digest, ...rest } = facts
    const times = { freshFor: freshUntil - renderedAt, usableFor: usableUntil - renderedAt }
    const page = new RenderedPage({ ...rest, ...times, html: '' }, renderedAt, generation)
    page.usedAt = usedAt
    page.uses = uses
    page.#isTight = isTight
    page.#identity = undefined
    page.#length = length
    page.#digest = digest
    for (const [encoding, body] of bodies) page.#bodies.set(encoding, ownBytes(body))
    return page
  }

  /** What a file needs to keep it; `undefined` while there is no packed copy. */
  toSnapshot(): SnapshotPage | undefined {
    if (this.#bodies.size === 0) return undefined
    const { status, contentType, link, location, isHidden, contentSecurityPolicy, reportedPolicy } = this
    const { pageIdentifier, tgid, tags, oldestPrice, renderedAt, freshUntil, usableUntil, usedAt, uses } = this
    const sent = { status, contentType, link, location, isHidden, contentSecurityPolicy, reportedPolicy }
    const about = { pageIdentifier, tgid, tags, oldestPrice }
    const times = { renderedAt, freshUntil, usableUntil, usedAt, uses }
    const text = { isTight: this.#isTight, length: this.#length, digest: this.#digest }
    return { facts: { ...sent, ...about, ...times, ...text }, bodies: [...this.#bodies] }
  }

  /** Bytes that keeping the page takes. */
  get cachedBytes(): number {
    const packed = this.#bodies.values().reduce((sum, { byteLength }) => sum + byteLength, 0)
    return (packed || Math.ceil(this.#length * PACKED_SHARE)) + ENTRY + this.tags.length * TAG
  }

  /** The copies that are kept, with their bytes. */
  get forms(): (readonly [Encoding, number])[] {
    const packed = [...this.#bodies].map(([encoding, body]) => [encoding, body.byteLength] as const)
    return this.#identity ? [['identity', this.#length], ...packed] : packed
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

  /** @param ifNoneMatch the header with the validators of what a client has */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    if (ifNoneMatch === '*') return true
    return ifNoneMatch.split(',').some((candidate) => this.isFormOf(candidate.trim().replace(/^W\//, '')))
  }

  /** Takes the place of another rendering at its key: what was learnt of that holds, and of the same text its copies do. */
  follow(before: RenderedPage): void {
    this.uses = before.uses
    this.usedAt = before.usedAt
    if (before.#digest !== this.#digest) return
    for (const [encoding, body] of before.#bodies) this.#bodies.set(encoding, body)
    if (this.#bodies.size > 0) this.#identity = undefined
    this.#isTight = before.#isTight
  }

  /** Packs what no client made pack: as its predecessor was, else as it is quickest. The text stays where that fails. */
  async pack(before?: RenderedPage): Promise<void> {
    const isPacking = [...this.#flights.keys()].some((encoding) => encoding !== 'identity')
    if (!this.#identity || isPacking) return
    const [encoding = 'zstd'] = before ? before.#bodies.keys() : []
    await this.body(encoding).catch(() => undefined)
  }

  /** Replaces its brotli copy by the smallest that can be had; it is sent from then on. */
  recompress(quality = TIGHT_BROTLI_QUALITY): Promise<void> {
    this.#tightening ??= this.#makeTight(quality)
    return this.#tightening
  }

  async #makeTight(quality: number): Promise<void> {
    if (this.#isTight) return
    const body = await packBrotli(await this.#text(), quality)
    this.#isTight = true
    this.headerLists.length = 0
    this.#keep('br', body)
  }

  /** The body when it is at hand. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.#identity : this.#bodies.get(encoding)
  }

  /** Bytes of the body, of a packed one when it is at hand. */
  lengthOf(encoding: Encoding): number {
    return encoding === 'identity' ? this.#length : (this.#bodies.get(encoding)?.byteLength ?? 0)
  }

  body(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding)
    if (ready) return Promise.resolve(ready)
    return this.#flights.getOrInsertComputed(encoding, () =>
      this.#make(encoding).finally(() => this.#flights.delete(encoding)),
    )
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const text = await this.#text()
    if (encoding === 'identity') return text
    const body = await packed(text, encoding)
    // A smaller copy may have been made meanwhile.
    return this.#bodies.get(encoding) ?? this.#keep(encoding, body)
  }

  #keep(encoding: CompressedEncoding, body: Buffer): Buffer {
    this.#bodies.set(encoding, body)
    this.#identity = undefined
    this.onSize?.()
    return body
  }

  async #text(): Promise<Buffer> {
    if (this.#identity) return this.#identity
    for (const [encoding, body] of this.#bodies) return UNPACK[encoding](body)
    throw new Error('A page has lost its text.')
  }
}

async function packed(text: Buffer, encoding: CompressedEncoding): Promise<Buffer> {
  if (encoding === 'br') return packBrotli(text, BROTLI_QUALITY)
  if (encoding === 'gzip') return ownBytes(await compressGzip(text, { level: GZIP_LEVEL }))
  return ownBytes(await compressZstd(text, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }))
}

async function packBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  }
  return ownBytes(await compressBrotli(text, { params }))
}

/** The same bytes in memory of their own: what Node hands out may be a slice of 64 KB, which it would keep as a whole. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes
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
