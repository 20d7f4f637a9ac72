import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { Payload } from 'payload'
import type { Settings } from '../../infrastructure/settings.ts'
import type { Page, Site } from '../../payload-types.ts'
import { WITHOUT_PUBLICATION_CONTEXT } from '../../publishing/request-publication.ts'
import { type ContentIds, pageFileKey, siteFileUid, translationGroupOf } from '../form-data/content-ids.ts'
import { mergeLanguages } from '../form-data/merge-languages.ts'
import { pageData } from '../form-data/page-data.ts'
import { siteData } from '../form-data/site-data.ts'
import { listPictures, uploadPictures } from '../pictures/upload-pictures.ts'
import { ContentFileError } from '../read/content-file-error.ts'
import type { ContentFiles, PageFromFiles, SiteFromFiles } from '../read/read-content-files.ts'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts.ts'

/** Numbers of documents written; unchanged ones are not counted. */
export interface ImportCounts {
  readonly users: number
  readonly sites: number
  readonly pages: number
  readonly pictures: number
}

/** Writes content files into the database. Documents of unchanged files are not written, so edits in the admin remain. */
export async function importContent(payload: Payload, files: ContentFiles, settings: Settings): Promise<ImportCounts> {
  const users = await writeSampleAccounts(payload)
  const used = listPictures(files)
  const pictures = await uploadPictures(payload, used.values(), settings)
  const siteIds = await createSites(payload, files)
  const known = await findPages(payload)
  const pageIds = await createPages(payload, files, siteIds, known)
  const changed = files.pages.filter((file) => known.get(pageFileKey(file))?.sampleHash !== file.hash)
  const ids: ContentIds = { pictures, used, siteIds, pageIds }
  for (const file of sourcesFirst(changed)) {
    await writePage(payload, ids, file)
    await setImmediate()
  }
  return {
    users,
    pictures: pictures.size,
    pages: changed.length,
    sites: await writeAndCount(files.sites, (file) => writeSite(payload, ids, file)),
  }
}

const unpublished = { context: WITHOUT_PUBLICATION_CONTEXT, depth: 0 } as const

/** Yields to the event loop between writes; otherwise memory grows with every document. */
export async function writeAndCount<T>(files: readonly T[], write: (file: T) => Promise<boolean>): Promise<number> {
  let count = 0
  for (const file of files) {
    if (await write(file)) count += 1
    await setImmediate()
  }
  return count
}

export function writeSampleAccounts(payload: Payload): Promise<number> {
  return writeAndCount(SAMPLE_ACCOUNTS, async ({ email, name, role, languages = [], apiKey }) => {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
    if (totalDocs > 0) return false
    const key = apiKey === undefined ? {} : { enableAPIKey: true, apiKey }
    await payload.create({
      collection: 'users',
      data: { email, name, role, languages: [...languages], password: SAMPLE_PASSWORD, ...key },
      depth: 0,
    })
    return true
  })
}

/** Pages need their site, and menus need the pages: sites are created first, without menus. */
export async function createSites(payload: Payload, { sites }: ContentFiles): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const file of sites) {
    const uid = siteFileUid(file)
    const found = await payload.find({ collection: 'sites', where: { uid: { equals: uid } }, limit: 1, depth: 0 })
    ids.set(file.name, found.docs[0]?.id ?? (await createSite(payload, file)).id)
  }
  return ids
}

function createSite(payload: Payload, { site, texts }: SiteFromFiles): Promise<Site> {
  const { host, structureType, brand, english, defaultCurrency, timeZone, nakedDomain } = site
  const languages = [...texts.keys()]
  const folder = site.folder ?? null
  const data = { host, folder, structureType, brand, languages, english, defaultCurrency, timeZone, nakedDomain }
  const name = texts.get(DEFAULT_LANGUAGE)?.value[site.name] ?? host
  return payload.create({ collection: 'sites', locale: DEFAULT_LANGUAGE, data: { ...data, name }, ...unpublished })
}

type KnownPage = Pick<Page, 'id' | 'sampleHash'>

/** Existing pages of these files, by `<site>/<page>.<lang>`. */
async function findPages(payload: Payload): Promise<Map<string, KnownPage>> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { sampleKey: { exists: true } },
    pagination: false,
    depth: 0,
    select: { sampleKey: true, sampleHash: true },
  })
  return new Map(docs.flatMap(({ sampleKey, ...page }) => (sampleKey ? [[sampleKey, page] as const] : [])))
}

/** Pages link to each other: all are created as stubs before the first is filled in, validated and versioned. */
async function createPages(
  payload: Payload,
  { pages }: ContentFiles,
  siteIds: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, KnownPage>,
): Promise<Map<string, number>> {
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  const sources = new Set(pages.flatMap(({ key, lang }) => (lang === DEFAULT_LANGUAGE ? [key] : [])))
  for (const { key, lang, siteName, page } of pages) {
    const sampleKey = pageFileKey({ key, lang })
    const site = siteIds.get(siteName)
    if (ids.has(sampleKey) || site === undefined) continue
    const { title, path, kind, pageType } = page
    const data = { site, lang, title, path, kind, pageType, sampleKey, translationGroup: translationGroupOf(key) }
    // Payload merges existing and new values of each validated field, and throws and catches an error for each text that it
    // merges with nothing.
    const words = lang !== DEFAULT_LANGUAGE && sources.has(key) ? { madeFrom: {} } : {}
    const { id } = await payload.db.create({ collection: 'pages', data: { ...data, ...words, _status: 'draft' } })
    ids.set(sampleKey, Number(id))
    await setImmediate()
  }
  return ids
}

/** Sorts sources before translations, because a translation stores the texts of its source. */
export function sourcesFirst(files: readonly PageFromFiles[]): PageFromFiles[] {
  const [sources = [], others = []] = [true, false].map((isSource) =>
    files.filter(({ lang }) => (lang === DEFAULT_LANGUAGE) === isSource),
  )
  return [...sources, ...others]
}

async function writePage(payload: Payload, ids: ContentIds, file: PageFromFiles): Promise<void> {
  const id = ids.pageIds.get(pageFileKey(file))
  if (id === undefined) throw new ContentFileError(file.file, 'the page was not created')
  const context = { ...WITHOUT_PUBLICATION_CONTEXT, isUpToDate: true }
  await payload.update({ collection: 'pages', id, data: pageData(file, ids), depth: 0, context })
}

/**
 * Writes the texts of all languages at once, directly to the database, because the form takes one language at a time; then
 * saves the first language through the form.
 */
export async function writeSite(payload: Payload, ids: ContentIds, file: SiteFromFiles): Promise<boolean> {
  const id = ids.siteIds.get(file.name)
  const [locale] = file.texts.keys()
  if (id === undefined || locale === undefined) throw new ContentFileError(file.file, 'the site was not created')
  const known = await payload.db.findOne<Site>({ collection: 'sites', where: { id: { equals: id } } })
  if (known?.sampleHash === file.hash) return false
  const dataIn = (lang: LanguageCode) => siteData(file, { lang, file: file.file, ids })
  const byLanguage = new Map([...file.texts.keys()].map((lang) => [lang, dataIn(lang)]))
  const data = { ...known, ...mergeLanguages(payload.collections.sites.config.flattenedFields, byLanguage) }
  await payload.db.updateOne({ collection: 'sites', id, data, returning: false })
  await payload.update({
    collection: 'sites',
    id,
    locale,
    data: { ...dataIn(locale), sampleHash: file.hash },
    ...unpublished,
  })
  return true
}
