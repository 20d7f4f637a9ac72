import type { CompletelyReadParts, LastCompleteIndexing } from './search-index.ts'

/** Note with the time when the whole index was last complete. */
export const COMPLETED_NOTE_NAME = 'completed'
const LANGUAGE = 'language:'
const CITY = 'city:'

export function nameOfCityNote(code: string): string {
  return CITY + code
}

/** Names of the notes for parts that were read completely. */
export function completenessNoteNames({ languages, cities }: CompletelyReadParts): readonly string[] {
  return [...languages.map((lang) => LANGUAGE + lang), ...cities.map(nameOfCityNote)]
}

/**
 * @param notes of an index, by name
 * @returns `undefined` when it was never complete
 */
export function parseCompleteness(notes: ReadonlyMap<string, number>): LastCompleteIndexing | undefined {
  const at = notes.get(COMPLETED_NOTE_NAME)
  if (at === undefined) return undefined
  const named = (prefix: string) =>
    new Set([...notes.keys()].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
  return { at, languages: named(LANGUAGE), cities: named(CITY) }
}
