import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { priceText } from '../../products/product-markdown.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockEntry } from '../block.ts'
import { ticketMatrixFixtures } from './fixture.ts'
import { ticketRows } from './ticket-rows.ts'
import { TicketMatrixView } from './view.tsx'

export const ticketMatrixEntry = {
  View: TicketMatrixView,
  toMarkdown: ({ block, data, page }) => {
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
  },
  fixtures: ticketMatrixFixtures,
  load: async ({ tickets }, { loadTourGroups, settle }) => {
    const tgids = tickets.map(({ tgid }) => tgid)
    const found = await settle('tour groups', loadTourGroups(tgids), undefined)
    return { products: tgids.flatMap((tgid) => found?.products.get(tgid) ?? []) }
  },
} satisfies BlockEntry<'ticketMatrix'>
