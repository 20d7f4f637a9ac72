import type { PayloadRequest } from 'payload'

/**
 * The sites whose content an account may see, by the access rules of the collections. The index has no access rules, so every
 * query is limited to these sites.
 */
export async function readableSites(req: PayloadRequest): Promise<ReadonlySet<number>> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

/**
 * A condition that a document is on one of these sites, within the query, so that its limit counts only rows that may be shown.
 * Pictures and new drafts belong to no site.
 *
 * @param parameter of the statement, such as `?3`: the sites as a JSON list
 * @param document alias of the table of documents
 */
export function readableSitesCondition(parameter: `?${number}`, document = 'd'): string {
  return `(${document}.site IS NULL OR ${document}.site IN (SELECT value FROM json_each(${parameter})))`
}
