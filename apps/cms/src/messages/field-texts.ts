import deChoices from './de/choices.json' with { type: 'json' }
import deDescriptions from './de/descriptions.json' with { type: 'json' }
import esChoices from './es/choices.json' with { type: 'json' }
import esDescriptions from './es/descriptions.json' with { type: 'json' }
import frChoices from './fr/choices.json' with { type: 'json' }
import frDescriptions from './fr/descriptions.json' with { type: 'json' }
import { LABEL_TRANSLATIONS } from './labels.ts'
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
export const labelInEachLanguage = inEachLanguage(LABEL_TRANSLATIONS)
export const descriptionInEachLanguage = inEachLanguage(DESCRIPTION_TRANSLATIONS)
export const choiceInEachLanguage = inEachLanguage(CHOICE_TRANSLATIONS)

/** Payload shows English in a language without a translation. */
function inEachLanguage(texts: TranslationsByEnglish): (english: string) => Record<string, string> {
  return (english) => {
    const translated = Object.entries(texts).map(([language, own]) => [language, own[english]])
    return { en: english, ...Object.fromEntries(translated.filter(([, text]) => text !== undefined)) }
  }
}
