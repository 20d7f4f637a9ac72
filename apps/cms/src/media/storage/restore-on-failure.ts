import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import type { Media } from '../../payload-types.ts'
import type { MediaBucket } from './media-bucket.ts'

const BEFORE = 'mediaBefore'

/** Remembers a picture before its file is replaced: SQLite has no transaction that would restore it. */
export const rememberPreviousMedia: CollectionBeforeChangeHook<Media> = async ({ context, data, originalDoc, req }) => {
  if (req.file && originalDoc?.id !== undefined) {
    const where = { id: { equals: originalDoc.id } }
    context[BEFORE] = await req.payload.db.findOne({ collection: 'media', where, req })
  }
  return data
}

/**
 * The plugin stores files after their document is written. When that fails, the document is restored and stored files are
 * removed.
 */
export function withRestoreOnFailure(
  store: CollectionAfterChangeHook,
  bucket: MediaBucket,
): CollectionAfterChangeHook<Media> {
  return async (change) => {
    try {
      return await store(change)
    } catch (error) {
      const { context, doc, operation, previousDoc, req } = change
      await (operation === 'create' ? forget(doc, req) : bringBack(doc, context[BEFORE], req))
      const known = operation === 'create' ? [] : filesOf(previousDoc)
      const added = filesOf(doc).filter((name) => !known.includes(name))
      await removeFiles(added, bucket, req)
      throw error instanceof APIError ? error : new LocalizedApiError(req, 503, 'storage.silentOnWrite')
    }
  }
}

/**
 * Payload deletes the document even if its files cannot be deleted, so nothing is deleted while the storage does not answer.
 */
export function refuseDeletingWithoutStorage(bucket: MediaBucket): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const picture = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      trash: true,
      disableErrors: true,
      req,
    })
    if (!picture?.filename) return
    try {
      await bucket.has(picture.filename)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: 'A picture was not deleted: its storage does not answer.' })
      throw new LocalizedApiError(req, 503, 'storage.silentOnWrite')
    }
  }
}

function filesOf({ filename, sizes }: Partial<Media>): string[] {
  return [filename, sizes?.thumbnail?.filename].filter((name) => typeof name === 'string')
}

async function forget({ id }: Media, req: PayloadRequest): Promise<void> {
  await req.payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } }, req })
}

async function bringBack({ id }: Media, before: unknown, req: PayloadRequest): Promise<void> {
  if (typeof before !== 'object' || before === null) return
  await req.payload.db.updateOne({ collection: 'media', id, data: { ...before }, req, returning: false })
}

async function removeFiles(names: readonly string[], bucket: MediaBucket, req: PayloadRequest): Promise<void> {
  const removals = await Promise.allSettled(names.map((name) => bucket.remove(name)))
  const left = names.filter((_name, index) => removals[index]?.status === 'rejected')
  if (left.length > 0) req.payload.logger.error({ files: left, msg: 'Files of no picture may be left in the storage.' })
}
