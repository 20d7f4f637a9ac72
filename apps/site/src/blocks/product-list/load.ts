import type { ProductListing } from '../../catalogue/product.ts'
import type { BlockLoader } from '../block.ts'

const UNAVAILABLE: ProductListing = { products: [], total: 0, available: false }

export const loadProductList: BlockLoader<'productList'> = (block, { catalogue, context, settle }) =>
  settle('listing', catalogue.listing(block.source, block.limit, context), UNAVAILABLE)
