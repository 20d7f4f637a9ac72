import { setImmediate } from 'node:timers/promises'
import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { RedirectDocument } from '@passepartout/content-model/links/redirect'
import type { SiteDocument } from '@passepartout/content-model/site'
import { formatMessage } from '../messages/format-message.ts'
import type { ContentReader } from './content-reader.ts'
import { findOwnedPageKey } from './owned-page-key.ts'
import type { PublicationOutcome, PublicationOutcomeStore } from './publication-outcome-store.ts'
import type { PublicationQueue } from './publication-queue.ts'
import type { PageKey, PublishedPage, WritableStore } from './published-store.ts'
import { redirectKey, referencesOf, refusedOutcome, siteDocumentsOf, siteOutcome } from './publisher.ts'
import { isSame, purgeTagsOfPage } from './purge-tags.ts'

export interface RepublishDependencies {
  readonly content: ContentReader
  readonly outcomes: PublicationOutcomeStore
  readonly queue: PublicationQueue
  readonly store: WritableStore
}

export interface RepublishResult {
  readonly pages: number
  readonly sites: number
  /** What could not be built, in words. */
  readonly refused: readonly string[]
  readonly purged: number
}

interface Rebuilt {
  readonly pages: PublishedPage[]
  readonly sites: SiteDocument[]
  readonly redirects: RedirectDocument[]
  readonly outcomes: Map<string, PublicationOutcome>
}

/** The content of the store when the rebuild took its lock. */
interface Before {
  readonly pages: ReadonlyMap<string, PublishedPage>
  readonly sites: readonly SiteDocument[]
  readonly redirects: readonly RedirectDocument[]
}

/**
 * Rebuilds the published store from the content system: removes what is no longer published, keeps the last good version of a
 * document with a fault, and notifies the site of the changes.
 */
export async function republish(parts: RepublishDependencies): Promise<RepublishResult> {
  const { queue, store } = parts
  const { rebuilt, tags } = await store.rebuild(async () => {
    const before = await readBefore(store)
    const loaded = await loadAll(parts, before)
    const { pages, sites, redirects } = loaded
    return { rebuilt: loaded, pages, sites, redirects, tags: changedTags(before, loaded) }
  })
  if (tags.length > 0) await queue.add({ kind: 'purge', tags })
  await writeOutcomes(parts.outcomes, rebuilt.outcomes)
  const refused = [...rebuilt.outcomes.values()].filter(({ state }) => state === 'refused')
  return {
    pages: rebuilt.pages.length,
    sites: new Set(rebuilt.sites.map(({ uid }) => uid)).size,
    refused: refused.map(
      ({ title, message }) => `${title}: ${message.map((reason) => formatMessage('en', reason)).join(' ')}`,
    ),
    purged: tags.length,
  }
}

async function readBefore(store: WritableStore): Promise<Before> {
  const pages = (await store.readPages()).map((page) => [keyOf(page.document), page] as const)
  return { pages: new Map(pages), sites: await store.readSites(), redirects: await store.readRedirects() }
}

async function loadAll({ content, outcomes }: RepublishDependencies, before: Before): Promise<Rebuilt> {
  const rebuilt: Rebuilt = { pages: [], sites: [], redirects: [], outcomes: new Map() }
  for (const id of await content.listPublishedPages()) {
    const loaded = await loadPage(id, content, outcomes, before)
    if (loaded?.page) rebuilt.pages.push(loaded.page)
    if (loaded) rebuilt.outcomes.set(`page:${id}`, loaded.outcome)
    await setImmediate()
  }
  for (const id of await content.listSites()) {
    const site = await content.readSite(id)
    if (!site) continue
    rebuilt.sites.push(
      ...siteDocumentsOf(
        site.built,
        before.sites.filter(({ uid }) => uid === site.uid),
      ),
    )
    const isOpen = rebuilt.pages.some(({ document: { uid, kind } }) => uid === site.uid && kind === 'page')
    rebuilt.outcomes.set(`site:${id}`, siteOutcome(site.title, site.built, site.uid, isOpen))
  }
  for (const id of await content.listRedirects()) {
    await loadRedirect(id, content, rebuilt)
    await setImmediate()
  }
  return rebuilt
}

async function loadRedirect(id: number, content: ContentReader, { redirects, outcomes }: Rebuilt): Promise<void> {
  const redirect = await content.readRedirect(id)
  if (!redirect) return
  const { title, built } = redirect
  if (built.ok) redirects.push(built.document)
  const online: PublicationOutcome = {
    title,
    state: 'online',
    message: [],
    key: built.ok ? redirectKey(built.document.from) : undefined,
  }
  outcomes.set(`redirect:${id}`, built.ok ? online : refusedOutcome(title, built.reasons, undefined))
}

async function loadPage(id: number, content: ContentReader, outcomes: PublicationOutcomeStore, before: Before) {
  const page = await content.readPage(id)
  if (!page?.built) return undefined
  const { title, built } = page
  if (!built.ok) {
    const key = await findOwnedPageKey(id, await outcomes.read(`page:${id}`), content)
    const lastGood = key && before.pages.get(keyOf(key))
    return { page: lastGood, outcome: refusedOutcome(title, built.reasons, lastGood && key) }
  }
  const { uid, lang, kind } = built.document
  const outcome: PublicationOutcome = { title, state: 'online', message: [], key: { uid, lang, kind } }
  return { page: { document: built.document, references: referencesOf(built) }, outcome }
}

function changedTags(before: Before, rebuilt: Rebuilt): string[] {
  const after = new Map(rebuilt.pages.map(({ document }) => [keyOf(document), document]))
  const keys = new Set([...before.pages.keys(), ...after.keys()])
  const pageTags = [...keys].flatMap((key) => purgeTagsOfPage(before.pages.get(key)?.document, after.get(key)))
  const siteUids = new Set([...before.sites, ...rebuilt.sites].map(({ uid }) => uid))
  const siteTags = [...siteUids].flatMap((uid) => {
    const [old, current] = [before.sites, rebuilt.sites].map((sites) => sortByLanguage(sites, uid))
    return isSame(old ?? [], current ?? []) ? [] : [cacheTag.site(uid)]
  })
  return [...new Set([...pageTags, ...siteTags, ...changedRedirects(before.redirects, rebuilt.redirects)])]
}

function changedRedirects(before: readonly RedirectDocument[], after: readonly RedirectDocument[]): string[] {
  const texts = [before, after].map((list) => new Set(list.map((redirect) => JSON.stringify(redirect))))
  const [old, current] = texts
  const changed = [...before, ...after].filter((redirect) => {
    const text = JSON.stringify(redirect)
    return !(old?.has(text) && current?.has(text))
  })
  return changed.map(({ from }) => cacheTag.redirect(from.host, from.path))
}

function sortByLanguage(sites: readonly SiteDocument[], uid: string): SiteDocument[] {
  return sites.filter((site) => site.uid === uid).toSorted((a, b) => a.lang.localeCompare(b.lang, 'en'))
}

function keyOf({ uid, lang, kind }: PageKey): string {
  return `${uid} ${lang} ${kind}`
}

async function writeOutcomes(
  outcomes: PublicationOutcomeStore,
  rebuilt: ReadonlyMap<string, PublicationOutcome>,
): Promise<void> {
  for (const [subject, outcome] of rebuilt) {
    const known = await outcomes.read(subject)
    if (!known || !isSame(known, outcome)) await outcomes.write(subject, outcome)
    await setImmediate()
  }
  for (const subject of await outcomes.listSubjects()) {
    if (!rebuilt.has(subject)) await outcomes.remove(subject)
  }
}
