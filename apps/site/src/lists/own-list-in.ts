import type { BlockOf } from '@passepartout/content-model/blocks'
import type { LoadedBlock } from '../blocks/block.ts'
import type { OwnListing } from './load-own-list.ts'
import type { ListView } from './view-list.ts'

/** The own list of a page that is shown with its filters. */
export type ViewedListing = OwnListing & { readonly view: ListView }

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
