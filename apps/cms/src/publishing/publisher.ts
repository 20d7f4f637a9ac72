import { setImmediate as nextTurn } from 'node:timers/promises'
import { cacheTag } from '@passepartout/content-model/cache-tags'
import { chunk } from '@passepartout/content-model/chunk'
import { addLanguagePrefix, pathOfUid } from '@passepartout/content-model/links/uid'
import type { PageDocument } from '@passepartout/content-model/page'
import { buildReferenceTarget } from '@passepartout/content-model/published-store-schema'
import type { SiteDocument } from '@passepartout/content-model/site'
import { type Message, message, messageAt } from '../messages/message.ts'
import type { BuildResult } from './build/build-page-document.ts'
import type { ContentReader, PublicAddress } from './content-reader.ts'
import { findOwnedPageKey } from './owned-page-key.ts'
import type { PublicationOutcome, PublicationOutcomeStore } from './publication-outcome-store.ts'
import type { DocumentEntry, PublicationQueue, QueuedRequest } from './publication-queue.ts'
import type { PageKey, WritableStore } from './published-store.ts'
import { type Purge, PurgeRefusedError } from './purge.ts'
import { isSame, purgeTagsOfPage } from './purge-tags.ts'

export interface PublisherDependencies {
  readonly content: ContentReader
  readonly queue: PublicationQueue
  readonly outcomes: PublicationOutcomeStore
  readonly store: WritableStore
  readonly purge: Purge
  readonly log: (message: string, error: unknown) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Milliseconds after which a purge is sent that a process queued but, because it ended, never released. */
const HELD_PURGE_MS = 10_000
const FIRST_DELAY_MS = 250
/** Nothing reports that a service is available again, so retries wait no longer than this. */
const MAX_DELAY_MS = 8000
/** The site accepts this many tags in one call; a rebuilt store may name more. */
const TAGS_AT_ONCE = 5000

/**
 * Processes the queue: builds each requested document, writes it to the published store, and notifies the site. A document with
 * a fault leaves the last good version in place; an error leaves the request in the queue.
 */
export class Publisher {
  readonly #parts: PublisherDependencies
  /** By subject: when the oldest publication was requested that the site was not notified of yet. */
  readonly #askedAt = new Map<string, number>()

  constructor(parts: PublisherDependencies) {
    this.#parts = parts
  }

  /**
   * Publishes the documents that are due.
   *
   * @returns the number of requests
   */
  async drainDocuments(): Promise<number> {
    const requests = await this.#parts.queue.due('documents', this.#parts.now())
    for (const group of groupBySubject(requests)) {
      await this.#handle(group)
      // SQLite answers synchronously; this lets other work of the process run.
      await nextTurn()
    }
    return requests.length
  }

  /**
   * Sends the purges that are due in one call, or in several when there are very many tags.
   *
   * @returns the number of requests
   */
  async drainPurges(): Promise<number> {
    const requests = await this.#parts.queue.due('purges', this.#parts.now())
    if (requests.length > 0) await this.#sendPurges(requests)
    return requests.length
  }

  /** Sends purges one by one after a refusal, so that one that the site refuses does not block the others. */
  async #sendPurges(requests: readonly QueuedRequest[]): Promise<void> {
    const { queue, purge, log } = this.#parts
    const tags = new Set(requests.flatMap((request) => (request.kind === 'purge' ? request.tags : [])))
    const ids = requests.map(({ id }) => id)
    try {
      const subjects = [
        ...new Set(requests.flatMap((request) => (request.kind === 'purge' ? (request.subject ?? []) : []))),
      ]
      const askedAt = subjects.flatMap((subject) => this.#askedAt.get(subject) ?? [])
      const [last = [], ...others] = chunk([...tags], TAGS_AT_ONCE).toReversed()
      for (const part of others.toReversed()) await purge(part, [])
      await purge(last, askedAt)
      await this.#noteSeen(subjects)
      await queue.remove(ids)
    } catch (error) {
      if (error instanceof PurgeRefusedError && requests.length > 1) {
        for (const request of requests) await this.#sendPurges([request])
        return
      }
      log('The site did not confirm a purge; it is told again later.', error)
      await this.#postpone(requests)
    }
  }

  async #noteSeen(subjects: readonly string[]): Promise<void> {
    const { outcomes, now } = this.#parts
    for (const subject of subjects) {
      this.#askedAt.delete(subject)
      await outcomes.confirm(subject, now())
    }
  }

