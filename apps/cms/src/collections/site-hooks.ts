import type {
  CollectionBeforeDeleteHook,
  FieldAccess,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { isHost } from '../content/fields/host-name.ts'
import { checkSiteDomain } from '../content/fields/validate-domain.ts'
import { checkField, unless } from '../messages/check-value.ts'
import { message } from '../messages/message.ts'
import type { Site } from '../payload-types.ts'
import { siteUidOf } from '../publishing/site-uid.ts'

/** A site may still move as long as nothing is at its addresses, as a copy must. */
export const hasNoPages: FieldAccess = async ({ id, req }) => {
  if (id === undefined) return false
  const where = { site: { equals: id } }
  return (await req.payload.count({ collection: 'pages', where, trash: true, req })).totalDocs === 0
}

export const validateHost: TextFieldSingleValidation = checkField(async (value, asked) => {
  const { data, id, req } = asked
  if (!isHost(value)) return message('site.host')
  const found = checkSiteDomain(value, asked)
  if (found !== true) return found
  const { folder }: Partial<Site> = data
  const isFree = await isFreeUid(siteUidOf({ host: String(value), folder }), id, req)
  return unless(isFree, 'site.taken')
})

async function isFreeUid(uid: string, id: number | string | undefined, req: PayloadRequest): Promise<boolean> {
  const self = id === undefined ? {} : { id: { not_equals: id } }
  return (
    (await req.payload.count({ collection: 'sites', where: { uid: { equals: uid }, ...self }, req })).totalDocs === 0
  )
}

/** Whether a site lives in a folder of its host. */
export function isInFolder(structureType: unknown): boolean {
  return String(structureType).toLowerCase().includes('subfolder')
}

/** A site that lives in no folder has none: nobody sees the field then, so nothing in it is checked. */
export const folderOfStructure: FieldHook<Site> = ({ value, data, originalDoc }) =>
  isInFolder(data?.structureType ?? originalDoc?.structureType) ? value : null

/** A copy is made to become another site: until somebody says which, it stands at a host that nobody has. */
export const hostOfCopy: FieldHook<Site> = async ({ value, data, req }) => {
  for (let attempt = 1; ; attempt += 1) {
    const host = `copy-${attempt}.${String(value)}`
    if (await isFreeUid(siteUidOf({ host, folder: data?.folder }), undefined, req)) return host
  }
}

/** What was planned or done for its pages, which are gone. */
export const deleteReleasesOfSite: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'releases', where: { site: { equals: id } }, depth: 0, req })
}

/** They would have no host any more; nor may an old version of another redirect name a site that is gone. */
export const deleteRedirectsOfSite: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const collection = 'redirects'
  await req.payload.delete({ collection, where: { site: { equals: id } }, trash: true, depth: 0, req })
  await req.payload.db.deleteVersions({ collection, where: { 'version.site': { equals: id } }, req })
}
