import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { LANGUAGES, type Language } from '../../catalogue-source.ts'
import { byLanguage } from '../by-language.ts'
import { compareShape, fillIn } from './compare-shape.ts'
import { languagesSchema } from './source-facts.ts'
import { parseSource, readJson, readSource, type SourceFile } from './source-file.ts'
import {
  addressesSchema,
  handwrittenSchema,
  stopTextsSchema,
  TEXT_SCHEMAS,
  type TextFile,
  type Texts,
  textsSchema,
} from './source-texts.ts'

type Files = Readonly<Record<TextFile, SourceFile<unknown>>>
type ByLanguage<T> = Readonly<Record<Language, T>>

export interface LoadedTexts {
  /** In the order of `LANGUAGES`. */
  readonly languages: readonly Language[]
  /** Languages that are not offered have the English texts. */
  readonly texts: ByLanguage<Texts>
  readonly files: ByLanguage<Files>
  /** By tour-group file. */
  readonly handwritten: ByLanguage<readonly SourceFile<z.infer<typeof handwrittenSchema>>[]>
  readonly stops: ByLanguage<SourceFile<z.infer<typeof stopTextsSchema>>>
  readonly addresses: ByLanguage<SourceFile<z.infer<typeof addressesSchema>>>
}

const FILES = textsSchema.keyof().options
const NOTHING = { name: '', raw: '{}', data: {} }

/** @throws SourceError at the first fault, including a missing key of a complete language */
export function loadTexts(folder: string): LoadedTexts {
  const { data: state } = readSource(folder, 'languages.json', languagesSchema)
  const english = readFiles((name) => readJson(folder, pathOf('en', name)))
  const filesOf = (language: Language): Files => {
    if (language === 'en') return english
    if (state.complete.includes(language)) return readFiles((name) => readComplete(folder, language, name, english))
    if (state.draft.includes(language)) return readFiles((name) => readDraft(folder, language, name, english))
    return english
  }
  const files = byLanguage(filesOf)
  return {
    languages: LANGUAGES.filter(
      (language) => language === 'en' || state.complete.includes(language) || state.draft.includes(language),
    ),
    texts: byLanguage((language) => parseFiles(files[language])),
    files,
    handwritten: byLanguage((language) =>
      handwrittenNames(folder, language).map((name) => readSource(folder, name, handwrittenSchema)),
    ),
    stops: byLanguage((language) => readOptional(folder, stopsPath(language), stopTextsSchema)),
    addresses: byLanguage((language) => readOptional(folder, addressesPath(language), addressesSchema)),
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

function readComplete(folder: string, language: Language, name: TextFile, english: Files): SourceFile<unknown> {
  const file = readJson(folder, pathOf(language, name))
  compareShape(file, english[name].data, file.data)
  return file
}

/** Missing or invalid texts are replaced by English ones; unknown keys are dropped. */
function readDraft(folder: string, language: Language, name: TextFile, english: Files): SourceFile<unknown> {
  const path = pathOf(language, name)
  const file = existsSync(join(folder, path)) ? readJson(folder, path) : NOTHING
  return { ...file, data: fillIn(english[name].data, file.data) }
}

function parseFiles(files: Files): Texts {
  for (const name of FILES) parseSource(files[name], TEXT_SCHEMAS[name])
  return textsSchema.parse(readFiles((name) => files[name].data))
}

function readFiles<T>(read: (name: TextFile) => T): Record<TextFile, T> {
  return {
    cities: read('cities'),
    categories: read('categories'),
    collections: read('collections'),
    places: read('places'),
    templates: read('templates'),
    variants: read('variants'),
    shows: read('shows'),
    banners: read('banners'),
    personas: read('personas'),
    promotions: read('promotions'),
    phrases: read('phrases'),
  }
}

function pathOf(language: Language, name: TextFile): string {
  return `texts/${language}/${name}.json`
}

function stopsPath(language: Language): string {
  return `texts/${language}/itineraries.json`
}

function addressesPath(language: Language): string {
  return `texts/${language}/addresses.json`
}

function readOptional<T>(folder: string, name: string, schema: z.ZodType<Record<string, T>>) {
  return existsSync(join(folder, name)) ? readSource(folder, name, schema) : { ...NOTHING, name, data: {} }
}

function handwrittenNames(folder: string, language: Language): string[] {
  const path = `texts/${language}/tour-groups`
  if (!existsSync(join(folder, path))) return []
  const names = readdirSync(join(folder, path)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => `${path}/${name}`)
}
