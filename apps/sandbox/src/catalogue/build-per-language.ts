import { LANGUAGES, type Language } from '../catalogue-schema.ts'

/** One value for every language. */
export function buildPerLanguage<T>(build: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, build(language)])) as Record<Language, T>
}
