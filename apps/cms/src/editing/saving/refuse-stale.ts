import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { Refusal } from '../../access/refusal.ts'
import { message } from '../../messages/message.ts'
import { recordOf } from '../../server/record-of.ts'

/** What forms show of a save: who made it, and when. */
export interface Save {
  readonly editedBy: string | null
  readonly updatedAt: string
}

export type GuardedCollection = Extract<CollectionSlug, 'pages' | 'media' | 'sites' | 'redirects' | 'compositions'>

/**
 * Forms send the time of the version that they loaded. Where somebody else has saved since, the save is refused: it would
 * write over words that its author has never seen. One's own saves follow each other faster than a form learns of them, so
 * they never stand in each other's way.
 */
export const refuseStaleSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !req.user || !('id' in args) || args.id === undefined) return args
  const last = await readLastSave(collection.slug as GuardedCollection, Number(args.id), req)
  if (!last?.editedBy || last.editedBy === req.user.email) return args
  if (isOlder(recordOf(recordOf(args).data).updatedAt, last.updatedAt)) {
    throw new Refusal(req, 409, message('document.savedMeanwhile', { who: last.editedBy }))
  }
  // Autosaves write over the autosave before; another person's stays in the history.
  return 'autosave' in args && args.autosave ? { ...args, autosave: false } : args
}

/** The newest version, draft or not. */
export async function readLastSave(
  slug: GuardedCollection,
  id: number,
  req: PayloadRequest,
): Promise<Save | undefined> {
  const found = await req.payload.findByID({
    collection: slug,
    id,
    draft: true,
    depth: 0,
    trash: true,
    select: { editedBy: true, updatedAt: true },
    disableErrors: true,
    req,
  })
  return found ? { editedBy: found.editedBy ?? null, updatedAt: found.updatedAt } : undefined
}

/** Without a time that can be read nobody says what was loaded, as other programs do not. */
function isOlder(loaded: unknown, saved: string): boolean {
  return typeof loaded === 'string' && Date.parse(loaded) < Date.parse(saved)
}
