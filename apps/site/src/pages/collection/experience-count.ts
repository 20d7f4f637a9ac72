import { findLoadedMainList } from '../../blocks/find-loaded-main-list.ts'
import type { CollectionPageModel } from '../page-model.ts'

/** Number of experiences: the total of the page's own list, otherwise the catalogue's count for its collection. */
export function experienceCountOf({ collection, blocks }: Pick<CollectionPageModel, 'collection' | 'blocks'>): number {
  return findLoadedMainList(blocks)?.listing.view.ofAll || (collection?.experienceCount ?? 0)
}
