import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, type LanguageCode, languageDisplayIndex } from '@passepartout/content-model/locales'
import type { Categorisation } from '@passepartout/content-model/page'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TourGroupListKey, TourGroupSlugs } from '../catalogue/product.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import type { DatedLanguageVersion, LanguageVersion } from './hreflang.ts'
import { type AddressedTourGroup, mainAddressesOf } from './main-addresses.ts'

interface ProductSources {
  readonly content: ContentCache
  readonly catalogue: Catalogue
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

/** By tour group id. */
export type MainAddresses = ReadonlyMap<number, readonly LanguageVersion[]>

/** A tour group with a page on the site; its name is in the site's first language. */
export interface ListedProduct {
  readonly name: string
  /** Its generated pages in the languages whose main address is on this site. */
  readonly versions: readonly DatedLanguageVersion[]
  /** One per language, on any site. */
  readonly mainAddresses: readonly LanguageVersion[]
}

/**
 * The generated product pages of a site that are main addresses (docs/decisions/027 and 067): of the tour groups in its
 * lists, so that each is linked, and of those with an editor's page in some languages. Editors' pages are in the other
 * sitemap files.
 */
export async function loadListedProducts(site: SiteEntry, sources: ProductSources): Promise<readonly ListedProduct[]> {
  const { content } = sources
  const tourGroups = await loadTourGroupsOf(site, sources)
  const main = await findMainAddresses(tourGroups, sources)
  return tourGroups.flatMap(({ tgid, name, knownSince }) => {
    const mainAddresses = main.get(tgid) ?? []
    const written = new Set(content.pagesOfTourGroup(tgid).map(({ uid, lang }) => `${uid} ${lang}`))
    const updatedAt = knownSince === undefined ? {} : { updatedAt: new Date(knownSince).toISOString() }
    const versions = mainAddresses
      .filter(({ uid, lang }) => !written.has(`${uid} ${lang}`) && content.directory.ofUid(uid)?.uid === site.uid)
      .map((version) => ({ ...version, ...updatedAt }))
    return versions.length === 0 ? [] : [{ name, versions, mainAddresses }]
  })
}

/** The main addresses of tour groups with editors' pages; while the catalogue is unavailable, editors' pages only. */
export async function loadMainAddresses(tgids: readonly number[], sources: ProductSources): Promise<MainAddresses> {
  const context = { ...ASKED, lang: DEFAULT_LANGUAGE, dependencies: new RenderDependencies() }
  const known = new Map((await sources.catalogue.addressesOf(tgids, context)).map((one) => [one.tgid, one]))
  return findMainAddresses(
    tgids.map((tgid) => known.get(tgid) ?? { tgid, slugs: {} }),
    sources,
  )
}

/** Takes a quarter of a millisecond each, so it yields to page renders. */
async function findMainAddresses(
  tourGroups: readonly AddressedTourGroup[],
  { content, servedLanguages }: ProductSources,
): Promise<MainAddresses> {
  const found = new Map<number, readonly LanguageVersion[]>()
  for (const tourGroup of tourGroups) {
    found.set(tourGroup.tgid, mainAddressesOf(tourGroup, content, servedLanguages))
    if (found.size % FOUND_AT_ONCE === 0) await setImmediate()
  }
  return found
}

const FOUND_AT_ONCE = 50

/** Only fields without prices are read, so all sites share the answers. */
const ASKED = { currency: 'EUR', pageIdentifier: 'sitemap' } as const

/** The tour groups in the lists of a site, and those with an editor's page on it, by id. */
export async function loadTourGroupsOf(
  { uid, languages, defaultCurrency: currency }: SiteEntry,
  { content, catalogue }: ProductSources,
): Promise<readonly TourGroupSlugs[]> {
  const lang = firstLanguage(languages)
  if (lang === undefined) return []
  const lists = content.store.listedCategorisations(uid, lang).flatMap(listOf)
  const context = { lang, currency, dependencies: new RenderDependencies(), pageIdentifier: uid }
  const found = new Map<number, TourGroupSlugs>()
  for (const list of lists) {
    for (const tourGroup of await catalogue.addresses(list, context)) found.set(tourGroup.tgid, tourGroup)
  }
  const written = content.store.tourGroupsOfSite(uid).filter((tgid) => !found.has(tgid))
  for (const tourGroup of await catalogue.addressesOf(written, context)) found.set(tourGroup.tgid, tourGroup)
  return [...found.values()].toSorted((one, other) => one.tgid - other.tgid)
}

/** The narrowest list of a page; a home page for a city alone has none. */
function listOf({ city, collectionId, categoryId, subCategoryId }: Categorisation): TourGroupListKey[] {
  if (collectionId !== undefined) return [{ kind: 'collection', id: collectionId }]
  if (subCategoryId !== undefined) return [{ kind: 'subCategory', id: subCategoryId, city }]
  if (categoryId !== undefined) return [{ kind: 'category', id: categoryId, city }]
  return []
}

/** The first of a site's languages in display order; tour groups are named in it. */
export function firstLanguage(languages: readonly LanguageCode[]): LanguageCode | undefined {
  return languages.toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))[0]
}
