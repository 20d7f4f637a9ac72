import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { priceText } from '../../products/product-markdown.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { ticketRows } from './ticket-rows.ts'

export const ticketMatrixMarkdown: BlockMarkdownRenderer<'ticketMatrix'> = ({ block, data, page }) => {
  const tickets = ticketRows(block, data.products, page)
  if (tickets.length === 0) return []
  const rows = tickets.map(({ product, opens, guide, length, cancellation }) => {
    const price = priceText(product.price, page) ?? page.t('card.checkAvailability')
    const facts = [renderPlainText(opens, page), guide, length, cancellation, price].filter(Boolean)
    return [link(product.name, page.linkToProduct(product).href), `: ${facts.join('; ')}`]
  })
  return joinPieces([
    heading(2, block.title || page.t('tickets.which')),
    block.intro && paragraph(block.intro),
    bullets(rows),
  ])
}
