import { basename, dirname, join } from 'node:path'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { checkWords } from './checks/check-words.ts'
import { ContentFileError } from './content-file-error.ts'
import { type PageContent, pageFactsSchema, pageWordsSchema } from './file-schemas.ts'
import { type MergedPage, mergePage, parsePage } from './merge-page.ts'
import { readSource } from './read-source.ts'

/** A page in one language. */
export interface PageVersion extends MergedPage {
  readonly page: PageContent
}

/**
 * Reads a page in all its languages.
 *
 * @param files the JSON files of the page's folder
 * @param fill what to do with the text of each language before it is read as JSON
 * @throws ContentFileError for the first thing that is wrong
 */
export async function readPages(
  folder: string,
  files: readonly string[],
  fill: (text: string, file: string, lang: LanguageCode) => string = (text) => text,
): Promise<PageVersion[]> {
  const [first = ''] = files
  const place = dirname(first)
  const general = await readSource(folder, join(place, 'page.json'), pageFactsSchema)
  const languages = files.flatMap((file) => languageOf(file) ?? [])
  const own = files.filter((file) => OWN_FACTS.test(file))
  for (const file of own) checkOwner(file, languages)
  const versions = await Promise.all(
    languages.map(async (lang) => {
      const file = join(place, `${lang}.json`)
      const ownFacts = join(place, `page.${lang}.json`)
      const facts = own.includes(ownFacts) ? await readSource(folder, ownFacts, pageFactsSchema) : general
      const words = await readSource(folder, file, pageWordsSchema, (text) => fill(text, file, lang))
      return mergePage({ lang, file, facts, words })
    }),
  )
  const alike = versions.filter(({ facts }) => facts === general)
  checkWords(alike, DEFAULT_LANGUAGE)
  return versions.map((version) => ({ ...version, page: parsePage(version) }))
}

const OWN_FACTS = /\/page\.[^./]+\.json$/

/** The language whose words a file has. */
function languageOf(file: string): LanguageCode | undefined {
  const code = basename(file, '.json')
  if (code === 'page' || OWN_FACTS.test(file)) return undefined
  if (isLanguageCode(code)) return code
  throw new ContentFileError(file, `“${code}” is no language; a page is page.json and one <lang>.json for each`)
}

function checkOwner(file: string, languages: readonly LanguageCode[]): void {
  const [, code = ''] = basename(file).split('.')
  if (!languages.some((lang) => lang === code)) throw new ContentFileError(file, `there is no ${code}.json beside it`)
}
