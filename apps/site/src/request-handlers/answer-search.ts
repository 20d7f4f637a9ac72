import { searchRedirectPath } from '@passepartout/content-model/links/search-redirect'
import { SEARCH_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { CacheResult } from '../cache/response-cache.ts'
import { resolveRedirect } from '../content/visit/resolve-redirect.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { renderError } from '../pages/render-error.tsx'
import { renderSearch } from '../pages/search/render-search.tsx'
import { renderSearchJson } from '../pages/search/render-search-json.ts'
import { renderSuggestions } from '../pages/search/render-suggestions.tsx'
import type { SearchRequest } from '../request/address/search-address.ts'
import type { Resolution } from '../request/resolve.ts'
import type { Visit } from '../request/visit.ts'
import type { SearchMiss } from '../search/misses/search-miss-counter.ts'
import { answerMissingPage, type MissingPageServices } from './answer-missing-page.ts'

/**
 * Answers a search (docs/decisions/031-search.md) or a request for suggestions. Not cached, rate-limited per client,
 * and queued with page renders.
 *
 * @throws OverloadedError when the render queue is full
 */
export async function answerSearch(
  exchange: HttpExchange,
  { visit, search }: Extract<Resolution, { readonly kind: 'search' }>,
  services: MissingPageServices,
): Promise<void> {
  if (!services.searchLimit.allows(exchange.client, services.now())) return exchange.sendTooMany('searches')
  if (search.part === 'suggestions') {
    return exchange.sendFragment(await renderSuggestions(search.query, visit, services), visit.uid)
  }
  const redirect = search.part === 'results' ? redirectOf(search, visit, services) : undefined
  if (redirect !== undefined) return exchange.sendRedirect(302, redirect)
  await services.responses.renderQueue.start(visit)
  const noteMiss = (miss: Omit<SearchMiss, 'client'>) => services.misses.note({ ...miss, client: exchange.client })
  const rendering =
    search.part === 'json'
      ? await renderSearchJson(search, visit, services)
      : await renderSearch(search, visit, services, noteMiss)
  if (!rendering) return answerMissingPage(exchange, { kind: 'notFound', visit }, services)
  exchange.sendUncached(rendering)
}

/**
 * The results as JSON, kept for a minute at most (`renderSearchJson`): agents ask the same again.
 *
 * @throws OverloadedError when the render queue is full
 */
export function cachedSearchJson(
  { visit, search }: Extract<Resolution, { readonly kind: 'search' }>,
  services: MissingPageServices,
): Promise<CacheResult> {
  const render = async () => (await renderSearchJson(search, visit, services)) ?? renderError(visit, 404, services)
  return services.responses.get(
    `search ${JSON.stringify([search.query, search.group])} ${visit.cacheKey}`,
    render,
    visit,
  )
}

/** Where an editor sends the visitors who search for these words. */
function redirectOf({ query }: SearchRequest, visit: Visit, services: MissingPageServices): string | undefined {
  const site = services.content.site(visit.siteUid, visit.lang)
  const path = site && searchRedirectPath(query, site)
  if (!site || path === undefined) return undefined
  const found = resolveRedirect({ host: site.host, path }, visit, '', services)
  // Another search could lead back to this one.
  const isSearch = found.kind === 'moved' && found.location.split(/[?#]/)[0]?.endsWith(`/${SEARCH_PATH_SEGMENT}/`)
  return found.kind === 'moved' && !isSearch ? found.location : undefined
}
