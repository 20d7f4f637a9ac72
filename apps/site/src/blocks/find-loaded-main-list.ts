import type { LoadedBlock } from './block.ts'

/** The page's own list and its block; `undefined` where the page has none. */
export function findLoadedMainList(blocks: readonly LoadedBlock[]) {
  for (const { block, data } of blocks)
    if (block.type === 'productList' && data && 'view' in data && data.view)
      return { block, listing: { ...data, view: data.view } }
  return undefined
}
