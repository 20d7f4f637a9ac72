import type { Payload } from 'payload'
import { removeUnfinishedSiteCopies } from '../workflow/new-brand/copy-site.ts'

const DAY_MS = 86_400_000
/** How long the trash retains documents. */
const TRASH_KEEPS = 30 * DAY_MS
/** Age at which an empty draft, opened by “Create new”, is removed; its form may still be open somewhere. */
const EMPTY_DRAFTS_STAY = DAY_MS
/** Fields that people write; the others have defaults or are derived. */
const WRITTEN_FIELDS = [
  'path',
  'standfirst',
  'kicker',
  'blocks',
  'heroImage',
  'meta',
  'categorisation',
  'booking',
  'parent',
  'pageSubType',
  'landingPageKind',
] as const

/** Deletes what has been in the trash for thirty days, moves empty drafts there, and removes abandoned copies of sites. */
export async function cleanUpTrashAndAbandonedDrafts(payload: Payload, now: number): Promise<void> {
  await removeUnfinishedSiteCopies(payload, now)
  const deletedAt = { less_than: new Date(now - TRASH_KEEPS).toISOString() }
  for (const collection of ['redirects', 'pages', 'media', 'sites'] as const) {
    const { errors } = await payload.delete({ collection, where: { deletedAt }, trash: true })
    if (errors.length > 0) payload.logger.error({ errors, msg: `Some ${collection} cannot be removed from the trash.` })
  }
  const data = { deletedAt: new Date(now).toISOString() }
  for (const id of await listEmptyDrafts(payload, now))
    await payload.update({ collection: 'pages', id, data, depth: 0 })
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
  return docs.filter((page) => WRITTEN_FIELDS.every((name) => isBlank(page[name]))).map(({ id }) => id)
}

/** Empty groups, lists and unchecked boxes count as blank. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || value === null || value === '' || value === false
}
