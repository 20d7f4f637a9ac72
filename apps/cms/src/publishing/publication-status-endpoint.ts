import { isCopyUid } from '@passepartout/content-model/links/uid'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { accountScopeOf } from '../access/account-scope.ts'
import { mayDo, roleOf } from '../access/role-permissions.ts'
import type { PublicationStateResponse } from '../admin/publication-state.tsx'
import { publicAddressOfPage } from '../content/addresses/preview-address.ts'
import { COLLECTION_OF_KIND, type DocumentKind } from '../content/document-kinds.ts'
import { askSite } from '../infrastructure/ask-site.ts'
import type { Settings } from '../infrastructure/settings.ts'
import { translatorFor } from '../messages/translate.ts'
import type { Publication } from '../payload-types.ts'
import { relationId } from './build/build-context.ts'
import { pageKeyOfRow } from './publication-outcome-store.ts'
import type { PageKey } from './published-store.ts'

const NOTHING: PublicationStateResponse = {
  state: 'offline',
  message: '',
  seenAt: null,
  isAwaited: false,
  address: null,
}

const SUBJECT = /^(page|site|redirect):(\d{1,15})$/

/** A published document, by its number. */
interface Subject {
  readonly kind: Exclude<DocumentKind, 'media'>
  readonly id: number
}

function parseSubject(text: string): Subject | undefined {
  const [, kind, id] = SUBJECT.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind as Subject['kind'], id: Number(id) }
}

/** Answers `/of/<subject>`, such as `/of/page:12`, with the result of its last publication, and what visitors get now. */
export function publicationStatusEndpoint(settings: Pick<Settings, 'siteAddress' | 'siteInternalPort'>): Endpoint {
  return {
    path: '/of/:subject',
    method: 'get',
    handler: async (req) => {
      if (!mayDo(roleOf(req.user), 'read', 'pages')) {
        return Response.json({ message: 'Your account may not read pages.' }, { status: 403 })
      }
      const subject = parseSubject(String(req.routeParams?.subject))
      if (!subject || !(await mayReadSubject(subject, req))) {
        return Response.json({ message: 'Of what?' }, { status: 404 })
      }
      const row = await findRow(subject, req)
      const shown = row ? await readShown(row, settings, req) : NOTHING
      const asItIs = (await isQueued(subject, row, req)) ? { ...shown, isAwaited: true, seenAt: null } : shown
      return Response.json(asItIs, { headers: { 'cache-control': 'no-store' } })
    },
  }
}

/** Forms request this often, so an account with rights on all sites is allowed without a query. */
async function mayReadSubject({ kind, id }: Subject, req: PayloadRequest): Promise<boolean> {
  if (!accountScopeOf(req.user)?.sites) return true
  const collection = COLLECTION_OF_KIND[kind]
  const where = { id: { equals: id } }
  return (await req.payload.count({ collection, where, trash: true, overrideAccess: false, req })).totalDocs > 0
}

/**
 * Whether a save waits to be published, so that the site shows the version before it. A page may also be queued because of
 * another change, such as a picture on it; then it was not saved since and is live.
 */
async function isQueued(subject: Subject, noted: Publication | undefined, req: PayloadRequest): Promise<boolean> {
  const where = { kind: { equals: subject.kind }, document: { equals: subject.id } }
  const { docs } = await req.payload.find({ collection: 'publication-requests', where, pagination: false, req })
  if (docs.length === 0) return false
  const isRequested = docs.some(({ notBefore, attempts }) => notBefore === 0 || attempts > 0)
  return isRequested || (await isSavedSince(noted, subject, req))
}

async function isSavedSince(
  noted: Publication | undefined,
  { kind, id }: Subject,
  req: PayloadRequest,
): Promise<boolean> {
  const options = { depth: 0, trash: true, disableErrors: true, req } as const
  const saved = await req.payload.findByID({
    collection: COLLECTION_OF_KIND[kind],
    id,
    select: { updatedAt: true },
    ...options,
  })
  return !(saved && noted && saved.updatedAt <= noted.updatedAt)
}

