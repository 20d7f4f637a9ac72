import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionAfterChangeHook, CollectionConfig, Plugin } from 'payload'
import type { MediaPlace, Settings } from '../../server/settings.ts'
import { answerForStorage } from './answer-for-storage.ts'
import { focusWithoutFile } from './focus-without-file.ts'
import { clientOf, MediaBucket } from './media-bucket.ts'
import { refuseDeletingUnreached, rememberBefore, storeOrRestore } from './restore-on-failure.ts'

/**
 * Stores media files on S3-compatible storage through Payload's plugin if a bucket is configured. Its fields exist without one
 * too, so that the schema is the same.
 */
export function mediaStorage({ mediaPlace, url }: Settings): Plugin {
  const withStorage = s3Storage({
    enabled: mediaPlace !== undefined,
    alwaysInsertFields: true,
    // A document's data is independent of where the files are, and of moving them.
    useCompositePrefixes: true,
    collections: { media: { prefix: mediaPlace?.prefix ?? '' } },
    bucket: mediaPlace?.bucket ?? '',
    clientCacheKey: `${mediaPlace?.endpoint} ${mediaPlace?.bucket}`,
    config: mediaPlace ? clientOf(mediaPlace) : {},
  })
  return async (config) => {
    const stored = await withStorage(config)
    if (!mediaPlace) return stored
    const collections = stored.collections?.map((one) => (one.slug === 'media' ? inBucket(one, mediaPlace, url) : one))
    return { ...stored, ...(collections ? { collections } : {}) }
  }
}

/** The plugin appends its hooks to the lists. */
function inBucket(media: CollectionConfig, place: MediaPlace, url: string): CollectionConfig {
  const bucket = new MediaBucket(place)
  const hooks = media.hooks ?? {}
  const upload = typeof media.upload === 'object' ? media.upload : {}
  const ours = hooks.afterChange?.slice(0, -1) ?? []
  const stores = hooks.afterChange?.slice(-1) ?? []
  return {
    ...media,
    upload: {
      ...upload,
      handlers: upload.handlers?.slice(-1).map(answerForStorage) ?? [],
      // A copy of a picture is made from the answer of this address.
      skipSafeFetch: [ownAddress(url)],
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), focusWithoutFile],
      beforeChange: [...(hooks.beforeChange ?? []), rememberBefore],
      afterChange: [...stores.map((store) => storeOrRestore(store, bucket)), ...ours.map(unlessOfStorage)],
      beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletingUnreached(bucket)],
    },
  }
}

/** The plugin writes a document again after storing its files; that is no change by a person. */
function unlessOfStorage(hook: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return (change) => (change.req.context.skipCloudStorage === true ? change.doc : hook(change))
}

function ownAddress(url: string) {
  const { protocol, hostname, port } = new URL(url)
  return { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname: '/api/media/file/*' } as const
}
