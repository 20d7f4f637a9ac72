import { basename, dirname, join } from 'node:path'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { checkTranslations } from '../checks/check-translations.ts'
import { type PageContent, pageFactsSchema, pageTextsSchema } from '../schemas/file-schemas.ts'
import { ContentFileError } from './content-file-error.ts'
import { type MergedPage, mergePage, parsePage } from './merge-page.ts'
import { readJsonFile } from './read-json-file.ts'

/** A page in one language. */
export interface LocalizedPage extends MergedPage {
  readonly page: PageContent
}

/**
 * Reads a page in all its languages.
 *
 * @param files the JSON files of the page's folder
 * @param fill transforms the text of a language file before it is parsed
 * @throws ContentFileError for the first fault
 */
export async function readPageLanguages(
  folder: string,
  files: readonly string[],
  fill: (text: string, file: string, lang: LanguageCode) => string = (text) => text,
): Promise<LocalizedPage[]> {
  const [first = ''] = files
  const pageFolder = dirname(first)
  const sharedFacts = await readJsonFile(folder, join(pageFolder, 'page.json'), pageFactsSchema)
  const languages = files.flatMap((file) => languageOf(file) ?? [])
  const own = files.filter((file) => OWN_FACTS.test(file))
  for (const file of own) checkOwner(file, languages)
  const versions = await Promise.all(
    languages.map(async (lang) => {
      const file = join(pageFolder, `${lang}.json`)
      const ownFacts = join(pageFolder, `page.${lang}.json`)
      const facts = own.includes(ownFacts) ? await readJsonFile(folder, ownFacts, pageFactsSchema) : sharedFacts
      const texts = await readJsonFile(folder, file, pageTextsSchema, (text) => fill(text, file, lang))
      return mergePage({ lang, file, facts, texts })
    }),
  )
  const withSharedFacts = versions.filter(({ facts }) => facts === sharedFacts)
  checkTranslations(withSharedFacts, DEFAULT_LANGUAGE)
  return versions.map((version) => ({ ...version, page: parsePage(version) }))
}

const OWN_FACTS = /\/page\.[^./]+\.json$/

/** The language of a file of texts. */
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
