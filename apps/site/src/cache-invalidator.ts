import { cacheTag, tourGroupIdOfCacheTag } from '@passepartout/content-model/cache-tags'
import { isLanguageCode } from '@passepartout/content-model/locales'
import type { AvailabilityIndex } from './availability/availability-index.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { ContentCache } from './content/content-cache.ts'
import type { Metrics } from './operations/metrics.ts'
import { SEARCH_CACHE_TAG } from './pages/search/render-search-json.ts'
import { parseProductSegment } from './request/address/product-address.ts'
import type { SiteDirectory } from './request/site-directory.ts'
import type { Search } from './search/search.ts'

interface Invalidated {
  readonly content: ContentCache
  readonly catalogue: { readonly purge: (tags: readonly string[]) => Promise<unknown> }
  readonly availability: AvailabilityIndex
  readonly responses: ResponseCache
  readonly search: Search
  /** Edge caches in front of the site. */
  readonly edges: readonly { readonly purge: (tags: readonly string[]) => void }[]
  readonly metrics: Pick<Metrics, 'purges'>
}

const PAGE_TAG = /^page:(.+):([a-z]{2}):\w+$/
/** Captures the last segment of the address. */
const REDIRECT_TAG = /^redirect:.*\/([^/]+)\/$/

/** Invalidates all caches of this process, then the edges. */
export class CacheInvalidator {
  readonly #invalidated: Invalidated

  constructor(invalidated: Invalidated) {
    this.#invalidated = invalidated
  }

  /** After unknown changes: cached data is served until it has been read again. */
  markStale(): void {
    const { content, responses, search } = this.#invalidated
    content.markStale()
    responses.markStale()
    search.markStale()
  }

  /** @returns the number of cached responses that were removed */
  async purge(tags: readonly string[]): Promise<number> {
    const { content, catalogue, availability, search } = this.#invalidated
    content.store.refresh()
    const all = withRelated(tags, content.directory)
    const following = content.purge(all)
    availability.markStale(all.flatMap((name) => tourGroupIdOfCacheTag(name) ?? []))
    await catalogue.purge(all)
    const purged = this.purgePages([...all, ...following])
    // No edge has them.
    this.#invalidated.responses.purge([SEARCH_CACHE_TAG])
    search.change(all)
    return purged
  }

  /**
   * Removes only pages, because the data that they were rendered from is already up to date.
   *
   * @returns the number of cached responses that were removed
   */
  purgePages(tags: readonly string[]): number {
    const { responses, edges, metrics } = this.#invalidated
    const purged = responses.purge(tags)
    metrics.purges.inc(purged)
    for (const edge of edges) edge.purge(tags)
    return purged
  }
}

/**
 * Adds related tags: `uid:U` to `page:U:…`, because other pages may have linked to a page before it was published; that of the newest
 * guides of its site; and a tour group's tag when a page or redirect is published at its address, because its main address changes.
 */
function withRelated(tags: readonly string[], directory: SiteDirectory): string[] {
  const uids = tags.flatMap((name) => PAGE_TAG.exec(name)?.[1] ?? [])
  const guides = tags.flatMap((name) => guidesOf(name, directory))
  const redirected = tags.flatMap((name) => REDIRECT_TAG.exec(name)?.[1] ?? [])
  const lastSegments = [...uids.map((uid) => uid.split('.').at(-1)), ...redirected]
  const tgids = lastSegments.flatMap((segment) => parseProductSegment(segment) ?? [])
  return [...new Set([...tags, ...uids.map((uid) => cacheTag.uid(uid)), ...guides, ...tgids.map(cacheTag.tourGroup)])]
}

/** The feed of guides that a page may be in. */
function guidesOf(name: string, directory: SiteDirectory): readonly string[] {
  const [, uid = '', lang] = PAGE_TAG.exec(name) ?? []
  const site = directory.ofUid(uid)
  return site && lang !== undefined && isLanguageCode(lang) ? [cacheTag.guides(site.uid, lang)] : []
}
