import { s3Storage } from '@payloadcms/storage-s3'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Plugin,
  UploadConfig,
} from 'payload'
import { z } from 'zod'
import { payloadErrorResponse } from '../../access/http/error-response.ts'
import type { S3Location, Settings } from '../../infrastructure/settings.ts'
import { MediaBucket, s3ClientConfig } from './media-bucket.ts'
import { refuseDeletingWithoutStorage, rememberPreviousMedia, withRestoreOnFailure } from './restore-on-failure.ts'

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
    config: mediaPlace ? s3ClientConfig(mediaPlace) : {},
  })
  return async (config) => {
    const stored = await withStorage(config)
    if (!mediaPlace) return stored
    const collections = stored.collections?.map((one) => (one.slug === 'media' ? inBucket(one, mediaPlace, url) : one))
    return { ...stored, ...(collections ? { collections } : {}) }
  }
}

/** The plugin appends its hooks to the lists. */
function inBucket(media: CollectionConfig, place: S3Location, url: string): CollectionConfig {
  const bucket = new MediaBucket(place)
  const hooks = media.hooks ?? {}
  const upload = typeof media.upload === 'object' ? media.upload : {}
  const ours = hooks.afterChange?.slice(0, -1) ?? []
  const stores = hooks.afterChange?.slice(-1) ?? []
  return {
    ...media,
    upload: {
      ...upload,
      handlers: upload.handlers?.slice(-1).map(withStorageErrors) ?? [],
      // A copy of a picture is made from the answer of this address.
      skipSafeFetch: [ownAddress(url)],
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), updateFocalPointOnly],
      beforeChange: [...(hooks.beforeChange ?? []), rememberPreviousMedia],
      afterChange: [...stores.map((store) => withRestoreOnFailure(store, bucket)), ...ours.map(unlessOfStorage)],
      beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletingWithoutStorage(bucket)],
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

const focusSchema = z.object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) })

/**
 * Saves a new focal point without fetching the file. Payload would fetch it to cut sizes, of which there is only one, uncut.
 */
const updateFocalPointOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query?.uploadEdits) return args
  const focus = focusSchema.safeParse(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!focus.success || !('data' in args)) return args
  const { x, y } = focus.data.focalPoint
  return { ...args, data: { ...args.data, focalX: x, focalY: y } }
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Answers for missing files and unavailable storage, which the plugin leaves empty or reports as a server error. */
function withStorageErrors(handler: FileHandler): FileHandler {
  return async (req, params) => {
    const answer = await handler(req, params)
    if (!(answer instanceof Response) || answer.status === 404) return payloadErrorResponse(req, 404, 'file.notFound')
    if (answer.status >= 500) return payloadErrorResponse(req, 503, 'storage.silent')
    return answer
  }
}
