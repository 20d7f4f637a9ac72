import { siteInAnyLanguage } from '../../content/site-in-any-language.ts'
import type { Visit } from '../../request/visit.ts'
import type { LabelledLink } from '../../ui/link-rows/link-rows.tsx'
import { findOnSite, type SearchServices } from '../search/load-results.ts'

const MOST_NEAR = 4
/** Of an address, in characters: whoever writes more writes no name of a page. */
const LONGEST = 200

/**
 * Pages of the site that an address which leads nowhere may have meant: what its words find, by the search and its forgiveness.
 *
 * @returns none for the name of a file, and while nothing can be found
 */
export async function findNearest(visit: Visit, services: SearchServices): Promise<readonly LabelledLink[]> {
  const site = siteInAnyLanguage(visit, services.content)
  const query = wordsOfPath(visit)
  if (!site || query === '') return []
  const found = await findOnSite(query, { ...visit, lang: site.lang }, site, services, MOST_NEAR)
  return (found?.results ?? []).map(({ title, href }) => ({ label: title, href }))
}

/** The last step says most of what a page is about, the first only where it is filed. */
export function wordsOfPath({ path, lang }: Pick<Visit, 'path' | 'lang'>): string {
  if (path.length > LONGEST || path.includes('.')) return ''
  const steps = path.split('/').filter((step) => step !== '' && step !== lang)
  return steps
    .toReversed()
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
}
