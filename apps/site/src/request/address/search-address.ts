import type { LanguageCode } from '@passepartout/content-model/locales'
import { SEARCH_FOLDER } from '@passepartout/content-model/page-kind'
import type { Directory } from '../directory.ts'
import type { Visit } from '../visit.ts'
import { decodeParameter, parameterOf } from './parameters.ts'
import { buildSiteForm, type SiteForm } from './site-form.ts'

/** What an address asks the search of a site: `/fr/search/?q=louvre`. */
export interface SearchRequest {
  /** In plain text, as it was typed but for its length; empty where nothing was. */
  readonly query: string
  /** One kind of results alone, as it was named. */
  readonly group: string | undefined
  /** The page of results, or what is offered while somebody types. */
  readonly part: 'results' | 'suggestions'
}

export const QUERY_PARAMETER = 'q'
export const GROUP_PARAMETER = 'in'
/** Below the page of results. */
export const SUGGESTIONS_SEGMENT = 'suggestions'
/** Characters; what is longer is cut, since nobody means more than the beginning. */
export const LONGEST_QUERY = 100

/** @param search with its question mark, or empty */
export function parseSearch(search: string): Omit<SearchRequest, 'part'> {
  const typed = decodeParameter(parameterOf(search, QUERY_PARAMETER) ?? '')
  // Signs that steer the direction of a line would steer that of ours.
  const query = typed.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return { query: [...query].slice(0, LONGEST_QUERY).join('').trim(), group: parameterOf(search, GROUP_PARAMETER) }
}

/** Where a form sends what is looked for on a site. */
export type SearchForm = SiteForm

/** @returns `undefined` when the site does not have the language */
export function buildSearchForm(
  site: { readonly uid: string; readonly lang: LanguageCode },
  here: Pick<Visit, 'environment' | 'origin' | 'host'>,
  directory: Directory,
): SearchForm | undefined {
  return buildSiteForm(SEARCH_FOLDER, site, here, directory)
}

/** The address that the form leads to. */
export function addressOfSearch({ action, named }: SearchForm, asked: Partial<Omit<SearchRequest, 'part'>>): string {
  const parameters = new URLSearchParams(named.map(([name, value]) => [name, value]))
  if (asked.query) parameters.set(QUERY_PARAMETER, asked.query)
  if (asked.group !== undefined) parameters.set(GROUP_PARAMETER, asked.group)
  return parameters.size === 0 ? action : `${action}?${parameters}`
}
