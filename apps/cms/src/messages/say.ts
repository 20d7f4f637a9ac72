import { t } from '@payloadcms/translations'
import { WORDS, type WordKey, type Words } from './words.ts'
import { writeNumbers } from './write-numbers.ts'

/** What is filled into a word, by name. */
export type Values = Readonly<Record<string, string | number>>

/** Says a word of ours in a language that somebody has chosen. */
export type Say = (key: WordKey, values?: Values) => string

/**
 * For what the server says; components have `useWords`.
 *
 * @param language of the admin, such as that of a request; one that is not there is English
 */
export function sayIn(language: string): Say {
  const known: Readonly<Record<string, Words | undefined>> = WORDS
  const translations = known[language] ?? WORDS.en
  const vars = (values: Values) => ({ vars: writeNumbers(values, known[language] ? language : 'en') })
  return (key, values) => t<Words, WordKey>({ key, translations, ...(values ? vars(values) : {}) })
}
