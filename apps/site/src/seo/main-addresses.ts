import { cacheTag } from '@passepartout/content-model/cache-tags'
import { type LanguageCode, languageDisplayIndex } from '@passepartout/content-model/locales'
import type { ContentCache } from '../content/content-cache.ts'
import type { EditorialTourGroupPage } from '../content/store/published-store.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { buildProductUid } from '../request/address/product-address.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import { isIndexable, type LanguageVersion } from './hreflang.ts'

/** Input for the addresses of a tour group's pages; without slugs there are only editors' pages. */
export interface AddressedTourGroup {
  readonly tgid: number
  readonly cityCode?: string | undefined
  readonly slugs: Readonly<Partial<Record<LanguageCode, string>>>
  /** The provider excludes it from search engines. */
  readonly isHidden?: boolean
}

type Sources = Pick<ContentCache, 'directory' | 'page' | 'pagesOfTourGroup' | 'redirect' | 'sellingSites'>

/**
 * The main address of a tour group in each language, over all hosts: an editor's page, otherwise the generated page, on
 * the first site in order (docs/decisions/067-one-main-address.md). Only these are listed for search engines, as
 * alternates of each other. Addresses without a page, or with another page, are excluded.
 */
export function mainAddressesOf(
  tourGroup: AddressedTourGroup,
  content: Sources,
  servedLanguages: ReadonlySet<LanguageCode>,
): readonly LanguageVersion[] {
  const written = content.pagesOfTourGroup(tourGroup.tgid)
  const listed = written.filter((page) => !page.noIndex && isThere(page, content) && isIndexable(page, servedLanguages))
  const placeOf = ({ siteUid }: EditorialTourGroupPage) => content.sellingSites.placeOf(siteUid)
  const inOrder = listed.toSorted((one, other) => placeOf(one) - placeOf(other))
  const sellers = tourGroup.isHidden ? [] : sellersOf(tourGroup, inOrder, content)
  return [...servedLanguages]
    .toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
    .flatMap((lang): LanguageVersion[] => {
      const own = inOrder.find((page) => page.lang === lang)
      if (own) return [{ uid: own.uid, lang }]
      const isWritten = ({ uid }: SiteEntry) => written.some((page) => page.siteUid === uid && page.lang === lang)
      for (const site of sellers) {
        const page = isWritten(site) ? undefined : catalogueVersion(tourGroup, site, lang, content)
        if (page) return [page]
      }
      return []
    })
}

/**
 * Cache tags that affect the main addresses of a tour group, besides its own tag. That one is also purged by pages and
 * redirects at the address of its generated page (create-site.ts).
 */
export function cacheTagsOfMainAddresses(tgid: number, content: Sources): readonly string[] {
  const addresses = content.pagesOfTourGroup(tgid).flatMap((page) => addressOf(page, content) ?? [])
  return [cacheTag.sellingSites, ...addresses.map(({ host, path }) => cacheTag.redirect(host, path))]
}

/** The generated page of a tour group on a site; `undefined` when there is none or its address is taken. */
function catalogueVersion(
  { tgid, cityCode, slugs }: AddressedTourGroup,
  site: SiteEntry,
  lang: LanguageCode,
  content: Sources,
): LanguageVersion | undefined {
  const slug = slugs[lang]
  if (slug === undefined || !site.languages.includes(lang) || !content.sellingSites.sells(site, lang, cityCode)) {
    return undefined
  }
  const version = { uid: buildProductUid(site.uid, { tgid, slug }), lang }
  const address = addressOf(version, content)
  const isTaken = !address || content.redirect(address.host, address.path) || content.page(version.uid, lang, 'page')
  return isTaken ? undefined : version
}

/** If an editor wrote a page, its other languages stay on that site. */
function sellersOf(
  { cityCode }: AddressedTourGroup,
  written: readonly EditorialTourGroupPage[],
  { sellingSites }: Sources,
): readonly SiteEntry[] {
  const sites = sellingSites.in(cityCode)
  const writing = new Set(written.map(({ siteUid }) => siteUid))
  return [...sites.filter(({ uid }) => writing.has(uid)), ...sites.filter(({ uid }) => !writing.has(uid))]
}

function isThere(page: EditorialTourGroupPage, content: Sources): boolean {
  const address = addressOf(page, content)
  return address !== undefined && !content.redirect(address.host, address.path)?.gone
}

function addressOf(version: LanguageVersion, { directory }: Sources) {
  const address = buildCanonicalAddress(version, directory)
  if (address === undefined) return undefined
  const { host, pathname: path } = new URL(address)
  return { host, path }
}
