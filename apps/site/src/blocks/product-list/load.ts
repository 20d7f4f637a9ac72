import type { BlockOf } from '@passepartout/content-model/blocks'
import type { ProductListing } from '../../catalogue/product.ts'
import { loadOwnList } from '../../lists/load-own-list.ts'
import type { BlockLoader, BlockSources } from '../block.ts'

const UNAVAILABLE: ProductListing = { products: [], total: 0, available: false }

/** The list that the page itself is, with what the address chooses of it; of any other the first few. */
export const loadProductList: BlockLoader<'productList'> = (block, sources) =>
  sources.settle(
    'listing',
    block.id === sources.ownList?.id
      ? loadOwnList(block, { ...sources, ...sources.ownList })
      : listingOf(block, sources),
    UNAVAILABLE,
  )

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
