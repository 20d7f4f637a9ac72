import { addStartStop } from '../../blocks/itinerary/add-start-stop.ts'
import { itineraryMarkdown } from '../../blocks/itinerary/markdown.ts'
import { reviewsMarkdown } from '../../blocks/reviews/markdown.ts'
import type { Product } from '../../catalogue/product.ts'
import { htmlMarkdown } from '../../markdown/html-markdown.ts'
import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { hasSeatMap } from '../../products/booking-button-label.ts'
import { resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import { bookingCardMarkdown } from '../../products/booking-card/booking-card-markdown.ts'
import { partyPriceTexts } from '../../products/booking-card/party-price-note.tsx'
import type { ResolvedVisitChoice, VariantOption } from '../../products/booking-card/resolve-visit-choice.ts'
import { unavailableVariantText } from '../../products/booking-card/variant-choice.tsx'
import { buildDayTimelineContent } from '../../products/day-timeline/build-day-timeline-content.ts'
import { dayTimelineMarkdown } from '../../products/day-timeline/day-timeline-markdown.ts'
import { cashbackText, productFactsOf } from '../../products/facts/product-facts.ts'
import { transferDescriptors } from '../../products/facts/transfer-facts.ts'
import { priceText, productsMarkdown, trustTexts } from '../../products/product-markdown.ts'
import type { PageMarkdownWriter } from '../page-markdown.ts'
import type { AnyPageModel } from '../page-model.ts'
import { accessiblePerformancesMarkdown, venueMarkdown } from '../show/section-markdown.ts'
import { showFactsOf } from '../show/show-facts.tsx'
import { INITIAL_REVIEW_COUNT } from './shown-reviews.ts'
import { visitStartOf } from './visit-start.ts'

/** A tour group or a show: what its page says, in the page's order. */
export const writeTourGroupMarkdown: PageMarkdownWriter = (page, model, blocks) => {
  const { document, product, similar } = model
  const text = document.standfirst || product?.summary
  return joinPieces([
    text && paragraph(text),
    ...(product ? productMarkdown(product, page, model) : unavailableMarkdown(page, model)),
    blocks,
    ...(product ? surroundingsMarkdown(product, page, model) : []),
    section(page.t('show.similar'), [productsMarkdown(similar.products, page)]),
  ])
}

function unavailableMarkdown(page: PageContext, { document }: AnyPageModel): MarkdownTree {
  const { tgid } = document.categorisation
  return joinPieces([
    paragraph(page.t('show.unavailable')),
    tgid !== undefined && paragraph(link(page.t('card.checkAvailability'), page.bookingLink({ tgid }).href)),
  ])
}

function productMarkdown(product: Product, page: PageContext, model: AnyPageModel): MarkdownTree {
  const { t } = page
  const { plan } = resolveVisitOfPage(product, page, model.dates)
  const isShow = model.document.pageType === 'showPage'
  const told = transferDescriptors(product)
  const descriptors = product.descriptors.filter((one) => !told.includes(one)).map(({ displayName }) => displayName)
  const day = isShow ? undefined : buildDayTimelineContent(product, model.dates, page)
  const facts = isShow ? showFacts(product, page, model) : productFacts(product, page, model)
  const { total, warning } = partyPriceTexts({ plan, dates: model.dates, variants: product.variants, page })
  const offer = [
    ...[priceText(plan.price, page), ...total, warning, ...trustTexts(product, page)],
    ...[product.promotionLabel, cashbackText(product, page)],
  ].flatMap((words) => words || [])
  return joinPieces([
    bullets([...offer, ...facts, ...descriptors]),
    product.isMachineTranslated && paragraph(t('product.machineTranslated')),
    bookingCardMarkdown(product, plan, model.dates, page),
    ...(day ? dayTimelineMarkdown(day, page) : []),
    section(t('show.highlights'), htmlMarkdown(product.descriptionHtml)),
    section(t('show.inclusions'), htmlMarkdown(product.inclusionsHtml)),
    section(t('show.exclusions'), htmlMarkdown(product.exclusionsHtml)),
    section(t('callout.note'), htmlMarkdown(product.additionalHtml)),
    section(t('product.delivery'), htmlMarkdown(product.deliveryHtml)),
    section(t('cancellation.title'), htmlMarkdown(product.cancellationHtml)),
    ...product.faq.flatMap(({ question, answerHtml }) => section(question, htmlMarkdown(answerHtml))),
    isShow && accessiblePerformancesMarkdown(product, model.dates, page),
    ticketsMarkdown(plan, t(isShow && hasSeatMap(product) ? 'show.tickets' : 'booking.tickets'), page),
  ])
}

/** Each ticket or section of seats with its advice and its price: of the chosen day, otherwise the lowest. */
function ticketsMarkdown({ variants, day }: ResolvedVisitChoice, title: string, page: PageContext): MarkdownTree {
  const { t, format } = page
  return section(title, [
    ...(variants.length > 0
      ? [paragraph(day ? t('show.pricesOn', { date: format.date(day.date) }) : t('booking.lowest'))]
      : []),
    bullets(variants.map((offered) => ticketWords(offered, page))),
  ])
}

function ticketWords({ variant, gone, price }: VariantOption, page: PageContext): string {
  const words = gone ? unavailableVariantText(gone, page) : priceText(price, page)
  const named = words ? page.t('text.labelled', { label: variant.name, value: words }) : variant.name
  return [named, variant.info].filter(Boolean).join(' · ')
}

/** What stands below an editor's blocks, each left to a block of its kind. */
function surroundingsMarkdown(product: Product, page: PageContext, model: AnyPageModel): MarkdownTree {
  const { document, blocks, itinerary, similar } = model
  const hasBlock = (type: string) => blocks.some(({ block }) => block.type === type)
  const { tgid, name: tourGroupName, rating, ratingsSplit: split } = product
  const isShow = document.pageType === 'showPage'
  return joinPieces([
    itinerary && !hasBlock('itinerary')
      ? itineraryMarkdown({
          block: { id: 'itinerary', type: 'itinerary', tgid },
          data: addStartStop(itinerary, product),
          page,
        })
      : [],
    isShow && !hasBlock('map') ? venueMarkdown(product, similar.products, page) : [],
    hasBlock('reviews')
      ? []
      : reviewsMarkdown({
          block: { id: 'reviews', type: 'reviews', tgid, pinned: [], limit: INITIAL_REVIEW_COUNT },
          data: { tourGroupName, rating, split, reviews: model.reviews, hasMore: model.hasMoreReviews ?? false },
          page,
        }),
  ])
}

function showFacts(product: Product, page: PageContext, { dates }: AnyPageModel): string[] {
  return showFactsOf(product, page, dates).map(({ label, value }) =>
    page.t('text.labelled', { label, value: value ?? '' }),
  )
}

function productFacts(product: Product, page: PageContext, { dates, itinerary }: AnyPageModel): string[] {
  const facts = productFactsOf(product, visitStartOf(product, page, dates), dates, itinerary, page)
  return facts.map(({ label, lines }) => page.t('text.labelled', { label, value: lines.join('; ') }))
}

/** A section; empty without content. */
function section(title: string, tree: MarkdownTree): MarkdownTree {
  const pieces = joinPieces([tree])
  return pieces.length === 0 ? [] : [heading(2, title), ...pieces]
}
