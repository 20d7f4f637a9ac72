const OTHER_LANGUAGES = ['de', 'fr', 'es', 'ru'] as const

/** The languages of the admin into which English is put. */
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** Names and labels by their English form. */
export type Phrases = Readonly<Record<string, Readonly<Record<OtherLanguage, string>>>>

export function isOther(language: string): language is OtherLanguage {
  return OTHER_LANGUAGES.some((known) => known === language)
}

/** A phrase of a table in a language of the admin; one that is not known stays as it is. */
export function phraseIn(phrases: Phrases, language: string, english: string): string {
  const known = isOther(language) && Object.hasOwn(phrases, english) ? phrases[english]?.[language] : undefined
  return known ?? english
}
