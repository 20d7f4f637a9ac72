import { isLanguageCode } from '@passepartout/content-model/locales'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { accountScopeOf, type DocumentScope, outOfScopeReason } from '../../access/account-scope.ts'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import type { Page, Redirect } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'

/** Actions of the system have no account and are allowed. */
function requireRights(req: PayloadRequest, places: readonly DocumentScope[]): void {
  const rights = accountScopeOf(req.user)
  if (!rights) return
  for (const place of places) {
    const fault = outOfScopeReason(rights, 'write', place)
    if (fault) throw new LocalizedApiError(req, 403, fault)
  }
}

/** Gives a new draft a site and language in which its author has rights; the form's defaults may lie outside of them. */
export const setPermittedSiteAndLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const rights = accountScopeOf(req.user)
  if (operation !== 'create' || !rights || !('data' in args) || 'duplicateFromID' in args) return args
  const draft = args.data as Partial<Page>
  if (draft.site) return args
  const lang = rights.languages?.find((own) => own === draft.lang) ?? rights.languages?.[0]
  const site = rights.sites?.length === 1 ? rights.sites[0] : undefined
  return { ...args, data: { ...args.data, ...(lang ? { lang } : {}), ...(site ? { site } : {}) } }
}

/**
 * Limits a page to the sites and languages of the account, before and after the change. Access rules see only the place before;
 * this covers copies, old versions and our own endpoints as well.
 */
export const refusePageOutOfScope: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  requireRights(req, [originalDoc ?? {}, { ...originalDoc, ...data }])
  const { translationGroup } = data
  if (translationGroup && translationGroup !== originalDoc?.translationGroup)
    await refuseForeignGroup(translationGroup, req)
  return data
}

/** A page shows its translations' texts, so joining the group of another site's page would reveal them. */
async function refuseForeignGroup(translationGroup: string, req: PayloadRequest): Promise<void> {
  const sites = accountScopeOf(req.user)?.sites
  if (!sites) return
  const where = { translationGroup: { equals: translationGroup }, site: { exists: true, not_in: [...sites] } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, trash: true, req })
  if (totalDocs > 0) throw new LocalizedApiError(req, 403, 'account.notOnThisSite')
}

export const refuseRedirectOutOfScope: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const places = operation === 'create' ? [data] : [originalDoc ?? {}, { ...originalDoc, ...data }]
  requireRights(req, places.map(scopeOfRedirect))
  const target = relationId(data.page)
  if (target !== undefined && target !== relationId(originalDoc?.page)) await refuseForeignTarget(target, req)
  return data
}

/** A redirect reveals the address of its page. */
async function refuseForeignTarget(page: number, req: PayloadRequest): Promise<void> {
  if (!accountScopeOf(req.user)?.sites) return
  const where = { id: { equals: page } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, overrideAccess: false, req })
  if (totalDocs === 0) throw new LocalizedApiError(req, 403, 'account.notOnThisSite')
}

/** The language of a redirect is part of its path, which no query can match. */
export const refuseRedirectDeletionOutOfScope: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!accountScopeOf(req.user)?.languages) return
  const found = await req.payload.findByID({ collection: 'redirects', id, depth: 0, trash: true, req })
  requireRights(req, [scopeOfRedirect(found)])
}

/** Paths without a language are English. */
export function scopeOfRedirect({ site, path }: Partial<Redirect>): DocumentScope {
  // Another type is refused by the field's validation.
  const first = typeof path === 'string' ? (path.trim().split('/')[1] ?? '') : ''
  return { site, lang: isLanguageCode(first) ? first : 'en' }
}
