import type { CollectionBeforeOperationHook } from 'payload'
import { recordOf } from '../server/record-of.ts'
import { Refusal } from './refusal.ts'
import { mayDo, roleOf } from './roles.ts'

const CHANGES_EXISTING = new Set(['update', 'updateByID', 'restoreVersion', 'unpublish'])

interface Operation {
  readonly operation: string
  readonly draft: boolean
  readonly status: unknown
}

/**
 * Whether an operation changes what visitors see. Payload passes only the data to access rules, where "not published" means
 * both "save a draft" and "take it offline"; the `draft` argument distinguishes them.
 */
export function changesWhatIsPublic({ operation, draft, status }: Operation): boolean {
  if (status === 'published') return true
  return CHANGES_EXISTING.has(operation) && !draft
}

export const refusePublishing: CollectionBeforeOperationHook = ({ args, operation, req, overrideAccess }) => {
  if (overrideAccess || mayDo(roleOf(req.user), 'publish', 'pages')) return args
  const { data, draft } = recordOf(args)
  if (changesWhatIsPublic({ operation, draft: draft === true, status: recordOf(data)._status })) {
    throw new Refusal(req, 403, req.user ? 'role.savesDraftsOnly' : 'request.signedOut')
  }
  return args
}
