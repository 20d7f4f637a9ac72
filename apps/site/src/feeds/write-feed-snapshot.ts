import type { FeedProduct } from './feed-offer.ts'
import { openFeedWriters, type WriterOptions } from './feed-writers.ts'
import type { FeedSnapshot, SnapshotFolder } from './snapshot-folder.ts'

export interface SnapshotOptions extends Omit<WriterOptions, 'folder' | 'nonce'> {
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What became of a snapshot: a refused one left the one before in its place. */
export type SnapshotOutcome =
  | { readonly kind: 'written'; readonly snapshot: FeedSnapshot }
  | { readonly kind: 'refused'; readonly products: number; readonly before: number }

/**
 * Writes all feeds of a site beside the present ones and puts them in their place when they are whole. Without products, or when more than a share
 * of them is gone since the last snapshot, they are refused: receivers take away what a snapshot lacks.
 *
 * @throws when products cannot be read or files not written; the present snapshot stays
 */
export async function writeFeedSnapshot(
  folder: SnapshotFolder,
  products: AsyncIterable<FeedProduct>,
  options: SnapshotOptions,
): Promise<SnapshotOutcome> {
  const before = await folder.current()
  const nonce = Math.max(options.now, (before?.writtenAt ?? 0) + 1)
  const place = await folder.begin(nonce)
  try {
    const count = await writeAll(products, { ...options, folder: place.path, nonce })
    const last = before?.products ?? 0
    if (count === 0 || count < (1 - options.maxRemovalShare) * last) {
      await folder.discard(place.folder)
      return { kind: 'refused', products: count, before: last }
    }
    const files = [...(await folder.listFiles(place.folder))]
    const snapshot = { folder: place.folder, writtenAt: nonce, products: count, files }
    await folder.publish(snapshot)
    return { kind: 'written', snapshot }
  } catch (error) {
    await folder.discard(place.folder)
    throw error
  }
}

async function writeAll(products: AsyncIterable<FeedProduct>, options: WriterOptions): Promise<number> {
  const writers = await openFeedWriters(options)
  let count = 0
  try {
    for await (const product of products) {
      for (const writer of writers) await writer.add(product)
      count += 1
    }
  } finally {
    for (const writer of writers) await writer.end()
  }
  return count
}
