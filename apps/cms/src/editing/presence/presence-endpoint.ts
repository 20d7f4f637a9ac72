import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../access/http/endpoint.ts'
import { type GuardedCollectionSlug, readLastSave } from '../saving/refuse-overwriting-others-save.ts'
import type { PresenceResponse } from './presence.tsx'

/** Milliseconds after which a lock counts as abandoned, as in Payload. */
const LOCK_LASTS = 300_000

/** Tells a form, which requests it every few seconds, who else is editing, and who saved last. */
export function presenceEndpoint(slug: GuardedCollectionSlug): Endpoint {
  return endpoint('get', '/:id/others', async (req): Promise<PresenceResponse | Response> => {
    const id = Number(req.routeParams?.id)
    const save = Number.isInteger(id) && (await mayRead(slug, id, req)) && (await readLastSave(slug, id, req))
    if (!save) return Response.json({ message: 'There is nothing with this number.' }, { status: 404 })
    return { ...save, writing: await findWriter(slug, id, req) }
  })
}

/** Checked by the collection's access rules. */
async function mayRead(collection: GuardedCollectionSlug, id: number, req: PayloadRequest): Promise<boolean> {
  if (!req.user) return false
  const options = { collection, id, draft: true, depth: 0, trash: true, select: {}, disableErrors: true, req } as const
  return (await req.payload.findByID({ ...options, overrideAccess: false }).catch(() => null)) !== null
}

async function findWriter(slug: GuardedCollectionSlug, id: number, req: PayloadRequest): Promise<string | null> {
  const since = new Date(Date.now() - LOCK_LASTS).toISOString()
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: {
      'document.relationTo': { equals: slug },
      'document.value': { equals: id },
      updatedAt: { greater_than: since },
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    req,
  })
  const [lock] = docs
  if (!lock || lock.user.value === req.user?.id) return null
  const writer = Number(lock.user.value)
  const user = await req.payload.findByID({ collection: 'users', id: writer, depth: 0, disableErrors: true, req })
  return user?.email ?? null
}
