import { signPreviewToken } from '@passepartout/content-model/links/preview-token'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  EndpointError,
  endpoint,
  readRequestedDocument,
  readValidatedBody,
  readValidatedQuery,
  requireRight,
} from '../access/http/endpoint.ts'
import { previewAddressOfPage } from '../content/addresses/preview-address.ts'
import { isPreviewLinkValid } from '../editing/preview/preview-link-endpoints.ts'
import { rememberPreviewedPage } from '../editing/preview/remember-previewed-page.ts'
import type { Settings } from '../infrastructure/settings.ts'
import { formatMessage } from '../messages/format-message.ts'
import { messageAt } from '../messages/message.ts'
import type { Page } from '../payload-types.ts'
import { relationId } from '../publishing/build/build-context.ts'
import { readDraftDocument } from '../publishing/content-reader.ts'

const versionSchema = z.union([z.literal('latest'), z.string().regex(/^\d{1,15}$/)]).default('latest')

const draftSchema = z.object({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS).default('page'),
  version: versionSchema,
  /** The shared link that was used. */
  link: z.coerce.number().int().positive().optional(),
})
type DraftKey = Omit<z.infer<typeof draftSchema>, 'link'>

/** Under the account's access rules, without loading relations. */
const READABLE = { depth: 0, overrideAccess: false } as const

type PreviewSettings = Pick<Settings, 'previewSecret' | 'siteAddress'>

const wishSchema = z.preprocess((body) => body ?? {}, z.object({ version: versionSchema }))

/**
 * Serves drafts for previews, to people and programs that may read them: the document that publishing would produce, its
 * faults, and the token with which the site shows it.
 *
 * @param settings the site's secret, absent without previews, and its address
 * @param now milliseconds since 1970
 */
export function draftEndpoints(settings: PreviewSettings, now: () => number = Date.now): Endpoint[] {
  return [
    endpoint('get', '/draft', (req) => answerDraft(req, now())),
    endpoint('post', '/:id/preview-token', (req) => answerToken(req, settings, now())),
  ]
}

async function answerDraft(req: PayloadRequest, now: number): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const { link, ...key } = readValidatedQuery(req, draftSchema, 'query.draft')
  const page = key.version === 'latest' ? await findLatest(key, req) : await findVersion(key, req)
  if (!page) throw new EndpointError(404, 'draft.notFound')
  if (link !== undefined && !(await isPreviewLinkValid(page.id, link, req, now)))
    throw new EndpointError(410, 'link.ended')
  const { document, faults } = await readDraftDocument(page, req)
  const sentences = faults.map((fault) =>
    formatMessage(req.i18n.language, messageAt(fault.place.join(', '), fault.message)),
  )
  return { ...document, faults: sentences }
}

async function answerToken(req: PayloadRequest, settings: PreviewSettings, now: number): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const secret = settings.previewSecret
  if (secret === undefined) throw new EndpointError(503, 'preview.off')
  const { version } = await readValidatedBody(req, wishSchema, 'query.version')
  const page = await readRequestedDocument(req, 'pages', 'page.notFoundOrNoAddress', { draft: true })
  if (!page.uid) throw new EndpointError(404, 'page.notFoundOrNoAddress')
  const { uid, lang, kind } = draftSchema.parse({ uid: page.uid, lang: page.lang, kind: page.kind })
  const signed = signPreviewToken({ uid, lang, kind, version }, secret, Math.floor(now / 1000))
  await rememberPreviewedPage(page.id, req)
  const address = previewAddressOfPage(settings.siteAddress, await hostOf(page, req), { uid, lang, kind }, signed.token)
  return { ...signed, address }
}

async function hostOf({ site }: Page, req: PayloadRequest): Promise<string> {
  const id = relationId(site)
  const found = id === undefined ? null : await req.payload.findByID({ collection: 'sites', id, depth: 0, req })
  return found?.host ?? ''
}

async function findLatest({ uid, lang, kind }: DraftKey, req: PayloadRequest): Promise<Page | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { uid: { equals: uid }, lang: { equals: lang }, kind: { equals: kind } },
    draft: true,
    ...READABLE,
    limit: 1,
    req,
  })
  return docs[0]
}

/** A version by its number, if it belongs to this page. */
async function findVersion({ uid, lang, kind, version: id }: DraftKey, req: PayloadRequest): Promise<Page | undefined> {
  const found = await req.payload.findVersionByID({ collection: 'pages', id, ...READABLE, disableErrors: true, req })
  const page = found?.version
  return page?.uid === uid && page.lang === lang && page.kind === kind ? page : undefined
}
