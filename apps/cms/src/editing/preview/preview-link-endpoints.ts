import {
  LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS,
  signDraftLinkToken,
} from '@passepartout/content-model/links/live-preview-tokens'
import type { Endpoint, PayloadRequest } from 'payload'
import { mayActOnDocument } from '../../access/account-scope.ts'
import {
  createdResponse,
  EndpointError,
  endpoint,
  readDocumentById,
  readRequestedPage,
  requireRight,
} from '../../access/http/endpoint.ts'
import type { Action } from '../../access/role-permissions.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { message } from '../../messages/message.ts'
import type { Page, PreviewLink } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import type { SharedLink } from './shared-links.tsx'

type LinkSettings = Pick<Settings, 'previewSecret' | 'siteAddress'>

/** Maximum number of links of a page. */
const MAX_LINKS = 50

/**
 * Links to a page's draft, for accounts that may edit it: they follow the page when it moves, and expire after seven days or
 * when somebody revokes them. The site verifies each on every request.
 *
 * @param now milliseconds since 1970
 */
export function previewLinkEndpoints(settings: LinkSettings, now: () => number = Date.now): Endpoint[] {
  return [
    endpoint('get', '/:id/preview-links', async (req) =>
      listLinks(await requirePage(req, 'read'), settings, req, now()),
    ),
    endpoint('post', '/:id/preview-links', (req) => makeLink(req, settings, now())),
    endpoint('post', '/:id/preview-links/:link/end', (req) => endLink(req, settings, now())),
    endpoint('get', '/linked', (req) => answerLinked(req, now())),
  ]
}

/**
 * Whether a link is valid for a page.
 *
 * @param now milliseconds since 1970
 */
export async function isPreviewLinkValid(
  pageId: number,
  link: number,
  req: PayloadRequest,
  now: number,
): Promise<boolean> {
  const found = await findLink(link, req)
  return found !== undefined && isOpen(found, now) && relationId(found.page) === pageId
}

async function makeLink(req: PayloadRequest, settings: LinkSettings, now: number): Promise<Response> {
  const page = await requirePage(req, 'write')
  if (settings.previewSecret === undefined) throw new EndpointError(503, 'preview.off')
  if (!page.uid) throw new EndpointError(422, 'preview:needsAddress')
  if ((await findLinks(page.id, req, now)).length >= MAX_LINKS)
    throw new EndpointError(409, message('preview:tooManyLinks', { most: MAX_LINKS }))
  const data = { page: page.id, madeBy: req.user?.email ?? '', issued: Math.floor(now / 1000) }
  await req.payload.create({ collection: 'preview-links', data, depth: 0, req })
  return createdResponse(await listLinks(page, settings, req, now))
}

async function endLink(req: PayloadRequest, settings: LinkSettings, now: number): Promise<object> {
  const page = await requirePage(req, 'write')
  const link = await findLink(Number(req.routeParams?.link), req)
  if (!link || relationId(link.page) !== page.id) throw new EndpointError(404, 'link.notFound')
  const data = { endedAt: new Date(now).toISOString() }
  await req.payload.update({ collection: 'preview-links', id: link.id, data, depth: 0, req })
  return listLinks(page, settings, req, now)
}

/** For the site, which received a link. */
async function answerLinked(req: PayloadRequest, now: number): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const link = await findLink(Number(req.searchParams.get('link') ?? ''), req)
  if (!link || !isOpen(link, now)) throw new EndpointError(410, 'link.ended')
  const id = relationId(link.page) ?? Number.NaN
  const page = await readDocumentById(req, 'pages', id, 'link.pageHasNoAddress', { draft: true })
  if (!page.uid) throw new EndpointError(404, 'link.pageHasNoAddress')
  return { uid: page.uid, lang: page.lang, kind: page.kind }
}

async function requirePage(req: PayloadRequest, action: Action): Promise<Page> {
  const refusal = action === 'read' ? 'account.readsNoPages' : 'account.sharesNotThisDraft'
  requireRight(req, action, 'pages', refusal)
  const page = await readRequestedPage(req)
  if (!mayActOnDocument(req.user, action, 'pages', page)) throw new EndpointError(403, refusal)
  return page
}

async function findLink(id: number, req: PayloadRequest): Promise<PreviewLink | undefined> {
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  const options = { collection: 'preview-links', id, depth: 0, disableErrors: true } as const
  return (await req.payload.findByID({ ...options, req })) ?? undefined
}

async function findLinks(pageId: number, req: PayloadRequest, now: number): Promise<PreviewLink[]> {
  const { docs } = await req.payload.find({
    collection: 'preview-links',
    where: {
      page: { equals: pageId },
      endedAt: { exists: false },
      issued: { greater_than: now / 1000 - LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.link },
    },
    sort: '-issued',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.filter((link) => isOpen(link, now))
}

function isOpen({ issued, endedAt }: PreviewLink, now: number): boolean {
  return !endedAt && issued + LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.link > now / 1000
}

async function listLinks(
  page: Page,
  { previewSecret: secret, siteAddress }: LinkSettings,
  req: PayloadRequest,
  now: number,
): Promise<{ readonly links: readonly SharedLink[] }> {
  const siteId = relationId(page.site)
  const site =
    siteId === undefined
      ? null
      : await req.payload.findByID({ collection: 'sites', id: siteId, depth: 0, select: { host: true }, req })
  const found = site && secret !== undefined ? await findLinks(page.id, req, now) : []
  const links = found.map(
    ({ id, madeBy, issued }): SharedLink => ({
      id,
      address: `${siteAddress.replace('{host}', site?.host ?? '')}/_preview/link?token=${signDraftLinkToken(id, secret ?? '', issued)}`,
      madeBy: madeBy ?? '',
      expires: new Date((issued + LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.link) * 1000).toISOString(),
    }),
  )
  return { links }
}
