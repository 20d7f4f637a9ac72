import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import { asRecord } from '../../infrastructure/as-record.ts'
import { message } from '../../messages/message.ts'
import { parseSaveAttempt } from '../save-indicator/save-attempt.ts'

export type GuardedCollectionSlug = Extract<CollectionSlug, 'pages' | 'media' | 'sites' | 'redirects' | 'compositions'>

/**
 * Refuses a save when somebody else saved after the form was loaded, since it would overwrite changes that its author has not
 * seen. Forms send the time of the version that they loaded, and merge then. A person's own saves never conflict, because they
 * follow each other faster than a form learns of them.
 */
export const refuseOverwritingOthersSave: CollectionBeforeOperationHook = async (save) => {
  const { args, collection, operation, req } = save
  if (operation !== 'update' || !req.user || !('id' in args) || args.id === undefined) return args
  const last = await readLastSave(collection.slug as GuardedCollectionSlug, Number(args.id), req)
  if (!last?.editedBy || last.editedBy === req.user.email) return args
  if (isOlder(asRecord(asRecord(args).data).updatedAt, last.updatedAt)) {
    throw new LocalizedApiError(req, 409, message('document.savedMeanwhile', { who: last.editedBy }))
  }
  // An autosave replaces the autosave before it, except another person's, which stays in the history.
  const saved = 'autosave' in args && args.autosave ? { ...args, autosave: false } : args
  // Two people may write in two forms: neither is older than what is saved, so nothing is overwritten.
  return parseSaveAttempt(req.searchParams) ? { ...saved, overrideLock: true } : saved
}

/** Who made the newest version, draft or not, and when. */
export async function readLastSave(slug: GuardedCollectionSlug, id: number, req: PayloadRequest) {
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

/** Programs send no time, or none that can be parsed; they are not refused. */
function isOlder(loaded: unknown, saved: string): boolean {
  return typeof loaded === 'string' && Date.parse(loaded) < Date.parse(saved)
}
