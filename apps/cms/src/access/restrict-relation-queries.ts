import type { CollectionBeforeOperationHook, FlattenedField, SanitizedConfig, Where } from 'payload'
import { accountScopeOf } from './account-scope.ts'
import { LocalizedApiError } from './localized-api-error.ts'

/** The last part of a relation's path when it only identifies the document. */
const OF_THE_RELATION = new Set(['id', 'value', 'relationTo'])

/** The arguments of an operation that hold a query. */
interface Question {
  readonly overrideAccess?: boolean
  readonly where?: Where
  readonly sort?: string | readonly string[]
  /** The field whose distinct values are listed. */
  readonly field?: string
}

/**
 * Restricts queries of accounts that are limited to some sites to the fields of the documents themselves. Through a relation
 * Payload filters and sorts by fields of documents that the account may not read, so that repeated queries would reveal them.
 */
export function withRestrictedRelationQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields, hooks } of config.collections) {
    const refuseLookingBeyond: CollectionBeforeOperationHook = ({ args, req }) => {
      const { overrideAccess, where, sort, field } = args as Question
      if (overrideAccess === true || !accountScopeOf(req.user)?.sites) return args
      const paths = [...listQueriedPaths(where), ...(field === undefined ? [] : [field]), ...sortedBy(sort)]
      if (paths.some((path) => goesBeyond(path, flattenedFields)))
        throw new LocalizedApiError(req, 403, 'account.asksOwnFieldsOnly')
      return args
    }
    hooks.beforeOperation = [refuseLookingBeyond, ...(hooks.beforeOperation ?? [])]
  }
  return config
}

function sortedBy(sort: Question['sort']): string[] {
  return [sort ?? []].flat().flatMap((paths) => paths.split(',').map((path) => path.trim().replace(/^-/, '')))
}

/** All paths that a condition compares, nested conditions included. */
export function listQueriedPaths(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([path, compared]): string[] => {
    if (['and', 'or'].includes(path.toLowerCase())) return [compared].flat().flatMap(listQueriedPaths)
    const nested =
      typeof compared === 'object' && compared !== null ? Object.values(compared).flatMap(listQueriedPaths) : []
    return [path, ...nested.map((inner) => `${path}.${inner}`)]
  })
}

/** A version's document is a relation too. */
function goesBeyond(path: string, fields: readonly FlattenedField[]): boolean {
  const [first = '', ...rest] = path.replaceAll('__', '.').split('.')
  if (first === 'version') return leavesIn(rest, fields)
  const isKnown = fields.some(({ name }) => name === first)
  return first === 'parent' && !isKnown
    ? rest.some((name) => !OF_THE_RELATION.has(name))
    : leavesIn([first, ...rest], fields)
}

/** A path segment that is no field, such as a language or a row number, is skipped. */
function leavesIn([first, ...rest]: readonly string[], fields: readonly FlattenedField[]): boolean {
  if (first === undefined) return false
  const field = fields.find(({ name }) => name === first)
  if (!field) return leavesIn(rest, fields)
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join')
    return rest.some((name) => !OF_THE_RELATION.has(name))
  if (field.type === 'blocks')
    return leavesIn(
      rest,
      field.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.flattenedFields)),
    )
  return 'flattenedFields' in field && leavesIn(rest, field.flattenedFields)
}
