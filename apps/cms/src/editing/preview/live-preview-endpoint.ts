import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import { signDraftToken, signFrameToken } from '@passepartout/content-model/links/live-preview-tokens'
import { buildUid } from '@passepartout/content-model/links/uid'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { EndpointError, endpoint, readValidatedBody, requireRight } from '../../access/http/endpoint.ts'
import { normalisePath, pageUidOf } from '../../content/addresses/page-address.ts'
import { publicAddressOfPage } from '../../content/addresses/preview-address.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import type { Page } from '../../payload-types.ts'
import { relationId, relationSchema } from '../../publishing/build/build-context.ts'
import type { DraftDocument } from '../../publishing/build/build-page-document.ts'
import { readDraftDocument } from '../../publishing/content-reader.ts'
import { listPreviewBlocksWithFaults } from './list-preview-blocks-with-faults.ts'
import type { PreviewDraft } from './preview-frame-controller.ts'
import { rememberPreviewedPage } from './remember-previewed-page.ts'

const blockSchema = z.looseObject({ id: z.string().min(1), blockType: z.enum(BLOCK_TYPES) })

/** The values of a form that decide the page's address and blocks; the builder reads the rest. */
const formSchema = z.looseObject({
  site: relationSchema,
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS).nullish(),
  path: z.string().nullish(),
  pageType: z.string().nullish(),
  // Payload's forms store the number of rows for an empty list.
  blocks: z.union([z.literal(0).transform(() => []), z.array(blockSchema).max(500)]).nullish(),
})
type Form = z.infer<typeof formSchema>

const wishSchema = z.object({ id: z.int().positive(), form: formSchema })

type LiveSettings = Pick<Settings, 'previewSecret' | 'siteAddress' | 'url'>

/**
 * Builds a page from the values of a form, saved or not, for the site's preview. Nothing is stored.
 *
 * @param now milliseconds since 1970
 */
export function livePreviewEndpoint(settings: LiveSettings, now: () => number = Date.now): Endpoint {
  return endpoint('post', '/live', (req) => answerLive(req, settings, Math.floor(now() / 1000)))
}

async function answerLive(req: PayloadRequest, settings: LiveSettings, now: number): Promise<PreviewDraft> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const { previewSecret: secret, siteAddress } = settings
  if (secret === undefined) throw new EndpointError(503, 'preview.off')
  const { id, form } = await readValidatedBody(req, wishSchema, 'request.form')
  const [mayRead, site] = await Promise.all([mayReadPage(id, req), readSite(form, req)])
  if (!mayRead) throw new EndpointError(404, 'page.notFound')
  if (!site) throw new EndpointError(422, 'preview:chooseSite')
  const key = keyOf(form, site.uid, id)
  const address = publicAddressOfPage(siteAddress, site.host, key)
  const written = address && (await readForm(id, form, key.uid, req))
  if (!written) throw new EndpointError(422, 'preview:notShown')
  await rememberPreviewedPage(id, req)
  const { origin, pathname } = new URL(address)
  const grant = { ...key, path: pathname }
  const text = JSON.stringify(written.document)
  const frame = signFrameToken({ ...grant, admin: new URL(settings.url).origin }, secret, now)
  return {
    origin,
    frame: `${origin}/_preview/frame?token=${frame}`,
    text,
    token: signDraftToken(grant, text, secret, now),
    blocks: listPreviewBlocksWithFaults(form.blocks ?? [], written.faults, req.i18n.language),
  }
}

/** Checked by the collection's access rules. */
async function mayReadPage(id: number, req: PayloadRequest): Promise<boolean> {
  const options = { collection: 'pages', id, depth: 0, draft: true, select: {}, disableErrors: true } as const
  return (await req.payload.findByID({ ...options, overrideAccess: false, req })) !== null
}

async function readSite({ site }: Form, req: PayloadRequest): Promise<{ uid: string; host: string } | undefined> {
  const id = relationId(site)
  if (id === undefined) return undefined
  const options = { collection: 'sites', id, depth: 0, select: { uid: true, host: true }, disableErrors: true } as const
  const found = await req.payload.findByID({ ...options, overrideAccess: false, req })
  return found?.uid ? { uid: found.uid, host: found.host } : undefined
}

/** A page without a valid address is shown at an unused one. */
function keyOf({ path, pageType, kind, lang }: Form, siteUid: string, id: number) {
  const parts = { path: normalisePath(path), pageType, kind: kind ?? 'page' } as const
  return { uid: pageUidOf(siteUid, parts) ?? buildUid(siteUid, `draft-${id}`), lang, kind: parts.kind }
}

async function readForm(id: number, form: Form, uid: string, req: PayloadRequest): Promise<DraftDocument | undefined> {
  const now = new Date().toISOString()
  // Adds the fields of a page that only the database sets.
  const page: Page = { createdAt: now, updatedAt: now, translationGroup: `draft ${id}`, ...form, id, uid } as Page
  return readDraftDocument(page, req).catch(() => undefined)
}
