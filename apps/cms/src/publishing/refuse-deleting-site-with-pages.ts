import type { CollectionBeforeDeleteHook } from 'payload'
import { LocalizedApiError } from '../access/localized-api-error.ts'
import { message } from '../messages/message.ts'

/** Refuses to delete a site that has pages, those in the trash included: they would have no address. */
export const refuseDeletingSiteWithPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { site: { equals: id } },
    trash: true,
    req,
  })
  if (totalDocs > 0) throw new LocalizedApiError(req, 409, message('site.hasPages', { count: totalDocs }))
}
