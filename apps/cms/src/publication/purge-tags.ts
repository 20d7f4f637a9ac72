import type { PageDocument } from '@passepartout/content-model/page'
import { tag } from '@passepartout/content-model/tags'

/**
 * Exactly what a change of one page touches in the site's caches.
 *
 * @param before the page as it was published, `undefined` for a new one
 * @param after the page as it is published now, `undefined` for one that is taken offline
 * @returns nothing when nothing changed
 */
export function purgeTagsOfPage(before: PageDocument | undefined, after: PageDocument | undefined): string[] {
  if (before && after && isSame(before, after)) return []
  const versions = [before, after].filter((version) => version !== undefined)
  const tags = versions.map(({ uid, lang, kind }) => tag.page(uid, lang, kind))
  if (!before || !after || looksOtherFromOutside(before, after)) {
    tags.push(...versions.flatMap(tagsOfLinks))
  }
  return [...new Set(tags)]
}

/** What other pages show of this one: they link to it, list it as a translation, or lead from a product to its show page. */
function tagsOfLinks({ translationGroup, categorisation }: PageDocument): string[] {
  const { tgid } = categorisation
  return [tag.pageLink(translationGroup), ...(tgid === undefined ? [] : [tag.tourGroup(tgid)])]
}

function looksOtherFromOutside(before: PageDocument, after: PageDocument): boolean {
  return (
    before.uid !== after.uid ||
    before.title !== after.title ||
    before.translationGroup !== after.translationGroup ||
    before.pageType !== after.pageType ||
    before.meta.noIndex !== after.meta.noIndex ||
    before.categorisation.tgid !== after.categorisation.tgid
  )
}

export function isSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
