import { WORDS, type WordKey, type Words } from './words.ts'

/** A word in every language of the admin, where Payload chooses: names of collections, groups and tabs. */
export function inEachLanguage(key: WordKey): Record<string, string> {
  return Object.fromEntries(Object.entries(WORDS).map(([language, words]) => [language, wordOf(words, key)]))
}

function wordOf(words: Words, key: WordKey): string {
  const [group = '', name = ''] = key.split(':')
  const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = words
  return entries[group]?.[name] ?? key
}
