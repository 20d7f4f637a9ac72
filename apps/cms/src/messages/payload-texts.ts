import de from './de/payload.json' with { type: 'json' }
import es from './es/payload.json' with { type: 'json' }
import fr from './fr/payload.json' with { type: 'json' }
import ru from './ru/payload.json' with { type: 'json' }
import { type TranslationsByEnglish, translateEnglish } from './translations-by-english.ts'

/** The texts that Payload's admin shows in English in every language: they have no key in Payload's translations. */
export const PAYLOAD_TEXTS: TranslationsByEnglish = { de, fr, es, ru }

/** Translates a text of Payload's components, whose first number is its `count`; a text without a translation stays. */
export function translatePayloadText(language: string, english: string): string {
  const [count = ''] = /\d+/.exec(english) ?? []
  return count === ''
    ? translateEnglish(PAYLOAD_TEXTS, language, english)
    : translateEnglish(PAYLOAD_TEXTS, language, english.replace(count, '{count}')).replace('{count}', count)
}
