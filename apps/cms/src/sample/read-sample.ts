import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isLanguageCode, type LanguageCode, LOCALES } from '@passepartout/content-model/locales'
import { checkSample } from './check-sample.ts'
import { readSource, type Source } from './read-source.ts'
import { SampleError } from './sample-error.ts'
import {
  languagesSchema,
  type SampleLanguages,
  type SamplePage,
  type SampleSite,
  type SiteTexts,
  samplePageSchema,
  sampleSiteSchema,
  siteTextsSchema,
} from './sample-schema.ts'

export interface SampleSiteFile {
  readonly name: string
  readonly file: string
  readonly hash: string
  readonly site: SampleSite
  /** The languages that the site has, and its texts in each. */
  readonly texts: ReadonlyMap<LanguageCode, Source<SiteTexts> & { readonly file: string }>
  readonly mistake: Source<unknown>['mistake']
}

export interface SamplePageFile {
  /** `<site>/<page>` */
  readonly key: string
  readonly siteName: string
  readonly lang: LanguageCode
  readonly file: string
  readonly hash: string
  readonly page: SamplePage
  readonly mistake: Source<unknown>['mistake']
}

export interface Sample {
  readonly sites: readonly SampleSiteFile[]
  readonly pages: readonly SamplePageFile[]
  readonly languages: SampleLanguages
}

/**
 * Reads and checks all sample files.
 *
 * @param folder the one that holds `sites`, `pages` and `legal`
 * @throws SampleError for the first thing that is wrong
 */
export async function readSample(folder: string): Promise<Sample> {
  const siteFiles = await listFiles(folder, 'sites/*/site.json')
  const sites = await Promise.all(siteFiles.map((file) => readSite(folder, file)))
  const pageFiles = await listFiles(folder, 'pages/*/*.json')
  const pages = await Promise.all(pageFiles.map((file) => readPage(folder, file)))
  const legalFiles = await listFiles(folder, 'legal/*.json')
  const legal = await Promise.all(legalFiles.map((file) => readLegalPages(folder, file, sites)))
  const { value: languages } = await readSource(folder, 'languages.json', languagesSchema)
  const sample = { sites, pages: [...pages, ...legal.flat()], languages }
  checkSample(sample)
  return sample
}

async function listFiles(folder: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }))
  if (files.length === 0) throw new SampleError(join(folder, pattern), 'there is no such file')
  return files.toSorted()
}

async function readSite(folder: string, file: string): Promise<SampleSiteFile> {
  const [, name = ''] = file.split('/')
  const { value, hash, mistake } = await readSource(folder, file, sampleSiteSchema)
  const textFiles = (await listFiles(folder, `sites/${name}/*.json`)).filter((other) => other !== file)
  const texts = await Promise.all(textFiles.map((textFile) => readTexts(folder, textFile)))
  const inDisplayOrder = LOCALES.flatMap(({ code }) => texts.filter(([lang]) => lang === code))
  const hashes = [hash, ...inDisplayOrder.map(([, { hash: own }]) => own)]
  return { name, file, hash: hashes.join(' '), site: value, texts: new Map(inDisplayOrder), mistake }
}

async function readTexts(folder: string, file: string) {
  const lang = languageOf(basename(file, '.json'), file, 'texts are named <lang>.json')
  return [lang, { ...(await readSource(folder, file, siteTextsSchema)), file }] as const
}

async function readPage(folder: string, file: string): Promise<SamplePageFile> {
  const [, siteName = '', fileName = ''] = file.split('/')
  const { page, lang } = nameOfPage(fileName, file)
  const { value, hash, mistake } = await readSource(folder, file, samplePageSchema)
  return { key: `${siteName}/${page}`, siteName, lang, file, hash, page: value, mistake }
}

/** One text, and one page of each site that says who runs it and has the language. */
async function readLegalPages(
  folder: string,
  file: string,
  sites: readonly SampleSiteFile[],
): Promise<SamplePageFile[]> {
  const { page, lang } = nameOfPage(basename(file), file)
  const having = sites.filter(({ site, texts }) => site.legal !== undefined && texts.has(lang))
  return Promise.all(
    having.map(async ({ name, site, texts }) => {
      const values = { ...site.legal, brand: texts.get(lang)?.value[site.name] ?? '', host: site.host }
      const fill = (text: string) => fillPlaceholders(file, text, values)
      const { value, hash, mistake } = await readSource(folder, file, samplePageSchema, fill)
      const home = { parent: `${name}/home` }
      return { key: `${name}/${page}`, siteName: name, lang, file, hash, page: { ...home, ...value }, mistake }
    }),
  )
}

const PLACEHOLDER = /\{([a-z]+)\}/g

function fillPlaceholders(file: string, text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new SampleError(file, `no site has a value for ${placeholder}`, lineOf(text, placeholder))
    return JSON.stringify(value).slice(1, -1)
  })
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length
}

function nameOfPage(fileName: string, file: string) {
  const [page = '', code = ''] = fileName.split('.')
  return { page, lang: languageOf(code, file, 'a page is named <page>.<lang>.json') }
}

function languageOf(code: string, file: string, rule: string): LanguageCode {
  if (!isLanguageCode(code)) throw new SampleError(file, `“${code}” is no language; ${rule}`)
  return code
}
