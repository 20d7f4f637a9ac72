import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { SEARCH_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { SiteDirectory } from '../site-directory.ts'
import type { Visit } from '../visit.ts'
import { decodeParameter, parameterOf } from './query-parameters.ts'
import { buildSiteFormTarget, type SiteFormTarget } from './site-form-target.ts'

/** A search request: `/fr/search/?q=louvre`. */
export interface SearchRequest {
  /** Decoded, as typed except for its maximum length; may be empty. */
  readonly query: string
  /** The selected kind of results, as written. */
  readonly group: string | undefined
  /** The results page, the same as JSON, or suggestions while typing. */
  readonly part: 'results' | 'json' | 'suggestions'
}

export const QUERY_PARAMETER = 'q'
export const GROUP_PARAMETER = 'in'
/** Segment below the results page. */
export const SUGGESTIONS_SEGMENT = 'suggestions'
/** Maximum characters of a query; longer ones are cut. */
export const MAX_QUERY_LENGTH = 100

/** @param search with its question mark, or empty */
export function parseSearch(search: string): Omit<SearchRequest, 'part'> {
  const typed = decodeParameter(parameterOf(search, QUERY_PARAMETER) ?? '')
  // Removes control characters, because direction marks would affect our own text.
  const query = typed.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return { query: [...query].slice(0, MAX_QUERY_LENGTH).join('').trim(), group: parameterOf(search, GROUP_PARAMETER) }
}

/** The target of a site's search form. */
export type SearchFormTarget = SiteFormTarget

/** @returns `undefined` when the site does not have the language */
export function buildSearchFormTarget(
  site: { readonly uid: string; readonly lang: LanguageCode },
  here: Pick<Visit, 'environment' | 'origin' | 'host'>,
  directory: SiteDirectory,
): SearchFormTarget | undefined {
  return buildSiteFormTarget(SEARCH_PATH_SEGMENT, site, here, directory)
}

/** Parameters of a search address besides the list's own. */
interface SearchParameters extends Partial<Omit<SearchRequest, 'part'>> {
  /** The currency of a price in the query, if it is not the visitor's. */
  readonly currency?: CurrencyCode | undefined
}

/** The address that the form leads to. */
export function addressOfSearch({ action, named }: SearchFormTarget, search: SearchParameters): string {
  const parameters = new URLSearchParams(named.map(([name, value]) => [name, value]))
  if (search.query) parameters.set(QUERY_PARAMETER, search.query)
  if (search.group !== undefined) parameters.set(GROUP_PARAMETER, search.group)
  if (search.currency !== undefined) parameters.set('currency', search.currency)
  return parameters.size === 0 ? action : `${action}?${parameters}`
}
