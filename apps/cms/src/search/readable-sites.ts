import type { PayloadRequest } from 'payload'

/**
 * The sites whose content somebody may know of, by the access rules of the collections. The index itself knows nobody, so
 * every answer from it is cut to these.
 */
export async function readableSites(req: PayloadRequest): Promise<ReadonlySet<number>> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    user: req.user,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

/**
 * That a document is on one of these sites, as a condition of a question, so that its limit counts rows that may be shown and no
 * others. A picture belongs to no site, and neither does a draft that has none yet.
 *
 * @param parameter of the statement, such as `?3`: the sites as a list in JSON
 * @param document what the question calls the table of documents
 */
export function isReadableSql(parameter: `?${number}`, document = 'd'): string {
  return `(${document}.site IS NULL OR ${document}.site IN (SELECT value FROM json_each(${parameter})))`
}
