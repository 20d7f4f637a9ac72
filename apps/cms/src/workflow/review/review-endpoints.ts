import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { refuseAsPayload, UNCACHED } from '../../access/answers/refuse.ts'
import type { LogAction } from '../../access/audit-log.ts'
import { mayAt } from '../../access/rights.ts'
import { handOver } from '../../editing/saving/keep-lock.ts'
import { type Message, type MessageCode, message } from '../../messages/message.ts'
import type { Page, Review } from '../../payload-types.ts'
import { idOf } from '../../publishing/build/building.ts'
import { fingerprintOf } from './fingerprint.ts'
import { findReview, needsApproval } from './require-approval.ts'
import { REVIEW_DEEDS, type ReviewDeed } from './reviews.ts'

const LONGEST_COMMENT = 2000

const wishSchema = z.object({
  deed: z.enum(REVIEW_DEEDS),
  text: z.string().trim().max(LONGEST_COMMENT).default(''),
  /** The time of the version that was looked at. */
  seen: z.string().optional(),
})
type Wish = z.infer<typeof wishSchema>

/** Where a page stands, and what a review does: asking for it, approving, rejecting, a comment. */
export const reviewEndpoints: Endpoint[] = [
  {
    path: '/:id/review',
    method: 'get',
    handler: async (req) => {
      if (!mayAt(req.user, 'read', 'pages', {})) return refuseAsPayload(req, 403, 'account.readsNoPages')
      const page = await findPage(req)
      return page
        ? Response.json(await describeReview(page, req), UNCACHED)
        : refuseAsPayload(req, 404, 'page.notFound')
    },
  },
  {
    path: '/:id/review',
    method: 'post',
    handler: async (req) => {
      if (!mayAt(req.user, 'write', 'pages', {})) return refuseAsPayload(req, 403, 'role.reviewsNoPages')
      const wish = wishSchema.safeParse(await req.json?.().catch(() => undefined))
      if (!wish.success) return refuseAsPayload(req, 400, faultOfWish(wish.error))
      const page = await findPage(req)
      if (!page) return refuseAsPayload(req, 404, 'page.notFound')
      const review = await findReview(page.id, req)
      const fault = await findFault(wish.data, page, review, req)
      if (fault) return refuseAsPayload(req, fault.status, fault.code)
      await note(wish.data, page, review, req)
      if (wish.data.deed !== 'comment') await handOver('pages', page.id, req)
      return Response.json(await describeReview(page, req), UNCACHED)
    },
  },
]

function faultOfWish({ issues }: z.ZodError): Message {
  const isText = issues[0]?.path[0] === 'text'
  return isText ? message('review.commentTooLong', { most: LONGEST_COMMENT }) : message('review.deed')
}

/** The newest version, as its form shows it. */
async function findPage(req: PayloadRequest): Promise<Page | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id)) return null
  const options = {
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  } as const
  return req.payload.findByID(options)
}

interface Fault {
  readonly status: number
  readonly code: MessageCode
}

async function findFault(
  { deed, text, seen }: Wish,
  page: Page,
  review: Review | undefined,
  req: PayloadRequest,
): Promise<Fault | undefined> {
  const right = deed === 'approve' || deed === 'reject' ? 'publish' : 'write'
  if (!mayAt(req.user, right, 'pages', page)) return { status: 403, code: 'account.doesNotThis' }
  if (!(await needsApproval(page.site, req))) return { status: 409, code: 'review:notWanted' }
  if (deed === 'ask') return undefined
  if (!review) return { status: 409, code: 'review:notAsked' }
  if (deed !== 'approve' && text === '') return { status: 400, code: 'review:sayWhy' }
  if (deed === 'comment') return undefined
  if (review.state !== 'inReview') return { status: 409, code: 'review:notInReview' }
  if (seen !== page.updatedAt) {
    return { status: 409, code: 'review:changedMeanwhile' }
  }
  if (deed === 'approve' && (await listAuthors(page, review, req)).has(req.user?.email ?? '')) {
    return { status: 409, code: 'review:own' }
  }
  return undefined
}

