import { siteInAnyLanguage } from '../../content/links/site-in-any-language.ts'
import type { RateLimiter } from '../../operations/rate-limiter.ts'
import type { Visit } from '../../request/visit.ts'
import type { LabelledLink } from '../../ui/link-rows/link-rows.tsx'
import { type SearchServices, searchSite } from '../search/load-results.ts'

const MOST_NEAR = 4
/** Characters; longer addresses are not searched for. */
const LONGEST = 200

/**
 * Pages with an address similar to one that does not exist: its words are searched for, typing errors tolerated. Counts
 * as a search for the rate limit.
 *
 * @param client whose limit it is
 * @returns none for a file name, above the limit, and while the search is unavailable
 */
export async function findSimilarPages(
  visit: Visit,
  client: string,
  services: SearchServices & { readonly searchLimit: RateLimiter },
): Promise<readonly LabelledLink[]> {
  const query = wordsOfLastPathSegment(visit)
  if (query === '' || !services.searchLimit.allows(client, services.now())) return []
  const site = siteInAnyLanguage(visit, services.content)
  if (!site) return []
  const found = await searchSite(query, { ...visit, lang: site.lang }, site, services, MOST_NEAR)
  return (found?.results ?? []).map(({ title, href }) => ({ label: title, href }))
}

/** The last path segment: it says most about the page. */
export function wordsOfLastPathSegment({ path, lang }: Pick<Visit, 'path' | 'lang'>): string {
  if (path.length > LONGEST || path.includes('.')) return ''
  const steps = path.split('/').filter((step) => step !== '' && step !== lang)
  return steps
    .toReversed()
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
}
