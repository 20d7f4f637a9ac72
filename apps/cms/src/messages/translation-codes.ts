import de from './de/translation-codes.json' with { type: 'json' }
import es from './es/translation-codes.json' with { type: 'json' }
import fr from './fr/translation-codes.json' with { type: 'json' }
import ru from './ru/translation-codes.json' with { type: 'json' }
import { type TranslationsByEnglish, translateEnglish } from './translations-by-english.ts'

/** Explanations of the numbered codes in texts for translators. */
export const TRANSLATION_CODE_HELP: TranslationsByEnglish = { de, fr, es, ru }

/** Translates the explanation of a code, such as `{1} bold, italic`; a part without a translation stays. */
export function translateCodeHelp(language: string, english: string): string {
  const [number = '', ...rest] = english.split(' ')
  const names = rest.join(' ').split(', ')
  return `${number} ${names.map((name) => translateEnglish(TRANSLATION_CODE_HELP, language, name)).join(', ')}`
}
