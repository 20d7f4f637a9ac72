import type { Product } from '../../catalogue/product.ts'
import { htmlMarkdown } from '../../markdown/html-markdown.ts'
import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import { priceWords, productsMarkdown, trustWords } from '../../products/product-markdown.ts'
import type { PageMarkdown } from '../page-markdown.ts'
import { showFactsOf } from './show-facts.tsx'

/** What the show is, when and where, what it costs and what is included. */
export const showMarkdown: PageMarkdown = (page, { document, product, similar, dates }, blocks) => {
  const text = document.standfirst || product?.summary
  const { tgid } = document.categorisation
  return joinPieces([
    text && paragraph(text),
    product ? productMarkdown(product, page, dates) : paragraph(page.t('show.unavailable')),
    !product &&
      tgid !== undefined &&
      paragraph(link(page.t('card.checkAvailability'), page.bookingLink({ tgid }).href)),
    blocks,
    section(page.t('show.similar'), [productsMarkdown(similar.products, page)]),
  ])
}

function productMarkdown(product: Product, page: PageContext, dates: VisitDates): MarkdownTree {
  const { t } = page
  const price = priceWords(product.price, page)
  const facts = showFactsOf(product, page, dates).map(({ label, value }) => `${label}: ${value}`)
  const descriptors = product.descriptors.map(({ displayName }) => displayName)
  const variants = product.variants.map((variant) =>
    [variant.name, variant.info, priceWords(variant.price, page)].filter(Boolean).join('; '),
  )
  return joinPieces([
    bullets([...(price ? [price] : []), ...trustWords(product, page), ...facts, ...descriptors]),
    paragraph(link(t(price ? 'show.book' : 'card.checkAvailability'), page.bookingLink(product).href)),
    section(t('show.highlights'), htmlMarkdown(product.descriptionHtml)),
    section(t('show.inclusions'), htmlMarkdown(product.inclusionsHtml)),
    section(t('show.exclusions'), htmlMarkdown(product.exclusionsHtml)),
    section(t('callout.note'), htmlMarkdown(product.additionalHtml)),
    section(t('product.delivery'), htmlMarkdown(product.deliveryHtml)),
    section(t('cancellation.title'), htmlMarkdown(product.cancellationHtml)),
    ...product.faq.flatMap(({ question, answerHtml }) => section(question, htmlMarkdown(answerHtml))),
    section(t('show.tickets'), [bullets(variants)]),
  ])
}

/** Nothing at all where there is nothing below the title. */
function section(title: string, tree: MarkdownTree): MarkdownTree {
  const pieces = joinPieces([tree])
  return pieces.length === 0 ? [] : [heading(2, title), ...pieces]
}
