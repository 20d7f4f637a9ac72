import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isLanguageCode, type LanguageCode, LOCALES } from '@passepartout/content-model/locales'
import type { z } from 'zod'
import { SampleError } from './sample-error.ts'
import { type SamplePage, type SampleSite, samplePageSchema, sampleSiteSchema } from './sample-schema.ts'

export interface SampleSiteFile {
  readonly name: string
  readonly file: string
  readonly hash: string
  readonly site: SampleSite
}

export interface SamplePageFile {
  /** `<site>/<page>` */
  readonly key: string
  readonly siteName: string
  readonly lang: LanguageCode
  readonly file: string
  readonly hash: string
  readonly page: SamplePage
}

export interface Sample {
  readonly sites: readonly SampleSiteFile[]
  readonly pages: readonly SamplePageFile[]
}

/**
 * Reads and checks all sample files.
 *
 * @param folder the one that holds `sites` and `pages`
 * @throws SampleError for the first thing that is wrong
 */
export async function readSample(folder: string): Promise<Sample> {
  const siteFiles = await listFiles(folder, 'sites/*.json')
  const sites = await Promise.all(siteFiles.map((file) => readSite(folder, file)))
  const pageFiles = await listFiles(folder, 'pages/*/*.json')
  const pages = await Promise.all(pageFiles.map((file) => readPage(folder, file)))
  const sample = { sites, pages }
  checkLanguages(sample)
  return sample
}

async function listFiles(folder: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }))
  if (files.length === 0) throw new SampleError(join(folder, pattern), 'there is no such file')
  return files.toSorted()
}

async function readSite(folder: string, file: string): Promise<SampleSiteFile> {
  const { value, hash } = await parseFile(folder, file, sampleSiteSchema)
  return { name: basename(file, '.json'), file, hash, site: value }
}

async function readPage(folder: string, file: string): Promise<SamplePageFile> {
  const [, siteName = '', fileName = ''] = file.split('/')
  const [page = '', lang = ''] = fileName.split('.')
  if (!isLanguageCode(lang)) throw new SampleError(file, `“${lang}” is no language; a page is named <page>.<lang>.json`)
  const { value, hash } = await parseFile(folder, file, samplePageSchema)
  return { key: `${siteName}/${page}`, siteName, lang, file, hash, page: value }
}

async function parseFile<S extends z.ZodType>(folder: string, file: string, schema: S) {
  const text = await readFile(join(folder, file), 'utf8')
  const parsed = schema.safeParse(parseJson(file, text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SampleError(file, `${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
  }
  return { value: parsed.data, hash: createHash('sha256').update(text).digest('hex') }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SampleError(file, error instanceof Error ? error.message : String(error))
  }
}

/** Each page exists in every language that its site offers to visitors; a language not offered yet may be partial. */
function checkLanguages({ sites, pages }: Sample): void {
  for (const { key, siteName, lang, file } of pages) {
    const site = sites.find(({ name }) => name === siteName)?.site
    if (!site) throw new SampleError(file, `there is no sites/${siteName}.json`)
    if (!site.languages.includes(lang)) throw new SampleError(file, `its site has no language ${lang}`)
    const languages = pages.filter((other) => other.key === key).map((other) => other.lang)
    const missing = site.languages.filter((code) => isOffered(code) && !languages.includes(code))
    if (missing.length > 0) throw new SampleError(file, `the page has no version in ${missing.join(', ')}`)
  }
}

function isOffered(lang: LanguageCode): boolean {
  return LOCALES.some(({ code, supported }) => code === lang && supported)
}
