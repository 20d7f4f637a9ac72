import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Page } from '../payload-types.ts'
import { type DocumentEntry, enqueue } from './publication-queue.ts'
import { wakePublisher } from './wake-publisher.ts'

/** Set in `context` by batch jobs that rebuild the whole store at their end. */
export const WITHOUT_PUBLICATION_CONTEXT = { withoutPublication: true } as const

/** Set in `context` while the pages of a release are written; they are published together at its end. */
export const IN_RELEASE_CONTEXT = { inRelease: true } as const

export const requestPagePublication: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  await request({ kind: 'page', document: doc.id }, req, async () => {
    return doc._status === 'published' || Boolean(doc.deletedAt) || (await wasTakenOffline(doc.id, req))
  })
  return doc
}

export const requestPageWithdrawal: CollectionAfterDeleteHook<Page> = ({ doc, req }) =>
  request({ kind: 'page', document: doc.id }, req)

export const requestSitePublication: CollectionAfterChangeHook = async ({ doc, req }) => {
  await request({ kind: 'site', document: doc.id }, req)
  return doc
}

export const requestSiteWithdrawal: CollectionAfterDeleteHook = ({ doc, req }) =>
  request({ kind: 'site', document: doc.id }, req)

export const requestMediaPublication: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  await request({ kind: 'media', document: doc.id }, req, async () => operation === 'update')
  return doc
}

export const requestRedirectPublication: CollectionAfterChangeHook = async ({ doc, req }) => {
  await request({ kind: 'redirect', document: doc.id }, req)
  return doc
}

export const requestRedirectWithdrawal: CollectionAfterDeleteHook = ({ doc, req }) =>
  request({ kind: 'redirect', document: doc.id }, req)

/**
 * Logs a failure instead of throwing, so that the save succeeds. The row is written in the save's transaction where the
 * database has transactions.
 */
async function request(entry: DocumentEntry, req: PayloadRequest, isWanted = async () => true): Promise<void> {
  if (req.context.withoutPublication === true || req.context.inRelease === true) return
  try {
    if (!(await isWanted())) return
    await enqueue(req.payload, entry, req)
    wakePublisher()
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The publication of ${entry.kind} ${entry.document} was not queued.` })
  }
}

/**
 * Distinguishes the draft of a page that stays online from a page that has just been taken offline: both are saved as a draft.
 */
async function wasTakenOffline(id: number, req: PayloadRequest): Promise<boolean> {
  const [publication, page] = await Promise.all([
    req.payload.find({
      collection: 'publications',
      where: { subject: { equals: `page:${id}` }, state: { not_equals: 'offline' } },
      limit: 1,
      depth: 0,
      req,
    }),
    req.payload.findByID({ collection: 'pages', id, draft: false, depth: 0, select: { _status: true }, req }),
  ])
  return publication.docs.length > 0 && page._status !== 'published'
}
