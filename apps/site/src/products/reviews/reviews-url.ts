import type { PageContext } from '../../page-context/page-context.ts'
import { serializeAddressChoices } from '../../request/address/choices/address-choices.ts'
import type { ReviewsChoice } from '../../request/address/choices/reviews-choice.ts'
import { withQuery } from '../../request/address/with-query.ts'

/** The page's address with another selection of reviews; other selections stay. The fragment is the review section. */
export function reviewsUrl({ visit, translations }: PageContext, reviews: ReviewsChoice, anchor: string): string {
  const own = translations.find(({ lang }) => lang === visit.lang)?.href ?? visit.path
  return `${withQuery(own, serializeAddressChoices({ ...visit.choice, reviews }))}#${anchor}`
}
