import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { mayActOnAllSites } from '../../access/account-scope.ts'
import { EndpointError, readValidatedBody } from '../../access/http/endpoint.ts'
import { loadSettings } from '../../infrastructure/settings.ts'
import { readMediaFile } from '../../media/storage/media-files.ts'
import { enqueue } from '../../publishing/publication-queue.ts'
import { wakePublisher } from '../../publishing/wake-publisher.ts'

const wishSchema = z.object({ media: z.int().positive() })

/** Reads the size of a picture from its file; then the pages that use it are published anew. */
export async function measurePicture(req: PayloadRequest): Promise<object> {
  if (!mayActOnAllSites(req.user, 'write', 'media')) throw new EndpointError(403, 'health:mayNotMeasure')
  const { media: id } = await readValidatedBody(req, wishSchema, 'request.fields')
  const { payload } = req
  const media = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  if (!media?.filename) throw new EndpointError(404, 'health:noFile')
  const bytes = await readMediaFile(media.filename, loadSettings())
  const size =
    bytes &&
    (await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined))
  if (!size) throw new EndpointError(409, 'health:noFile')
  // A save would drop the size: requests must not name it.
  const { autoOrient } = size
  await payload.db.updateOne({
    collection: 'media',
    id,
    data: { width: autoOrient.width, height: autoOrient.height },
    req,
  })
  await enqueue(payload, { kind: 'media', document: id }, req)
  wakePublisher()
  return { isSaved: true }
}
