import { tag, tourGroupOfTag } from '@passepartout/content-model/tags'
import type { AvailabilityIndex } from './availability/availability-index.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Content } from './content/content.ts'
import type { Metrics } from './operations/metrics.ts'
import { parseProductSegment } from './request/address/product-address.ts'
import type { Search } from './search/search.ts'

interface Invalidated {
  readonly content: Content
  readonly catalogue: { readonly purge: (tags: readonly string[]) => Promise<unknown> }
  readonly availability: AvailabilityIndex
  readonly responses: ResponseCache
  readonly search: Search
  /** Caches in front of the site. */
  readonly edges: readonly { readonly purge: (tags: readonly string[]) => void }[]
  readonly metrics: Pick<Metrics, 'purges'>
}

const PAGE_TAG = /^page:(.+):[a-z]{2}:\w+$/
/** With the last segment of the address. */
const REDIRECT_TAG = /^redirect:.*\/([^/]+)\/$/

/** Invalidates every cache of this process, then those in front of it. */
export class Invalidation {
  readonly #invalidated: Invalidated

  constructor(invalidated: Invalidated) {
    this.#invalidated = invalidated
  }

  /** After changes that nobody named: cached data is served until it has been read again. */
  markStale(): void {
    const { content, responses, search } = this.#invalidated
    content.markStale()
    responses.markStale()
    search.markStale()
  }

  /** @returns the number of cached responses that were removed */
  async purge(tags: readonly string[]): Promise<number> {
    const { content, catalogue, availability, search } = this.#invalidated
    const all = withRelated(tags)
    content.store.refresh()
    const following = content.purge(all)
    availability.markStale(all.flatMap((name) => tourGroupOfTag(name) ?? []))
    await catalogue.purge(all)
    const purged = this.purgePages([...all, ...following])
    search.change(all)
    return purged
  }

  /**
   * Removes pages alone, because what they were rendered from is known anew.
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
 * Adds `uid:U` to `page:U:…`, because other pages may link to a page before it is published. Adds a tour group's tag when a page
 * is published or a redirect is set at the address of its page, because its main address is then elsewhere.
 */
function withRelated(tags: readonly string[]): string[] {
  const uids = tags.flatMap((name) => PAGE_TAG.exec(name)?.[1] ?? [])
  const redirected = tags.flatMap((name) => REDIRECT_TAG.exec(name)?.[1] ?? [])
  const lastSegments = [...uids.map((uid) => uid.split('.').at(-1)), ...redirected]
  const tgids = lastSegments.flatMap((segment) => parseProductSegment(segment) ?? [])
  return [...new Set([...tags, ...uids.map((uid) => tag.uid(uid)), ...tgids.map(tag.tourGroup)])]
}
