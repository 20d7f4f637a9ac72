import { setImmediate } from 'node:timers/promises'
import type { FlattenedField, Payload } from 'payload'
import { derivedFieldsOf } from '../../collections/derived-fields.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import {
  findRepresentativeChanges,
  NEVER_EDITED_SORT_VALUES,
  neverEditedSortValue,
} from '../../languages/list/list-representative.ts'
import { hashTexts, readTextsByUnit, type TextsByUnit } from '../../languages/translation-segments/translation-units.ts'
import type { Page } from '../../payload-types.ts'
import { outcomeRow, type PublicationOutcome } from '../../publishing/publication-outcome-store.ts'
import type { PageKey, WritableStore } from '../../publishing/published-store.ts'
import { siteOutcome } from '../../publishing/publisher.ts'
import { pageKeyText } from '../../publishing/store-recovery/find-unpublished-changes.ts'
import { type ContentIds, pageFileKey, predictIds, siteFileUid, translationGroupOf } from '../form-data/content-ids.ts'
import { pageData } from '../form-data/page-data.ts'
import { withDefaults } from '../form-data/with-defaults.ts'
import { uploadPictures } from '../pictures/upload-pictures.ts'
import { readMediaFolderFile } from '../pictures/write-media-files.ts'
import { ContentFileError } from '../read/content-file-error.ts'
import type { ContentFiles, PageFromFiles } from '../read/read-content-files.ts'
import { isLegalFile } from '../schemas/file-schemas.ts'
import {
  createSites,
  type ImportCounts,
  sourcesFirst,
  writeAndCount,
  writeSampleAccounts,
  writeSite,
} from './import-content-files.ts'

/**
 * Milliseconds by which pictures are older than pages: the publisher reads again whatever changed about the time of a
 * publication.
 */
const DRAWN_BEFORE = 60_000

/**
 * Fills an empty SQLite database with content files whose documents are already published, with the same rows as saving each of
 * them would write (a test compares them). All or nothing: one transaction.
 *
 * @param store with the documents of these files, which determine ids and times
 * @throws Error when the database or the store contains anything else
 */
export async function fillDatabase(
  payload: Payload,
  files: ContentFiles,
  settings: Settings,
  store: Pick<WritableStore, 'readVersions'>,
): Promise<ImportCounts> {
  const ids = predictIds(files)
  const versions = await store.readVersions()
  const run = (raw: string) => payload.db.execute({ db: payload.db.drizzle, raw })
  await run('BEGIN IMMEDIATE')
  try {
    // Pages refer to later pages.
    await run('PRAGMA defer_foreign_keys = ON')
    const users = await writeSampleAccounts(payload)
    await writePictures(payload, ids, settings, versions)
    requireSame(ids.siteIds, await createSites(payload, files))
    await writePages(payload, files, ids, versions)
    const sites = await writeAndCount(files.sites, (file) => writeSite(payload, ids, file))
    await saveSiteOutcomes(payload, files, ids)
    await run('COMMIT')
    return { users, sites, pages: files.pages.length, pictures: ids.pictures.size }
  } catch (error) {
    await run('ROLLBACK')
    throw error
  }
}

type Versions = ReadonlyMap<string, string>

function requireSame(planned: ReadonlyMap<string, number>, given: ReadonlyMap<string, number>): void {
  for (const [name, id] of planned) {
    if (given.get(name) !== id) throw new Error(`the database is not empty: ${name} got another number`)
  }
}

async function writePictures(payload: Payload, ids: ContentIds, settings: Settings, versions: Versions): Promise<void> {
  const take = (picture: Parameters<typeof readMediaFolderFile>[0]) => readMediaFolderFile(picture, settings)
  requireSame(ids.pictures, await uploadPictures(payload, ids.used.values(), settings, { take, isInPlace: true }))
  const [published = new Date().toISOString()] = versions.values()
  const updatedAt = new Date(Date.parse(published) - DRAWN_BEFORE).toISOString()
  await payload.db.updateMany({ collection: 'media', where: {}, data: { updatedAt }, returning: false })
}

