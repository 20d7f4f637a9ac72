import type { PayloadRequest } from 'payload'

/**
 * The sites whose content somebody may know of, by the access rules of the collections. The index itself knows nobody, so
 * every answer from it is cut to these.
 */
export async function readableSites(req: PayloadRequest): Promise<ReadonlySet<number>> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    user: req.user,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

/** A picture belongs to no site, and neither does a draft that has none yet. */
export function isReadable(site: number | null, sites: ReadonlySet<number>): boolean {
  return site === null || sites.has(site)
}
