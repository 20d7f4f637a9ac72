import { isLanguageCode } from '@passepartout/content-model/locales'
import type { Access, CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { Refusal } from '../access/refusal.ts'
import { faultOfPlace, mayEverywhere, rightsOf } from '../access/rights.ts'
import { mayDo } from '../access/roles.ts'
import { message } from '../messages/message.ts'
import type { Media } from '../payload-types.ts'
import { whereShown } from '../publishing/where-shown.ts'

/** What the admin's form offers: the hook below is the wall. */
export const allowMediaUpdate: Access = async ({ req, id }) => {
  if (mayEverywhere(req.user, 'publish', 'media')) return true
  if (!mayDo(rightsOf(req.user)?.role, 'write', 'media')) return false
  return id === undefined || (await whereShown(req.payload, Number(id), languageOf(req))).length === 0
}

/**
 * A role that may not publish, or not everywhere, changes nothing that visitors see through a picture either: of one that is
 * shown somewhere it may write the description in languages in which no published page shows it, and nothing else. Who writes
 * in some languages only describes pictures in no other.
 */
export const refuseChangesOfShownMedia: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  const rights = rightsOf(req.user)
  if (operation !== 'update' || overrideAccess || !rights || !mayDo(rights.role, 'write', 'media')) return args
  if (mayEverywhere(req.user, 'publish', 'media')) return args
  const fault = faultOfPlace(rights, 'write', { lang: languageOf(req) ?? null })
  if (fault) throw new Refusal(req, 403, fault)
  if (!('id' in args) || args.id === undefined) {
    throw new Refusal(req, 403, 'account.onePictureAtATime')
  }
  const id = Number(args.id)
  const changes = 'data' in args && (await changesMoreThanWords(id, args.data, req))
  const places = await whereShown(req.payload, id, changes ? undefined : languageOf(req))
  if (places.length > 0) throw new Refusal(req, 403, message('picture.shownToVisitors', listed(places)))
  return args
}

/** A picture that visitors see cannot be deleted: its file would go while pages still show it. */
export const refuseDeletingShownMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = await whereShown(req.payload, Number(id))
  if (places.length > 0) throw new Refusal(req, 409, message('picture.shown', listed(places)))
}

/** Whether more is changed than the description: the file, the part that stays visible, the credit. */
async function changesMoreThanWords(id: number, data: unknown, req: PayloadRequest): Promise<boolean> {
  if (req.file || req.query?.uploadEdits) return true
  const before = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
  if (!before || typeof data !== 'object' || data === null) return false
  const wanted: Partial<Media> = data
  return (['focalX', 'focalY', 'credit'] as const).some(
    (name) => wanted[name] !== undefined && (wanted[name] ?? null) !== (before[name] ?? null),
  )
}

/** All languages at once, which nobody's form sends, counts as every language. */
function languageOf({ locale }: PayloadRequest) {
  return typeof locale === 'string' && isLanguageCode(locale) ? locale : undefined
}

/** The first of them, and how many there are besides. */
function listed(places: readonly string[]) {
  return { places: places.slice(0, 3).join(', '), rest: Math.max(places.length - 3, 0) }
}
