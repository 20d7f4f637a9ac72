import type { PageDocument } from '@passepartout/content-model/page'
import type { VisitChoice } from '../request/address/visit-choice.ts'
import type { Looked, Visit } from '../request/visit.ts'
import type { Content } from './content.ts'
import { ownListOf } from './own-list.ts'
import { armsLookedAt, documentFor } from './shown-blocks.ts'

/** Whether a page is published there, in a language that the site still has, and was not declared gone. */
export function isShown({ uid, lang, kind, host, path }: Visit, content: Content): boolean {
  const document = content.page(uid, lang, kind)
  return (
    document !== undefined && content.site(document.siteUid, lang) !== undefined && !content.redirect(host, path)?.gone
  )
}

/** What the page looks at of what its address chooses, and of the arms that its visitor is given. */
export function lookedAt(visit: Visit, content: Content): Looked {
  if (visit.choice === undefined && visit.arms === undefined) return {}
  const document = content.page(visit.uid, visit.lang, visit.kind)
  const arms = document && visit.arms && armsLookedAt(document, visit.arms)
  const choice = choiceOf(visit, document && documentFor(document, arms))
  return { ...(choice ? { choice } : {}), ...(arms ? { arms } : {}) }
}

/** The visit to its tour group, the reviews that it shows, the list that it is. */
function choiceOf({ tgid, choice }: Visit, document: PageDocument | undefined): VisitChoice | undefined {
  if (choice === undefined) return undefined
  const { list, ...ofTourGroup } = choice
  const isAboutOne = tgid !== undefined || document?.categorisation.tgid !== undefined
  const hasReviews = document?.blocks.some(({ type }) => type === 'reviews') === true
  const kept = {
    ...(isAboutOne ? ofTourGroup : hasReviews && choice.reviews ? { reviews: choice.reviews } : {}),
    ...(list && document && ownListOf(document) ? { list } : {}),
  }
  return Object.keys(kept).length === 0 ? undefined : kept
}
