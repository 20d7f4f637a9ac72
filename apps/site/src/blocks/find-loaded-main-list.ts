import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { FilterableListing } from '../lists/load-main-list.ts'
import type { LoadedBlock } from './block.ts'

interface OwnListBlock {
  readonly block: BlockOfType<'productList'>
  readonly listing: FilterableListing
}

/** The page's own list and its block; `undefined` where the page has none. */
export function findLoadedMainList(blocks: readonly LoadedBlock[]): OwnListBlock | undefined {
  for (const { block, data } of blocks)
    if (block.type === 'productList' && data && 'view' in data && data.view)
      return { block, listing: { ...data, view: data.view } }
  return undefined
}
