import { open } from 'node:fs/promises'
import type { HttpExchange } from '../http/http-exchange.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import { type FeedSettings, hasFeeds } from './feed-settings.ts'
import { SnapshotFolder } from './snapshot-folder.ts'

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  gz: 'application/gzip',
}

/** A feed of a site that can be fetched. */
export interface ServedFeed {
  /** Of the site's host. */
  readonly path: string
  readonly type: string
}

/** The feeds of a site's present snapshot; none where the site has no feeds. */
export async function listFeeds(site: SiteEntry, settings: FeedSettings): Promise<readonly ServedFeed[]> {
  if (!hasFeeds(settings, site)) return []
  const snapshot = await new SnapshotFolder(settings.folder, site.uid).current()
  const base = site.folder === '' ? '' : `/${site.folder.replaceAll('.', '/')}`
  return (snapshot?.files ?? []).map(({ name }) => ({ path: `${base}/feeds/${name}`, type: typeOf(name) }))
}

/** Answers with a file of the present snapshot, or that it is known (304); 404 where the site has no such feed. */
export async function answerFeed(
  exchange: HttpExchange,
  site: SiteEntry,
  name: string,
  settings: FeedSettings,
): Promise<void> {
  const folder = new SnapshotFolder(settings.folder, site.uid)
  const snapshot = hasFeeds(settings, site) ? await folder.current() : undefined
  const file = snapshot?.files.find((one) => one.name === name)
  if (!snapshot || !file) return exchange.sendPlain(404, 'no such feed')
  // Open before the answer begins: a later snapshot may remove it.
  const handle = await open(folder.pathOf(snapshot, name)).catch(() => undefined)
  if (!handle) return exchange.sendPlain(404, 'no such feed')
  exchange.sendStored({
    type: typeOf(name),
    entityTag: file.sha256,
    changedAt: snapshot.writtenAt,
    isPacked: name.endsWith('.gz'),
    read: () => handle.createReadStream(),
    leave: () => void handle.close(),
  })
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
