import formalGerman from './de/payload-formal.json' with { type: 'json' }
import { INTERFACE_TEXTS, type InterfaceTexts } from './dictionaries.ts'
import { formatNumbers, formatText, type MessageValues } from './format-text.ts'
import frenchValues from './fr/payload-values.json' with { type: 'json' }
import { ADMIN_LANGUAGES, isAdminLanguage } from './languages.ts'
import russianValues from './ru/payload-values.json' with { type: 'json' }

/** The key of a text of the admin's own components, such as `people:invite`. */
export type TextKey = {
  [Group in keyof InterfaceTexts]: `${Group}:${keyof InterfaceTexts[Group] & string}`
}[keyof InterfaceTexts]

/** Translates the key of a text into one language and fills its parameters. */
export type Translate = (key: TextKey, values?: MessageValues) => string

/** A page that was never published has no changes to publish. */
const PUBLISH = { en: 'Publish', de: 'Veröffentlichen', fr: 'Publier', es: 'Publicar', ru: 'Опубликовать' } as const

/** An empty cell of a list; Payload's own text is `<No Credit>`. */
const NOTHING = {
  en: 'No {{label}}',
  de: 'Ohne {{label}}',
  fr: 'Sans {{label}}',
  es: 'Sin {{label}}',
  ru: '{{label}}: нет',
} as const

/**
 * Payload's German addresses people otherwise than ours, has another word for blocks, and calls all things neuter; some of its
 * French and Russian leaves out the value that the text is about.
 */
const PAYLOAD_KEYS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  de: formalGerman,
  fr: frenchValues,
  ru: russianValues,
}

/** Payload's texts that this admin replaces. */
function replacedTexts(language: keyof typeof INTERFACE_TEXTS): Readonly<Record<string, object>> {
  const own = PAYLOAD_KEYS[language]
  return {
    ...own,
    general: { ...own?.general, noLabel: NOTHING[language] },
    version: { ...own?.version, publishChanges: PUBLISH[language] },
  }
}

/** Payload's configuration takes our texts under a key of their own, `desk`, beside Payload's texts, which it may replace. */
export const adminTranslations = Object.fromEntries(
  ADMIN_LANGUAGES.map((language) => [language, { ...replacedTexts(language), desk: INTERFACE_TEXTS[language] }]),
)

/**
 * Translates on the server; components use `useTranslate`.
 *
 * @param requested a language of the admin, such as that of a request; English stands in for any other
 */
export function translatorFor(requested: string): Translate {
  const language = isAdminLanguage(requested) ? requested : 'en'
  return (key, values) => {
    const text = textOf(INTERFACE_TEXTS[language], key)
    return values ? formatText(language, text, formatNumbers(language, values)) : text
  }
}

/** A text in every language of the admin, for names of collections, groups and tabs, of which Payload chooses one. */
export function textInEachLanguage(key: TextKey): Record<string, string> {
  return Object.fromEntries(ADMIN_LANGUAGES.map((language) => [language, textOf(INTERFACE_TEXTS[language], key)]))
}

/** A key that does not exist stands for itself. */
function textOf(texts: InterfaceTexts, key: string): string {
  const [group = '', name = ''] = key.split(':')
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = texts
  return groups[group]?.[name] ?? key
}
