import type { CollectionBeforeChangeHook } from 'payload'
import { refuseDeletingPublishedMedia } from '../../media/media-rules.ts'
import { refuseDeletingSiteWithPages } from '../../publishing/refuse-deleting-site-with-pages.ts'

type RefuseDeleting = typeof refuseDeletingPublishedMedia

/** Applies the rules for deleting to the trash as well: visitors would miss the document just the same. */
function refuseTrashing(refuse: RefuseDeleting): CollectionBeforeChangeHook {
  return async ({ collection, context, data, originalDoc, req }) => {
    if (data.deletedAt && originalDoc && !originalDoc.deletedAt) {
      await refuse({ collection, context, id: originalDoc.id, req })
    }
    return data
  }
}

export const refuseTrashingShownMedia = refuseTrashing(refuseDeletingPublishedMedia)
export const refuseTrashingSiteWithPages = refuseTrashing(refuseDeletingSiteWithPages)