async function findRow({ kind, id }: Subject, req: PayloadRequest): Promise<Publication | undefined> {
  const where = { subject: { equals: `${kind}:${id}` } }
  const { docs } = await req.payload.find({ collection: 'publications', where, limit: 1, depth: 0, req })
  return docs[0]
}

async function readShown(
  row: Publication,
  { siteAddress, siteInternalPort }: Pick<Settings, 'siteAddress' | 'siteInternalPort'>,
  req: PayloadRequest,
): Promise<PublicationStateResponse> {
  const { state, message, awaitedSince, seenAt } = row
  const isAwaited = Boolean(awaitedSince) && (seenAt ?? '') < (awaitedSince ?? '')
  const place = await readPlace(row, siteAddress, req)
  const shown: PublicationStateResponse = {
    state,
    message: message ?? '',
    isAwaited,
    seenAt: isAwaited ? null : (seenAt ?? null),
    address: place?.address ?? null,
  }
  const isOnline = state === 'online' && !isAwaited
  return isOnline && place && siteInternalPort ? { ...shown, ...(await visit(place, req, siteInternalPort)) } : shown
}

const visitedSchema = z.object({
  status: z.number(),
  location: z.string().optional(),
  hasPage: z.boolean(),
})

/** Online is what a visitor's request is answered with now; it stays seen when the site confirmed it. */
async function visit(
  { key, host, address }: Place,
  { i18n: { language } }: PayloadRequest,
  site: NonNullable<Settings['siteInternalPort']>,
): Promise<Partial<PublicationStateResponse>> {
  const query = new URLSearchParams({ host, path: new URL(address).pathname, ...key })
  const answer = await askSite(site, `visited-page?${query}`)
  const visited = visitedSchema.safeParse(await answer?.json().catch(() => undefined)).data
  if (!visited) return { state: 'unchecked', seenAt: null }
  const { status, location, hasPage } = visited
  if (status === 200 && hasPage) return {}
  const say = translatorFor(language)
  const message = location
    ? say('publication:leadsElsewhere', { address: location })
    : say(isCopyUid(key.uid) ? 'publication:isCopy' : 'publication:answers', { status: String(status) })
  return { state: 'hidden', message, seenAt: null }
}

/** Where visitors find a page, or the home page of a site. */
interface Place {
  readonly key: PageKey
  readonly host: string
  readonly address: string
}

/** A redirect has none. */
async function readPlace(row: Publication, siteAddress: string, req: PayloadRequest): Promise<Place | undefined> {
  const [noted, subject] = [pageKeyOfRow(row), parseSubject(row.subject)]
  if (!noted || !subject || subject.kind === 'redirect') return undefined
  const isSite = subject.kind === 'site'
  const [key, site] = isSite ? [await homeOf(noted, req), subject.id] : [noted, await siteOfPage(subject.id, req)]
  const host = site === undefined ? null : await readHost(site, req)
  const address = host ? publicAddressOfPage(siteAddress, host, key) : undefined
  return host && address !== undefined ? { key, host, address } : undefined
}

/** The home page of a site in a language that it has, English first. @param key that of the site in English */
async function homeOf(key: PageKey, req: PayloadRequest): Promise<PageKey> {
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: {
      uid: { equals: key.uid },
      kind: { equals: 'page' },
      state: { equals: 'online' },
      subject: { like: 'page:' },
    },
    sort: 'lang',
    pagination: false,
    depth: 0,
    req,
  })
  const homes = docs.flatMap((doc) => pageKeyOfRow(doc) ?? [])
  return homes.find(({ lang }) => lang === key.lang) ?? homes[0] ?? key
}

async function siteOfPage(id: number, req: PayloadRequest): Promise<number | undefined> {
  const select = { site: true } as const
  return relationId(
    (await req.payload.findByID({ collection: 'pages', id, depth: 0, select, disableErrors: true, req }))?.site,
  )
}

async function readHost(id: number, req: PayloadRequest): Promise<string | undefined> {
  const select = { host: true } as const
  return (await req.payload.findByID({ collection: 'sites', id, depth: 0, select, disableErrors: true, req }))?.host
}
