import { isLanguageCode } from '@passepartout/content-model/locales'
import type { Access, CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { accountScopeOf, mayActOnAllSites, outOfScopeReason } from '../access/account-scope.ts'
import { LocalizedApiError } from '../access/localized-api-error.ts'
import { mayDo } from '../access/role-permissions.ts'
import { message } from '../messages/message.ts'
import type { Media } from '../payload-types.ts'
import { findPublishedMediaUses } from '../publishing/find-published-media-uses.ts'

/** Decides what the admin's form offers; the hook below enforces the rule. */
export const allowMediaUpdate: Access = async ({ req, id }) => {
  if (mayActOnAllSites(req.user, 'publish', 'media')) return true
  if (!mayDo(accountScopeOf(req.user)?.role, 'write', 'media')) return false
  return id === undefined || (await findPublishedMediaUses(req.payload, Number(id), languageOf(req))).length === 0
}

/**
 * Roles that may not publish everywhere cannot change what visitors see of a picture: if it is shown somewhere, they may write
 * only descriptions in languages in which no published page shows it. Accounts with some languages describe pictures only in
 * these.
 */
export const refuseChangesOfPublishedMedia: CollectionBeforeOperationHook = async (change) => {
  const { args, operation, req, overrideAccess } = change
  const rights = accountScopeOf(req.user)
  if (operation !== 'update' || overrideAccess || !rights || !mayDo(rights.role, 'write', 'media')) return args
  if (mayActOnAllSites(req.user, 'publish', 'media')) return args
  const fault = outOfScopeReason(rights, 'write', { lang: languageOf(req) ?? null })
  if (fault) throw new LocalizedApiError(req, 403, fault)
  if (!('id' in args) || args.id === undefined) {
    throw new LocalizedApiError(req, 403, 'account.onePictureAtATime')
  }
  const id = Number(args.id)
  const changes = 'data' in args && (await changesMoreThanWords(id, args.data, req))
  const places = await findPublishedMediaUses(req.payload, id, changes ? undefined : languageOf(req))
  if (places.length > 0) throw new LocalizedApiError(req, 403, message('picture.shownToVisitors', listed(places)))
  return args
}

/** A published picture cannot be deleted: pages would lose its file. */
export const refuseDeletingPublishedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = await findPublishedMediaUses(req.payload, Number(id))
  if (places.length > 0) throw new LocalizedApiError(req, 409, message('picture.shown', listed(places)))
}

/** Whether more than the description changes: the file, the focal point, the credit. */
async function changesMoreThanWords(id: number, data: unknown, req: PayloadRequest): Promise<boolean> {
  if (req.file || req.query?.uploadEdits) return true
  const before = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
  if (!before || typeof data !== 'object' || data === null) return false
  const wanted: Partial<Media> = data
  return (['focalX', 'focalY', 'credit'] as const).some(
    (name) => wanted[name] !== undefined && (wanted[name] ?? null) !== (before[name] ?? null),
  )
}

/** All languages at once, which no form sends, counts as every language. */
function languageOf({ locale }: PayloadRequest) {
  return typeof locale === 'string' && isLanguageCode(locale) ? locale : undefined
}

/** The first ones, and how many more there are. */
function listed(places: readonly string[]) {
  return { places: places.slice(0, 3).join(', '), rest: Math.max(places.length - 3, 0) }
}
