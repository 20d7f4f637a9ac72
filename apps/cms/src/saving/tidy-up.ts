import type { Payload } from 'payload'

const DAY_MS = 86_400_000
/** How long the trash keeps what was moved there. */
const TRASH_KEEPS = 30 * DAY_MS
/** A draft that is opened by “Create new” and left without a word goes after an hour. */
const EMPTY_DRAFTS_STAY = 3_600_000

/** Removes for good what has lain in the trash for thirty days, and drafts that nobody ever wrote into. */
export async function tidyUp(payload: Payload, now: number): Promise<void> {
  const deletedAt = { less_than: new Date(now - TRASH_KEEPS).toISOString() }
  for (const collection of ['redirects', 'pages', 'media', 'sites'] as const) {
    const { errors } = await payload.delete({ collection, where: { deletedAt }, trash: true })
    if (errors.length > 0) payload.logger.error({ errors, msg: `Some ${collection} cannot be removed from the trash.` })
  }
  for (const id of await listEmptyDrafts(payload, now)) await payload.delete({ collection: 'pages', id })
}

async function listEmptyDrafts(payload: Payload, now: number): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: {
      _status: { equals: 'draft' },
      title: { exists: false },
      site: { exists: false },
      updatedAt: { less_than: new Date(now - EMPTY_DRAFTS_STAY).toISOString() },
    },
    draft: true,
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(({ id, path, standfirst, kicker, blocks, heroImage }) => {
    const isEmpty = !(path || standfirst || kicker || blocks?.length || heroImage?.media)
    return isEmpty ? [id] : []
  })
}
