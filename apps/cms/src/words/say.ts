import { t } from '@payloadcms/translations'
import { WORDS, type WordKey, type Words } from './words.ts'

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
  return (key, vars) => t<Words, WordKey>({ key, translations, ...(vars ? { vars } : {}) })
}
