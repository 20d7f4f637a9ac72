import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { decodeParameter, parameterOf } from './query-parameters.ts'
import type { SiteFormTarget } from './site-form-target.ts'

/** A search request: `/fr/search/?q=louvre`. */
export interface SearchRequest {
  /** Decoded, as typed except for its maximum length; may be empty. */
  readonly query: string
  /** The selected kind of results, as written. */
  readonly group: string | undefined
  /** The results page, the same as JSON, or suggestions while typing. */
  readonly part: 'results' | 'json' | 'suggestions'
}

export const SEARCH_QUERY_PARAMETER = 'q'
export const GROUP_PARAMETER = 'in'
/** Segment below the results page. */
export const SUGGESTIONS_SEGMENT = 'suggestions'
/** Maximum characters of a query; longer ones are cut. */
export const MAX_QUERY_LENGTH = 100

/** @param search with its question mark, or empty */
export function parseSearch(search: string): Omit<SearchRequest, 'part'> {
  const typed = decodeParameter(parameterOf(search, SEARCH_QUERY_PARAMETER) ?? '')
  // Removes control characters, because direction marks would affect our own text.
  const query = typed.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return { query: [...query].slice(0, MAX_QUERY_LENGTH).join('').trim(), group: parameterOf(search, GROUP_PARAMETER) }
}

/** Parameters of a search address besides the list's own. */
interface SearchParameters extends Partial<Omit<SearchRequest, 'part'>> {
  /** The currency of a price in the query, if it is not the visitor's. */
  readonly currency?: CurrencyCode | undefined
}

/** The address that the form leads to. */
export function addressOfSearch({ action, named }: SiteFormTarget, search: SearchParameters): string {
  const parameters = new URLSearchParams(named.map(([name, value]) => [name, value]))
  if (search.query) parameters.set(SEARCH_QUERY_PARAMETER, search.query)
  if (search.group !== undefined) parameters.set(GROUP_PARAMETER, search.group)
  if (search.currency !== undefined) parameters.set('currency', search.currency)
  return parameters.size === 0 ? action : `${action}?${parameters}`
}
