import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { LogAction } from '../../access/audit-log.ts'

/** A document is named by the first of these that its collection has. */
type NamingField = 'adminLabel' | 'filename' | 'name' | 'uid' | 'host' | 'path'
type TextField = 'deletedAt' | '_status' | 'publishedAt' | 'editedBy' | NamingField
type Document = { readonly id: number } & { readonly [Name in TextField]?: string | null }

/** Logs only the first of a person's consecutive autosaves. */
export const logChange: CollectionAfterChangeHook<Document> = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  const isAutosave = String(req.query?.autosave) === 'true'
  if (isAutosave && doc.editedBy === previousDoc.editedBy) return doc
  const isDraft = String(req.query?.draft) === 'true'
  await write(operation === 'create' ? 'created' : actionOf(doc, previousDoc, isDraft), collection.slug, doc, req)
  return doc
}

export const logDeletion: CollectionAfterDeleteHook<Document> = ({ collection: { slug }, doc, req }) =>
  write('deleted', slug, doc, req)

function actionOf(doc: Document, before: Document, isDraft: boolean): LogAction {
  if (doc.deletedAt && !before.deletedAt) return 'trashed'
  if (!doc.deletedAt && before.deletedAt) return 'restored'
  if (doc._status === 'published') return 'published'
  // Before it was taken offline, the newest version may have been a draft of the published page.
  const wasPublished = before._status === 'published' || Boolean(doc.publishedAt)
  if (doc._status === 'draft' && wasPublished && !isDraft) return 'withdrawn'
  return 'saved'
}

async function write(action: LogAction, subject: string, doc: Document, req: PayloadRequest): Promise<void> {
  if (!req.user) return
  try {
    const title =
      doc.adminLabel ?? doc.filename ?? (doc.host && doc.path ? `${doc.host}${doc.path}` : (doc.uid ?? doc.name)) ?? ''
    const data = { action, subject, document: doc.id, title, who: req.user.email }
    await req.payload.create({ collection: 'log', data, depth: 0, req })
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `What was done to ${subject} ${doc.id} was not logged.` })
  }
}
