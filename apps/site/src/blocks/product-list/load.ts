import type { BlockOf } from '@passepartout/content-model/blocks'
import type { ProductListing } from '../../catalogue/product.ts'
import type { BlockLoader, BlockSources } from '../block.ts'

const UNAVAILABLE: ProductListing = { products: [], total: 0, available: false }

export const loadProductList: BlockLoader<'productList'> = (block, sources) =>
  sources.settle('listing', listingOf(block, sources), UNAVAILABLE)

/** An editor's own choice is asked for with all others of the page, and keeps the editor's order. */
async function listingOf(
  { source, limit }: BlockOf<'productList'>,
  { catalogue, context, askTourGroups }: BlockSources,
): Promise<ProductListing> {
  if (source.kind !== 'tgids') return catalogue.listing(source, limit, context)
  const { products, available } = await askTourGroups(source.ids)
  const chosen = source.ids.flatMap((tgid) => products.get(tgid) ?? [])
  return { products: chosen.slice(0, limit), total: chosen.length, available }
}
