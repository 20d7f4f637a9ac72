import type { Payload } from 'payload'
import type { Page } from '../../payload-types.ts'
import { WITHOUT_PUBLICATION } from '../../publishing/request-publication.ts'

/** A page as it was before its release wrote it: what counts as public, and the newest words. */
export interface Before {
  readonly live: Page
  readonly newest: Page
}

const PREFIX = 'before-release'

/**
 * Notes what a page is, before its release writes it: when the release is refused further on, or its process ends in the
 * middle, the page gets that back.
 */
export async function recordBefore(payload: Payload, release: number, before: Before): Promise<void> {
  await payload.kv.set(keyOf(release, before.live.id), before)
}

/** Of a page that was not written after all, or that stays as its release has written it. */
export async function forgetBefore(payload: Payload, release: number, page: number): Promise<void> {
  await payload.kv.delete(keyOf(release, page))
}

/**
 * Gives the pages of a release that is not done what they were. Visitors have seen none of it, so nothing is published. What ends
 * in the middle goes on with the next call.
 *
 * @returns their numbers
 */
export async function restoreBefore(payload: Payload, release: number): Promise<readonly number[]> {
  const pages = (await listNoted(payload)).filter((noted) => noted.release === release).map(({ page }) => page)
  for (const page of pages) {
    const before = await payload.kv.get<Before>(keyOf(release, page))
    if (before && (await isThere(payload, page))) await restore(before, payload)
    await forgetBefore(payload, release, page)
  }
  return pages
}

/** Before the first look of a process at what is to be published: gives back what the one before it left half written. */
export async function restoreUnfinished(payload: Payload): Promise<void> {
  const releases = new Set((await listNoted(payload)).map(({ release }) => release))
  for (const release of releases) await restoreBefore(payload, release)
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

async function restore({ live, newest }: Before, payload: Payload): Promise<void> {
  const options = { collection: 'pages', id: live.id, depth: 0, context: { ...WITHOUT_PUBLICATION } } as const
  const wasLive = live._status === 'published'
  const data = wasLive ? contentOf(live) : { _status: 'draft' as const, publishedAt: live.publishedAt ?? null }
  await payload.update({ ...options, data })
  if (wasLive && newest._status === 'draft') await payload.update({ ...options, data: contentOf(newest), draft: true })
}

function contentOf(page: Page): Partial<Page> {
  const { id, createdAt, updatedAt, ...content } = page
  return content
}
