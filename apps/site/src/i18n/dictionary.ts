import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { IntlMessageFormat } from 'intl-messageformat'
import { GenerationalCache } from '../memo/generational-cache.ts'
import { markFallback } from './mark-fallbacks.ts'
import en from './messages/en.json'
import type { MessageKey, MessageValues, Translate } from './translate.ts'

export type Dictionary = Readonly<Record<string, string>>

/** All dictionaries, by language. */
export const DICTIONARIES: Readonly<Partial<Record<LanguageCode, Dictionary>>> = Object.fromEntries(
  Object.entries(import.meta.glob<Dictionary>('./messages/*.json', { eager: true, import: 'default' })).flatMap(
    ([path, messages]) => {
      const code = /([a-z]+)\.json$/.exec(path)?.[1] ?? ''
      return isLanguageCode(code) ? [[code, messages]] : []
    },
  ),
)

const translators = new Map<LanguageCode, Translate>()

/**
 * The language's messages. Without a dictionary, or for a missing key, the English message (specification, section 8)
 * between marks that `mark-fallbacks.ts` replaces by an element with `lang="en"`.
 *
 * @param onMissing called once per language and key
 */
export function translatorOf(lang: LanguageCode, onMissing: (lang: LanguageCode, key: string) => void): Translate {
  let translate = translators.get(lang)
  if (!translate) {
    translate = createTranslator(lang, DICTIONARIES[lang] ?? {}, onMissing)
    translators.set(lang, translate)
  }
  return translate
}

export function createTranslator(
  lang: LanguageCode,
  dictionary: Dictionary,
  onMissing: (lang: LanguageCode, key: string) => void,
): Translate {
  const messages = new Map<MessageKey, string | IntlMessageFormat>()
  const messageOf = (key: MessageKey) => {
    let message = messages.get(key)
    if (message === undefined) {
      const own = dictionary[key]
      if (own === undefined) onMissing(lang, key)
      message = own === undefined ? compile(standIn(lang, key), DEFAULT_LANGUAGE) : compile(own, lang)
      messages.set(key, message)
    }
    return message
  }
  /** A plural takes as long to form as a card to write, and pages say the same numbers again. */
  const formed = new GenerationalCache<string>(MAX_FORMED)
  return (key: MessageKey, values?: MessageValues) => {
    const message = messageOf(key)
    if (typeof message === 'string') return message
    const said = `${key} ${JSON.stringify(values)}`
    const known = formed.get(said)
    if (known !== undefined) return known
    const words = String(message.format({ ...values }))
    formed.set(said, words)
    return words
  }
}

/** Sentences with their values, in one language. */
const MAX_FORMED = 5000

function standIn(lang: LanguageCode, key: MessageKey): string {
  return lang === DEFAULT_LANGUAGE ? en[key] : markFallback(en[key])
}

/** Most messages have neither values nor plurals and need no parser. */
function compile(message: string, lang: LanguageCode): string | IntlMessageFormat {
  return /[{'<]/.test(message)
    ? new IntlMessageFormat(message, localeOf(lang).formatting, undefined, { ignoreTag: true })
    : message
}
