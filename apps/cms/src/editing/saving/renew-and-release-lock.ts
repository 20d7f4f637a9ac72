import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

const collection = 'payload-locked-documents'

/**
 * Renews a document's lock at an autosave, since Payload removes it with every save. Whoever opens the document meanwhile is
 * asked whether to take over.
 */
export const renewLockOnAutosave: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (!req.user || String(req.query?.autosave) !== 'true') return doc
  try {
    const document = { relationTo: slug, value: doc.id }
    const user = { relationTo: 'users', value: req.user.id }
    await req.payload.create({ collection, data: { document, user } as never, depth: 0, req })
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The lock of ${slug} ${doc.id} was not kept.` })
  }
  return doc
}

/**
 * Releases the lock of an editor who has finished, so that the next person is not asked to take over. Typing locks the page
 * again.
 */
export async function releaseDocumentLock(slug: 'pages', id: number, req: PayloadRequest): Promise<void> {
  if (!req.user) return
  const where = {
    'document.relationTo': { equals: slug },
    'document.value': { equals: id },
    'user.value': { equals: req.user.id },
  }
  await req.payload.delete({ collection, where, depth: 0, req })
}
