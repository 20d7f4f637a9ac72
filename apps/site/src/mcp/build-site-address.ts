import type { LanguageCode } from '@passepartout/content-model/locales'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { SiteDirectory, SiteEntry } from '../request/site-directory.ts'

/** The site at the root of a host. */
export interface McpSite {
  readonly origin: string
  readonly site: SiteEntry
  readonly directory: SiteDirectory
}

/** What a tool is asked, in the parameters of addresses. */
export interface ToolArguments {
  readonly language: LanguageCode
  readonly currency?: string | undefined
  readonly query?: string | undefined
  readonly date?: string | undefined
  readonly until?: string | undefined
  readonly maxPrice?: number | undefined
  readonly with?: readonly string[] | undefined
  readonly ticket?: number | undefined
  readonly tour?: number | undefined
  readonly page?: number | undefined
  readonly adults?: number | undefined
  readonly children?: number | undefined
  readonly infants?: number | undefined
}

/**
 * The address below the site's home page that answers it, with parameters.
 *
 * @param below ends in a slash unless it is empty
 * @returns path and query; `undefined` where the site does not have the language
 */
export function buildSiteAddress(
  { site, directory }: McpSite,
  chosen: ToolArguments,
  below: string,
): string | undefined {
  const home = buildCanonicalAddress({ uid: site.uid, lang: chosen.language }, directory)
  if (home === undefined) return undefined
  const isList = chosen.query !== undefined
  const parameters: readonly (readonly [string, string | number | undefined])[] = [
    ['q', chosen.query],
    ['currency', chosen.currency],
    [isList ? 'when' : 'date', chosen.date],
    ['until', chosen.until],
    ['max', chosen.maxPrice && Math.ceil(chosen.maxPrice)],
    ...(chosen.with ?? []).map((value) => ['with', value] as const),
    ['variant', chosen.ticket],
    ['tour', chosen.tour],
    ['page', chosen.page === 1 ? undefined : chosen.page],
    ['adults', chosen.adults],
    ['children', chosen.children],
    ['infants', chosen.infants],
  ]
  const query = new URLSearchParams(
    parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const path = new URL(home).pathname + below
  return query.size === 0 ? path : `${path}?${query}`
}
