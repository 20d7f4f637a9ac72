import type { BlockOf } from '@passepartout/content-model/blocks'
import type { ViewedListing } from '../lists/load-own-list.ts'
import type { LoadedBlock } from './block.ts'

interface OwnListBlock {
  readonly block: BlockOf<'productList'>
  readonly listing: ViewedListing
}

/** The page's own list and its block; `undefined` where the page has none. */
export function ownListIn(blocks: readonly LoadedBlock[]): OwnListBlock | undefined {
  for (const { block, data } of blocks)
    if (block.type === 'productList' && data && 'view' in data && data.view)
      return { block, listing: { ...data, view: data.view } }
  return undefined
}
