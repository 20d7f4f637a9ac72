import { heading, joinPieces, markdownLink, oneLine } from '../../markdown/text.ts'
import type { BlockMarkdown } from '../block.ts'
import { productsMarkdown } from './product-markdown.ts'

export const productListMarkdown: BlockMarkdown<'productList'> = ({ block, data, page }) => {
  const products = data.products.slice(0, block.limit)
  const link = block.action && page.link(block.action)
  return joinPieces([
    heading(2, block.title),
    block.intro && oneLine(block.intro),
    products.length > 0
      ? productsMarkdown(products, page)
      : oneLine(page.t(data.available ? 'products.empty' : 'products.unavailable')),
    link && markdownLink(block.action?.label || page.t('cta.more'), link.href),
  ])
}
