/** The languages in which the admin can be used. */
export const ADMIN_LANGUAGES = ['en', 'de', 'fr', 'es', 'ru'] as const
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** The languages into which English texts are translated. */
export type NonEnglishLanguage = Exclude<AdminLanguage, 'en'>

export function isAdminLanguage(language: string): language is AdminLanguage {
  return ADMIN_LANGUAGES.some((known) => known === language)
}

export function isNonEnglishLanguage(language: string): language is NonEnglishLanguage {
  return language !== 'en' && isAdminLanguage(language)
}
