import { join } from 'node:path'
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { readContentFiles } from '../../../apps/cms/src/content-files/read-content-files.ts'
import { loadCatalogueSource } from '../../../apps/sandbox/src/catalogue/source/load-catalogue-source.ts'
import type { CatalogueSource } from '../../../apps/sandbox/src/catalogue-source.ts'
import { entriesOfTourGroup, type TourGroupWords } from '../../../apps/site/src/search/entries-of-tour-group.ts'
import { entryOfPage } from '../../../apps/site/src/search/entry-of-page.ts'
import type { SearchEntry } from '../../../apps/site/src/search/search-index.ts'
import { ROOT } from '../../../scripts/folders.ts'

/** Every picture may be named: what is found has none. */
class AnyName extends Set<string> {
  override has(): boolean {
    return true
  }
}

/** Of the sample world: what a search index has of it, and by which key of the sample each page is known. */
interface SampleEntries {
  readonly entries: readonly SearchEntry[]
  /** `<lang> <uid>` → `wayfare/tickets` */
  readonly keys: ReadonlyMap<string, string>
}

/** The sample world from the files that it is made of, without anything running. */
export async function readSampleEntries(): Promise<SampleEntries> {
  const sample = await readContentFiles(join(ROOT, 'demo/content'))
  const catalogue = loadCatalogueSource(join(ROOT, 'demo/catalogue'), new AnyName())
  const roots = new Map(
    sample.sites.map(({ name, site }) => [name, [site.host, site.folder].filter(Boolean).join('.')]),
  )
  const files = sample.pages.filter(({ page }) => page.kind === 'page' && page.meta.noIndex !== true)
  const titles = Map.groupBy(files, ({ key }) => key)
  const pages = files.map((file) => {
    const { key, lang, page, siteName } = file
    const siteUid = roots.get(siteName) ?? ''
    const uid = [siteUid, page.path.replaceAll('/', '.')].filter(Boolean).join('.')
    const elsewhere = (titles.get(key) ?? []).filter((other) => other.lang !== lang).map((other) => other.page.title)
    return { key: [`${lang} ${uid}`, key] as const, entry: entryOfPage({ ...page, uid, lang, siteUid }, elsewhere) }
  })
  return {
    entries: [...pages.map(({ entry }) => entry), ...entriesOfCatalogue(catalogue)],
    keys: new Map(pages.map(({ key }) => key)),
  }
}

function entriesOfCatalogue(catalogue: CatalogueSource): readonly SearchEntry[] {
  return catalogue.tourGroups.flatMap((tourGroup) => {
    const words = (lang: LanguageCode): TourGroupWords | undefined => wordsOfTourGroup(catalogue, tourGroup, lang)
    const versions = LANGUAGE_CODES.flatMap((lang) => {
      const version = words(lang)
      return version ? [[lang, version] as const] : []
    })
    return entriesOfTourGroup(new Map(versions))
  })
}

function wordsOfTourGroup(
  { cities, collections, categories }: CatalogueSource,
  tourGroup: CatalogueSource['tourGroups'][number],
  lang: LanguageCode,
): TourGroupWords | undefined {
  if (!isWritten(lang)) return undefined
  const { id: tgid, cityCode, rating } = tourGroup
  const { name, shortSummary: summary } = tourGroup.text[lang]
  const named = <T extends { readonly id: number; readonly displayName: Readonly<Record<string, string>> }>(
    item: T,
  ) => ({
    id: item.id,
    displayName: item.displayName[lang] ?? '',
  })
  const city = cities.find(({ code }) => code === cityCode)
  const collection = collections.find(({ id }) => id === tourGroup.primaryCollectionId)
  const category = categories.find(({ subCategories }) =>
    subCategories.some(({ id }) => id === tourGroup.subCategoryId),
  )
  const subCategory = category?.subCategories.find(({ id }) => id === tourGroup.subCategoryId)
  return {
    tgid,
    name,
    summary,
    cityCode,
    cityName: city?.displayName[lang] ?? '',
    slug: tourGroup.urlSlug[lang],
    ...(rating ? { rating } : {}),
    ...(collection ? { primaryCollection: named(collection) } : {}),
    ...(category ? { primaryCategory: named(category) } : {}),
    ...(subCategory ? { primarySubCategory: named(subCategory) } : {}),
  }
}

/** The catalogue has no Indonesian. */
function isWritten(lang: string): lang is Exclude<LanguageCode, 'id'> {
  return isLanguageCode(lang) && lang !== 'id'
}
