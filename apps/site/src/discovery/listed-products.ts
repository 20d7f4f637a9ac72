import { displayOrder, type LanguageCode } from '@passepartout/content-model/locales'
import type { Categorisation } from '@passepartout/content-model/page'
import { Dependencies } from '../cache/dependencies.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { TourGroupAddress, TourGroupList } from '../catalogue/product.ts'
import type { Content } from '../content/content.ts'
import { homeCityOf, isSoldIn } from '../content/home-city.ts'
import { buildProductUid } from '../request/address/product-address.ts'
import type { KnownSite } from '../request/directory.ts'
import type { DatedVersion } from './alternates.ts'

interface ProductSources {
  readonly content: Content
  readonly catalogue: Catalogue
}

/** A tour group that has a page here, by its name in the site's first language. */
export interface ListedProduct {
  readonly name: string
  /** Of its page, one for each language. */
  readonly versions: readonly DatedVersion[]
}

/**
 * The pages of tour groups that the catalogue alone has on a site (docs/decisions/027), each with its languages: of the
 * tour groups that its lists show, so that none is told of that nobody comes to. What an editor wrote is in the other files.
 */
export async function loadListedProducts(site: KnownSite, sources: ProductSources): Promise<readonly ListedProduct[]> {
  const tourGroups = await loadTourGroups(site, sources)
  const tgids = tourGroups.map(({ tgid }) => tgid)
  const written = new Map(
    site.languages.map((lang) => [lang, sources.content.productPages(site.uid, lang, tgids)] as const),
  )
  return tourGroups.flatMap(({ tgid, name, cityCode, slugs, knownSince }) => {
    const updatedAt = knownSince === undefined ? {} : { updatedAt: new Date(knownSince).toISOString() }
    const versions = site.languages.flatMap((lang) => {
      const slug = slugs[lang]
      const isSold = isSoldIn(homeCityOf({ siteUid: site.uid, lang }, sources.content), cityCode)
      if (slug === undefined || !isSold || written.get(lang)?.has(tgid)) return []
      return [{ uid: buildProductUid(site.uid, { tgid, slug }), lang, ...updatedAt }]
    })
    return versions.length === 0 ? [] : [{ name, versions }]
  })
}

async function loadTourGroups(
  { uid, languages, defaultCurrency: currency }: KnownSite,
  { content, catalogue }: ProductSources,
): Promise<readonly TourGroupAddress[]> {
  const lang = firstLanguage(languages)
  if (lang === undefined) return []
  const lists = content.store.listedCategorisations(uid, lang).flatMap(listOf)
  const asked = { lang, currency, dependencies: new Dependencies(), pageIdentifier: uid }
  const found = new Map<number, TourGroupAddress>()
  for (const list of lists) {
    for (const tourGroup of await catalogue.addresses(list, asked)) found.set(tourGroup.tgid, tourGroup)
  }
  return [...found.values()].toSorted((one, other) => one.tgid - other.tgid)
}

/** The narrowest list that a page is about; a home page about a city alone lists nothing by itself. */
function listOf({ city, collectionId, categoryId, subCategoryId }: Categorisation): TourGroupList[] {
  if (collectionId !== undefined) return [{ kind: 'collection', id: collectionId }]
  if (subCategoryId !== undefined) return [{ kind: 'subCategory', id: subCategoryId, city }]
  if (categoryId !== undefined) return [{ kind: 'category', id: categoryId, city }]
  return []
}

/** Of a site's languages the one that is offered first: its tour groups are named in it. */
export function firstLanguage(languages: readonly LanguageCode[]): LanguageCode | undefined {
  return languages.toSorted((one, other) => displayOrder(one) - displayOrder(other))[0]
}
