import deChoices from './de/choices.json' with { type: 'json' }
import deDescriptions from './de/descriptions.json' with { type: 'json' }
import esChoices from './es/choices.json' with { type: 'json' }
import esDescriptions from './es/descriptions.json' with { type: 'json' }
import frChoices from './fr/choices.json' with { type: 'json' }
import frDescriptions from './fr/descriptions.json' with { type: 'json' }
import { LABEL_TRANSLATIONS } from './labels.ts'
import { ADMIN_LANGUAGES, isNonEnglishLanguage } from './languages.ts'
import ruChoices from './ru/choices.json' with { type: 'json' }
import ruDescriptions from './ru/descriptions.json' with { type: 'json' }
import type { TranslationsByEnglish } from './translations-by-english.ts'

/** The options of select fields. */
export const CHOICE_TRANSLATIONS: TranslationsByEnglish = { de: deChoices, fr: frChoices, es: esChoices, ru: ruChoices }

/** What fields and collections are for. */
export const DESCRIPTION_TRANSLATIONS: TranslationsByEnglish = {
  de: deDescriptions,
  fr: frDescriptions,
  es: esDescriptions,
  ru: ruDescriptions,
}

/** The label of a field, a row or a block in every language of the admin, of which Payload chooses one. */
export function labelInEachLanguage(english: string): Record<string, string> {
  return englishInEachLanguage(english, LABEL_TRANSLATIONS)
}

export function descriptionInEachLanguage(english: string): Record<string, string> {
  return englishInEachLanguage(english, DESCRIPTION_TRANSLATIONS)
}

export function choiceInEachLanguage(english: string): Record<string, string> {
  return englishInEachLanguage(english, CHOICE_TRANSLATIONS)
}

/** Payload shows English in a language without a translation. */
function englishInEachLanguage(english: string, texts: TranslationsByEnglish): Record<string, string> {
  const translated = ADMIN_LANGUAGES.filter(isNonEnglishLanguage).flatMap((language) => {
    const text = texts[language][english]
    return text === undefined ? [] : [[language, text] as const]
  })
  return { en: english, ...Object.fromEntries(translated) }
}
