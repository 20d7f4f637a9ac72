import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Deleting a site would leave its pages without an address. */
export const refuseSiteWithPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'pages', where: { site: { equals: id } }, req })
  if (totalDocs > 0) {
    throw new APIError(`This site has ${totalDocs} pages; delete them first.`, 409, undefined, true)
  }
}
