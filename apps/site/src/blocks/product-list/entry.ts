import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { ProductListing } from '../../catalogue/product.ts'
import { loadMainList } from '../../lists/load-main-list.ts'
import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { productsMarkdown } from '../../products/product-markdown.ts'
import type { BlockEntry, BlockSources } from '../block.ts'
import { productListFixtures } from './fixture.ts'
import { ProductListView } from './view.tsx'

const UNAVAILABLE: ProductListing = { products: [], total: 0, available: false }

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
  /** For the page's own list: the part that the address selects; for other lists the first few items. */
  load: (block, sources) =>
    sources.settle(
      'listing',
      block.id === sources.ownList?.id
        ? loadMainList(block, { ...sources, ...sources.ownList })
        : listingOf(block, sources),
      UNAVAILABLE,
    ),
} satisfies BlockEntry<'productList'>

/** Tour groups chosen by an editor are loaded in the page's batch and keep the editor's order. */
async function listingOf(
  { source, limit }: BlockOfType<'productList'>,
  { catalogue, context, loadTourGroups }: BlockSources,
): Promise<ProductListing> {
  if (source.kind !== 'tgids') return catalogue.listing(source, limit, context)
  const { products, available } = await loadTourGroups(source.ids)
  const chosen = source.ids.flatMap((tgid) => products.get(tgid) ?? [])
  return { products: chosen.slice(0, limit), total: chosen.length, available }
}
