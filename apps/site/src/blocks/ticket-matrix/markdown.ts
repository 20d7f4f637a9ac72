import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { priceWords } from '../../products/product-markdown.ts'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockMarkdown } from '../block.ts'
import { compareTickets } from './compare-tickets.ts'

export const ticketMatrixMarkdown: BlockMarkdown<'ticketMatrix'> = ({ block, data, page }) => {
  const tickets = compareTickets(block, data.products, page)
  if (tickets.length === 0) return []
  const rows = tickets.map(({ product, opens, guide, length, cancellation }) => {
    const price = priceWords(product.price, page) ?? page.t('card.checkAvailability')
    const facts = [plainWords(opens, page), guide, length, cancellation, price].filter(Boolean)
    return [link(product.name, page.linkToProduct(product).href), `: ${facts.join('; ')}`]
  })
  return joinPieces([
    heading(2, block.title || page.t('tickets.which')),
    block.intro && paragraph(block.intro),
    bullets(rows),
  ])
}
