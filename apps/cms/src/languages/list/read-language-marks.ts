import { isCopyUid } from '@passepartout/content-model/links/uid'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import type { ContentIndex } from '../../search/content-index.ts'
import { contentIndex } from '../../search/open-index.ts'
import { updateIndex } from '../../search/update-index.ts'
import {
  buildLanguageMarks,
  type IndexedTranslation,
  type LanguageMarkData,
  listRowKey,
} from './build-language-marks.ts'

/** A row of the list. */
interface ListedPage {
  readonly site?: unknown
  readonly translationGroup?: string | null
}

/** What the rows of one screen need besides themselves. */
export interface LanguageMarksByPage {
  /** The marks of the pages, by `listRowKey`. */
  readonly marks: Readonly<Record<string, readonly LanguageMarkData[]>>
  /** The uid of each site, by its number. */
  readonly sites: Readonly<Record<string, string>>
  /** Whether the index has read every page. */
  readonly isComplete: boolean
}

/** Reads the marks of all rows of a screen: one query for the languages, one for sites, one for releases. */
export async function readLanguageMarks(
  rows: readonly ListedPage[],
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<LanguageMarksByPage> {
  const isComplete = await updateIndex(payload)
  const pages = rows.map(({ site, translationGroup }) => ({ site: idOfSite(site), group: translationGroup ?? '' }))
  const documents = readDocuments(contentIndex(), [...new Set(pages.map(({ group }) => group))])
  const [sites, scheduled] = await Promise.all([
    readSites([...new Set(pages.flatMap(({ site }) => site ?? []))], payload),
    readScheduled(
      documents.map(({ id }) => id),
      payload,
    ),
  ])
  const byPage = Map.groupBy(documents, ({ site, group }) => listRowKey(site, group))
  const marks = pages.map(({ site, group }): [string, LanguageMarkData[]] => {
    const key = listRowKey(site, group)
    const offered = sites.find(({ id }) => id === site)?.languages ?? []
    const mayStart = (lang: string) => mayActOnDocument(user, 'write', 'pages', { site, lang })
    return [key, buildLanguageMarks(byPage.get(key) ?? [], { offered, scheduled, isComplete, mayStart })]
  })
  const uids = sites.flatMap(({ id, uid }) => (uid ? [[id, uid]] : []))
  return { marks: Object.fromEntries(marks), sites: Object.fromEntries(uids), isComplete }
}

function idOfSite(site: unknown): number | undefined {
  return typeof site === 'number' || (typeof site === 'object' && site !== null) ? relationId(site as never) : undefined
}

const rowSchema = z.object({
  id: z.number(),
  group: z.string(),
  site: z.number().nullable(),
  lang: z.string(),
  state: z.enum(['draft', 'live', 'changed']),
  byMachine: z.number().transform(Boolean),
  uid: z.string().nullable(),
})

function readDocuments(index: ContentIndex, groups: readonly string[]): IndexedTranslation[] {
  const rows = index.all(
    rowSchema,
    `SELECT number AS id, translation_group AS "group", site, lang, state, by_machine AS byMachine, uid
       FROM document WHERE kind = 'page' AND lang IS NOT NULL
        AND translation_group IN (SELECT value FROM json_each(?))`,
    JSON.stringify(groups),
  )
  return rows.map(({ uid, ...row }) => ({ ...row, isCopy: uid !== null && isCopyUid(uid) }))
}

/** The rows are of sites that the account may read. */
async function readSites(sites: readonly number[], payload: PayloadRequest['payload']) {
  const { docs } = await payload.find({
    collection: 'sites',
    where: { id: { in: [...sites] } },
    depth: 0,
    pagination: false,
    select: { languages: true, uid: true },
  })
  return docs
}

async function readScheduled(pages: readonly number[], payload: PayloadRequest['payload']): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { and: [{ state: { equals: 'open' } }, { dueAt: { exists: true } }] },
    depth: 0,
    pagination: false,
    select: { pages: true },
  })
  const shown = new Set(pages)
  return new Set(
    docs
      .flatMap(({ pages: planned }) => planned.flatMap((page) => relationId(page) ?? []))
      .filter((id) => shown.has(id)),
  )
}
