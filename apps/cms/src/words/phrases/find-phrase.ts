import type { OtherLanguage, Phrases } from './phrases.ts'

const OTHER_LANGUAGES = ['de', 'fr', 'es', 'ru'] as const satisfies readonly OtherLanguage[]

export function isOther(language: string): language is OtherLanguage {
  return OTHER_LANGUAGES.some((known) => known === language)
}

type PhraseIn = (language: string, english: string) => string

/**
 * Puts phrases into a language of the admin. `{name}` stands for any words, of which as few as can be are taken; `{rule}` for
 * another phrase of the table, `{place}` for a place of a form. One that is not known stays as it is.
 *
 * @param placeIn puts such a place into the language
 * @returns a function of the language, such as that of a request, and of the English
 */
export function phraseFinder(phrases: Phrases, placeIn: PhraseIn = (_, place) => place): PhraseIn {
  const patterns = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    .map(([english, others]) => ({ english: patternOf(english), others }))
  const find = (language: string, english: string): string => {
    if (!isOther(language)) return english
    const whole = Object.hasOwn(phrases, english) ? phrases[english] : undefined
    if (whole) return whole[language]
    for (const { english: pattern, others } of patterns) {
      const found = pattern.exec(english)?.groups
      if (found) return others[language].replace(/\{(\w+)\}/g, (_, name) => filled(name, found[name] ?? '', language))
    }
    return english
  }
  const filled = (name: string, words: string, language: string) => {
    if (name === 'rule') return find(language, words)
    return name === 'place' ? placeIn(language, words) : words
  }
  return find
}

function patternOf(english: string): RegExp {
  return new RegExp(`^${RegExp.escape(english).replace(/\\{(\w+)\\}/g, '(?<$1>.+?)')}$`, 's')
}
