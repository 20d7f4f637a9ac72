import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '../access/refusal.ts'
import { message } from '../messages/message.ts'

/** Deleting a site would leave its pages without an address, those too that may yet come back from the trash. */
export const refuseSiteWithPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { site: { equals: id } },
    trash: true,
    req,
  })
  if (totalDocs > 0) throw new Refusal(req, 409, message('site.hasPages', { count: totalDocs }))
}
