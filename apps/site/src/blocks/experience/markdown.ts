import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { priceText, trustTexts } from '../../products/product-markdown.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const experienceMarkdown: BlockMarkdownRenderer<'experience'> = ({ block, data, page }) => {
  if (data && 'isGone' in data) return joinPieces([])
  const title = block.title || data?.name
  const text = block.text || data?.summary
  const price = priceText(data?.price, page)
  return joinPieces([
    title && heading(2, title),
    text && paragraph(text),
    data && bullets([...(price ? [price] : []), ...trustTexts(data, page)]),
    !data && paragraph(page.t('show.unavailable')),
    paragraph(
      link(
        page.t(
          !price
            ? 'card.checkAvailability'
            : page.asksForDate(block.tgid)
              ? 'booking.dayOnNextPage'
              : 'experience.book',
        ),
        page.bookingLink({ tgid: block.tgid, flowType: data?.flowType }, block).href,
      ),
    ),
  ])
}
