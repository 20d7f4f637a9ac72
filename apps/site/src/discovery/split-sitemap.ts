import { setImmediate } from 'node:timers/promises'
import type { ListPlace, PublishedStore } from '../content/published-store.ts'
import type { Directory } from '../request/directory.ts'

/** One `sitemap-<n>.xml`: the listed pages of one site from one place to another. */
export interface SitemapFile {
  readonly siteUid: string
  readonly after: ListPlace | undefined
  /** Absent for the last file of a site, which has no end. */
  readonly until: ListPlace | undefined
}

interface Options {
  /** At most so many addresses in a file; more than a page has languages. */
  readonly size: number
  readonly store: Pick<PublishedStore, 'listedPageAfter'>
  readonly now: () => number
}

/** Milliseconds. Where files begin hardly matters; it must only be the same for index and files. */
const KEPT_FOR = 600_000

interface StoredSitemap {
  readonly directory: Directory
  readonly files: Promise<readonly SitemapFile[]>
  readonly until: number
}

/**
 * How the pages of a host are split into files. Finding where a file begins costs a walk along one index for each file, so
 * it is done one file at a time, with other requests in between, and kept for ten minutes. No list of addresses is ever
 * in memory.
 */
export class SitemapFiles {
  readonly #options: Options
  readonly #kept = new Map<string, StoredSitemap>()

  constructor(options: Options) {
    this.#options = options
  }

  /** The files of a host: those of its first site, then of the next. */
  of(host: string, directory: Directory): Promise<readonly SitemapFile[]> {
    const kept = this.#kept.get(host)
    const now = this.#options.now()
    if (kept && kept.directory === directory && kept.until > now) return kept.files
    const files = this.#split(directory.onHost(host).map(({ uid }) => uid))
    const entry = { directory, files, until: now + KEPT_FOR }
    this.#kept.set(host, entry)
    files.catch(() => {
      if (this.#kept.get(host) === entry) this.#kept.delete(host)
    })
    return files
  }

  async #split(siteUids: readonly string[]): Promise<readonly SitemapFile[]> {
    const files: SitemapFile[] = []
    for (const siteUid of siteUids.toSorted()) {
      let after: ListPlace | undefined
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

  /** Before the page that would be one too many, all of its versions, because they name each other. */
  #endOfFile(siteUid: string, after: ListPlace | undefined): ListPlace | undefined {
    const { size, store } = this.#options
    const beyond = store.listedPageAfter(siteUid, after, size + 1)
    return beyond && { translationGroup: beyond.translationGroup, kind: beyond.kind, lang: '' }
  }
}
