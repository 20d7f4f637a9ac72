import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Experiment } from '@passepartout/content-model/experiments'
import type { LanguageCode } from '@passepartout/content-model/locales'

/** What resolving an address needs to know of a site; the whole of it is in memory. */
export interface KnownSite {
  /** Uid of the home page. */
  readonly uid: string
  readonly host: string
  /** Dotted folder below the host, empty for most. */
  readonly folder: string
  /** Those that it is published in; a page in any other is shown to nobody. */
  readonly languages: readonly LanguageCode[]
  readonly defaultCurrency: CurrencyCode
  /** Its place among sites that sell the same tour group, as editors say; the lowest comes first. */
  readonly mainAddressOrder?: number | undefined
  /** Those that run, by language. */
  readonly experiments?: ReadonlyMap<LanguageCode, readonly Experiment[]>
}

export interface Directory {
  readonly sites: readonly KnownSite[]
  /** The sites of a host, deepest folder first. */
  readonly onHost: (host: string) => readonly KnownSite[]
  /** The site that a uid belongs to: the longest one that the uid starts with. */
  readonly ofUid: (uid: string) => KnownSite | undefined
}

export function buildDirectory(sites: readonly KnownSite[]): Directory {
  const byHost = new Map<string, KnownSite[]>()
  for (const site of sites) byHost.set(site.host, [...(byHost.get(site.host) ?? []), site])
  for (const list of byHost.values()) list.sort((one, other) => other.folder.length - one.folder.length)
  const byUid = new Map(sites.map((site) => [site.uid, site]))
  return {
    sites,
    onHost: (host) => byHost.get(host) ?? [],
    ofUid: (uid) => {
      // From the whole uid upwards, so that the deepest site is met first and many sites cost no more than few.
      let above = uid
      while (above !== '' && !byUid.has(above)) above = above.slice(0, Math.max(0, above.lastIndexOf('.')))
      return byUid.get(above)
    },
  }
}

/**
 * Whose legal pages a site shows: those of the site at the host's root (specification, section 2: "legal pages use the
 * host alone as page identifier"), and its own where the host has only folders.
 */
export function legalSiteOf(site: KnownSite, directory: Directory): KnownSite {
  return directory.onHost(site.host).find(({ folder }) => folder === '') ?? site
}
