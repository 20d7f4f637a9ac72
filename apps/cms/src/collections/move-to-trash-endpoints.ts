import { parseRedirectTargetUrl } from '@passepartout/content-model/links/redirect'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../access/account-scope.ts'
import {
  EndpointError,
  endpoint,
  readRequestedDocument,
  readValidatedBody,
  requireRight,
} from '../access/http/endpoint.ts'
import { message } from '../messages/message.ts'
import type { Page } from '../payload-types.ts'
import { publicPathOfPage } from './page-hooks.ts'
import { hostOfSite } from './redirect-hooks.ts'

const wishSchema = z.discriminatedUnion('visitors', [
  z.object({ visitors: z.literal('nothing') }),
  z.object({ visitors: z.literal('gone') }),
  z.object({ visitors: z.literal('moved'), to: z.string().refine((to) => parseRedirectTargetUrl(to) !== undefined) }),
])

/** Moves pages to the trash, with an answer for their addresses. */
export const moveToTrashEndpoints: Endpoint[] = [
  endpoint('post', '/:id/trash', async (req) => {
    requireRight(req, 'delete', 'pages', 'role.removesNoPages')
    const wish = await readValidatedBody(req, wishSchema, 'trash.needsTarget')
    const page = await readRequestedDocument(req, 'pages', 'page.notFound')
    if (!mayActOnDocument(req.user, 'delete', 'pages', page)) throw new EndpointError(403, 'account.removesNotThisPage')
    const left = await planRedirect(page, wish, req)
    if (left?.inTheWay?.origin === 'manual')
      throw new EndpointError(409, message('trash.hasRedirect', { path: left.data.path }))
    const options = { collection: 'pages', id: page.id, depth: 0, req } as const
    await req.payload.update({ ...options, data: { deletedAt: new Date().toISOString() } })
    try {
      await leaveRedirect(left, req)
    } catch (error) {
      await req.payload.update({ ...options, data: { deletedAt: null, _status: 'published' }, trash: true })
      throw error
    }
    return { id: page.id }
  }),
]

type PlannedRedirect = Awaited<ReturnType<typeof planRedirect>>

/** A page that was never published needs no redirect. */
async function planRedirect(page: Page, wish: z.infer<typeof wishSchema>, req: PayloadRequest) {
  const path = page._status === 'published' ? await publicPathOfPage(page, req) : undefined
  if (path === undefined || wish.visitors === 'nothing') return undefined
  const data = {
    site: page.site,
    path,
    outcome: wish.visitors,
    page: null,
    url: wish.visitors === 'moved' ? wish.to : null,
    origin: 'manual',
    permanent: true,
    trashedPage: page.id,
  } as const
  return { data, inTheWay: await findRedirectAt(await hostOfSite(page.site, req), path, req) }
}

/** A redirect at the page's address, hidden while the page was online. */
async function findRedirectAt(host: string | undefined, path: string, req: PayloadRequest) {
  const where = { host: { equals: host }, path: { equals: path } }
  return (await req.payload.find({ collection: 'redirects', where, limit: 1, depth: 0, req })).docs[0]
}

async function leaveRedirect(planned: PlannedRedirect, req: PayloadRequest): Promise<void> {
  if (!planned) return
  const { data, inTheWay } = planned
  const options = { collection: 'redirects', data, depth: 0, req } as const
  if (inTheWay) await req.payload.update({ ...options, id: inTheWay.id })
  else await req.payload.create(options)
}