async function writePages(payload: Payload, files: ContentFiles, ids: ContentIds, versions: Versions): Promise<void> {
  const uids = new Map(files.sites.map((file) => [file.name, siteFileUid(file)]))
  const { fields, flattenedFields } = payload.collections.pages.config
  const sources = new Map<string, TextsByUnit>()
  const mains = mainsOf(files, ids)
  for (const file of sourcesFirst(files.pages)) {
    const form = formOf(file, ids, uids.get(file.siteName), flattenedFields)
    const key: PageKey = { uid: form.uid ?? '', lang: file.lang, kind: file.page.kind }
    const writtenAt = versions.get(pageKeyText(key))
    if (writtenAt === undefined) throw new ContentFileError(file.file, 'the page is not published')
    const words = readTextsByUnit(fields, form)
    const source = sources.get(translationGroupOf(file.key))
    if (source === undefined) sources.set(translationGroupOf(file.key), words)
    const id = ids.pageIds.get(pageFileKey(file)) ?? 0
    const times = { publishedAt: writtenAt, createdAt: writtenAt, updatedAt: writtenAt }
    const place = { listedUnder: mains.get(id) ?? null, lastEdited: neverEditedSortValueOfFile(file) }
    await writePage(payload, id, { ...form, ...times, ...place, ...notedWords(words, source) })
    await saveOutcome(payload, `page:${id}`, { title: form.adminLabel, state: 'online', message: [], key })
    await setImmediate()
  }
}

/** Pages of the folder `legal` come last in the list, a cookie statement like the kinds that the site knows. */
export function neverEditedSortValueOfFile({ file, page }: Pick<PageFromFiles, 'file' | 'page'>): string {
  return isLegalFile(file) ? NEVER_EDITED_SORT_VALUES.legal : neverEditedSortValue(page.kind)
}

/** The document that the list of pages shows for each document that is a translation of it. */
function mainsOf({ pages, sites }: ContentFiles, ids: ContentIds): Map<number, number | null> {
  const languages = new Map(sites.map(({ name, texts }) => [name, [...texts.keys()]]))
  const groups = Map.groupBy(pages, ({ key }) => translationGroupOf(key))
  const places = [...groups.values()].flatMap((group) => {
    const documents = group.map((file) => {
      const id = ids.pageIds.get(pageFileKey(file)) ?? 0
      return { id, lang: file.lang, listedUnder: null, lastEdited: neverEditedSortValueOfFile(file) }
    })
    return findRepresentativeChanges(documents, languages.get(group[0]?.siteName ?? '') ?? [])
  })
  return new Map(places.map(({ id, listedUnder }) => [id, listedUnder]))
}

/** The hashes that a save stores: of the page's texts, and of the texts that it is a translation of. */
function notedWords(words: TextsByUnit, source: TextsByUnit | undefined) {
  const wordsHash = hashTexts(words)
  return source === undefined ? { wordsHash } : { wordsHash, madeFrom: source, sourceHash: hashTexts(source) }
}

function formOf(file: PageFromFiles, ids: ContentIds, siteUid: string | undefined, fields: readonly FlattenedField[]) {
  const data = pageData(file, ids)
  return { ...withDefaults(fields, data), ...derivedFieldsOf(data, siteUid, null) }
}

async function writePage(payload: Payload, id: number, data: { readonly updatedAt: string }): Promise<void> {
  const { updatedAt } = data
  await payload.db.create({ collection: 'pages', customID: id, data: { ...data }, returning: false })
  await payload.db.createVersion({
    collectionSlug: 'pages',
    parent: id,
    versionData: data as Page,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    returning: false,
  })
}

async function saveSiteOutcomes(
  payload: Payload,
  { sites, pages }: ContentFiles,
  { siteIds }: ContentIds,
): Promise<void> {
  for (const file of sites) {
    const isOpen = pages.some(
      ({ siteName, page }) => siteName === file.name && page.kind === 'page' && page.pageType === 'homePage',
    )
    const outcome = siteOutcome(file.site.host, [], siteFileUid(file), isOpen)
    await saveOutcome(payload, `site:${siteIds.get(file.name)}`, outcome)
  }
}

async function saveOutcome(payload: Payload, subject: string, outcome: PublicationOutcome): Promise<void> {
  await payload.db.create({ collection: 'publications', data: outcomeRow(subject, outcome), returning: false })
}
