import { beginItinerary } from '../../blocks/itinerary/begin-itinerary.ts'
import { itineraryMarkdown } from '../../blocks/itinerary/markdown.ts'
import type { Itinerary, Product } from '../../catalogue/product.ts'
import { htmlMarkdown } from '../../markdown/html-markdown.ts'
import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { visitPlanOf } from '../../products/booking-card/booking-card.tsx'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { bookingWords, choosesSeats } from '../../products/booking-words.ts'
import { productFactsOf } from '../../products/facts/product-facts.ts'
import { transferDescriptors } from '../../products/facts/transfer-facts.ts'
import { priceWords, productsMarkdown, trustWords } from '../../products/product-markdown.ts'
import type { PageMarkdown } from '../page-markdown.ts'
import { visitStartOf } from '../product/product-sections.tsx'
import { showFactsOf } from './show-facts.tsx'

/** Description, dates, venue, prices and inclusions of a show. */
export const showMarkdown: PageMarkdown = (
  page,
  { document, product, similar, dates, itinerary, blocks: own },
  blocks,
) => {
  const text = document.standfirst || product?.summary
  const { tgid } = document.categorisation
  return joinPieces([
    text && paragraph(text),
    product
      ? productMarkdown(product, page, { dates, itinerary, isShow: document.pageType === 'showPage' })
      : paragraph(page.t('show.unavailable')),
    !product &&
      tgid !== undefined &&
      paragraph(link(page.t('card.checkAvailability'), page.bookingLink({ tgid }).href)),
    product && itinerary && !own.some(({ block }) => block.type === 'itinerary')
      ? itineraryMarkdown({
          block: { id: 'itinerary', type: 'itinerary', tgid: product.tgid },
          data: beginItinerary(itinerary, product),
          page,
        })
      : [],
    blocks,
    section(page.t('show.similar'), [productsMarkdown(similar.products, page)]),
  ])
}

interface Shown {
  readonly dates: VisitDates
  readonly itinerary: Itinerary | undefined
  /** Shows have other facts than other tour groups. */
  readonly isShow: boolean
}

function productMarkdown(product: Product, page: PageContext, { dates, itinerary, isShow }: Shown): MarkdownTree {
  const { t } = page
  const { plan } = visitPlanOf(product, page, dates)
  const price = priceWords(plan.price, page)
  const facts = isShow ? showFacts(product, page, dates) : productFacts(product, page, { dates, itinerary })
  const told = transferDescriptors(product)
  const descriptors = product.descriptors.filter((one) => !told.includes(one)).map(({ displayName }) => displayName)
  const variants = product.variants.map((variant) =>
    [variant.name, variant.info, priceWords(variant.price, page)].filter(Boolean).join('; '),
  )
  const words = price ? bookingWords(product, plan.day?.date, page) : t('card.checkAvailability')
  return joinPieces([
    bullets([...(price ? [price] : []), ...trustWords(product, page), ...facts, ...descriptors]),
    paragraph(link(words, page.bookingLink(product, plan.booking).href)),
    section(t('show.highlights'), htmlMarkdown(product.descriptionHtml)),
    section(t('show.inclusions'), htmlMarkdown(product.inclusionsHtml)),
    section(t('show.exclusions'), htmlMarkdown(product.exclusionsHtml)),
    section(t('callout.note'), htmlMarkdown(product.additionalHtml)),
    section(t('product.delivery'), htmlMarkdown(product.deliveryHtml)),
    section(t('cancellation.title'), htmlMarkdown(product.cancellationHtml)),
    ...product.faq.flatMap(({ question, answerHtml }) => section(question, htmlMarkdown(answerHtml))),
    section(t(isShow && choosesSeats(product) ? 'show.tickets' : 'booking.tickets'), [bullets(variants)]),
  ])
}

function showFacts(product: Product, page: PageContext, dates: VisitDates): string[] {
  return showFactsOf(product, page, dates).map(({ label, value }) =>
    page.t('text.labelled', { label, value: value ?? '' }),
  )
}

function productFacts(product: Product, page: PageContext, { dates, itinerary }: Omit<Shown, 'isShow'>): string[] {
  const facts = productFactsOf(product, visitStartOf(product, page, dates), dates, itinerary, page)
  return facts.map(({ label, lines }) => page.t('text.labelled', { label, value: lines.join('; ') }))
}

/** A section; empty without content. */
function section(title: string, tree: MarkdownTree): MarkdownTree {
  const pieces = joinPieces([tree])
  return pieces.length === 0 ? [] : [heading(2, title), ...pieces]
}
