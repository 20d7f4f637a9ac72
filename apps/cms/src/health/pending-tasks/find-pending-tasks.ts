import type { PayloadRequest } from 'payload'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { roleOf } from '../../access/role-permissions.ts'
import { translatorFor } from '../../messages/translate.ts'
import type { Comment, Page, Review } from '../../payload-types.ts'
import { pageCommentsUrl } from '../../workflow/comments/mail-mentioned-people.ts'
import type { Problem } from '../admin/problem-list.tsx'
import {
  type CountedProblems,
  listRefusedPublications,
  listScheduledPublications,
  toDashboardProblem,
} from '../find-problems.ts'
import { type PendingTaskKind, pendingTaskKindsFor } from './pending-task-kinds.ts'

/** What waits of one kind: the first ones, and how many there are. */
interface Waiting {
  readonly kind: PendingTaskKind
  readonly total: number
  readonly entries: readonly Problem[]
}

const MAX_SHOWN = 5

/** What waits for the person who asks, by what their role may bring to an end. */
export function findPendingTasks(req: PayloadRequest, sites: ReadonlySet<number>): Promise<Waiting[]> {
  const find: Readonly<Record<PendingTaskKind, () => Promise<Omit<Waiting, 'kind'>>>> = {
    reviews: () => findReviews(req),
    sentBack: () => findSentBack(req),
    mentions: () => findMentions(req),
    refused: async () => ofPlaces(await listRefusedPublications(sites, req), req),
    drafts: () => findDrafts(req),
    due: async () => ofPlaces(await listScheduledPublications(sites, req), req),
  }
  return Promise.all(pendingTaskKindsFor(roleOf(req.user)).map(async (kind) => ({ kind, ...(await find[kind]()) })))
}

function ofPlaces({ places, total }: CountedProblems, { i18n }: PayloadRequest) {
  return { total, entries: places.slice(0, MAX_SHOWN).map((place) => toDashboardProblem(place, i18n.language)) }
}

type ShownPage = Pick<Page, 'id' | 'title' | 'lang' | 'site' | 'path'>
const SHOWN = { title: true, lang: true, site: true, path: true } as const

function entryOf({ id, title, lang }: ShownPage, message: string): Problem {
  return { title: title ?? '', lang: lang ?? null, place: '', message, href: `/admin/collections/pages/${id}` }
}

/** What a person wrote last and nobody has published since. */
async function findDrafts(req: PayloadRequest) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { _status: { equals: 'draft' }, editedBy: { equals: req.user?.email } },
    sort: '-updatedAt',
    limit: MAX_SHOWN,
    depth: 0,
    select: SHOWN,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return { total: totalDocs, entries: docs.map((page) => entryOf(page, page.path ? `/${page.path}/` : '')) }
}

/** Pages that somebody else has sent for approval. */
async function findReviews(req: PayloadRequest) {
  const asked = await listReviews({ state: { equals: 'inReview' }, askedBy: { not_equals: req.user?.email } }, req)
  const say = translatorFor(req.i18n.language)
  const found = (await withPages(asked, req)).filter(({ page }) => mayActOnDocument(req.user, 'publish', 'pages', page))
  return ofReviews(found, ({ askedBy }) => say('waiting:askedBy', { who: askedBy ?? '' }))
}

/** What a person sent for approval and somebody else has rejected, with the reason. */
async function findSentBack(req: PayloadRequest) {
  const own = await listReviews({ state: { equals: 'rejected' }, askedBy: { equals: req.user?.email } }, req)
  return ofReviews(await withPages(own, req), ({ comments }) => comments?.at(-1)?.text ?? '')
}

/** Comments that mention a person, until they answer or somebody resolves them. */
async function findMentions(req: PayloadRequest) {
  const id = req.user?.id
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { waitsFor: { in: [id] } },
    sort: '-id',
    pagination: false,
    depth: 0,
    req,
  })
  const found = await withPages(docs, req)
  const entries = found.slice(0, MAX_SHOWN).map(({ page, row }) => {
    const entry = entryOf(page, `${row.authorName}: ${row.text}`)
    return { ...entry, href: pageCommentsUrl(page.id) }
  })
  return { total: found.length, entries }
}

interface OfPage<Row> {
  readonly row: Row
  readonly page: ShownPage
}

function ofReviews(found: readonly OfPage<Review>[], messageOf: (review: Review) => string) {
  const entries = found.slice(0, MAX_SHOWN).map(({ page, row }) => entryOf(page, messageOf(row)))
  return { total: found.length, entries }
}

async function listReviews(where: object, req: PayloadRequest): Promise<Review[]> {
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { ...where },
    sort: 'updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}

/** Rows with their pages, without what lies in the trash or may not be read. */
async function withPages<Row extends Comment | Review>(
  rows: readonly Row[],
  req: PayloadRequest,
): Promise<OfPage<Row>[]> {
  if (rows.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { id: { in: rows.map(({ page }) => page) } },
    pagination: false,
    depth: 0,
    select: SHOWN,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const byId = new Map(docs.map((page) => [page.id, page]))
  return rows.flatMap((row) => {
    const page = byId.get(row.page)
    return page ? [{ row, page }] : []
  })
}
