import sharp from 'sharp'
import { TaskLimiter } from '../../../access/task-limiter.ts'
import { readLimitedBody } from '../../../infrastructure/read-limited-body.ts'

/** Size of a list picture in CSS pixels, doubled for sharp screens. */
const SIZE = { width: 192, height: 128 }
const QUALITY = 70
const MAX_BYTES = 20_000_000
const MAX_PIXELS = 50_000_000
/** Milliseconds. */
const TIMEOUT = 5000
/** Maximum number of cached thumbnails of about 4 KB. */
const MAX_CACHED = 2000
/** Formats of photographs; vector drawings are refused, since they can contain more than a picture. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Photographs have up to twenty megabytes; four at once fit into memory, and a queue of 200 covers a few lists. */
const limit = new TaskLimiter({ atOnce: 4, mostWaiting: 200 })
/** Requests in progress, by address; equal requests share one. */
const pending = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
/** Finished thumbnails by address, oldest first. */
const cache = new Map<string, Uint8Array<ArrayBuffer>>()

/**
 * Makes a thumbnail of a picture of the catalogue. The client sends the number of an entry, never an address, so that the
 * server requests no address of a client's choice. Image hosts may be in the internal network, as the sandbox's is; redirects
 * are not followed. The admin's policy allows pictures of its own host only, and lists need no full-size photographs.
 *
 * @returns `undefined` for what is no picture, is too late, or exceeds the queue
 */
export async function loadThumbnail(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = cache.get(address)
  if (known) return known
  const begun = pending.get(address)
  if (begun) return begun
  if (limit.isFull) return undefined
  const drawing = limit.run(() => drawAndKeep(address)).finally(() => pending.delete(address))
  pending.set(address, drawing)
  return drawing
}

async function drawAndKeep(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const drawn = await draw(address).catch(() => undefined)
  if (!drawn) return undefined
  const [oldest] = cache.keys()
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  cache.set(address, drawn)
  return drawn
}

/** Requests a small version from an image host that scales; other hosts send the whole picture. */
function smallOf(address: string): string {
  const { search } = new URL(address)
  return search === '' ? `${address}?w=${SIZE.width}&h=${SIZE.height}&fit=crop` : address
}

async function draw(written: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // The catalogue may omit the scheme; https is used.
  const address = written.replace(/^\/\//, 'https://')
  if (!/^https?:$/.test(new URL(address).protocol)) return undefined
  const response = await fetch(smallOf(address), { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) {
    await response.body?.cancel()
    return undefined
  }
  const file = await readLimitedBody(response, MAX_BYTES)
  if (!file) return undefined
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
  if (!FORMATS.has((await picture.metadata()).format)) return undefined
  return new Uint8Array(
    await picture
      .rotate()
      .resize({ ...SIZE, fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
}