  async #handle(group: Group): Promise<void> {
    try {
      this.#noteAsked(group)
      await this.#publish(group)
      await this.#parts.queue.remove(group.requests.map(({ id }) => id))
    } catch (error) {
      this.#parts.log(`Publishing ${group.subject} failed; it is tried again later.`, error)
      await this.#postpone(group.requests)
      await this.#noteDelay(group)
    }
  }

  /** The first of several saves counts until the site was notified. */
  #noteAsked({ subject, requests }: Group): void {
    const first = Math.min(...requests.map(({ askedAt }) => askedAt))
    this.#askedAt.set(subject, Math.min(first, this.#askedAt.get(subject) ?? first))
  }

  async #publish({ kind, document, subject }: Group): Promise<void> {
    if (kind === 'page') await this.#publishPage(document, subject)
    else if (kind === 'site') await this.#publishSite(document, subject)
    else if (kind === 'redirect') await this.#publishRedirect(document, subject)
    else await this.#publishMedia(document)
  }

  async #publishPage(id: number, subject: string): Promise<void> {
    const { content, outcomes, store } = this.#parts
    const [page, previous] = await Promise.all([content.readPage(id), outcomes.read(subject)])
    const oldKey = await findOwnedPageKey(id, previous, content)
    if (!page?.built) {
      const offline: PublicationOutcome | undefined = page && { title: page.title, state: 'offline', message: [] }
      await this.#withdrawPage(oldKey, subject, offline)
      return
    }
    if (!page.built.ok) {
      await outcomes.write(subject, refusedOutcome(page.title, page.built.reasons, oldKey))
      return
    }
    const { built } = page
    const { document } = built
    const before = (oldKey && (await store.readPage(oldKey))) ?? (await store.readPage(document))
    const hasMoved = before === undefined || !isSameKey(before, document)
    if (before && hasMoved) await this.#leaveRedirect(before, id)
    const { uid, lang, kind } = document
    const outcome: PublicationOutcome = { title: page.title, state: 'online', message: [], key: { uid, lang, kind } }
    const tags = purgeTagsOfPage(before, document)
    const replaces = oldKey && !isSameKey(oldKey, document) ? oldKey : undefined
    await this.#write({ subject, outcome, tags }, () =>
      store.writePage({ document, references: referencesOf(built) }, replaces, tags),
    )
    if (hasMoved) await this.#requestDependents(id)
    await this.#removeRedirectToItself(document, id)
  }

  /** Creates the redirect before the page moves. The page hides it while it is at that address, so visitors never get a 404. */
  async #leaveRedirect(before: PageDocument, pageId: number): Promise<void> {
    const from = await this.#addressOf(before)
    const redirect = from && (await this.#parts.content.leaveRedirect(from, pageId))
    if (redirect !== undefined) await this.#publishRedirect(redirect, `redirect:${redirect}`)
  }

  /**
   * A page that returns to an address finds the redirect there that it left. It goes once the page hides it, so visitors never
   * get a 404; at each publication, since a removal that failed must be tried again.
   */
  async #removeRedirectToItself(document: PageDocument, pageId: number): Promise<void> {
    const at = await this.#addressOf(document)
    if (at) await this.#parts.content.removeRedirectToItself(at, pageId)
  }

  /** The current address of a page. Legal pages never move. */
  async #addressOf({ uid, siteUid, lang, kind }: PageDocument): Promise<PublicAddress | undefined> {
    const host = (await this.#parts.store.readSite(siteUid))[0]?.host
    const path = host === undefined || kind !== 'page' ? undefined : pathOfUid(uid, host)
    return host === undefined || path === undefined ? undefined : { host, path: addLanguagePrefix(path, lang) }
  }

  async #publishRedirect(id: number, subject: string): Promise<void> {
    const { content, outcomes, store } = this.#parts
    const [redirect, previous] = await Promise.all([content.readRedirect(id), outcomes.read(subject)])
    const old = previous?.key && addressOfKey(previous.key)
    if (!redirect) {
      const tags = old ? [cacheTag.redirect(old.host, old.path)] : []
      await this.#write({ subject, outcome: undefined, tags }, () => old && store.removeRedirect(old, tags))
      return
    }
    const { title, built } = redirect
    if (!built.ok) {
      await outcomes.write(subject, refusedOutcome(title, built.reasons, previous?.key))
      return
    }
    const { document } = built
    const key = redirectKey(document.from)
    const replaces = old && previous.key.uid !== key.uid ? old : undefined
    const before = await store.readRedirect(document.from)
    const isKnown = !replaces && before !== undefined && isSame(before, document)
    const touched = isKnown ? [] : [document.from, ...(replaces ? [replaces] : [])]
    const tags = touched.map(({ host, path }) => cacheTag.redirect(host, path))
    const outcome: PublicationOutcome = { title, state: 'online', message: [], key }
    await this.#write({ subject, outcome, tags }, () => store.writeRedirect(document, replaces, tags))
  }

  async #withdrawPage(
    key: PageKey | undefined,
    subject: string,
    outcome: PublicationOutcome | undefined,
  ): Promise<void> {
    const { store } = this.#parts
    const tags = key ? purgeTagsOfPage(await store.readPage(key), undefined) : []
    await this.#write({ subject, outcome, tags }, () => key && store.removePage(key, tags))
    if (tags.length > 0) await this.#requestSites()
  }

  /** Requests the documents that link to a page: they contain its uid, so a new address changes them. */
  async #requestDependents(pageId: number): Promise<void> {
    await this.#requestPages(await this.#parts.store.pagesReferencing(pageIdTarget(pageId)))
    await this.#requestSites()
  }

  /** Requests all sites: menus name pages, and a site is open only while its home page is published. */
  async #requestSites(): Promise<void> {
    for (const site of await this.#parts.content.listSites()) await this.#follow({ kind: 'site', document: site })
  }

  async #requestPages(keys: readonly PageKey[]): Promise<void> {
    for (const key of keys) {
      const id = await this.#parts.content.findPublishedPage(key)
      if (id !== undefined) await this.#follow({ kind: 'page', document: id })
    }
  }

  async #publishMedia(id: number): Promise<void> {
    await this.#requestPages(await this.#parts.store.pagesReferencing(buildReferenceTarget.media(String(id))))
    for (const site of await this.#parts.content.findSitesShowing(id)) {
      await this.#follow({ kind: 'site', document: site })
    }
  }

  /** Queues a consequence of a change behind what editors save, since there may be thousands. */
  async #follow(entry: DocumentEntry): Promise<void> {
    await this.#parts.queue.add(entry, this.#parts.now())
  }

  async #publishSite(id: number, subject: string): Promise<void> {
    const { content, outcomes, store } = this.#parts
    const [site, previous] = await Promise.all([content.readSite(id), outcomes.read(subject)])
    const uid = site?.uid ?? previous?.key?.uid
    if (uid === undefined) return
    const [before, oldUid] = [await store.readSite(uid), previous?.key?.uid ?? uid]
    const documents = site ? siteDocumentsOf(site.built, before) : []
    const isKnown = uid === oldUid && isSame(sortByLanguage(before), sortByLanguage(documents))
    const outcome = site && siteOutcome(site.title, site.built, uid, await hasHome(documents, store))
    const tags = isKnown ? [] : [...new Set([cacheTag.site(uid), cacheTag.site(oldUid)])]
    await this.#write({ subject, outcome, tags }, async () => {
      await store.writeSite(uid, documents, tags)
      if (oldUid !== uid) await store.writeSite(oldUid, [], tags)
    })
  }

  /**
   * Writes a change and its outcome. The purge is queued before the write and released after it, so that neither is lost when
   * the process ends between, and no outcome says "seen by the site" before "published".
   */
  async #write({ subject, outcome, tags }: Change, write: () => unknown): Promise<void> {
    const { outcomes, queue, now } = this.#parts
    if (tags.length === 0) return saveOutcome(outcomes, subject, outcome)
    const begun = now()
    const held = await queue.add({ kind: 'purge', tags, subject }, begun + HELD_PURGE_MS)
    await write()
    await saveOutcome(outcomes, subject, outcome, begun)
    await queue.postpone([held], 0, now())
  }

  async #postpone(requests: readonly QueuedRequest[]): Promise<void> {
    const attempts = Math.max(...requests.map((request) => request.attempts)) + 1
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS)
    const ids = requests.map(({ id }) => id)
    await this.#parts.queue.postpone(ids, attempts, this.#parts.now() + delay)
  }

  async #noteDelay({ subject, kind }: Group): Promise<void> {
    if (kind === 'media') return
    const { outcomes, log } = this.#parts
    try {
      const previous = await outcomes.read(subject)
      await outcomes.write(subject, {
        title: previous?.title ?? subject,
        state: 'delayed',
        message: [message('publication.delayed'), lastVersion(previous?.key)],
        key: previous?.key,
      })
    } catch (error) {
      log(`The delay of ${subject} could not be noted.`, error)
    }
  }
}

