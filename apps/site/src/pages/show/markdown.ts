import { priceMarkdown, productsMarkdown, trustMarkdown } from '../../blocks/product-list/product-markdown.ts'
import type { Product } from '../../catalogue/product.ts'
import { htmlMarkdown } from '../../markdown/html-markdown.ts'
import { bullets, heading, joinPieces, markdownLink, oneLine } from '../../markdown/text.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { PageMarkdown } from '../page-markdown.ts'
import { showFactsOf } from './show-facts.tsx'

/** What the show is, when and where, what it costs and what is included. */
export const showMarkdown: PageMarkdown = (page, { document, product, similar }, blocks) => {
  const text = document.standfirst || product?.summary
  return joinPieces([
    text && oneLine(text),
    product ? productMarkdown(product, page) : oneLine(page.t('show.unavailable')),
    blocks,
    similar.products.length > 0 && heading(2, page.t('show.similar')),
    productsMarkdown(similar.products, page),
  ])
}

function productMarkdown(product: Product, page: PageContext): string {
  const { t } = page
  const price = priceMarkdown(product.price, page)
  const facts = showFactsOf(product, page).map(({ label, value }) => oneLine(`${label}: ${value}`))
  const descriptors = product.descriptors.map(({ displayName }) => oneLine(displayName))
  const variants = product.variants.map((variant) =>
    [oneLine(variant.name), oneLine(variant.info), priceMarkdown(variant.price, page)].filter(Boolean).join('; '),
  )
  return joinPieces([
    bullets([...(price ? [price] : []), ...trustMarkdown(product, page), ...facts, ...descriptors]),
    markdownLink(t(price ? 'show.book' : 'card.checkAvailability'), page.bookingLink(product).href),
    section(t('show.highlights'), htmlMarkdown(product.highlightsHtml || product.summaryHtml)),
    section(t('show.inclusions'), htmlMarkdown(product.inclusionsHtml)),
    section(t('show.exclusions'), htmlMarkdown(product.exclusionsHtml)),
    section(t('show.tickets'), bullets(variants)),
  ])
}

function section(title: string, text: string): string {
  return text === '' ? '' : joinPieces([heading(2, title), text])
}
