import type { CollectionBeforeOperationHook } from 'payload'
import { asRecord } from '../infrastructure/as-record.ts'
import { LocalizedApiError } from './localized-api-error.ts'
import { mayDo, roleOf } from './role-permissions.ts'

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
  const { data, draft } = asRecord(args)
  if (changesWhatIsPublic({ operation, draft: draft === true, status: asRecord(data)._status })) {
    throw new LocalizedApiError(req, 403, req.user ? 'role.savesDraftsOnly' : 'request.signedOut')
  }
  return args
}
