import { scopesOfEntry } from '../index-scope.ts'
import type { SearchEntry } from '../search-index.ts'

/** Every word of an entry is in one index for all languages, so that its language is one of its words. */
export function scopesWithLanguage(entry: Pick<SearchEntry, 'target' | 'lang'>): string {
  return [wordOfLanguage(entry.lang), ...scopesOfEntry(entry)].join(' ')
}

export function wordOfLanguage(lang: string): string {
  return `_l${lang}`
}
