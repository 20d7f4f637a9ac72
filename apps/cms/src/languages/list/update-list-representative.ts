import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { pageOrLegalKindOf } from '../../content/document-kinds.ts'
import { asRecord } from '../../infrastructure/as-record.ts'
import type { Page, Site } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import {
  findRepresentativeChanges,
  mainLanguageOf,
  neverEditedSortValue,
  type RepresentativeChange,
} from './list-representative.ts'

/** Names the time of a person's edit. A save by a program, as with an API key, is none. */
export const recordLastEdit: CollectionBeforeChangeHook<Page> = ({ data, originalDoc, req }) => {
  const page: Partial<Page> = { ...originalDoc, ...data }
  const before = originalDoc?.lastEdited || neverEditedSortValue(pageOrLegalKindOf(page))
  return {
    ...data,
    listedUnder: originalDoc?.listedUnder ?? null,
    lastEdited: isPerson(req.user) ? new Date().toISOString() : before,
  }
}

/** Payload names how a request was signed in. */
function isPerson(user: PayloadRequest['user']): boolean {
  return Boolean(user) && asRecord(user)._strategy !== 'api-key'
}

/** Decides anew which language stands for the saved page in the list. A failure is logged and does not fail the save. */
export const updateListRepresentative: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  const places = await placeGroups([doc.translationGroup, previousDoc?.translationGroup], req)
  const own = places.find(({ id }) => id === doc.id)
  return own ? { ...doc, listedUnder: own.listedUnder, lastEdited: own.lastEdited } : doc
}

/** The same after one of its languages is deleted for good. */
export const updateRepresentativeAfterDelete: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await placeGroups([doc.translationGroup], req)
}

/** The same for all pages of a site whose main language has changed. */
export const updateRepresentativesOfSite: CollectionAfterChangeHook<Site> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isSame = mainLanguageOf(doc.languages) === mainLanguageOf(previousDoc.languages ?? [])
  if (operation === 'update' && !isSame) await placeDocuments({ site: { equals: doc.id } }, req)
  return doc
}

function placeGroups(
  groups: readonly (string | null | undefined)[],
  req: PayloadRequest,
): Promise<RepresentativeChange[]> {
  const known = new Set(groups.filter((group) => typeof group === 'string' && group !== ''))
  return known.size === 0 ? Promise.resolve([]) : placeDocuments({ translationGroup: { in: [...known] } }, req)
}

async function placeDocuments(where: Where, req: PayloadRequest): Promise<RepresentativeChange[]> {
  try {
    const written: RepresentativeChange[] = []
    for (const [site, documents] of await readDocuments(where, req)) {
      const languages = documents.length > 1 ? await readLanguages(site, req) : []
      for (const place of findRepresentativeChanges(documents, languages)) {
        await writePlace(place, req)
        written.push(place)
      }
    }
    return written
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The places of pages in their list could not be kept.' })
    return []
  }
}

/** The newest versions of documents, by page and site; those in the trash have no place. */
async function readDocuments(where: Where, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    draft: true,
    depth: 0,
    pagination: false,
    select: { lang: true, site: true, translationGroup: true, listedUnder: true, lastEdited: true },
    req,
  })
  const bySiteAndGroup = Map.groupBy(docs, ({ site, translationGroup }) => `${relationId(site)} ${translationGroup}`)
  return [...bySiteAndGroup.values()].map((documents) => {
    const listed = documents.map(({ id, lang, listedUnder, lastEdited }) => {
      return { id, lang, listedUnder: listedUnder ?? null, lastEdited: lastEdited ?? '' }
    })
    return [relationId(documents[0]?.site), listed] as const
  })
}

async function readLanguages(site: number | undefined, req: PayloadRequest): Promise<readonly string[]> {
  if (site === undefined) return []
  const options = { collection: 'sites', depth: 0, select: { languages: true }, disableErrors: true, req } as const
  return (await req.payload.findByID({ ...options, id: site }))?.languages ?? []
}

/** Writes to the document and to its newest version, without a version or a time of change of its own. */
async function writePlace({ id, listedUnder, lastEdited }: RepresentativeChange, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  const place = { listedUnder, lastEdited }
  const options = { collection: 'pages', returning: false, req } as const
  await db.updateOne({ ...options, id, data: { ...place, ...SAME_TIME } })
  const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await db.findVersions({ collection: 'pages', where, limit: 1, pagination: false, req })
  for (const { id: version } of docs) {
    await db.updateVersion({ ...options, id: version, versionData: { version: place, ...SAME_TIME } as never })
  }
}

/** Payload sets the time of a change unless it is told not to. */
const SAME_TIME = { updatedAt: null }
