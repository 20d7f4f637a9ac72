import { type PageDocument, tourGroupIdOfPage } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import { lookOfBrand } from '../../brands/registry.ts'
import type { Product } from '../../catalogue/product.ts'
import type { ContentCache } from '../../content/content-cache.ts'
import type { PageRelations } from '../../content/links/page-relations.ts'
import { buildProductUid } from '../../request/address/product-address.ts'
import { catalogueImageAsEditorImage } from './catalogue-image.ts'

/**
 * The page of a tour group that no editor wrote: what the catalogue says, in the form of a document. Nobody knows when it
 * was published.
 *
 * @returns `undefined` when the site does not sell it, or the catalogue does not have it in this language
 */
export function generateProductDocument(
  product: Product,
  site: SiteDocument,
  content: ContentCache,
): PageDocument | undefined {
  const { tgid, name, slug, cityCode, summary } = product
  const { uid: siteUid, lang } = site
  if (slug === undefined || !content.sellingSites.sells(site, lang, cityCode)) return undefined
  const picture = product.banner ?? product.pictures[0]
  const parentUid = parentOf(product, site, content)
  return {
    uid: buildProductUid(siteUid, { tgid, slug }),
    lang,
    kind: 'page',
    siteUid,
    translationGroup: `tour-group ${siteUid} ${tgid}`,
    // A brand whose pictures are posters sells shows.
    pageType: lookOfBrand(site.brand).cardPicture.aspectRatio < 1 ? 'showPage' : 'productPage',
    categorisation: {
      tgid,
      city: cityCode,
      collectionId: product.primaryCollection?.id,
      categoryId: product.primaryCategory?.id,
      subCategoryId: product.primarySubCategory?.id,
    },
    meta: {
      title: `${name} | ${site.name}`,
      description: summary,
      noIndex: product.isHidden,
      ...(picture ? { image: catalogueImageAsEditorImage(picture, 900) } : {}),
    },
    title: name,
    ...(parentUid === undefined ? {} : { parentUid }),
    publishedAt: '',
    updatedAt: '',
    blocks: [],
  }
}

/** The site's page about what the tour group belongs to: its collection, else its sub-category, else its category. */
function parentOf(product: Product, site: SiteDocument, content: ContentCache): string | undefined {
  const { primaryCollection, primaryCategory, primarySubCategory, cityCode = '' } = product
  const pages = content.cataloguePages(site, cityCode, {
    collections: idsOf(primaryCollection),
    categories: idsOf(primaryCategory),
    subCategories: idsOf(primarySubCategory),
  })
  return [pages.collections, pages.subCategories, pages.categories]
    .flatMap((found) => [...found.values()])
    .find(({ uid }) => content.directory.ofUid(uid)?.uid === site.uid)?.uid
}

function idsOf(entry: { readonly id: number } | undefined): number[] {
  return entry ? [entry.id] : []
}

/**
 * The languages in which a site has a page about a tour group: those that an editor wrote, and those that only the catalogue
 * has. One selector for all of them, whichever page of them is open.
 */
export function productPageTranslations(
  product: Product,
  document: PageDocument,
  written: PageRelations['translations'],
  site: SiteDocument,
  content: ContentCache,
): PageRelations['translations'] {
  const { tgid, slugs, isHidden, cityCode } = product
  const known = new Set(written.map(({ lang }) => lang))
  const others = site.languages.flatMap((lang) => {
    if (known.has(lang)) return []
    const uid = content.productPages(site.uid, lang, [tgid]).get(tgid)
    if (uid !== undefined) return [{ lang, uid, noIndex: false, tgid }]
    const slug = slugs[lang]
    if (slug === undefined || !content.sellingSites.sells(site, lang, cityCode)) return []
    return [{ lang, uid: buildProductUid(site.uid, { tgid, slug }), noIndex: isHidden, tgid }]
  })
  return tourGroupIdOfPage(document) === tgid ? [...written, ...others] : written
}
