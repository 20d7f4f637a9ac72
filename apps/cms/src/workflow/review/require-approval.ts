import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import type { MessageCode } from '../../messages/message.ts'
import type { Page, Review } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import { fingerprintOf } from './fingerprint.ts'

/**
 * On a site that requires reviews, only content that a second person approved can be published. What visitors see already, or
 * saw until it went to the trash, may be published again; content cannot be changed in the trash. This covers every way to
 * publish: the button, a release, an old version, the trash, a program.
 */
export const requireApproval: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || req.context.withoutPublication === true) return data
  const page: Partial<Page> = { ...originalDoc, ...data }
  if (!(await siteNeedsApproval(page.site, req))) return data
  // A page that is being created has an original without a number.
  const id = originalDoc?.id
  const review = id === undefined ? undefined : await findReview(id, req)
  const fingerprint = fingerprintOf(page)
  if (review?.state === 'approved' && review.fingerprint === fingerprint) return data
  if (id !== undefined && (await isLive(id, fingerprint, req))) return data
  throw new LocalizedApiError(req, 409, codeFor(review))
}

/** Deletes the review of a page that is deleted for good. */
export const deleteReviewOfPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await req.payload.delete({ collection: 'reviews', where: { page: { equals: doc.id } }, depth: 0, req })
}

function codeFor(review: Review | undefined): MessageCode {
  if (review?.state === 'inReview') return 'review:waits'
  if (review?.state === 'rejected') return 'review:wasRejected'
  if (review?.state === 'approved') return 'review:changedSince'
  return 'review:needed'
}

export async function siteNeedsApproval(site: Page['site'] | undefined, req: PayloadRequest): Promise<boolean> {
  const id = relationId(site)
  if (id === undefined) return false
  const select = { needsApproval: true } as const
  const found = await req.payload.findByID({ collection: 'sites', id, depth: 0, select, disableErrors: true, req })
  return found?.needsApproval === true
}

export async function findReview(page: number, req: PayloadRequest): Promise<Review | undefined> {
  const where = { page: { equals: page } }
  return (await req.payload.find({ collection: 'reviews', where, limit: 1, depth: 0, req })).docs[0]
}

async function isLive(id: number, fingerprint: string, req: PayloadRequest): Promise<boolean> {
  const options = { collection: 'pages', id, draft: false, trash: true, depth: 0, disableErrors: true, req } as const
  const live = await req.payload.findByID(options)
  return live?._status === 'published' && fingerprintOf(live) === fingerprint
}
