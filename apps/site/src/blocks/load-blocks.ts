import type { Block } from '@passepartout/content-model/blocks'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import type { ProductListing } from '../catalogue/product.ts'
import type { Settle } from '../operations/settle.ts'
import type { LoadedBlock } from './block.ts'

/** Asks the catalogue for what the blocks show, all at once. */
export function loadBlocks(
  blocks: readonly Block[],
  catalogue: Catalogue,
  context: CatalogueContext,
  settle: Settle,
): Promise<readonly LoadedBlock[]> {
  return Promise.all(blocks.map((block) => loadBlock(block, catalogue, context, settle)))
}

const UNAVAILABLE: ProductListing = { products: [], total: 0, available: false }

async function loadBlock(
  block: Block,
  catalogue: Catalogue,
  context: CatalogueContext,
  settle: Settle,
): Promise<LoadedBlock> {
  switch (block.type) {
    case 'productList':
      return {
        block,
        data: await settle('listing', catalogue.listing(block.source, block.limit, context), UNAVAILABLE),
      }
    case 'experience':
      return { block, data: await settle('product', catalogue.product(block.tgid, context), undefined) }
    case 'richText':
      return { block, data: undefined }
    case 'cardList':
      return { block, data: undefined }
    case 'image':
      return { block, data: undefined }
    case 'cta':
      return { block, data: undefined }
    case 'faq':
      return { block, data: undefined }
    case 'callout':
      return { block, data: undefined }
    case 'facts':
      return { block, data: undefined }
  }
}
