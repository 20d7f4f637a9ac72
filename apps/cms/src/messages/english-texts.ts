import { isOtherLanguage, type OtherLanguage } from './languages.ts'

/** Translations whose key is the English text. */
export type EnglishTexts = Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>>

/** Translates an English text; one without a translation stays English. */
export function translateEnglish(texts: EnglishTexts, language: string, english: string): string {
  if (!isOtherLanguage(language)) return english
  const own = texts[language]
  return Object.hasOwn(own, english) ? (own[english] ?? english) : english
}
