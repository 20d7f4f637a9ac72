import type { LanguageCode } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import { buildProductUid } from '../request/address/product-address.ts'
import type { Content } from './content.ts'

/** What decides where the page of a tour group is. */
interface ListedTourGroup {
  readonly tgid: number
  readonly cityCode?: string | undefined
  /** In the language of the site; absent where the catalogue lacks it. */
  readonly slug?: string | undefined
}

/**
 * Uid of the site's own page about each tour group: the one that an editor wrote, else the catalogue's. What the site
 * does not sell, or the catalogue does not have in its language, has none.
 */
export function productPagesOf(
  tourGroups: readonly ListedTourGroup[],
  { uid: siteUid, lang }: Pick<SiteDocument, 'uid'> & { readonly lang: LanguageCode },
  content: Content,
): ReadonlyMap<number, string> {
  const tgids = tourGroups.map(({ tgid }) => tgid)
  const pages = new Map(content.productPages(siteUid, lang, tgids))
  for (const { tgid, cityCode, slug } of tourGroups) {
    if (slug === undefined || pages.has(tgid) || !content.sellingSites.sells({ uid: siteUid }, lang, cityCode)) continue
    pages.set(tgid, buildProductUid(siteUid, { tgid, slug }))
  }
  return pages
}
