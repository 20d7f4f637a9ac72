import type { LanguageCode } from '@passepartout/content-model/locales'
import type { SiteDirectory } from '../site-directory.ts'
import type { Visit } from '../visit.ts'
import { buildPageAddress } from './page-address.ts'

/** The target of a site's form, and its hidden parameters. */
export interface SiteFormTarget {
  /** A path, or an address on another host; without a query. */
  readonly action: string
  /** Parameters of site and language outside production. */
  readonly named: readonly (readonly [name: string, value: string])[]
}

/**
 * @param folder below the site, such as `search`
 * @returns `undefined` when the site does not have the language
 */
export function buildSiteFormTarget(
  folder: string,
  site: { readonly uid: string; readonly lang: LanguageCode },
  here: Pick<Visit, 'environment' | 'origin' | 'host'>,
  directory: SiteDirectory,
): SiteFormTarget | undefined {
  const home = buildPageAddress(site, here, directory)
  if (home === undefined) return undefined
  const [path = '', named = ''] = home.split('?')
  return { action: `${path}${folder}/`, named: [...new URLSearchParams(named)] }
}

/**
 * The address that a form leads to.
 *
 * @param query besides its hidden parameters, without a question mark; may be empty
 */
export function addressOfForm({ action, named }: SiteFormTarget, query: string): string {
  const parameters = new URLSearchParams(named.map(([name, value]) => [name, value])).toString()
  const both = [parameters, query].filter(Boolean).join('&')
  return both === '' ? action : `${action}?${both}`
}
