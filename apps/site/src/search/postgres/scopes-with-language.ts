import { scopeTokensOfEntry } from '../index-scope.ts'
import type { SearchEntry } from '../search-index.ts'

/** One index serves all languages, so the language is one of an entry's words. */
export function scopeTokensWithLanguage(entry: Pick<SearchEntry, 'target' | 'lang' | 'facets'>): string {
  return [languageToken(entry.lang), ...scopeTokensOfEntry(entry)].join(' ')
}

export function languageToken(lang: string): string {
  return `_l${lang}`
}
