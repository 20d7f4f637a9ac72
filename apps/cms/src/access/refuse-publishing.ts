import type { CollectionBeforeOperationHook } from 'payload'
import { Refusal } from './refusal.ts'
import { mayDo, roleOf } from './roles.ts'

const CHANGES_EXISTING = new Set(['update', 'updateByID', 'restoreVersion', 'unpublish'])

interface Operation {
  readonly operation: string
  readonly draft: boolean
  readonly status: unknown
}

/**
 * Whether an operation changes what visitors see. Payload asks the access rules with the data alone, and "not
 * published" in the data means both "save a draft" and "take it offline"; only the `draft` argument tells them apart.
 */
export function changesWhatIsPublic({ operation, draft, status }: Operation): boolean {
  if (status === 'published') return true
  return CHANGES_EXISTING.has(operation) && !draft
}

export const refusePublishing: CollectionBeforeOperationHook = ({ args, operation, req, overrideAccess }) => {
  if (overrideAccess || mayDo(roleOf(req.user), 'publish', 'pages')) return args
  const { draft, status } = draftAndStatus(args)
  if (changesWhatIsPublic({ operation, draft, status })) {
    throw new Refusal(req, 403, 'role.savesDraftsOnly')
  }
  return args
}

function draftAndStatus(args: object): { draft: boolean; status: unknown } {
  const data = 'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : {}
  return {
    draft: 'draft' in args && args.draft === true,
    status: '_status' in data ? data._status : undefined,
  }
}
