import type { Product, ProductCard } from '../../catalogue/product.ts'
import { bullets, heading, joinPieces, link, type MarkdownTree } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { accessPerformancesOf } from '../../products/access-performances.ts'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { ownLink } from '../../products/booking-card/visit-markdown.ts'
import { choiceAddress } from '../../products/calendar/choice-form.tsx'
import { nearProductsOf } from '../../products/near-products.ts'
import { whenOf } from './show-access.tsx'
import { distanceWords, venueOf, wayLinks } from './show-venue.tsx'

/** Access performances by date; each leads to the page with its day and its tour. */
export function accessMarkdown(product: Product, dates: VisitDates, page: PageContext): MarkdownTree {
  const performances = accessPerformancesOf(product, dates.calendar ?? { days: [] }, dates.performances ?? [])
  if (performances.length === 0) return []
  return [
    heading(2, page.t('show.accessPerformances')),
    bullets(
      performances.map(({ access, date, startTime, tourId }) => [
        page.t('text.labelled', { label: access, value: '' }),
        ownLink(
          whenOf({ date, ...(startTime && { startTime }) }, page),
          choiceAddress(page, { day: date, tourId }),
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
        ...wayLinks(venue, page).flatMap(({ href, words }, place) => [place > 0 ? ', ' : '', link(words, href)]),
      ],
      ...nearProductsOf(venue, others).map((near) => [
        link(near.product.name, page.linkToProduct(near.product).href),
        `: ${distanceWords(near, page)}`,
      ]),
    ]),
  ])
}