/** The change of one subject in the published store. */
interface Change {
  readonly subject: string
  /** `undefined` when there is no such page, site or redirect any more. */
  readonly outcome: PublicationOutcome | undefined
  /** Tags to purge; empty when nothing is written. */
  readonly tags: readonly string[]
}

async function saveOutcome(
  outcomes: PublicationOutcomeStore,
  subject: string,
  outcome: PublicationOutcome | undefined,
  awaitedSince?: number,
) {
  if (outcome === undefined) await outcomes.remove(subject)
  else await outcomes.write(subject, outcome, awaitedSince)
}

interface Group {
  readonly kind: DocumentEntry['kind']
  readonly document: number
  readonly subject: string
  readonly requests: QueuedRequest[]
}

/** Groups requests by subject: several saves of one document need one publication. */
function groupBySubject(requests: readonly QueuedRequest[]): Group[] {
  const groups = new Map<string, Group>()
  for (const request of requests) {
    if (request.kind === 'purge') continue
    const { kind, document } = request
    const subject = `${kind}:${document}`
    const group = groups.get(subject) ?? { kind, document, subject, requests: [] }
    group.requests.push(request)
    groups.set(subject, group)
  }
  return [...groups.values()]
}

/** A page is identified by its number, since its uid may change while it is not published. */
function pageIdTarget(id: number): string {
  return `page-id:${id}`
}

