import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { productsMarkdown } from '../../products/product-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { productListFixtures } from './fixture.ts'
import { loadProductList } from './load.ts'
import { ProductListView } from './view.tsx'

export const productListEntry = {
  View: ProductListView,
  toMarkdown: ({ block, data, page }) => {
    const products = data.products.slice(0, block.limit)
    const target = block.action && page.link(block.action)
    return joinPieces([
      heading(2, block.title),
      block.intro && paragraph(block.intro),
      products.length > 0
        ? productsMarkdown(products, page, data.view?.cardDays)
        : paragraph(page.t(data.available ? 'products.empty' : 'products.unavailable')),
      target && paragraph(link(block.action?.label || page.t('cta.more'), target.href)),
    ])
  },
  fixtures: productListFixtures,
  load: loadProductList,
} satisfies BlockEntry<'productList'>
