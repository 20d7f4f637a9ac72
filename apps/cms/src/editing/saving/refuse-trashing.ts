import type { CollectionBeforeChangeHook } from 'payload'
import { refuseDeletingShownMedia } from '../../media/media-rules.ts'
import { refuseSiteWithPages } from '../../publishing/refuse-site-with-pages.ts'

type RefuseDeleting = typeof refuseDeletingShownMedia

/** Applies the rules for deleting to the trash as well: visitors would miss the document just the same. */
function refuseTrashing(refuse: RefuseDeleting): CollectionBeforeChangeHook {
  return async ({ collection, context, data, originalDoc, req }) => {
    if (data.deletedAt && originalDoc && !originalDoc.deletedAt) {
      await refuse({ collection, context, id: originalDoc.id, req })
    }
    return data
  }
}

export const refuseTrashingShownMedia = refuseTrashing(refuseDeletingShownMedia)
export const refuseTrashingSiteWithPages = refuseTrashing(refuseSiteWithPages)
