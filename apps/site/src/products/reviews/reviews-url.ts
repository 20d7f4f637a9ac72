import type { PageContext } from '../../page-context/page-context.ts'
import { serializeAddressChoices } from '../../request/address/choices/address-choices.ts'
import type { ReviewsChoice } from '../../request/address/choices/reviews-choice.ts'
import { withQuery } from '../../request/address/with-query.ts'
import { ownHref } from '../own-address.ts'

/** The page's address with another selection of reviews; other selections stay. The fragment is the review section. */
export function reviewsUrl(page: PageContext, reviews: ReviewsChoice, anchor: string): string {
  return `${withQuery(ownHref(page), serializeAddressChoices({ ...page.visit.choice, reviews }))}#${anchor}`
}
