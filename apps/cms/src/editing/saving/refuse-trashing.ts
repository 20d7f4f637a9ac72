import type { CollectionBeforeChangeHook } from 'payload'
import { refuseDeletingShownMedia } from '../../media/media-rules.ts'
import { refuseSiteWithPages } from '../../publishing/refuse-site-with-pages.ts'

type RefuseDeleting = typeof refuseDeletingShownMedia

/** What may not be deleted may not go to the trash either: visitors would miss it just the same. */
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
