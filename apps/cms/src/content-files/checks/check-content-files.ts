import { LANGUAGE_CODES, type LanguageCode, LOCALES } from '@passepartout/content-model/locales'
import { ContentFileError } from '../read/content-file-error.ts'
import type { ContentFiles, PageFromFiles, SiteFromFiles } from '../read/read-content-files.ts'
import { isLegalFile, type SiteContent } from '../schemas/file-schemas.ts'

/**
 * Checks relations between files: every page has its languages, every text exists and is used, links name existing pages.
 *
 * @throws ContentFileError for the first fault
 */
export function checkContentFiles(files: ContentFiles): void {
  const known = new Set(files.pages.map(({ key, lang }) => `${key}.${lang}`))
  for (const site of files.sites) checkTexts(site)
  checkUnique(files.pages)
  checkLanguages(files, known)
  for (const page of files.pages) checkPageLinks(page, known)
  for (const site of files.sites) checkSiteLinks(site, known)
}

/** Every language of a site has all text keys that site.json uses, and no others. */
function checkTexts({ site, texts, mistake }: SiteFromFiles): void {
  const used = textKeysOf(site)
  for (const [lang, { value, file, mistake: mistakeInTexts }] of texts) {
    const missing = used.find(({ key }) => value[key] === undefined)
    if (missing) throw mistake(missing.path, `has no text in ${lang}: ${file} lacks “${missing.key}”`)
    const extra = Object.keys(value).find((key) => !used.some((use) => use.key === key))
    if (extra !== undefined) throw mistakeInTexts([extra], 'is used nowhere in site.json')
  }
}

interface TextKey {
  readonly key: string
  readonly path: readonly (string | number)[]
}

const TEXT_FIELDS = new Set(['name', 'tagline', 'synonyms', 'logoAltText', 'title', 'label', 'countryName', 'alt'])

function textKeysOf(site: SiteContent): TextKey[] {
  // Payment names are options, not texts.
  return findKeys({ ...site, paymentIcons: [] }, [])
}

function findKeys(value: unknown, path: readonly (string | number)[]): TextKey[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findKeys(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, child]) => {
    const own = [...path, field]
    return TEXT_FIELDS.has(field) && typeof child === 'string' ? [{ key: child, path: own }] : findKeys(child, own)
  })
}

/** Pages of a site have unique addresses per language. */
function checkUnique(pages: readonly PageFromFiles[]): void {
  const seen = new Map<string, string>()
  for (const { siteName, lang, file, page, mistake } of pages) {
    const address = `${siteName} ${lang} ${page.kind} ${page.path}`
    const other = seen.get(address)
    if (other !== undefined) throw mistake(['path'], `is also the address of ${other}`)
    seen.set(address, file)
  }
}

function checkLanguages({ sites, pages, languages }: ContentFiles, known: ReadonlySet<string>): void {
  const core = new Set(languages.corePages)
  const missingCore = languages.corePages.find((key) => !pages.some((page) => page.key === key))
  if (missingCore !== undefined) throw new ContentFileError('languages.json', `there is no page “${missingCore}”`)
  for (const { key, siteName, lang, file } of pages) {
    const site = sites.find(({ name }) => name === siteName)
    if (!site) throw new ContentFileError(file, `there is no sites/${siteName}/site.json`)
    if (!site.texts.has(lang)) throw new ContentFileError(file, `its site has no texts in ${lang}`)
    const isEverywhere = core.has(key) || isLegalFile(file)
    const wanted = [...site.texts.keys()].filter(
      (code) => isOffered(code) && (isEverywhere || languages.everyPage.includes(code)),
    )
    const missing = wanted.filter((code) => !known.has(`${key}.${code}`))
    if (missing.length > 0) throw new ContentFileError(file, `the page has no version in ${missing.join(', ')}`)
  }
}

function isOffered(lang: LanguageCode): boolean {
  return LOCALES.some(({ code, supported }) => code === lang && supported)
}

const PAGE_LINKS = /page:([a-z0-9-]+\/[a-z0-9-]+)/g

/** Links name pages that exist in the page's language; a translation omits links to others. */
function checkPageLinks({ page, lang, mistake }: PageFromFiles, known: ReadonlySet<string>): void {
  for (const { text, path } of findTexts(page, [])) {
    for (const [, key] of text.matchAll(PAGE_LINKS)) {
      if (!known.has(`${key}.${lang}`)) throw mistake(path, `there is no page “${key}” in ${lang}`)
    }
  }
  if (page.parent !== undefined && !known.has(`${page.parent}.${lang}`)) {
    throw mistake(['parent'], `there is no page “${page.parent}” in ${lang}`)
  }
}

/** Menus are shared by all languages and show the pages of each, so a page must exist in any language. */
function checkSiteLinks({ site, mistake }: SiteFromFiles, known: ReadonlySet<string>): void {
  const exists = (key: string | undefined) => LANGUAGE_CODES.some((lang) => known.has(`${key}.${lang}`))
  for (const { text, path } of findTexts(site, [])) {
    for (const [, key] of text.matchAll(PAGE_LINKS)) {
      if (!exists(key)) throw mistake(path, `there is no page “${key}”`)
    }
  }
  const { ticketPage } = site.header.manualHeader
  if (ticketPage !== undefined && !exists(ticketPage)) {
    throw mistake(['header', 'manualHeader', 'ticketPage'], `there is no page “${ticketPage}”`)
  }
}

interface FoundText {
  readonly text: string
  readonly path: readonly (string | number)[]
}

function findTexts(value: unknown, path: readonly (string | number)[]): FoundText[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findTexts(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, child]) => findTexts(child, [...path, field]))
}
