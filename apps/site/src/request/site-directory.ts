import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Experiment } from '@passepartout/content-model/experiments'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { MachineInterface } from '@passepartout/content-model/machine-interfaces'

/** The facts of a site that resolving addresses needs; all in memory. */
export interface SiteEntry {
  /** Uid of the home page. */
  readonly uid: string
  readonly host: string
  /** Dotted folder below the host; usually empty. */
  readonly folder: string
  /** Languages in which it is published; pages in others are not shown. */
  readonly languages: readonly LanguageCode[]
  readonly defaultCurrency: CurrencyCode
  /** Editors' rank among sites that sell the same tour groups; the lowest comes first. */
  readonly mainAddressOrder?: number | undefined
  /** What it offers programs (`isInterfaceOpen`). */
  readonly machineInterfaces?: readonly MachineInterface[] | undefined
  /** Running experiments by language. */
  readonly experiments?: ReadonlyMap<LanguageCode, readonly Experiment[]>
}

export interface SiteDirectory {
  readonly sites: readonly SiteEntry[]
  /** The sites of a host, deepest folder first. */
  readonly onHost: (host: string) => readonly SiteEntry[]
  /** The site of a uid: the longest site uid that it starts with. */
  readonly ofUid: (uid: string) => SiteEntry | undefined
}

export function buildSiteDirectory(sites: readonly SiteEntry[]): SiteDirectory {
  const byHost = new Map<string, SiteEntry[]>()
  for (const site of sites) byHost.set(site.host, [...(byHost.get(site.host) ?? []), site])
  for (const list of byHost.values()) list.sort((one, other) => other.folder.length - one.folder.length)
  const byUid = new Map(sites.map((site) => [site.uid, site]))
  return {
    sites,
    onHost: (host) => byHost.get(host) ?? [],
    ofUid: (uid) => {
      // From the complete uid upwards, so that the deepest site is found first, at a cost independent of the number of sites.
      let above = uid
      while (above !== '' && !byUid.has(above)) above = above.slice(0, Math.max(0, above.lastIndexOf('.')))
      return byUid.get(above)
    },
  }
}

/**
 * The site whose legal pages a site shows: the one at the host's root (specification, section 2: "legal pages use the host
 * alone as page identifier"), or itself on hosts with folders only.
 */
export function legalSiteOf(site: SiteEntry, directory: SiteDirectory): SiteEntry {
  return directory.onHost(site.host).find(({ folder }) => folder === '') ?? site
}
