import type {
  CollectionBeforeDeleteHook,
  FieldAccess,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { isHostName } from '../content/validation/host-name.ts'
import { checkSiteDomain } from '../content/validation/validate-domain.ts'
import { createFieldValidator, messageUnless } from '../messages/create-validator.ts'
import { message } from '../messages/message.ts'
import type { Site } from '../payload-types.ts'
import { siteUidOf } from '../publishing/site-uid.ts'

/** A site can move as long as it has no pages, as a copy must. */
export const hasNoPages: FieldAccess = async ({ id, req }) => {
  if (id === undefined) return false
  const where = { site: { equals: id } }
  return (await req.payload.count({ collection: 'pages', where, trash: true, req })).totalDocs === 0
}

export const validateHost: TextFieldSingleValidation = createFieldValidator(async (value, options) => {
  const { data, id, req } = options
  if (!isHostName(value)) return message('site.host')
  const found = checkSiteDomain(value, options)
  if (found !== true) return found
  const { folder }: Partial<Site> = data
  const isFree = await isFreeUid(siteUidOf({ host: String(value), folder }), id, req)
  return messageUnless(isFree, 'site.taken')
})

async function isFreeUid(uid: string, id: number | string | undefined, req: PayloadRequest): Promise<boolean> {
  const self = id === undefined ? {} : { id: { not_equals: id } }
  return (
    (await req.payload.count({ collection: 'sites', where: { uid: { equals: uid }, ...self }, req })).totalDocs === 0
  )
}

/** Whether a site is in a folder of its host. */
export function isInFolder(structureType: unknown): boolean {
  return String(structureType).toLowerCase().includes('subfolder')
}

/** Clears the folder of a site that has none: the hidden field would not be validated. */
export const clearUnusedFolder: FieldHook<Site> = ({ value, data, originalDoc }) =>
  isInFolder(data?.structureType ?? originalDoc?.structureType) ? value : null

/** A copied site gets an unused host until an editor sets one. */
export const setUnusedCopyHost: FieldHook<Site> = async ({ value, data, req }) => {
  for (let attempt = 1; ; attempt += 1) {
    const host = `copy-${attempt}.${String(value)}`
    if (await isFreeUid(siteUidOf({ host, folder: data?.folder }), undefined, req)) return host
  }
}

/** Deletes the releases of the deleted site's pages. */
export const deleteReleasesOfSite: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'releases', where: { site: { equals: id } }, depth: 0, req })
}

/** Deletes the redirects of a deleted site: they would have no host, and their old versions must not name it either. */
export const deleteRedirectsOfSite: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const collection = 'redirects'
  await req.payload.delete({ collection, where: { site: { equals: id } }, trash: true, depth: 0, req })
  await req.payload.db.deleteVersions({ collection, where: { 'version.site': { equals: id } }, req })
}
