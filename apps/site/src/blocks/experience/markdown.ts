import { bullets, heading, joinPieces, markdownLink, oneLine } from '../../markdown/text.ts'
import type { BlockMarkdown } from '../block.ts'
import { priceMarkdown, trustMarkdown } from '../product-list/product-markdown.ts'

export const experienceMarkdown: BlockMarkdown<'experience'> = ({ block, data, page }) => {
  const title = block.title || data?.name
  if (!title) return ''
  const text = block.text || data?.summary
  const price = priceMarkdown(data?.price, page)
  return joinPieces([
    heading(2, title),
    text && oneLine(text),
    data && bullets([...(price ? [price] : []), ...trustMarkdown(data, page)]),
    data
      ? markdownLink(page.t(price ? 'experience.book' : 'card.checkAvailability'), page.bookingLink(data).href)
      : oneLine(page.t('experience.unavailable')),
  ])
}
