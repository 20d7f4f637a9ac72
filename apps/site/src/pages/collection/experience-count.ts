import type { LoadedBlock } from '../../blocks/block.ts'
import { findLoadedMainList } from '../../blocks/find-loaded-main-list.ts'
import type { ListFacts } from '../loading/load-list-facts.ts'

interface Counted {
  readonly collection: Pick<ListFacts, 'experienceCount'> | undefined
  readonly blocks: readonly LoadedBlock[]
}

/** Number of experiences: the total of the page's own list, otherwise the catalogue's count for its collection. */
export function experienceCountOf({ collection, blocks }: Counted): number {
  return findLoadedMainList(blocks)?.listing.view.ofAll || (collection?.experienceCount ?? 0)
}