/**
 * Who asked, and everybody who has written since the last approval. Versions are kept for a while only, the log for good; it
 * does not say what a program has written.
 */
async function listAuthors(page: Page, review: Review, req: PayloadRequest): Promise<ReadonlySet<string>> {
  const versions = await req.payload.findVersions({
    collection: 'pages',
    where: {
      and: [{ parent: { equals: page.id } }, { 'version._status': { equals: 'draft' } }, ...since('updatedAt', review)],
    },
    depth: 0,
    pagination: false,
    select: { version: { editedBy: true } },
    req,
  })
  const deeds = await req.payload.find({
    collection: 'log',
    where: {
      and: [
        { subject: { equals: 'pages' } },
        { document: { equals: page.id } },
        { action: { in: ['created', 'saved'] satisfies LogAction[] } },
        ...since('createdAt', review),
      ],
    },
    depth: 0,
    pagination: false,
    select: { who: true },
    req,
  })
  const writers = [...versions.docs.map(({ version }) => version.editedBy), ...deeds.docs.map(({ who }) => who)]
  return new Set([review.askedBy, page.editedBy, ...writers].filter((who) => typeof who === 'string'))
}

function since(field: string, { approvedAt }: Review): Where[] {
  return approvedAt ? [{ [field]: { greater_than: approvedAt } }] : []
}

async function note({ deed, text }: Wish, page: Page, review: Review | undefined, req: PayloadRequest): Promise<void> {
  const who = req.user?.email ?? ''
  const now = new Date().toISOString()
  const data = {
    ...changeOf(deed, page, who, now),
    title: page.adminLabel ?? page.title,
    site: idOf(page.site) ?? null,
    comments: [...(review?.comments ?? []), { who, at: now, deed, text }],
  }
  if (review) await req.payload.update({ collection: 'reviews', id: review.id, data, depth: 0, req })
  else
    await req.payload.create({
      collection: 'reviews',
      data: { state: 'inReview', page: page.id, ...data },
      depth: 0,
      req,
    })
}

function changeOf(deed: ReviewDeed, page: Page, who: string, now: string): Partial<Review> {
  if (deed === 'ask') return { state: 'inReview', askedBy: who, decidedBy: null }
  if (deed === 'approve')
    return { state: 'approved', decidedBy: who, approvedAt: now, fingerprint: fingerprintOf(page) }
  return deed === 'reject' ? { state: 'rejected', decidedBy: who } : {}
}

/** A page that was changed after its approval is a draft again. */
async function describeReview(page: Page, req: PayloadRequest) {
  const [isNeeded, review, isPlanned] = await Promise.all([
    needsApproval(page.site, req),
    findReview(page.id, req),
    hasPlan(page, req),
  ])
  const isStale = review?.state === 'approved' && review.fingerprint !== fingerprintOf(page)
  const state = !review || isStale ? 'draft' : review.state
  return {
    isNeeded,
    state: state === 'approved' && isPlanned ? 'scheduled' : state,
    askedBy: review?.askedBy ?? null,
    decidedBy: review?.decidedBy ?? null,
    comments: (review?.comments ?? []).map(({ who, at, deed, text }) => ({ who, at, deed, text: text ?? '' })),
    mayAsk: mayAt(req.user, 'write', 'pages', page),
    mayDecide: mayAt(req.user, 'publish', 'pages', page),
    seen: page.updatedAt,
  }
}

async function hasPlan(page: Page, req: PayloadRequest): Promise<boolean> {
  const where = { pages: { in: [page.id] }, state: { equals: 'open' }, dueAt: { exists: true } }
  return (await req.payload.count({ collection: 'releases', where, req })).totalDocs > 0
}
