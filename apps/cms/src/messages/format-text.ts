import { IntlMessageFormat } from 'intl-messageformat'
import { type AdminLanguage, isAdminLanguage } from './languages.ts'

/** The values of an ICU message, by the name of its parameter. */
export type MessageValues = Readonly<Record<string, string | number>>

const TEXT_FORMATS = new Map<string, IntlMessageFormat>()
const NUMBER_FORMATS = new Map<string, Intl.NumberFormat>()

/**
 * Fills the parameters of an ICU message.
 *
 * @throws Error when a parameter has no value
 */
export function formatText(language: string, text: string, values: MessageValues): string {
  const key = `${language} ${text}`
  const format = TEXT_FORMATS.get(key) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  TEXT_FORMATS.set(key, format)
  return String(format.format(values))
}

/** Formats the messages of one file per language. A language that the admin does not have is English. */
export function createMessageFormatter<Key extends string>(
  texts: Readonly<Record<AdminLanguage, Readonly<Record<Key, string>>>>,
): (language: string, key: Key, values?: MessageValues) => string {
  return (requested, key, values = {}) => {
    const language = isAdminLanguage(requested) ? requested : 'en'
    return formatText(language, texts[language][key], values)
  }
}

/** The number format of a language; creating one is slower than using it, so each is created once. */
export function numberFormatFor(language: string): Intl.NumberFormat {
  const format = NUMBER_FORMATS.get(language) ?? new Intl.NumberFormat(language)
  NUMBER_FORMATS.set(language, format)
  return format
}

/**
 * Formats the numbers among the values: 1,078 pages are 1.078 in German. Pass a number that is an identifier, such as that of
 * a tour group, as a string.
 */
export function formatNumbers(language: string, values: MessageValues): Record<string, string> {
  const format = numberFormatFor(language)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format.format(value) : value]),
  )
}
