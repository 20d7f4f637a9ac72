import type { CollectionAfterDeleteHook } from 'payload'
import type { Page } from '../../payload-types.ts'

/** Deletes the comments on a page that is deleted for good. */
export const deleteCommentsOfPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await req.payload.delete({ collection: 'comments', where: { page: { equals: doc.id } }, depth: 0, req })
}
