import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { EndpointError, endpoint, readValidatedQuery, requireRight } from '../access/http/endpoint.ts'
import { translateLabelPath } from '../messages/labels.ts'
import { message } from '../messages/message.ts'
import { INDEXED_KINDS } from './content-index.ts'
import { findContent } from './find-content.ts'
import { findUses, parseUsedEntity, type UsedEntity } from './find-uses.ts'
import { contentIndex } from './open-index.ts'
import { readableSites } from './readable-sites.ts'
import { updateIndex } from './update-index.ts'

/** Maximum length of a search. */
const MAX_LENGTH = 200

const wishSchema = z.object({
  q: z.string().max(MAX_LENGTH).default(''),
  kind: z.enum(INDEXED_KINDS).optional(),
  site: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** `/find?q=…`: search, and `/uses?of=page:12`: where something is used. */
export const searchEndpoints: Endpoint[] = [
  endpoint('get', '/find', answerFinding),
  endpoint('get', '/uses', answerUses),
]

async function answerFinding(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const { q, kind, site, limit } = readValidatedQuery(req, wishSchema, message('search.tooLong', { most: MAX_LENGTH }))
  const [isComplete, sites] = await Promise.all([updateIndex(req.payload), readableSites(req)])
  const found = findContent(contentIndex(), { typed: q, kinds: kind && [kind], site, limit }, sites)
  return { found, isComplete }
}

async function answerUses(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const used = parseUsedEntity(req.searchParams.get('of') ?? '')
  if (!used) throw new EndpointError(400, 'query.uses')
  const [isComplete, sites] = await Promise.all([updateIndex(req.payload), readableSites(req)])
  if (!(await mayRead(used, req))) throw new EndpointError(404, 'document.notReadable')
  const { uses, ...counts } = findUses(contentIndex(), used, sites)
  const placed = uses.map((use) => ({ ...use, place: translateLabelPath(req.i18n.language, use.place) }))
  return { uses: placed, ...counts, isComplete }
}

/** Uses of a page or site are shown only to accounts that may open it; pictures and products are open to all. */
async function mayRead({ kind, number }: UsedEntity, req: PayloadRequest): Promise<boolean> {
  if (kind !== 'page' && kind !== 'site') return true
  const { totalDocs } = await req.payload.count({
    collection: kind === 'page' ? 'pages' : 'sites',
    where: { id: { equals: number } },
    overrideAccess: false,
    req,
  })
  return totalDocs > 0
}
