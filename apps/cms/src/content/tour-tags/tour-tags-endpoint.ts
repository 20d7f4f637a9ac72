import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { EndpointError, endpoint, readValidatedQuery, requireRight } from '../../access/http/endpoint.ts'
import { askSite } from '../../infrastructure/ask-site.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { tourTagsSchema } from './tour-tags-schema.ts'

const querySchema = z.object({ tgid: z.coerce.number().int().positive(), lang: z.string().max(2).default('en') })

/**
 * `/tour-tags?tgid=7148&lang=fr`: the tags of a tour group with their evidence.
 *
 * @param site that derives them; `undefined` when there is none
 */
export function tourTagsEndpoint(site: Settings['siteInternalPort']): Endpoint {
  return endpoint('get', '/tour-tags', async (req: PayloadRequest) => {
    requireRight(req, 'read', 'pages', 'account.readsNoPages')
    const { tgid, lang } = readValidatedQuery(req, querySchema, 'product.gone')
    const answer = await askSite(site, `tour-group-tags?tgid=${tgid}&lang=${encodeURIComponent(lang)}`)
    const tags = tourTagsSchema.safeParse(await answer?.json().catch(() => undefined))
    if (!tags.success) throw new EndpointError(502, 'tourTags:unknown')
    return tags.data
  })
}
