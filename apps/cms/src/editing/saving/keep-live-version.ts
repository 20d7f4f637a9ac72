import type { CollectionBeforeChangeHook } from 'payload'
import type { Page } from '../../payload-types.ts'

/**
 * What goes to the trash is the page as visitors saw it, not an unfinished draft of it, which stays in the history. So
 * whoever restores it as published gets back what was there.
 */
export const keepLiveVersion: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !data.deletedAt || originalDoc?.deletedAt || originalDoc === undefined) return data
  const options = { collection: 'pages', id: originalDoc.id, depth: 0, disableErrors: true, req } as const
  const live = await req.payload.findByID({ ...options, draft: false })
  if (live?._status !== 'published') return data
  const { id, createdAt, updatedAt, ...page } = live
  return { ...page, deletedAt: data.deletedAt, editedBy: data.editedBy }
}
