import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../../access/account-scope.ts'
import type { LogAction } from '../../access/audit-log.ts'
import {
  EndpointError,
  endpoint,
  readRequestedPage,
  readValidatedBody,
  requireRight,
} from '../../access/http/endpoint.ts'
import { payloadErrorResponse } from '../../access/http/error-response.ts'
import { releaseDocumentLock } from '../../editing/saving/renew-and-release-lock.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Page, Review } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import { MAX_COMMENT_LENGTH } from '../comments/comment-length.ts'
import { fingerprintOf } from './fingerprint.ts'
import { findReview, siteNeedsApproval } from './require-approval.ts'
import { REVIEW_ACTIONS, type ReviewAction } from './reviews.ts'

const wishSchema = z.object({
  action: z.enum(REVIEW_ACTIONS),
  text: z.string().trim().max(MAX_COMMENT_LENGTH).default(''),
  /** The time of the version that was reviewed. */
  seen: z.string().optional(),
})
type ReviewRequest = z.infer<typeof wishSchema>

/** The state of a page's review, and its actions: request, approve, reject, comment. */
export const reviewEndpoints: Endpoint[] = [
  endpoint('get', '/:id/review', answerReview, payloadErrorResponse),
  endpoint('post', '/:id/review', actOnReview, payloadErrorResponse),
]

async function answerReview(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  return describeReview(await readRequestedPage(req), req)
}

async function actOnReview(req: PayloadRequest): Promise<object> {
  requireRight(req, 'write', 'pages', 'role.reviewsNoPages')
  const request = await readValidatedBody(req, wishSchema, faultOfWish)
  const page = await readRequestedPage(req)
  const review = await findReview(page.id, req)
  const fault = await findFault(request, page, review, req)
  if (fault) throw fault
  await note(request, page, review, req)
  if (request.action !== 'comment') await releaseDocumentLock('pages', page.id, req)
  return describeReview(page, req)
}

function faultOfWish({ issues }: z.ZodError): Message {
  const isText = issues[0]?.path[0] === 'text'
  return isText ? message('review.commentTooLong', { most: MAX_COMMENT_LENGTH }) : message('review.action')
}

async function findFault(
  { action, text, seen }: ReviewRequest,
  page: Page,
  review: Review | undefined,
  req: PayloadRequest,
): Promise<EndpointError | undefined> {
  const right = action === 'approve' || action === 'reject' ? 'publish' : 'write'
  if (!mayActOnDocument(req.user, right, 'pages', page)) return new EndpointError(403, 'account.doesNotThis')
  if (!(await siteNeedsApproval(page.site, req))) return new EndpointError(409, 'review:notWanted')
  if (action === 'ask') return undefined
  if (!review) return new EndpointError(409, 'review:notAsked')
  if (action !== 'approve' && text === '') return new EndpointError(400, 'review:sayWhy')
  if (action === 'comment') return undefined
  if (review.state !== 'inReview') return new EndpointError(409, 'review:notInReview')
  if (seen !== page.updatedAt) return new EndpointError(409, 'review:changedMeanwhile')
  if (action === 'approve' && (await listAuthors(page, review, req)).has(req.user?.email ?? '')) {
    return new EndpointError(409, 'review:own')
  }
  return undefined
}

/**
 * Who requested the review, and everybody who edited since the last approval. Versions are removed after a while, the log is
 * not; it lacks changes by programs.
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
  const logged = await req.payload.find({
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
  const writers = [...versions.docs.map(({ version }) => version.editedBy), ...logged.docs.map(({ who }) => who)]
  return new Set([review.askedBy, page.editedBy, ...writers].filter((who) => typeof who === 'string'))
}

function since(field: string, { approvedAt }: Review): Where[] {
  return approvedAt ? [{ [field]: { greater_than: approvedAt } }] : []
}

async function note(
  { action, text }: ReviewRequest,
  page: Page,
  review: Review | undefined,
  req: PayloadRequest,
): Promise<void> {
  const who = req.user?.email ?? ''
  const now = new Date().toISOString()
  const data = {
    ...changeOf(action, page, who, now),
    title: page.adminLabel ?? page.title,
    site: relationId(page.site) ?? null,
    comments: [...(review?.comments ?? []), { who, at: now, deed: action, text }],
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

function changeOf(action: ReviewAction, page: Page, who: string, now: string): Partial<Review> {
  if (action === 'ask') return { state: 'inReview', askedBy: who, decidedBy: null }
  if (action === 'approve')
    return { state: 'approved', decidedBy: who, approvedAt: now, fingerprint: fingerprintOf(page) }
  return action === 'reject' ? { state: 'rejected', decidedBy: who } : {}
}

/** A page that was changed after its approval is a draft again. */
async function describeReview(page: Page, req: PayloadRequest) {
  const [isNeeded, review, isPlanned] = await Promise.all([
    siteNeedsApproval(page.site, req),
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
    comments: (review?.comments ?? []).map(({ who, at, deed, text }) => ({ who, at, action: deed, text: text ?? '' })),
    mayAsk: mayActOnDocument(req.user, 'write', 'pages', page),
    mayDecide: mayActOnDocument(req.user, 'publish', 'pages', page),
    seen: page.updatedAt,
  }
}

async function hasPlan(page: Page, req: PayloadRequest): Promise<boolean> {
  const where = { pages: { in: [page.id] }, state: { equals: 'open' }, dueAt: { exists: true } }
  return (await req.payload.count({ collection: 'releases', where, req })).totalDocs > 0
}
