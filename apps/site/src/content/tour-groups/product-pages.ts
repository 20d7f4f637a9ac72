import type { LanguageCode } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import { buildProductUid } from '../../request/address/product-address.ts'
import type { ContentCache } from '../content-cache.ts'

/** The facts that determine the page of a tour group. */
interface ListedTourGroup {
  readonly tgid: number
  readonly cityCode?: string | undefined
  /** In the site's language; absent if the catalogue lacks it. */
  readonly slug?: string | undefined
}

/**
 * Uids of the site's pages about tour groups: an editor's page, or else the generated one; none if the site does not sell it or
 * the catalogue lacks the language.
 */
export function productPageUidsByTgid(
  tourGroups: readonly ListedTourGroup[],
  { uid: siteUid, lang }: Pick<SiteDocument, 'uid'> & { readonly lang: LanguageCode },
  content: ContentCache,
): ReadonlyMap<number, string> {
  const tgids = tourGroups.map(({ tgid }) => tgid)
  const pages = new Map(content.productPages(siteUid, lang, tgids))
  for (const { tgid, cityCode, slug } of tourGroups) {
    if (slug === undefined || pages.has(tgid) || !content.sellingSites.sells({ uid: siteUid }, lang, cityCode)) continue
    pages.set(tgid, buildProductUid(siteUid, { tgid, slug }))
  }
  return pages
}
