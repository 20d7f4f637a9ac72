import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { ProductListing } from '../../catalogue/product.ts'
import { loadMainList } from '../../lists/load-main-list.ts'
import type { BlockLoader, BlockSources } from '../block.ts'

const UNAVAILABLE: ProductListing = { products: [], total: 0, available: false }

/** For the page's own list: the part that the address selects; for other lists the first few items. */
export const loadProductList: BlockLoader<'productList'> = (block, sources) =>
  sources.settle(
    'listing',
    block.id === sources.ownList?.id
      ? loadMainList(block, { ...sources, ...sources.ownList })
      : listingOf(block, sources),
    UNAVAILABLE,
  )

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
