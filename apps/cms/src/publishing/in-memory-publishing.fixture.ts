import type { RedirectDocument } from '@passepartout/content-model/links/redirect'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import { type Message, message, messageAt } from '../messages/message.ts'
import type { ContentReader, PageToPublish, SiteToPublish } from './content-reader.ts'
import type { PublicationOutcome, PublicationOutcomeStore } from './publication-outcome-store.ts'
import type { PublicationQueue, QueueEntry } from './publication-queue.ts'

type Row = QueueEntry & { id: number; attempts: number; notBefore: number; askedAt: number }

/** The queue without a database. @param now milliseconds since 1970 */
export function memoryQueue(now = () => 0): PublicationQueue & { readonly rows: Row[] } {
  const rows: Row[] = []
  let lastId = 0
  return {
    rows,
    async add(entry, notBefore = 0) {
      lastId += 1
      rows.push({ ...entry, id: lastId, attempts: 0, notBefore, askedAt: now() })
      return lastId
    },
    async due(lane, now) {
      return rows
        .filter((row) => (row.kind === 'purge') === (lane === 'purges') && row.notBefore <= now)
        .toSorted((one, other) => one.notBefore - other.notBefore || one.id - other.id)
    },
    async remove(ids) {
      rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(id)))
    },
    async postpone(ids, attempts, notBefore) {
      for (const row of rows) if (ids.includes(row.id)) Object.assign(row, { attempts, notBefore })
    },
  }
}

interface Sight {
  readonly awaitedSince?: number | undefined
  readonly seenAt?: number
}

export function memoryOutcomes() {
  const all = new Map<string, PublicationOutcome>()
  const sights = new Map<string, Sight>()
  const outcomes: PublicationOutcomeStore = {
    read: async (subject) => all.get(subject),
    async write(subject, outcome, awaitedSince) {
      all.set(subject, outcome)
      if (awaitedSince !== undefined) sights.set(subject, { ...sights.get(subject), awaitedSince })
    },
    async confirm(subject, seenAt) {
      sights.set(subject, { ...sights.get(subject), seenAt })
    },
    async remove(subject) {
      all.delete(subject)
    },
    listSubjects: async () => [...all.keys()],
  }
  return { ...outcomes, all, sights }
}

interface References {
  readonly mediaIds?: number[]
  readonly pageIds?: number[]
}

/** A content system whose documents are built already. */
export function memoryContent() {
  const pages = new Map<number, PageToPublish>()
  const sites = new Map<number, SiteToPublish>()
  const redirects = new Map<number, RedirectDocument>()
  const reads: number[] = []
  let failure: { readonly error: Error; readonly id: number | undefined } | undefined
  const published = () =>
    [...pages].flatMap(([id, { built }]) => (built ? [{ id, document: built.ok ? built.document : undefined }] : []))

  const reader: ContentReader = {
    async readPage(id) {
      if (failure && (failure.id === undefined || failure.id === id)) throw failure.error
      reads.push(id)
      return pages.get(id)
    },
    readSite: async (id) => sites.get(id),
    async findPublishedPage({ uid, lang, kind }) {
      const found = published().find(
        ({ document }) => document?.uid === uid && document.lang === lang && document.kind === kind,
      )
      return found?.id
    },
    async readRedirect(id) {
      const document = redirects.get(id)
      return document && { title: document.from.path, built: { ok: true, document } }
    },
    listRedirects: async () => [...redirects.keys()],
    async leaveRedirect(from, pageId) {
      const page = pages.get(pageId)?.built
      if (!page?.ok) return undefined
      const { uid, lang, kind } = page.document
      redirects.set(1000 + redirects.size, {
        from,
        to: { uid, lang, kind },
        gone: false,
        permanent: true,
        origin: 'moved',
      })
      return 1000 + redirects.size - 1
    },
    async removeRedirectToItself({ host, path }) {
      for (const [id, { from }] of redirects) if (from.host === host && from.path === path) redirects.delete(id)
    },
    findSitesShowing: async () => [],
    listPublishedPages: async () => published().map(({ id }) => id),
    listSites: async () => [...sites.keys()],
  }
  return {
    ...reader,
    reads,
    setPage(id: number, document: PageDocument, { mediaIds = [], pageIds = [] }: References = {}) {
      pages.set(id, { title: `page ${id}`, built: { ok: true, document, mediaIds, pageIds, pageUids: [] } })
    },
    refusePage(id: number, reasons: Message[]) {
      pages.set(id, { title: `page ${id}`, built: { ok: false, reasons } })
    },
    unpublish: (id: number) => pages.set(id, { title: `page ${id}`, built: undefined }),
    remove: (id: number) => pages.delete(id),
    setSite(id: number, documents: SiteDocument[], { refused = [] }: { refused?: LanguageCode[] } = {}) {
      const built = [
        ...documents.map((document) => ({
          lang: document.lang,
          result: { ok: true as const, document, mediaIds: [], pageIds: [], pageUids: [] },
        })),
        ...refused.map((lang) => ({
          lang,
          result: { ok: false as const, reasons: [messageAt('Name', message('fault.missing'))] },
        })),
      ]
      sites.set(id, { title: `site ${id}`, uid: 'www.a.example', built })
    },
    setRedirect: (id: number, document: RedirectDocument) => redirects.set(id, document),
    removeRedirect: (id: number) => redirects.delete(id),
    redirectPaths: () => [...new Set([...redirects.values()].map(({ from }) => from.path))],
    failWith(error: Error | undefined, id?: number) {
      failure = error && { error, id }
    },
  }
}
