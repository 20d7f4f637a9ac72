import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { accountScopeOf } from '../../access/account-scope.ts'
import { translateLabelPath } from '../../messages/labels.ts'
import { formatForRequest } from '../../messages/request-messages.ts'
import type { Page, Site } from '../../payload-types.ts'
import { collectRelations } from '../../publishing/build/collect-relations.ts'
import { extractIndexableContent } from '../../search/extract-indexable-content.ts'

/**
 * Accounts limited to some sites may only link to pages of these: otherwise page numbers would reveal other sites' pages.
 * Existing links stay, and so do those that a translation takes from its source.
 */
export const refuseForeignLinks: CollectionBeforeChangeHook<Page | Site> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!accountScopeOf(req.user)?.sites) return data
  const before = new Set(collectRelations(originalDoc ?? {}).pageIds)
  const added = collectRelations(data).pageIds.filter((id) => !before.has(id))
  const foreign = await listForeign(added, { ...originalDoc, ...data }, req)
  if (foreign.size === 0) return data
  const errors = extractIndexableContent(collection.flattenedFields, data).links.flatMap(({ path, place, target }) =>
    target.kind === 'page' && foreign.has(target.id)
      ? [
          {
            path,
            label: translateLabelPath(req.i18n.language, place),
            message: formatForRequest(req, 'page.goneOrElsewhere'),
          },
        ]
      : [],
  )
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

async function listForeign(ids: readonly number[], document: object, req: PayloadRequest): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const readable = await req.payload.find({ ...asReader(req), where: { id: { in: [...ids] } }, select: {} })
  const known = new Set(readable.docs.map(({ id }) => id))
  const foreign = ids.filter((id) => !known.has(id))
  if (foreign.length === 0 || !isGrouped(document)) return new Set(foreign)
  const where = { translationGroup: { equals: document.translationGroup } }
  const { docs } = await req.payload.find({ ...asReader(req), draft: true, where })
  const ofSource = new Set(docs.flatMap((page) => collectRelations(page).pageIds))
  return new Set(foreign.filter((id) => !ofSource.has(id)))
}

function asReader(req: PayloadRequest) {
  return { collection: 'pages', depth: 0, pagination: false, overrideAccess: false, user: req.user, req } as const
}

function isGrouped(document: object): document is { readonly translationGroup: string } {
  return 'translationGroup' in document && typeof document.translationGroup === 'string'
}
