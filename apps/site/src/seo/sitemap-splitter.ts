import { setImmediate } from 'node:timers/promises'
import type { IndexablePageCursor, PublishedStore } from '../content/store/published-store.ts'
import type { SiteDirectory } from '../request/site-directory.ts'

/** One `sitemap-<n>.xml`: a range of the listed pages of one site. */
export interface SitemapFile {
  readonly siteUid: string
  readonly after: IndexablePageCursor | undefined
  /** Absent for the last file of a site. */
  readonly until: IndexablePageCursor | undefined
}

interface Options {
  /** Upper limit of addresses per file; larger than the number of languages. */
  readonly size: number
  readonly store: Pick<PublishedStore, 'listedPageAfter'>
  readonly now: () => number
}

/** Cache lifetime in milliseconds; index and files must use the same boundaries. */
const KEPT_FOR = 600_000

interface StoredSitemap {
  readonly directory: SiteDirectory
  readonly files: Promise<readonly SitemapFile[]>
  readonly until: number
}

/**
 * Splits the pages of a host into files. Finding a boundary is an index scan per file, so it is done file by file,
 * yields to other requests, and is cached for ten minutes. No list of addresses is held in memory.
 */
export class SitemapSplitter {
  readonly #options: Options
  readonly #cached = new Map<string, StoredSitemap>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The files of a host, site by site. */
  of(host: string, directory: SiteDirectory): Promise<readonly SitemapFile[]> {
    const cached = this.#cached.get(host)
    const now = this.#options.now()
    if (cached && cached.directory === directory && cached.until > now) return cached.files
    const files = this.#split(directory.onHost(host).map(({ uid }) => uid))
    const entry = { directory, files, until: now + KEPT_FOR }
    this.#cached.set(host, entry)
    files.catch(() => {
      if (this.#cached.get(host) === entry) this.#cached.delete(host)
    })
    return files
  }

  async #split(siteUids: readonly string[]): Promise<readonly SitemapFile[]> {
    const files: SitemapFile[] = []
    for (const siteUid of siteUids.toSorted()) {
      let after: IndexablePageCursor | undefined
      while (this.#options.store.listedPageAfter(siteUid, after, 1)) {
        const until = this.#endOfFile(siteUid, after)
        files.push({ siteUid, after, until })
        if (!until) break
        after = until
        await setImmediate()
      }
    }
    return files
  }

  /** The end of a file: before the page that exceeds the limit, with all of its versions. */
  #endOfFile(siteUid: string, after: IndexablePageCursor | undefined): IndexablePageCursor | undefined {
    const { size, store } = this.#options
    const beyond = store.listedPageAfter(siteUid, after, size + 1)
    return beyond && { translationGroup: beyond.translationGroup, kind: beyond.kind, lang: '' }
  }
}
