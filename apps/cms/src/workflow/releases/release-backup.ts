import type { Payload } from 'payload'
import type { Page } from '../../payload-types.ts'
import { WITHOUT_PUBLICATION_CONTEXT } from '../../publishing/request-publication.ts'

/** A page before its release was written: its published version and its newest draft. */
export interface PageBackup {
  readonly live: Page
  readonly newest: Page
}

const PREFIX = 'before-release'

/**
 * Records a page before its release is written, so that it can be restored when the release is refused later or the process
 * ends.
 */
export async function saveReleaseBackup(payload: Payload, release: number, before: PageBackup): Promise<void> {
  await payload.kv.set(keyOf(release, before.live.id), before)
}

/** Deletes the record of a page that was not written, or whose release is complete. */
export async function deleteReleaseBackup(payload: Payload, release: number, page: number): Promise<void> {
  await payload.kv.delete(keyOf(release, page))
}

/**
 * Restores the pages of an incomplete release. Visitors have seen none of it, so nothing is published. An interrupted call is
 * continued by the next.
 *
 * @returns their numbers
 */
export async function restoreReleaseBackup(payload: Payload, release: number): Promise<readonly number[]> {
  const pages = (await listNoted(payload)).filter((noted) => noted.release === release).map(({ page }) => page)
  for (const page of pages) {
    const before = await payload.kv.get<PageBackup>(keyOf(release, page))
    if (before && (await isThere(payload, page))) await restore(before, payload)
    await deleteReleaseBackup(payload, release, page)
  }
  return pages
}

/** Before a process publishes for the first time: restores what the previous one left half written. */
export async function restoreUnfinishedReleases(payload: Payload): Promise<void> {
  const releases = new Set((await listNoted(payload)).map(({ release }) => release))
  for (const release of releases) await restoreReleaseBackup(payload, release)
}

async function listNoted(payload: Payload): Promise<readonly { release: number; page: number }[]> {
  const keys = await payload.kv.keys()
  return keys.flatMap((key) => {
    const [prefix, release, page] = key.split(':')
    return prefix === PREFIX ? { release: Number(release), page: Number(page) } : []
  })
}

function keyOf(release: number, page: number): string {
  return `${PREFIX}:${release}:${page}`
}

async function isThere(payload: Payload, id: number): Promise<boolean> {
  const options = { collection: 'pages', id, depth: 0, select: {}, disableErrors: true, trash: true } as const
  return (await payload.findByID(options)) !== null
}

async function restore({ live, newest }: PageBackup, payload: Payload): Promise<void> {
  const options = { collection: 'pages', id: live.id, depth: 0, context: { ...WITHOUT_PUBLICATION_CONTEXT } } as const
  const wasLive = live._status === 'published'
  const data = wasLive ? contentOf(live) : { _status: 'draft' as const, publishedAt: live.publishedAt ?? null }
  await payload.update({ ...options, data })
  if (wasLive && newest._status === 'draft') await payload.update({ ...options, data: contentOf(newest), draft: true })
}

function contentOf(page: Page): Partial<Page> {
  const { id, createdAt, updatedAt, ...content } = page
  return content
}
