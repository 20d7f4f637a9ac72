import type { Product, ProductCard } from '../../catalogue/product.ts'
import { bullets, heading, joinPieces, link, type MarkdownTree } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { accessiblePerformancesOf } from '../../products/accessible-performances.ts'
import { choiceLink } from '../../products/booking-card/booking-card-markdown.ts'
import type { VisitDates } from '../../products/booking-card/resolve-visit-choice.ts'
import { choiceUrl } from '../../products/calendar/choice-form.tsx'
import { nearProductsOf } from '../../products/near-products.ts'
import { performanceTimeText } from './accessible-performances.tsx'
import { directionsLinks, distanceText, venueOf } from './show-venue.tsx'

/** Access performances by date; each leads to the page with its day and its tour. */
export function accessiblePerformancesMarkdown(product: Product, dates: VisitDates, page: PageContext): MarkdownTree {
  const performances = accessiblePerformancesOf(product, dates.calendar ?? { days: [] }, dates.performances ?? [])
  if (performances.length === 0) return []
  return [
    heading(2, page.t('show.accessPerformances')),
    bullets(
      performances.map(({ access, date, startTime, tourId }) => [
        page.t('text.labelled', { label: access, value: '' }),
        choiceLink(
          performanceTimeText({ date, ...(startTime && { startTime }) }, page),
          choiceUrl(page, { day: date, tourId }),
          page,
        ),
      ]),
    ),
  ]
}

/** Where the venue is, the way there, and what is near it. */
export function venueMarkdown(product: Product, others: readonly ProductCard[], page: PageContext): MarkdownTree {
  const venue = venueOf(product)
  if (!venue) return []
  return joinPieces([
    heading(2, page.t('show.gettingThere')),
    bullets([
      [
        page.t('text.labelled', { label: venue.name, value: '' }),
        ...directionsLinks(venue, page).flatMap(({ href, words }, place) => [place > 0 ? ', ' : '', link(words, href)]),
      ],
      ...nearProductsOf(venue, others).map((near) => [
        link(near.product.name, page.linkToProduct(near.product).href),
        `: ${distanceText(near, page)}`,
      ]),
    ]),
  ])
}
