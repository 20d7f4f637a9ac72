import { signPreview } from '@passepartout/content-model/links/preview-token'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_KINDS } from '@passepartout/content-model/page-kind'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse, UNCACHED } from '../access/answers/refuse.ts'
import { mayDo, roleOf } from '../access/roles.ts'
import { previewAddress } from '../content/fields/preview-address.ts'
import { isLinkedTo } from '../editing/preview/link-endpoints.ts'
import { formatMessage } from '../messages/format-message.ts'
import { messageAt } from '../messages/message.ts'
import type { Page } from '../payload-types.ts'
import { idOf } from '../publishing/build/building.ts'
import { readWrittenPage } from '../publishing/content-reader.ts'
import type { Settings } from '../server/settings.ts'

const versionSchema = z.union([z.literal('latest'), z.string().regex(/^\d{1,15}$/)]).default('latest')

const draftSchema = z.object({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_KINDS).default('page'),
  version: versionSchema,
  /** The shared link that led the one who asks there. */
  link: z.coerce.number().int().positive().optional(),
})
type DraftKey = z.infer<typeof draftSchema>

/** What whoever asks may read, as it lies. */
const READABLE = { depth: 0, overrideAccess: false } as const

type PreviewSettings = Pick<Settings, 'previewSecret' | 'siteAddress'>

const wishSchema = z.object({ version: versionSchema })

/**
 * What previews need of pages, for people and programs that may read them: a draft as the document that publishing it would give,
 * with what would keep it from that, and the token with which the site shows it.
 *
 * @param settings the site's secret, absent where there are no previews, and its address
 * @param now milliseconds since 1970
 */
export function draftEndpoints(settings: PreviewSettings, now: () => number = Date.now): Endpoint[] {
  return [
    { path: '/draft', method: 'get', handler: (req) => answerDraft(req, now()) },
    { path: '/:id/preview-token', method: 'post', handler: (req) => answerToken(req, settings, now()) },
  ]
}

async function answerDraft(req: PayloadRequest, now: number): Promise<Response> {
  if (!mayRead(req)) return refuse(req, 403, 'account.readsNoPages')
  const key = draftSchema.safeParse(Object.fromEntries(req.searchParams))
  if (!key.success) return refuse(req, 400, 'query.draft')
  const page = key.data.version === 'latest' ? await findLatest(key.data, req) : await findVersion(key.data, req)
  if (!page) return refuse(req, 404, 'draft.notFound')
  const { link } = key.data
  if (link !== undefined && !(await isLinkedTo(page.id, link, req, now))) return refuse(req, 410, 'link.ended')
  const { document, faults } = await readWrittenPage(page, req)
  const sentences = faults.map((fault) =>
    formatMessage(req.i18n.language, messageAt(fault.place.join(', '), fault.message)),
  )
  return Response.json({ ...document, faults: sentences }, UNCACHED)
}

async function answerToken(req: PayloadRequest, settings: PreviewSettings, now: number): Promise<Response> {
  if (!mayRead(req)) return refuse(req, 403, 'account.readsNoPages')
  const secret = settings.previewSecret
  if (secret === undefined) return refuse(req, 503, 'preview.off')
  const wish = wishSchema.safeParse((await req.json?.().catch(() => undefined)) ?? {})
  if (!wish.success) return refuse(req, 400, 'query.version')
  const id = Number(req.routeParams?.id)
  const page = Number.isInteger(id)
    ? await req.payload.findByID({ collection: 'pages', id, draft: true, ...READABLE, disableErrors: true, req })
    : null
  if (!page?.uid) return refuse(req, 404, 'page.notFoundOrNoAddress')
  const { uid, lang, kind } = draftSchema.parse({ uid: page.uid, lang: page.lang, kind: page.kind })
  const signed = signPreview({ uid, lang, kind, ...wish.data }, secret, Math.floor(now / 1000))
  const address = previewAddress(settings.siteAddress, await hostOf(page, req), { uid, lang, kind }, signed.token)
  return Response.json({ ...signed, address }, UNCACHED)
}

async function hostOf({ site }: Page, req: PayloadRequest): Promise<string> {
  const id = idOf(site)
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

/** A version by its number, if it is one of this page and not of another. */
async function findVersion({ uid, lang, kind, version: id }: DraftKey, req: PayloadRequest): Promise<Page | undefined> {
  const found = await req.payload.findVersionByID({ collection: 'pages', id, ...READABLE, disableErrors: true, req })
  const page = found?.version
  return page?.uid === uid && page.lang === lang && page.kind === kind ? page : undefined
}

function mayRead(req: PayloadRequest): boolean {
  return mayDo(roleOf(req.user), 'read', 'pages')
}
