import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { LANGUAGES, type Language } from '../../catalogue-schema.ts'
import { buildPerLanguage } from '../build-per-language.ts'
import { checkTranslationShape, fillMissingTranslations } from './check-translation-shape.ts'
import { languageCompletenessSchema } from './source-facts.ts'
import { parseSourceFile, readJsonSourceFile, readSourceFile, type SourceFile } from './source-file.ts'
import {
  addressTranslationsSchema,
  handwrittenTextsSchema,
  itineraryStopTextsSchema,
  type LanguageTexts,
  languageTextsSchema,
  TEXT_SCHEMAS,
  type TextFileName,
} from './source-texts.ts'

type Files = Readonly<Record<TextFileName, SourceFile<unknown>>>
type ByLanguage<T> = Readonly<Record<Language, T>>

export interface LoadedTexts {
  /** In the order of `LANGUAGES`. */
  readonly languages: readonly Language[]
  /** Languages that are not offered have the English texts. */
  readonly texts: ByLanguage<LanguageTexts>
  readonly files: ByLanguage<Files>
  /** By tour-group file. */
  readonly handwritten: ByLanguage<readonly SourceFile<z.infer<typeof handwrittenTextsSchema>>[]>
  readonly stops: ByLanguage<SourceFile<z.infer<typeof itineraryStopTextsSchema>>>
  readonly addresses: ByLanguage<SourceFile<z.infer<typeof addressTranslationsSchema>>>
}

const FILES = languageTextsSchema.keyof().options
const NOTHING = { name: '', raw: '{}', data: {} }

/** @throws SourceError at the first fault, including a missing key of a complete language */
export function loadTexts(folder: string): LoadedTexts {
  const { data: state } = readSourceFile(folder, 'languages.json', languageCompletenessSchema)
  const english = readFiles((name) => readJsonSourceFile(folder, pathOf('en', name)))
  const filesOf = (language: Language): Files => {
    if (language === 'en') return english
    if (state.complete.includes(language)) return readFiles((name) => readComplete(folder, language, name, english))
    if (state.draft.includes(language)) return readFiles((name) => readDraft(folder, language, name, english))
    return english
  }
  const files = buildPerLanguage(filesOf)
  return {
    languages: LANGUAGES.filter((language) => ['en', ...state.complete, ...state.draft].includes(language)),
    texts: buildPerLanguage((language) => parseFiles(files[language])),
    files,
    handwritten: buildPerLanguage((language) =>
      handwrittenNames(folder, language).map((name) => readSourceFile(folder, name, handwrittenTextsSchema)),
    ),
    stops: buildPerLanguage((language) => readOptional(folder, stopsPath(language), itineraryStopTextsSchema)),
    addresses: buildPerLanguage((language) => readOptional(folder, addressesPath(language), addressTranslationsSchema)),
  }
}

/** Names of every file of texts that exists, relative to the folder, in a fixed order. */
export function textFileNames(folder: string): string[] {
  const names = LANGUAGES.flatMap((language) => [
    ...FILES.map((name) => pathOf(language, name)),
    stopsPath(language),
    addressesPath(language),
    ...handwrittenNames(folder, language),
  ])
  return names.filter((name) => existsSync(join(folder, name)))
}

function readComplete(folder: string, language: Language, name: TextFileName, english: Files): SourceFile<unknown> {
  const file = readJsonSourceFile(folder, pathOf(language, name))
  checkTranslationShape(file, english[name].data, file.data)
  return file
}

/** Missing or invalid texts are replaced by English ones; unknown keys are dropped. */
function readDraft(folder: string, language: Language, name: TextFileName, english: Files): SourceFile<unknown> {
  const path = pathOf(language, name)
  const file = existsSync(join(folder, path)) ? readJsonSourceFile(folder, path) : NOTHING
  return { ...file, data: fillMissingTranslations(english[name].data, file.data) }
}

function parseFiles(files: Files): LanguageTexts {
  for (const name of FILES) parseSourceFile(files[name], TEXT_SCHEMAS[name])
  return languageTextsSchema.parse(readFiles((name) => files[name].data))
}

function readFiles<T>(read: (name: TextFileName) => T): Record<TextFileName, T> {
  return Object.fromEntries(FILES.map((name) => [name, read(name)])) as Record<TextFileName, T>
}

function pathOf(language: Language, name: TextFileName): string {
  return `texts/${language}/${name}.json`
}

function stopsPath(language: Language): string {
  return `texts/${language}/itineraries.json`
}

function addressesPath(language: Language): string {
  return `texts/${language}/addresses.json`
}

function readOptional<T>(folder: string, name: string, schema: z.ZodType<Record<string, T>>) {
  return existsSync(join(folder, name)) ? readSourceFile(folder, name, schema) : { ...NOTHING, name, data: {} }
}

function handwrittenNames(folder: string, language: Language): string[] {
  const path = `texts/${language}/tour-groups`
  if (!existsSync(join(folder, path))) return []
  const names = readdirSync(join(folder, path)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => `${path}/${name}`)
}
