import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { PageDocument, PageType } from '@passepartout/content-model/page'

/** Page types that the site finds for its menus by subject, so that publishing one may add a menu item. */
const PAGE_TYPES_IN_MENUS: readonly PageType[] = ['collectionPage', 'categoryPage', 'subCategoryPage']

/**
 * The tags of what a change of one page affects in the site's caches.
 *
 * @param before the page as it was published, `undefined` for a new one
 * @param after the page as it is published now, `undefined` for one that is taken offline
 * @returns nothing when nothing changed
 */
export function purgeTagsOfPage(before: PageDocument | undefined, after: PageDocument | undefined): string[] {
  if (before && after && isSame(before, after)) return []
  const versions = [before, after].filter((version) => version !== undefined)
  const tags = versions.map(({ uid, lang, kind }) => cacheTag.page(uid, lang, kind))
  if (!before || !after || looksOtherFromOutside(before, after)) {
    tags.push(...versions.flatMap(tagsOfLinks))
  }
  const [left, entered] = [placesInMenus(before), placesInMenus(after)]
  if (!isSame(left, entered)) tags.push(...[...left, ...entered].flatMap(tagsOfMenus))
  tags.push(...tagsOfHomeCity(before, after))
  return [...new Set(tags)]
}

/** The tags of pages that show this one: they link to it, list it as a translation, or lead from a product to its show page. */
function tagsOfLinks({ translationGroup, categorisation }: PageDocument): string[] {
  const { tgid } = categorisation
  return [cacheTag.pageLink(translationGroup), ...(tgid === undefined ? [] : [cacheTag.tourGroup(tgid)])]
}

/** The city of a site's home page decides which tour groups have a page on the site. */
function tagsOfHomeCity(before: PageDocument | undefined, after: PageDocument | undefined): string[] {
  const [left, entered] = [before, after].map((page) =>
    page?.pageType === 'homePage' ? page.categorisation.city : undefined,
  )
  const page = after ?? before
  return left === entered || !page ? [] : [cacheTag.site(page.siteUid)]
}

type PlaceInMenus = Pick<PageDocument, 'uid' | 'lang' | 'siteUid' | 'pageType' | 'categorisation'>

/** The properties by which menus find a page; empty for a page that no menu finds. */
function placesInMenus(page: PageDocument | undefined): PlaceInMenus[] {
  if (page?.kind !== 'page' || page.meta.noIndex || !PAGE_TYPES_IN_MENUS.includes(page.pageType)) return []
  const { uid, lang, siteUid, pageType, categorisation } = page
  return [{ uid, lang, siteUid, pageType, categorisation }]
}

function tagsOfMenus({ categorisation: { collectionId, categoryId, subCategoryId } }: PlaceInMenus): string[] {
  return [
    ...(collectionId === undefined ? [] : [cacheTag.collection(collectionId)]),
    ...(categoryId === undefined ? [] : [cacheTag.listing('category', categoryId)]),
    ...(subCategoryId === undefined ? [] : [cacheTag.listing('subCategory', subCategoryId)]),
  ]
}

function looksOtherFromOutside(before: PageDocument, after: PageDocument): boolean {
  return (
    before.uid !== after.uid ||
    before.lang !== after.lang ||
    before.kind !== after.kind ||
    before.title !== after.title ||
    before.translationGroup !== after.translationGroup ||
    before.pageType !== after.pageType ||
    before.meta.noIndex !== after.meta.noIndex ||
    before.categorisation.tgid !== after.categorisation.tgid ||
    before.categorisation.asksForDate !== after.categorisation.asksForDate ||
    !isSame(before.categorisation.editorTags ?? [], after.categorisation.editorTags ?? [])
  )
}

export function isSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
