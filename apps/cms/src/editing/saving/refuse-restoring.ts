import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeOperationHook, FlattenedArrayField, FlattenedField } from 'payload'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import { asRecord } from '../../infrastructure/as-record.ts'

/**
 * Payload restores the other languages of a list's rows from the old version. Therefore an account that may not write such a
 * list cannot restore a version in which the list differs.
 */
export const refuseRestoringUnwritableLists: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, overrideAccess, req } = hook
  if (operation !== 'restoreVersion' || overrideAccess || !('id' in args)) return args
  const lists = []
  for (const list of collection.flattenedFields.filter(hasWordsInRows))
    if (list.access?.update && !(await list.access.update({ req }))) lists.push(list.name)
  if (lists.length === 0) return args
  const every = { depth: 0, locale: 'all', disableErrors: true, req } as const
  const version = await req.payload.findVersionByID({ ...every, collection: collection.slug, id: String(args.id) })
  const id = version?.parent
  const now = id === undefined ? null : await req.payload.findByID({ ...every, collection: collection.slug, id })
  const [then, current] = [asRecord(version?.version), asRecord(now)]
  if (lists.some((name) => !isDeepStrictEqual(then[name], current[name])))
    throw new LocalizedApiError(req, 403, 'version.ofAdministrators')
  return args
}

function hasWordsInRows(field: FlattenedField): field is FlattenedArrayField {
  return field.type === 'array' && field.flattenedFields.some(({ localized }) => localized)
}
