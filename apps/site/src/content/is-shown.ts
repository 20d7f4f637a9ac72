import type { VisitChoice } from '../request/address/visit-choice.ts'
import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'
import { ownListOf } from './own-list.ts'

/** Whether a page is published there, in a language that the site still has, and was not declared gone. */
export function isShown({ uid, lang, kind, host, path }: Visit, content: Content): boolean {
  const document = content.page(uid, lang, kind)
  return (
    document !== undefined && content.site(document.siteUid, lang) !== undefined && !content.redirect(host, path)?.gone
  )
}

/** What of a choice the page looks at: the visit to its tour group, the reviews that it shows, the list that it is. */
export function choiceOf({ uid, lang, kind, tgid, choice }: Visit, content: Content): VisitChoice | undefined {
  if (choice === undefined) return undefined
  const { list, ...ofTourGroup } = choice
  const document = content.page(uid, lang, kind)
  const isAboutOne = tgid !== undefined || document?.categorisation.tgid !== undefined
  const hasReviews = document?.blocks.some(({ type }) => type === 'reviews') === true
  const kept = {
    ...(isAboutOne ? ofTourGroup : hasReviews && choice.reviews ? { reviews: choice.reviews } : {}),
    ...(list && document && ownListOf(document) ? { list } : {}),
  }
  return Object.keys(kept).length === 0 ? undefined : kept
}
