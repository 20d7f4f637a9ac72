import { IntlMessageFormat } from 'intl-messageformat'

/** The languages of the admin. */
export const ADMIN_LANGUAGES = ['en', 'de', 'fr', 'es', 'ru'] as const
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** What an ICU message is filled with. */
export type FormatValues = Readonly<Record<string, string | number>>

export function isAdminLanguage(language: string): language is AdminLanguage {
  return ADMIN_LANGUAGES.some((known) => known === language)
}

/**
 * Fills the ICU messages of dictionaries.
 *
 * @returns a function of the language, English where it is none of the admin, of the key, and of what is filled in
 * @throws Error when something is not there that the message needs
 */
export function messageFormatter<Key extends string>(
  dictionaries: Readonly<Record<AdminLanguage, Readonly<Record<Key, string>>>>,
): (language: string, key: Key, values?: FormatValues) => string {
  const formats = new Map<string, IntlMessageFormat>()
  return (asked, key, values = {}) => {
    const language = isAdminLanguage(asked) ? asked : 'en'
    const name = `${language} ${key}`
    let format = formats.get(name)
    if (!format) {
      format = new IntlMessageFormat(dictionaries[language][key], language, undefined, { ignoreTag: true })
      formats.set(name, format)
    }
    return String(format.format(values))
  }
}
