import { isNonEnglishLanguage, type NonEnglishLanguage } from './languages.ts'

/** Translations whose key is the English text. */
export type TranslationsByEnglish = Readonly<Record<NonEnglishLanguage, Readonly<Record<string, string>>>>

/** Translates an English text; one without a translation stays English. */
export function translateEnglish(texts: TranslationsByEnglish, language: string, english: string): string {
  if (!isNonEnglishLanguage(language)) return english
  const own = texts[language]
  return Object.hasOwn(own, english) ? (own[english] ?? english) : english
}
