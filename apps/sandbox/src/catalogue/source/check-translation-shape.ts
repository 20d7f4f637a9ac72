import { createSourceError, type SourceFile } from './source-file.ts'

const PLACEHOLDER = /\{[^}]*\}/g

type Path = readonly PropertyKey[]

/**
 * Checks that a translation has exactly the keys, list lengths and placeholders of the English file.
 *
 * @throws SourceError at the first difference
 */
export function checkTranslationShape(
  file: SourceFile<unknown>,
  english: unknown,
  translated: unknown,
  path: Path = [],
): void {
  if (typeof english === 'string') compareTexts(file, english, translated, path)
  else if (Array.isArray(english)) compareLists(file, english, translated, path)
  else if (isObject(english)) compareObjects(file, english, translated, path)
}

/** The English value, with every text replaced that the translation has at the same path. */
export function fillMissingTranslations(english: unknown, translated: unknown): unknown {
  if (typeof english === 'string') {
    const usable = typeof translated === 'string' && translated.trim() !== ''
    return usable && samePlaceholders(english, translated) ? translated : english
  }
  if (Array.isArray(english)) {
    const usable = Array.isArray(translated) && translated.length === english.length
    return usable ? english.map((value: unknown, index) => fillMissingTranslations(value, translated[index])) : english
  }
  if (!isObject(english)) return english
  const given = isObject(translated) ? translated : {}
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, fillMissingTranslations(value, given[key])]),
  )
}

function compareTexts(file: SourceFile<unknown>, english: string, translated: unknown, path: Path): void {
  if (typeof translated !== 'string') throw createSourceError(file, path, 'must be a text, as in English')
  if (samePlaceholders(english, translated)) return
  throw createSourceError(
    file,
    path,
    `must have the placeholders of the English text: ${placeholdersOf(english) || 'none'}`,
  )
}

function compareObjects(
  file: SourceFile<unknown>,
  english: Readonly<Record<string, unknown>>,
  translated: unknown,
  path: Path,
): void {
  if (!isObject(translated)) throw createSourceError(file, path, 'must be an object, as in English')
  for (const key of Object.keys(translated)) {
    if (!(key in english)) throw createSourceError(file, [...path, key], 'is not in the English file')
  }
  for (const [key, value] of Object.entries(english)) {
    if (!(key in translated))
      throw createSourceError(file, [...path, key], 'is missing here, but is in the English file')
    checkTranslationShape(file, value, translated[key], [...path, key])
  }
}

function compareLists(file: SourceFile<unknown>, english: readonly unknown[], translated: unknown, path: Path): void {
  if (!Array.isArray(translated)) throw createSourceError(file, path, 'must be a list, as in English')
  if (translated.length !== english.length) {
    throw createSourceError(file, path, `must have ${english.length} entries, as in English, not ${translated.length}`)
  }
  for (const [index, value] of english.entries())
    checkTranslationShape(file, value, translated[index], [...path, index])
}

function samePlaceholders(english: string, translated: string): boolean {
  return placeholdersOf(english) === placeholdersOf(translated)
}

function placeholdersOf(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).sort().join(' ')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
