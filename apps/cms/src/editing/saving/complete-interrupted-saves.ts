import type { Payload } from 'payload'
import { z } from 'zod'
import type { Page } from '../../payload-types.ts'

const rowsSchema = z.array(z.object({ id: z.number() }))

/** Pages without a version with their content: a save writes the page first. */
const WITHOUT_VERSION = `SELECT p.id FROM pages p WHERE NOT EXISTS
  (SELECT 1 FROM _pages_v v WHERE v.parent_id = p.id AND v.version_updated_at >= p.updated_at)`

/** A save unsets `latest` of the previous version after it has written its own. */
const ONE_LATEST = `UPDATE _pages_v SET latest = false WHERE latest AND EXISTS
  (SELECT 1 FROM _pages_v newer WHERE newer.parent_id = _pages_v.parent_id AND newer.latest AND newer.id > _pages_v.id)`

/**
 * Completes saves of a process that was killed: SQLite has no transactions here. Otherwise visitors could see content that
 * neither the form nor the list of pages shows, or the list could show a page twice, or not at all. Nobody may save meanwhile.
 *
 * @returns the numbers of the repaired pages
 */
export async function completeInterruptedSaves(payload: Payload): Promise<number[]> {
  const run = (raw: string) => payload.db.execute({ db: payload.db.drizzle, raw })
  const ids = rowsSchema.parse((await run(WITHOUT_VERSION)).rows).map(({ id }) => id)
  for (const id of ids) await writeVersion(payload, id)
  await run(ONE_LATEST)
  return ids
}

async function writeVersion(payload: Payload, id: number): Promise<void> {
  const page = await payload.db.findOne<Page>({ collection: 'pages', where: { id: { equals: id } } })
  if (!page) return
  await payload.db.createVersion({
    collectionSlug: 'pages',
    parent: id,
    versionData: page,
    autosave: false,
    createdAt: page.createdAt,
    updatedAt: new Date().toISOString(),
  })
}
