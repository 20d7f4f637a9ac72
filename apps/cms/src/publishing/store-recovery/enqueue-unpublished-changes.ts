import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Payload } from 'payload'
import { COLLECTION_OF_KIND, type DocumentKind } from '../../content/document-kinds.ts'
import { pageKeyOfRow } from '../publication-outcome-store.ts'
import type { PublicationQueue } from '../publication-queue.ts'
import type { PageKey, WritableStore } from '../published-store.ts'
import { redirectKey } from '../publisher.ts'
import {
  findUnpublishedChanges,
  hasDeletedDocuments,
  type PublicationRecord,
  pageKeyText,
  type SavedDocument,
} from './find-unpublished-changes.ts'

const AT_ONCE = 200

/**
 * Compares content system and store at the start, and requests the publication of differences.
 *
 * @returns the number of publications requested
 */
export async function enqueueUnpublishedChanges(
  payload: Payload,
  queue: PublicationQueue,
  store: Pick<WritableStore, 'readVersions'>,
): Promise<number> {
  const noted = await listNoted(payload)
  return request(payload, queue, noted, await store.readVersions())
}

/**
 * The same for a copy that has replaced the store.
 *
 * @param since when the copy was made, in milliseconds since the epoch
 * @returns false when something was deleted since, which cannot be requested
 */
export async function enqueueChangesSinceCopy(
  payload: Payload,
  queue: PublicationQueue,
  store: Pick<WritableStore, 'readVersions' | 'readSites' | 'readRedirects'>,
  since: number,
): Promise<boolean> {
  const [noted, versions] = [await listNoted(payload), await store.readVersions()]
  await request(payload, queue, noted, versions, since)
  const [sites, redirects] = [await store.readSites(), await store.readRedirects()]
  const others = [
    ...sites.map(({ uid }): PageKey => ({ uid, lang: 'en', kind: 'page' })),
    ...redirects.map(({ from }) => redirectKey(from)),
  ]
  return !hasDeletedDocuments(noted, [...versions.keys(), ...others.map(pageKeyText)])
}

async function request(
  payload: Payload,
  queue: PublicationQueue,
  noted: readonly PublicationRecord[],
  versions: ReadonlyMap<string, string>,
  since?: number,
): Promise<number> {
  const saved: SavedDocument[] = []
  for (const kind of ['page', 'site', 'redirect', 'media'] as const) saved.push(...(await listSaved(payload, kind)))
  const missed = findUnpublishedChanges(saved, noted, versions, since)
  // These wait behind what editors save meanwhile.
  for (const entry of missed) {
    await queue.add(entry, Date.now())
    await yieldToOthers()
  }
  return missed.length
}

async function listSaved(payload: Payload, kind: DocumentKind): Promise<SavedDocument[]> {
  const saved: SavedDocument[] = []
  for (let last = 0; ; ) {
    const { docs } = await payload.find({
      collection: COLLECTION_OF_KIND[kind],
      where: { id: { greater_than: last }, ...(kind === 'page' ? { _status: { equals: 'published' } } : {}) },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      select: { updatedAt: true },
    })
    saved.push(...docs.map(({ id, updatedAt }) => ({ kind, id, updatedAt })))
    await yieldToOthers()
    const end = docs.at(-1)
    if (!end) return saved
    last = end.id
  }
}

async function listNoted(payload: Payload): Promise<PublicationRecord[]> {
  const noted: PublicationRecord[] = []
  for (let last = 0; ; ) {
    const { docs } = await payload.find({
      collection: 'publications',
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
    })
    noted.push(...docs.map((row) => ({ ...row, key: pageKeyOfRow(row) })))
    await yieldToOthers()
    const end = docs.at(-1)
    if (!end) return noted
    last = end.id
  }
}
