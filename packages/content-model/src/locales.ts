/**
 * The one registry of languages (specification, sections 3 and 9; choices where it is silent in
 * `docs/specification/d-our-choices.md`). Everything that differs by language alone is a column here.
 */
export type TextDirection = 'ltr' | 'rtl'

export interface Locale {
  /** Two-letter code: path segment, hreflang, cookie value and document key. */
  readonly code: string
  /** The language's name in itself, for the selector. */
  readonly autonym: string
  /** BCP 47 tag for `Intl` and for the `lang` attribute. */
  readonly formatting: string
  readonly direction: TextDirection
  /** A language with a dictionary that is not offered yet: never in paths, selector or hreflang. */
  readonly supported: boolean
}

/** In display order. */
export const LOCALES = [
  { code: 'en', autonym: 'English', formatting: 'en-US', direction: 'ltr', supported: true },
  { code: 'es', autonym: 'Español', formatting: 'es', direction: 'ltr', supported: true },
  { code: 'fr', autonym: 'Français', formatting: 'fr', direction: 'ltr', supported: true },
  { code: 'it', autonym: 'Italiano', formatting: 'it', direction: 'ltr', supported: true },
  { code: 'de', autonym: 'Deutsch', formatting: 'de', direction: 'ltr', supported: true },
  { code: 'pt', autonym: 'Português', formatting: 'pt-BR', direction: 'ltr', supported: true },
  { code: 'nl', autonym: 'Nederlands', formatting: 'nl', direction: 'ltr', supported: true },
  { code: 'id', autonym: 'Bahasa Indonesia', formatting: 'id', direction: 'ltr', supported: false },
  { code: 'pl', autonym: 'Polski', formatting: 'pl', direction: 'ltr', supported: true },
  { code: 'ar', autonym: 'العربية', formatting: 'ar', direction: 'rtl', supported: false },
  { code: 'ru', autonym: 'Русский', formatting: 'ru', direction: 'ltr', supported: true },
  { code: 'da', autonym: 'Dansk', formatting: 'da', direction: 'ltr', supported: true },
  { code: 'no', autonym: 'Norsk', formatting: 'nb-NO', direction: 'ltr', supported: true },
  { code: 'ro', autonym: 'Română', formatting: 'ro', direction: 'ltr', supported: true },
  { code: 'sv', autonym: 'Svenska', formatting: 'sv', direction: 'ltr', supported: true },
  { code: 'tr', autonym: 'Türkçe', formatting: 'tr', direction: 'ltr', supported: true },
] as const satisfies readonly Locale[]

export type LanguageCode = (typeof LOCALES)[number]['code']

export const DEFAULT_LANGUAGE: LanguageCode = 'en'

/** Every language with a dictionary, in display order. */
export const LANGUAGE_CODES = LOCALES.map((locale) => locale.code)

const BY_CODE = new Map<string, Locale & { code: LanguageCode }>(LOCALES.map((locale) => [locale.code, locale]))

export function isLanguageCode(value: string): value is LanguageCode {
  return BY_CODE.has(value)
}

/** How a site writes English: American as in the specification, or British. */
export const ENGLISH_LOCALES = ['en-US', 'en-GB'] as const
export type EnglishLocale = (typeof ENGLISH_LOCALES)[number]

/** The registry's row; an unknown code is a programming error, so parse with `isLanguageCode` first. English is the site's. */
export function localeOf(
  code: LanguageCode,
  english: EnglishLocale = ENGLISH_LOCALES[0],
): Locale & { code: LanguageCode } {
  const locale = BY_CODE.get(code)
  if (!locale) throw new RangeError(`unknown language code: ${code}`)
  return code === 'en' ? { ...locale, formatting: english } : locale
}

/** The languages that a process serves: the supported ones, and those that it enables by setting. */
export function servedLanguages(enabled: readonly LanguageCode[]): ReadonlySet<LanguageCode> {
  return new Set(LOCALES.filter(({ code, supported }) => supported || enabled.includes(code)).map(({ code }) => code))
}

/** Place of a language in lists: the registry's order. */
export function languageDisplayIndex(code: LanguageCode): number {
  return LANGUAGE_CODES.indexOf(code)
}
