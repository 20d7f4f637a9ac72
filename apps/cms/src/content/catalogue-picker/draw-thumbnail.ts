import sharp from 'sharp'
import { ConcurrencyLimit } from '../../access/concurrency-limit.ts'
import { readBytes } from '../../server/read-bytes.ts'

/** CSS pixels of a picture in a list, twice for sharp screens. */
const SIZE = { width: 192, height: 128 }
const QUALITY = 70
const LONGEST_FILE = 20_000_000
const MOST_PIXELS = 50_000_000
/** Milliseconds. */
const PATIENCE = 5000
/** About 4 KB each. */
const MOST_KEPT = 2000
/** What photographs are kept in: a drawing could hold more than a picture. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Photographs of twenty megabytes each: a few at once fit into memory, and nobody waits for more than a list of them. */
const turns = new ConcurrencyLimit({ atOnce: 4, mostWaiting: 200 })
/** By address: whoever asks for the same meanwhile gets the same. */
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
/** By address, the oldest first. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>()

/**
 * A small copy of a picture that the catalogue names: whoever asks gives the number of an entry, never an address, so that this
 * asks nobody whom an editor chose. The provider's images may lie inside the same network as the content system, as the
 * sandbox's do; a redirect is not followed. The admin's policy lets it show pictures of its own host alone, and a list
 * of thirty has no use for whole photographs.
 *
 * @returns `undefined` for what is no picture, does not come in time, or is asked for when too many are already
 */
export async function drawThumbnail(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = kept.get(address)
  if (known) return known
  const begun = underWay.get(address)
  if (begun) return begun
  if (turns.isFull) return undefined
  const drawing = turns.run(() => drawAndKeep(address)).finally(() => underWay.delete(address))
  underWay.set(address, drawing)
  return drawing
}

async function drawAndKeep(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const drawn = await draw(address).catch(() => undefined)
  if (!drawn) return undefined
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(address, drawn)
  return drawn
}

/** As the image host gives a small one, which takes it no second; any other host gives its whole picture. */
function smallOf(address: string): string {
  const { search } = new URL(address)
  return search === '' ? `${address}?w=${SIZE.width}&h=${SIZE.height}&fit=crop` : address
}

async function draw(written: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // The catalogue may leave the scheme to the page, which is secure.
  const address = written.replace(/^\/\//, 'https://')
  if (!/^https?:$/.test(new URL(address).protocol)) return undefined
  const response = await fetch(smallOf(address), { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) {
    await response.body?.cancel()
    return undefined
  }
  const file = await readBytes(response, LONGEST_FILE)
  if (!file) return undefined
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
  if (!FORMATS.has((await picture.metadata()).format)) return undefined
  return new Uint8Array(
    await picture
      .rotate()
      .resize({ ...SIZE, fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
}