/** The references stored beside a document, by which a change of a picture or an address finds it. */
export function referencesOf(built: BuildResult<PageDocument> & { ok: true }): string[] {
  return [
    ...built.mediaIds.map((id) => buildReferenceTarget.media(String(id))),
    ...built.pageIds.map(pageIdTarget),
    ...built.pageUids.map(buildReferenceTarget.page),
  ]
}

/** The page key under which outcomes store a redirect. */
export function redirectKey({ host, path }: PublicAddress): PageKey {
  return { uid: `${host}${path}`, lang: 'en', kind: 'page' }
}

function addressOfKey({ uid }: PageKey): PublicAddress {
  const slash = uid.indexOf('/')
  return { host: uid.slice(0, slash), path: uid.slice(slash) }
}

function isSameKey(first: PageKey, second: PageKey): boolean {
  return first.uid === second.uid && first.lang === second.lang && first.kind === second.kind
}

export function refusedOutcome(
  title: string,
  reasons: readonly Message[],
  key: PageKey | undefined,
): PublicationOutcome {
  return { title, state: 'refused', message: [...reasons, lastVersion(key)], key }
}

function lastVersion(key: PageKey | undefined): Message {
  return message(key ? 'publication.lastVersion' : 'publication.notYet')
}

type BuiltSite = readonly { readonly lang: SiteDocument['lang']; readonly result: BuildResult<SiteDocument> }[]

/** The documents of a site; in a language with a fault, the document published before. */
export function siteDocumentsOf(built: BuiltSite, before: readonly SiteDocument[]): SiteDocument[] {
  return built.flatMap(({ lang, result }) => {
    if (result.ok) return [result.document]
    return before.filter((document) => document.lang === lang)
  })
}

/** Whether a site has a published home page. */
async function hasHome(documents: readonly SiteDocument[], store: Pick<WritableStore, 'readPage'>): Promise<boolean> {
  for (const { uid, lang } of documents) if (await store.readPage({ uid, lang, kind: 'page' })) return true
  return false
}

export function siteOutcome(title: string, built: BuiltSite, uid: string, isOpen: boolean): PublicationOutcome {
  const key: PageKey = { uid, lang: 'en', kind: 'page' }
  const reasons = built.flatMap(({ lang, result }) =>
    result.ok ? [] : result.reasons.map((why) => messageAt(lang, why)),
  )
  if (reasons.length > 0) return refusedOutcome(title, reasons, key)
  return isOpen ? { title, state: 'online', message: [], key } : { title, state: 'offline', message: [NO_HOME], key }
}

const NO_HOME = message('publication.noHome')

function sortByLanguage(documents: readonly SiteDocument[]): SiteDocument[] {
  return documents.toSorted((first, second) => first.lang.localeCompare(second.lang, 'en'))
}
