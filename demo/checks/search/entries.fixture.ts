import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { parseSynonyms } from '@passepartout/content-model/parse-synonyms'
import { z } from 'zod'
import { readContentFiles } from '../../../apps/cms/src/content-files/read/read-content-files.ts'
import { buildDescriptors } from '../../../apps/sandbox/src/api/tour-group-card.ts'
import { createCurrencyConverter } from '../../../apps/sandbox/src/catalogue/prices.ts'
import { loadCatalogueSource } from '../../../apps/sandbox/src/catalogue/source/load-catalogue-source.ts'
import type { CatalogueData } from '../../../apps/sandbox/src/catalogue-schema.ts'
import { deriveTags } from '../../../apps/site/src/catalogue/tags/derive-tags.ts'
import { entriesOfTourGroup, type IndexedTourGroupFields } from '../../../apps/site/src/search/entries-of-tour-group.ts'
import { entryOfPage, peopleIn } from '../../../apps/site/src/search/entry-of-page.ts'
import type { SearchEntry } from '../../../apps/site/src/search/search-index.ts'
import { ROOT } from '../../../scripts/folders.ts'
import { readSights } from './sights-of-answers.fixture.ts'

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
  /** City codes by the uid of the site. */
  readonly homeCities: ReadonlyMap<string, string>
  /** The price of a tour group in a currency. */
  readonly priceIn: (tgid: number, currency: string) => number | undefined
  /** By `<site uid> <lang>`. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly sights: ReturnType<typeof readSights>
  /** Keys of the pages of a site about a collection. */
  readonly pagesOf: (collection: number, siteUid: string, lang: string) => readonly string[]
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
  const homeCities = files.flatMap(({ page, siteName }) => {
    const siteUid = roots.get(siteName) ?? ''
    const { city } = page.categorisation
    return page.path === '' && city !== undefined ? [[siteUid, city] as const] : []
  })
  return {
    homeCities: new Map(homeCities),
    synonyms: new Map([...roots].flatMap(([name, siteUid]) => synonymsOf(name, siteUid))),
    entries: [...pages.map(({ entry }) => entry), ...entriesOfCatalogue(catalogue, peopleOf(files))],
    priceIn: priceReader(catalogue),
    sights: readSights(),
    pagesOf: (collection, siteUid, lang) =>
      files
        .filter(
          ({ page, siteName, lang: ofPage }) =>
            page.categorisation.collectionId === collection && roots.get(siteName) === siteUid && ofPage === lang,
        )
        .map(({ key }) => key),
    keys: new Map(pages.map(({ key }) => key)),
  }
}

function priceReader({ tourGroups, cities, rates }: CatalogueData): SampleEntries['priceIn'] {
  const convert = createCurrencyConverter(new Map(Object.entries(rates)))
  const currencies = new Map(cities.map(({ code, country }) => [code, country.currency]))
  const known = new Map(tourGroups.map((tourGroup) => [tourGroup.id, tourGroup]))
  return (tgid, currency) => {
    const tourGroup = known.get(tgid)
    const own = tourGroup && currencies.get(tourGroup.cityCode)
    return tourGroup && own ? convert(tourGroup.price, own, currency) : undefined
  }
}

/** Cast and creatives by tour group. */
function peopleOf(
  files: readonly {
    readonly page: {
      readonly categorisation: { readonly tgid?: number | undefined }
      readonly blocks: readonly object[]
    }
  }[],
) {
  const found = new Map<number, readonly string[]>()
  for (const { page } of files) {
    const { tgid } = page.categorisation
    if (tgid !== undefined) found.set(tgid, [...new Set([...(found.get(tgid) ?? []), ...peopleIn(page.blocks)])])
  }
  return found
}

const siteWordsSchema = z.object({ synonyms: z.string().default('') })

function synonymsOf(name: string, siteUid: string) {
  const folder = join(ROOT, 'demo/content/sites', name)
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.json$/.test(file))
  return files.map((file) => {
    const { synonyms } = siteWordsSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    return [`${siteUid} ${file.slice(0, 2)}`, parseSynonyms(synonyms).sets] as const
  })
}

function entriesOfCatalogue(
  catalogue: CatalogueData,
  people: ReadonlyMap<number, readonly string[]>,
): readonly SearchEntry[] {
  return catalogue.tourGroups.flatMap((tourGroup) => {
    const words = (lang: LanguageCode): IndexedTourGroupFields | undefined =>
      wordsOfTourGroup(catalogue, tourGroup, lang)
    const versions = LANGUAGE_CODES.flatMap((lang) => {
      const version = words(lang)
      return version ? [[lang, version] as const] : []
    })
    const isShow = tourGroup.flowType === 'SVG' || tourGroup.flowType.startsWith('SEATMAP')
    const address = isShow ? tourGroup.startPoint.addressLine1.en : ''
    return entriesOfTourGroup(new Map(versions), { address, people: people.get(tourGroup.id) ?? [] })
  })
}

function wordsOfTourGroup(
  catalogue: CatalogueData,
  tourGroup: CatalogueData['tourGroups'][number],
  lang: LanguageCode,
): IndexedTourGroupFields | undefined {
  if (!isWritten(lang)) return undefined
  const { cities, collections, categories } = catalogue
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
  const descriptors = buildDescriptors(tourGroup, { catalogue, language: lang }).map(({ code }) => code)
  const { flowType, priceType, guided: isGuided, cancellableUpToMinutes } = tourGroup
  const facts = { name, flowType, priceType, descriptors, lang, subCategory: subCategory && named(subCategory) }
  const { neighbourhood } = tourGroup.text[lang]
  return {
    flowType,
    isGuided,
    traits: deriveTags(facts),
    ...(cancellableUpToMinutes === null ? {} : { freeCancellationMinutes: cancellableUpToMinutes }),
    ...(neighbourhood === undefined ? {} : { neighbourhood }),
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
