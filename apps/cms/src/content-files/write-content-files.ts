import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { Payload } from 'payload'
import type { Page, Site } from '../payload-types.ts'
import { WITHOUT_PUBLICATION } from '../publishing/request-publication.ts'
import type { Settings } from '../server/settings.ts'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './accounts.ts'
import { ContentFileError } from './content-file-error.ts'
import { inAllLanguages } from './in-all-languages.ts'
import { pageData } from './page-data.ts'
import { listPictures, uploadPictures } from './pictures.ts'
import type { ContentFiles, PageFile, SiteFile } from './read-content-files.ts'
import { siteData } from './site-data.ts'
import { groupOf, keyOf, uidOf, type World } from './world.ts'

/** What was written; the rest was there already. */
export interface WrittenContent {
  readonly users: number
  readonly sites: number
  readonly pages: number
  readonly pictures: number
}

/**
 * Writes content files into the content system. A file that did not change since it was written leaves its document as
 * it is, so that what a person edited stays.
 */
export async function writeContent(payload: Payload, files: ContentFiles, settings: Settings): Promise<WrittenContent> {
  const users = await writeAccounts(payload)
  const used = listPictures(files)
  const pictures = await uploadPictures(payload, used.values(), settings)
  const siteIds = await createSites(payload, files)
  const known = await findPages(payload)
  const pageIds = await createPages(payload, files, siteIds, known)
  const changed = files.pages.filter((file) => known.get(keyOf(file))?.sampleHash !== file.hash)
  const world: World = { pictures, used, siteIds, pageIds }
  for (const file of sourcesFirst(changed)) {
    await writePage(payload, world, file)
    await setImmediate()
  }
  return {
    users,
    pictures: pictures.size,
    pages: changed.length,
    sites: await countWritten(files.sites, (file) => writeSite(payload, world, file)),
  }
}

const unpublished = { context: WITHOUT_PUBLICATION, depth: 0 } as const

/** The loop gets a turn between writes, here as above: without one, memory grows with every document. */
export async function countWritten<T>(files: readonly T[], write: (file: T) => Promise<boolean>): Promise<number> {
  let count = 0
  for (const file of files) {
    if (await write(file)) count += 1
    await setImmediate()
  }
  return count
}

export function writeAccounts(payload: Payload): Promise<number> {
  return countWritten(SAMPLE_ACCOUNTS, async ({ email, name, role, languages = [], apiKey }) => {
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

/** Pages need their site, and menus need the pages: so the sites come first, without their menus. */
export async function createSites(payload: Payload, { sites }: ContentFiles): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const file of sites) {
    const uid = uidOf(file)
    const found = await payload.find({ collection: 'sites', where: { uid: { equals: uid } }, limit: 1, depth: 0 })
    ids.set(file.name, found.docs[0]?.id ?? (await createSite(payload, file)).id)
  }
  return ids
}

function createSite(payload: Payload, { site, texts }: SiteFile): Promise<Site> {
  const { host, structureType, brand, english, defaultCurrency, timeZone, nakedDomain } = site
  const languages = [...texts.keys()]
  const folder = site.folder ?? null
  const data = { host, folder, structureType, brand, languages, english, defaultCurrency, timeZone, nakedDomain }
  const name = texts.get(DEFAULT_LANGUAGE)?.value[site.name] ?? host
  return payload.create({ collection: 'sites', locale: DEFAULT_LANGUAGE, data: { ...data, name }, ...unpublished })
}

type KnownPage = Pick<Page, 'id' | 'sampleHash'>

/** What the content system has of these files, by `<site>/<page>.<lang>`. */
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

/**
 * Pages link to each other: so all of them exist, as bare rows, before the first one is filled in, which is when its
 * form is checked and its history begins.
 */
async function createPages(
  payload: Payload,
  { pages }: ContentFiles,
  siteIds: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, KnownPage>,
): Promise<Map<string, number>> {
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  const sources = new Set(pages.flatMap(({ key, lang }) => (lang === DEFAULT_LANGUAGE ? [key] : [])))
  for (const { key, lang, siteName, page } of pages) {
    const sampleKey = keyOf({ key, lang })
    const site = siteIds.get(siteName)
    if (ids.has(sampleKey) || site === undefined) continue
    const { title, path, kind, pageType } = page
    const data = { site, lang, title, path, kind, pageType, sampleKey, translationGroup: groupOf(key) }
    // Payload merges what is there with what comes for each field that it checks, and words with nothing at the price of an error a word.
    const words = lang !== DEFAULT_LANGUAGE && sources.has(key) ? { madeFrom: {} } : {}
    const { id } = await payload.db.create({ collection: 'pages', data: { ...data, ...words, _status: 'draft' } })
    ids.set(sampleKey, Number(id))
    await setImmediate()
  }
  return ids
}

/** A translation notes the words that it was made from. */
export function sourcesFirst(files: readonly PageFile[]): PageFile[] {
  const [sources = [], others = []] = [true, false].map((isSource) =>
    files.filter(({ lang }) => (lang === DEFAULT_LANGUAGE) === isSource),
  )
  return [...sources, ...others]
}

async function writePage(payload: Payload, world: World, file: PageFile): Promise<void> {
  const id = world.pageIds.get(keyOf(file))
  if (id === undefined) throw new ContentFileError(file.file, 'the page was not created')
  const context = { ...WITHOUT_PUBLICATION, isUpToDate: true }
  await payload.update({ collection: 'pages', id, data: pageData(file, world), depth: 0, context })
}

/** The words of all languages in one write, past the form, which takes one language at a time; the form then checks and saves the first. */
export async function writeSite(payload: Payload, world: World, file: SiteFile): Promise<boolean> {
  const id = world.siteIds.get(file.name)
  const [locale] = file.texts.keys()
  if (id === undefined || locale === undefined) throw new ContentFileError(file.file, 'the site was not created')
  const known = await payload.db.findOne<Site>({ collection: 'sites', where: { id: { equals: id } } })
  if (known?.sampleHash === file.hash) return false
  const dataIn = (lang: LanguageCode) => siteData(file, { lang, file: file.file, world })
  const byLanguage = new Map([...file.texts.keys()].map((lang) => [lang, dataIn(lang)]))
  const data = { ...known, ...inAllLanguages(payload.collections.sites.config.flattenedFields, byLanguage) }
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
