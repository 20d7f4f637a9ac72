import { isLanguageCode } from '@passepartout/content-model/locales'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { Refusal } from '../../access/refusal.ts'
import { faultOfPlace, type Place, rightsOf } from '../../access/rights.ts'
import type { Page, Redirect } from '../../payload-types.ts'
import { idOf } from '../../publishing/build/building.ts'

/** Actions of the system have no account and are allowed. */
function requireRights(req: PayloadRequest, places: readonly Place[]): void {
  const rights = rightsOf(req.user)
  if (!rights) return
  for (const place of places) {
    const fault = faultOfPlace(rights, 'write', place)
    if (fault) throw new Refusal(req, 403, fault)
  }
}

/** Gives a new draft a site and language in which its author has rights; the form's defaults may lie outside of them. */
export const setOwnSiteAndLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const rights = rightsOf(req.user)
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
export const keepPageWithinRights: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  requireRights(req, [originalDoc ?? {}, { ...originalDoc, ...data }])
  const { translationGroup } = data
  if (translationGroup && translationGroup !== originalDoc?.translationGroup)
    await refuseForeignGroup(translationGroup, req)
  return data
}

/** A page shows its translations' texts, so joining the group of another site's page would reveal them. */
async function refuseForeignGroup(translationGroup: string, req: PayloadRequest): Promise<void> {
  const sites = rightsOf(req.user)?.sites
  if (!sites) return
  const where = { translationGroup: { equals: translationGroup }, site: { exists: true, not_in: [...sites] } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, trash: true, req })
  if (totalDocs > 0) throw new Refusal(req, 403, 'account.notOnThisSite')
}

export const keepRedirectWithinRights: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const places = operation === 'create' ? [data] : [originalDoc ?? {}, { ...originalDoc, ...data }]
  requireRights(req, places.map(placeOfRedirect))
  const target = idOf(data.page)
  if (target !== undefined && target !== idOf(originalDoc?.page)) await refuseForeignTarget(target, req)
  return data
}

/** A redirect reveals the address of its page. */
async function refuseForeignTarget(page: number, req: PayloadRequest): Promise<void> {
  if (!rightsOf(req.user)?.sites) return
  const where = { id: { equals: page } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, overrideAccess: false, req })
  if (totalDocs === 0) throw new Refusal(req, 403, 'account.notOnThisSite')
}

/** The language of a redirect is part of its path, which no query can match. */
export const keepDeletionWithinRights: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!rightsOf(req.user)?.languages) return
  const found = await req.payload.findByID({ collection: 'redirects', id, depth: 0, trash: true, req })
  requireRights(req, [placeOfRedirect(found)])
}

/** Paths without a language are English. */
export function placeOfRedirect({ site, path }: Partial<Redirect>): Place {
  // Another type is refused by the field's validation.
  const first = typeof path === 'string' ? (path.trim().split('/')[1] ?? '') : ''
  return { site, lang: isLanguageCode(first) ? first : 'en' }
}
