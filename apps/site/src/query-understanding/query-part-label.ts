import type { LanguageCode } from '@passepartout/content-model/locales'
import type { QueryPart } from './understand-query.ts'

/** What a part of a query names, in a language; what is known in another one alone is shown as it was typed. */
export function queryPartLabel(
  { names: [name], words }: Pick<QueryPart, 'names' | 'words'>,
  lang: LanguageCode,
): string {
  return name?.lang === lang ? name.name : words
}
