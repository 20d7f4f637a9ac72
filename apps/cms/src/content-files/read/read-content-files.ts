import { glob } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isLanguageCode, type LanguageCode, LOCALES } from '@passepartout/content-model/locales'
import { checkContentFiles } from '../checks/check-content-files.ts'
import {
  type LanguageRules,
  languagesSchema,
  type PageContent,
  type SiteContent,
  type SiteTexts,
  siteContentSchema,
  siteTextsSchema,
} from '../schemas/file-schemas.ts'
import { ContentFileError } from './content-file-error.ts'
import { hashContentAndModules } from './content-hash.ts'
import { type JsonFile, readJsonFile } from './read-json-file.ts'
import { type LocalizedPage, readPageLanguages } from './read-page-languages.ts'

export interface SiteFromFiles {
  readonly name: string
  readonly file: string
  readonly hash: string
  readonly site: SiteContent
  /** Texts by language; their keys are the site's languages. */
  readonly texts: ReadonlyMap<LanguageCode, JsonFile<SiteTexts> & { readonly file: string }>
  readonly mistake: JsonFile<unknown>['mistake']
}

export interface PageFromFiles {
  /** `<site>/<page>` */
  readonly key: string
  readonly siteName: string
  readonly lang: LanguageCode
  /** The file with the texts. */
  readonly file: string
  /** A hash of the page and of the importing code: it changes with any of the page's files. */
  readonly hash: string
  readonly page: PageContent
  readonly mistake: JsonFile<unknown>['mistake']
}

export interface ContentFiles {
  readonly sites: readonly SiteFromFiles[]
  readonly pages: readonly PageFromFiles[]
  readonly languages: LanguageRules
}

/**
 * Reads and checks all files of a folder.
 *
 * @param folder contains `sites`, `pages` and `legal`
 * @throws ContentFileError for the first fault
 */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const siteFiles = await listFiles(folder, 'sites/*/site.json')
  const sites = await Promise.all(siteFiles.map((file) => readSite(folder, file)))
  const pages = await readSitePages(folder)
  const legal = await readLegalPages(folder, sites)
  const { value: languages } = await readJsonFile(folder, 'languages.json', languagesSchema)
  // The list of pages shows what was made last first.
  const files = { sites, pages: [...legal, ...pages], languages }
  checkContentFiles(files)
  return files
}

async function listFiles(folder: string, pattern: string): Promise<string[]> {
  const files = await findFiles(folder, pattern)
  if (files.length === 0) throw new ContentFileError(join(folder, pattern), 'there is no such file')
  return files
}

async function findFiles(folder: string, pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: folder }))).toSorted()
}

async function readSite(folder: string, file: string): Promise<SiteFromFiles> {
  const [, name = ''] = file.split('/')
  const { value, hash, mistake } = await readJsonFile(folder, file, siteContentSchema)
  const textFiles = (await listFiles(folder, `sites/${name}/*.json`)).filter((other) => other !== file)
  const texts = await Promise.all(textFiles.map((textFile) => readTexts(folder, textFile)))
  const inDisplayOrder = LOCALES.flatMap(({ code }) => texts.filter(([lang]) => lang === code))
  const hashes = [hash, ...inDisplayOrder.map(([, { hash: own }]) => own)]
  return {
    name,
    file,
    hash: hashContentAndModules(hashes.join(' ')),
    site: value,
    texts: new Map(inDisplayOrder),
    mistake,
  }
}

async function readTexts(folder: string, file: string) {
  const lang = languageOf(basename(file, '.json'), file, 'texts are named <lang>.json')
  return [lang, { ...(await readJsonFile(folder, file, siteTextsSchema)), file }] as const
}

async function readSitePages(folder: string): Promise<PageFromFiles[]> {
  const places = groupByFolder(await listFiles(folder, 'pages/**/*.json'), 'pages/<site>/<page>/<file>.json')
  const pages = places.map(async (files) => {
    const [, siteName = '', page = ''] = files[0].split('/')
    return (await readPageLanguages(folder, files)).map((version) => toPageFile(siteName, page, version))
  })
  return (await Promise.all(pages)).flat()
}

/** Legal pages have one text, and a page on each site that has a `legal` object and the language. */
async function readLegalPages(folder: string, sites: readonly SiteFromFiles[]): Promise<PageFromFiles[]> {
  const places = groupByFolder(await findFiles(folder, 'legal/**/*.json'), 'legal/<page>/<file>.json')
  const pages = places.flatMap((files) => {
    const [, page = ''] = files[0].split('/')
    return sites.map(async (site) => {
      if (site.site.legal === undefined) return []
      const versions = await readPageLanguages(folder, files, (text, file, lang) => fillLegal(text, file, lang, site))
      return versions
        .filter(({ lang }) => site.texts.has(lang))
        .map((version) => toPageFile(site.name, page, version, { parent: `${site.name}/home` }))
    })
  })
  return (await Promise.all(pages)).flat()
}

type Files = readonly [string, ...string[]]

/** Groups files by page; a file in another place would never be read, so it is refused. */
function groupByFolder(files: readonly string[], form: string): Files[] {
  const stray = files.find((file) => file.split('/').length !== form.split('/').length)
  if (stray !== undefined) throw new ContentFileError(stray, `is no file of a page: they are ${form}`)
  const groups = Map.groupBy(files, dirname)
  return [...groups.values()].flatMap(([first, ...more]) => (first === undefined ? [] : [[first, ...more] as const]))
}

function toPageFile(
  siteName: string,
  name: string,
  { lang, file, page, mistake }: LocalizedPage,
  more: Partial<PageContent> = {},
): PageFromFiles {
  const whole = { ...more, ...page }
  const hash = hashContentAndModules(JSON.stringify(whole))
  return { key: `${siteName}/${name}`, siteName, lang, file, hash, page: whole, mistake }
}

function fillLegal(text: string, file: string, lang: LanguageCode, { site, texts }: SiteFromFiles): string {
  const brand = texts.get(lang)?.value[site.name] ?? ''
  const phone = site.legal?.phone.replaceAll(' ', HARD_SPACE)
  return fillPlaceholders(file, text, { ...site.legal, ...(phone && { phone }), brand, host: site.host })
}

/** Prevents a line break within a number. */
const HARD_SPACE = '\u00a0'
const PLACEHOLDER = /\{([a-z]+)\}/g

function fillPlaceholders(file: string, text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new ContentFileError(file, `no site has a value for ${placeholder}`, lineOf(text, placeholder))
    return JSON.stringify(value).slice(1, -1)
  })
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length
}

function languageOf(code: string, file: string, rule: string): LanguageCode {
  if (!isLanguageCode(code)) throw new ContentFileError(file, `“${code}” is no language; ${rule}`)
  return code
}
