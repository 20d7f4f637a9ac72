import type { CollectionBeforeChangeHook } from 'payload'
import type { Page } from '../../payload-types.ts'

/**
 * Moves the published version of a page to the trash, not its unfinished draft, which stays in the history. Restoring it as
 * published brings back what visitors saw.
 */
export const trashPublishedVersion: CollectionBeforeChangeHook<Page> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt || originalDoc === undefined) return data
  const options = { collection: 'pages', id: originalDoc.id, depth: 0, disableErrors: true, req } as const
  const live = await req.payload.findByID({ ...options, draft: false })
  if (live?._status !== 'published') return data
  const { id, createdAt, updatedAt, ...page } = live
  return { ...page, deletedAt: data.deletedAt, editedBy: data.editedBy }
}
